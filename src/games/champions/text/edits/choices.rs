//! What a Combat had to decide about its final dice and with its tokens. Each is offered only where the dice left something
//! to decide, or where it was decided: so one that no longer fits its dice can be decided anew beside them.

use super::changes::{self, Change, last};
use super::tokens::{self, Spent};
use super::{HARMONIES, answer, choose};
use crate::games::champions::combat::fight::{Fight, TechniqueUse};
use crate::games::champions::dice::elemental::Hand;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::model::technique::Technique;
use crate::games::champions::text::names;
use crate::kernel::correction::Input;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// Something that was to be decided.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    /// What was done to the dice.
    Changed(Change),
    /// The Offensive or the Defensive Element.
    Chosen(Side),
    /// Whether the Secret Technique is used.
    Technique,
    /// Whether all five Elements are taken as Harmony.
    Harmony,
    /// Which tokens were used.
    Spent(Spent),
}

/// What an Element is chosen for.
#[derive(Clone, Copy)]
pub(super) enum Side {
    /// The Offensive Successes.
    Offence,
    /// The Defensive Successes.
    Defence,
}

impl Side {
    fn elements(self) -> [Element; 2] {
        match self {
            Self::Offence => [Element::Fire, Element::Water],
            Self::Defence => [Element::Air, Element::Earth],
        }
    }

    fn said(self, fight: &Fight) -> Option<Element> {
        match self {
            Self::Offence => fight.choices.offence,
            Self::Defence => fight.choices.defence,
        }
    }
}

/// What `fight` had to decide.
pub(super) fn choices(state: &State, fight: &Fight) -> Vec<Choice> {
    let after = [
        (Choice::Chosen(Side::Offence), is_open(fight, Side::Offence)),
        (Choice::Chosen(Side::Defence), is_open(fight, Side::Defence)),
        (Choice::Technique, has_technique(state, fight)),
        (Choice::Harmony, has_harmony(fight)),
    ];
    let done = changes::changes(fight.terms.fighter, fight).into_iter().map(Choice::Changed);
    let dice = done.chain(after.into_iter().filter_map(|(choice, is)| is.then_some(choice)));
    dice.chain(tokens::spent(state, fight).into_iter().map(Choice::Spent)).collect()
}

/// Both Elements lie there, or one was said.
fn is_open(fight: &Fight, side: Side) -> bool {
    let both = |hand: Hand| side.elements().iter().all(|element| hand.count(*element) > 0);
    side.said(fight).is_some() || last(fight).is_some_and(both)
}

fn has_technique(state: &State, fight: &Fight) -> bool {
    let fits = |technique: &Technique| last(fight).is_some_and(|hand| hand.short_of(technique.needs).is_none());
    let printed = match fight.terms.fighter {
        Actor::Champion(id) => state.champion(id).card().technique.as_ref(),
        Actor::Ally(_) => None,
    };
    fight.choices.technique != TechniqueUse::WherePossible || printed.is_some_and(fits)
}

fn has_harmony(fight: &Fight) -> bool {
    fight.choices.harmony == Harmony::Used || last(fight).is_some_and(|hand| hand.missing().is_none())
}

impl Choice {
    /// What it is called.
    pub(super) fn label(self, fight: &Fight) -> Line {
        match self {
            Self::Changed(change) => change.label(fight),
            Self::Chosen(Side::Offence) => keys::FIGHT_OFFENSIVE_ELEMENT.into(),
            Self::Chosen(Side::Defence) => keys::FIGHT_DEFENSIVE_ELEMENT.into(),
            Self::Technique => keys::EDIT_TECHNIQUE.into(),
            Self::Harmony => keys::EDIT_HARMONY.into(),
            Self::Spent(spent) => spent.label(),
        }
    }

    /// What was decided.
    pub(super) fn input(self, fight: &Fight) -> Input {
        match self {
            Self::Changed(change) => change.input(fight),
            Self::Chosen(side) => {
                let elements = side.elements();
                let said = elements.iter().position(|element| Some(*element) == side.said(fight));
                let names = elements.map(names::element);
                let answers = std::iter::once(keys::EDIT_MORE).chain(names).map(Line::from).collect();
                Input::Answer { answers, chosen: said.map_or(0, |place| place + 1) }
            }
            Self::Technique => answer(&TECHNIQUES, technique(fight)),
            Self::Harmony => answer(&HARMONIES, fight.choices.harmony),
            Self::Spent(spent) => spent.input(fight),
        }
    }

    /// Decides it otherwise; an answer that is none changes nothing.
    pub(super) fn set(self, fight: &mut Fight, place: usize) {
        match self {
            Self::Changed(change) => change.set(fight, place),
            Self::Chosen(side) => {
                let slot = match side {
                    Side::Offence => &mut fight.choices.offence,
                    Side::Defence => &mut fight.choices.defence,
                };
                match place.checked_sub(1) {
                    None => *slot = None,
                    Some(place) => *slot = side.elements().get(place).copied().or(*slot),
                }
            }
            Self::Technique => {
                let mut said = technique(fight);
                choose(&mut said, &TECHNIQUES, place);
                if said != technique(fight) {
                    fight.choices.technique = said;
                }
            }
            Self::Harmony => choose(&mut fight.choices.harmony, &HARMONIES, place),
            Self::Spent(spent) => spent.set(fight, place),
        }
    }
}

/// Used where possible and used come to the same where it is offered.
fn technique(fight: &Fight) -> TechniqueUse {
    match fight.choices.technique {
        TechniqueUse::WherePossible | TechniqueUse::Used => TechniqueUse::WherePossible,
        TechniqueUse::Declined => TechniqueUse::Declined,
    }
}

const TECHNIQUES: [(TechniqueUse, Key); 2] =
    [(TechniqueUse::Declined, keys::EDIT_DECEPTION_UNUSED), (TechniqueUse::WherePossible, keys::EDIT_DECEPTION_USED)];
