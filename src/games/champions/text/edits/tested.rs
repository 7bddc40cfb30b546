//! What a test had to decide about its final dice, beside what a Combat has to decide about them too: the Element that
//! counts, and Harmony.

use super::changes::{self, Change};
use super::{HARMONIES, answer, choose};
use crate::games::champions::command::{Action, Command};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::skill_test::TestDice;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::correction::Input;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// Something that was to be decided.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    /// What was done to the dice.
    Changed(Change),
    /// The Element that counts.
    Element,
    /// Whether all five Elements are taken as Harmony.
    Harmony,
}

/// Whose test a command is, and its dice; nothing where it is none, or only its result was said.
pub(super) fn dice(command: &Command) -> Option<(Actor, &TestDice)> {
    if let Some(command) = command.behind_anyway() {
        return dice(command);
    }
    let Command::Act { actor, action } = command else { return None };
    match action {
        Action::Investigation(test) | Action::ComplexManipulation(test) | Action::Question { test, .. } => {
            Some((*actor, test.dice.as_deref()?))
        }
        Action::Movement { .. } | Action::MovementAlong { .. } | Action::Healing { .. } | Action::Handle(_) => None,
        Action::Concentration | Action::SimpleManipulation | Action::DrawObjectives { .. } | Action::RaisePurity => {
            None
        }
    }
}

/// The same dice, to be written to.
pub(super) fn dice_mut(command: &mut Command) -> Option<&mut TestDice> {
    if let Command::Anyway(command) = command {
        return dice_mut(command);
    }
    let Command::Act { action, .. } = command else { return None };
    match action {
        Action::Investigation(test) | Action::ComplexManipulation(test) | Action::Question { test, .. } => {
            test.dice.as_deref_mut()
        }
        Action::Movement { .. } | Action::MovementAlong { .. } | Action::Healing { .. } | Action::Handle(_) => None,
        Action::Concentration | Action::SimpleManipulation | Action::DrawObjectives { .. } | Action::RaisePurity => {
            None
        }
    }
}

/// What those dice had to decide.
pub(super) fn choices(actor: Actor, dice: &TestDice) -> Vec<Choice> {
    let hand = changes::last(dice);
    let counts = |element: &Element| hand.as_ref().map_or(0, |hand| hand.count(*element));
    let most = Element::ALL.iter().map(counts).max().unwrap_or(0);
    let is_even = Element::ALL.iter().filter(|element| counts(element) == most).count() > 1;
    let is_harmony = dice.harmony == Harmony::Used || hand.as_ref().is_some_and(|hand| hand.missing().is_none());
    let own = [(Choice::Element, dice.element.is_some() || is_even), (Choice::Harmony, is_harmony)];
    let done = changes::changes(actor, dice).into_iter().map(Choice::Changed);
    done.chain(own.into_iter().filter_map(|(choice, is)| is.then_some(choice))).collect()
}

impl Choice {
    /// What it is called.
    pub(super) fn label(self, dice: &TestDice) -> Line {
        match self {
            Self::Changed(change) => change.label(dice),
            Self::Element => keys::EDIT_TEST_ELEMENT.into(),
            Self::Harmony => keys::EDIT_HARMONY.into(),
        }
    }

    /// What was decided.
    pub(super) fn input(self, dice: &TestDice) -> Input {
        match self {
            Self::Changed(change) => change.input(dice),
            Self::Element => {
                let names = Element::ALL.iter().map(|element| names::element(*element));
                let answers = std::iter::once(keys::EDIT_MORE).chain(names).map(Line::from).collect();
                Input::Answer { answers, chosen: dice.element.map_or(0, |element| element.index() + 1) }
            }
            Self::Harmony => answer(&HARMONIES, dice.harmony),
        }
    }

    /// Decides it otherwise; an answer that is none changes nothing.
    pub(super) fn set(self, dice: &mut TestDice, place: usize) {
        match self {
            Self::Changed(change) => change.set(dice, place),
            Self::Element => match place.checked_sub(1) {
                None => dice.element = None,
                Some(place) => dice.element = Element::ALL.get(place).copied().or(dice.element),
            },
            Self::Harmony => choose(&mut dice.harmony, &HARMONIES, place),
        }
    }
}
