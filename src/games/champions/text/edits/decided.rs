//! What a command had to decide beside its own numbers and answers: about the dice of a Combat or a test, with tokens, by what
//! cards added.

use super::added::{Added, added};
use super::tested;
use super::tokens::{self, Token};
use super::{changes, choices};
use crate::games::champions::combat::fight::Fight;
use crate::games::champions::command::{Command, Outcome};
use crate::games::champions::model::state::State;
use crate::kernel::correction::CorrectionPart;

/// One such decision.
#[derive(Clone, Copy)]
pub(super) enum Decided {
    Fight(choices::Choice),
    Added(Added),
    Test(tested::Choice),
    Told(Token),
}

/// All of a command's, in the order in which they are read.
pub(super) fn decided(state: &State, command: &Command) -> Vec<Decided> {
    if let Some(fight) = fight(command) {
        let choices = choices::choices(state, fight).into_iter().map(Decided::Fight);
        return choices.chain(added(fight).into_iter().map(Decided::Added)).collect();
    }
    if let Some((actor, dice)) = tested::dice(command) {
        return tested::choices(actor, dice).into_iter().map(Decided::Test).collect();
    }
    let told = told(command).map(|outcome| tokens::laid(state, outcome));
    told.into_iter().flatten().map(Decided::Told).collect()
}

impl Decided {
    /// What it is called, and what was decided.
    pub(super) fn part(self, command: &Command) -> Option<CorrectionPart> {
        let (label, input) = match self {
            Self::Fight(choice) => fight(command).map(|fight| (choice.label(fight), choice.input(fight)))?,
            Self::Added(added) => (added.label(), added.input(fight(command)?)),
            Self::Test(choice) => {
                let (_, dice) = tested::dice(command)?;
                (choice.label(dice), choice.input(dice))
            }
            Self::Told(token) => (token.label(), token.input(told(command)?)),
        };
        Some(CorrectionPart { label, input })
    }

    /// Decides it otherwise; an answer that is none changes nothing.
    pub(super) fn set(self, command: &mut Command, value: i16) {
        match (self, usize::try_from(value)) {
            (Self::Added(added), _) => fight_mut(command).into_iter().for_each(|fight| added.set(fight, value)),
            (Self::Fight(choice), Ok(place)) => {
                fight_mut(command).into_iter().for_each(|fight| choice.set(fight, place));
            }
            (Self::Test(choice), Ok(place)) => {
                tested::dice_mut(command).into_iter().for_each(|dice| choice.set(dice, place));
            }
            (Self::Told(token), Ok(place)) => told_mut(command).into_iter().for_each(|told| token.set(told, place)),
            (Self::Fight(_) | Self::Test(_) | Self::Told(_), Err(_)) => {}
        }
    }
}

/// What was said of dice stays with them where others are what they were: see [`changes::keep_with_their_dice`].
pub(super) fn keep_with_their_dice(old: &Command, new: &mut Command) {
    if let (Some(old), Some(new)) = (fight(old), fight_mut(new)) {
        changes::keep_with_their_dice(old, new);
    }
    if let (Some((_, old)), Some(new)) = (tested::dice(old), tested::dice_mut(new)) {
        changes::keep_with_their_dice(old, new);
    }
}

fn fight(command: &Command) -> Option<&Fight> {
    match command.behind_anyway() {
        Some(command) => fight(command),
        None => {
            if let Command::Fight(fight) = command {
                Some(fight)
            } else {
                None
            }
        }
    }
}

fn fight_mut(command: &mut Command) -> Option<&mut Fight> {
    if let Command::Anyway(command) = command {
        fight_mut(command)
    } else if let Command::Fight(fight) = command {
        Some(fight)
    } else {
        None
    }
}

fn told(command: &Command) -> Option<&Outcome> {
    match command.behind_anyway() {
        Some(command) => told(command),
        None => {
            if let Command::Combat(outcome) = command {
                Some(outcome)
            } else {
                None
            }
        }
    }
}

fn told_mut(command: &mut Command) -> Option<&mut Outcome> {
    if let Command::Anyway(command) = command {
        told_mut(command)
    } else if let Command::Combat(outcome) = command {
        Some(outcome)
    } else {
        None
    }
}
