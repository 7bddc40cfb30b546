//! What a Combat had to decide about its final dice and with its tokens. Each is offered only where the dice left something to decide, or
//! where it was decided: so one that no longer fits its dice can be decided anew beside them.

use super::tokens::{self, Spent};
use super::{DECEPTIONS, DICE, answer, choose};
use crate::games::champions::combat::fight::{Fight, TechniqueUse};
use crate::games::champions::dice::elemental::Hand;
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::rolls::{CalledVoid, Harmony, Reroll, Turned};
use crate::games::champions::model::state::State;
use crate::games::champions::model::technique::Technique;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::correction::Input;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// Something that was to be decided.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    /// Which die Deception turns.
    Deception,
    /// What it becomes.
    DeceptionTo,
    /// Which Void the Call of the Void removes.
    Void,
    /// What another Void becomes, by its place among those.
    VoidTo(usize),
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
    let changes = &fight.changes;
    let known = changes.void.as_ref().map_or(0, |call| call.to.len() + 1);
    let turned = if changes.void.is_some() { others(fight).len().min(known) } else { 0 };
    let is_champion = matches!(fight.terms.fighter, Actor::Champion(_));
    let before = [
        (Choice::Deception, is_champion || changes.deception.is_some()),
        (Choice::DeceptionTo, changes.deception.is_some()),
        (Choice::Void, changes.void.is_some() || !voids(fight).is_empty()),
    ];
    let after = [
        (Choice::Chosen(Side::Offence), is_open(fight, Side::Offence)),
        (Choice::Chosen(Side::Defence), is_open(fight, Side::Defence)),
        (Choice::Technique, has_technique(state, fight)),
        (Choice::Harmony, has_harmony(fight)),
    ];
    let turned = (0..turned).map(|place| (Choice::VoidTo(place), true));
    let dice = before.into_iter().chain(turned).chain(after).filter_map(|(choice, is)| is.then_some(choice));
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

/// The dice after the last reroll; nothing where they cannot be as they are said to be.
fn rolled(fight: &Fight) -> Option<Hand> {
    let mut hand = Hand::rolled(&fight.dice.first).ok()?;
    for reroll in &fight.dice.rerolls {
        match reroll {
            Reroll::Elemental(reroll) => hand.reroll(reroll).ok()?,
            Reroll::Enemy(_) => {}
        }
    }
    Some(hand)
}

/// The dice with Deception, where that fits them.
fn deceived(fight: &Fight) -> Option<Hand> {
    let hand = rolled(fight)?;
    Some(match fight.changes.deception {
        Some(turned) => changed(hand, |hand| hand.turn(turned).map(|_| ())),
        None => hand,
    })
}

/// The final dice, as far as what was changed fits them.
fn last(fight: &Fight) -> Option<Hand> {
    let hand = deceived(fight)?;
    Some(match &fight.changes.void {
        Some(call) => changed(hand, |hand| hand.call_void(call)),
        None => hand,
    })
}

fn changed(hand: Hand, change: impl FnOnce(&mut Hand) -> Result<(), DiceFault>) -> Hand {
    let mut after = hand.clone();
    if change(&mut after).is_ok() { after } else { hand }
}

/// The dice that show Void when it is called.
fn voids(fight: &Fight) -> Vec<u8> {
    let is_void = |hand: &Hand, die: u8| hand.face(die) == Some(Element::Void);
    deceived(fight).map_or_else(Vec::new, |hand| (0..dice(fight)).filter(|die| is_void(&hand, *die)).collect())
}

/// Those of them that are not removed.
fn others(fight: &Fight) -> Vec<u8> {
    let removed = fight.changes.void.as_ref().map(|call| call.removed);
    voids(fight).into_iter().filter(|die| Some(*die) != removed).collect()
}

/// How many dice were rolled, five at most.
fn dice(fight: &Fight) -> u8 {
    u8::try_from(fight.dice.first.faces.len().min(DICE.len())).unwrap_or(0)
}

/// What each other Void was to become stays with its die when other dice are Void than in `old`. Whoever is Void only now
/// is asked about, and those after it.
pub(super) fn keep_with_their_dice(old: &Fight, new: &mut Fight) {
    let (were, are) = (others(old), others(new));
    let (Some(was), Some(call)) = (&old.changes.void, &mut new.changes.void) else { return };
    if were != are {
        let said = |die: &u8| were.iter().zip(&was.to).find(|(other, _)| *other == die).map(|(_, to)| *to);
        call.to = are.iter().map_while(said).collect();
    }
}

impl Choice {
    /// What it is called.
    pub(super) fn label(self, fight: &Fight) -> Line {
        match self {
            Self::Deception => keys::EDIT_DECEPTION.into(),
            Self::DeceptionTo => keys::EDIT_DECEPTION_TO.into(),
            Self::Void => keys::EDIT_VOID.into(),
            Self::VoidTo(place) => {
                let die = others(fight).get(place).copied().map_or(0, |die| usize::from(die) + 1);
                Line::new(keys::EDIT_VOID_TO).with("die", die)
            }
            Self::Chosen(Side::Offence) => keys::FIGHT_OFFENSIVE_ELEMENT.into(),
            Self::Chosen(Side::Defence) => keys::FIGHT_DEFENSIVE_ELEMENT.into(),
            Self::Technique => keys::EDIT_TECHNIQUE.into(),
            Self::Harmony => keys::EDIT_HARMONY.into(),
            Self::Spent(spent) => spent.label(),
        }
    }

    /// What was decided.
    pub(super) fn input(self, fight: &Fight) -> Input {
        let changes = &fight.changes;
        match self {
            Self::Deception => which(fight, changes.deception.map(|turned| turned.die)),
            Self::DeceptionTo => face(Element::ALL, changes.deception.map(|turned| turned.to)),
            Self::Void => which(fight, changes.void.as_ref().map(|call| call.removed)),
            Self::VoidTo(place) => face(&TO, changes.void.as_ref().and_then(|call| call.to.get(place).copied())),
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
            Self::Deception => set_deception(fight, place),
            Self::DeceptionTo => {
                if let (Some(turned), Some(to)) = (&mut fight.changes.deception, Element::ALL.get(place)) {
                    turned.to = *to;
                }
            }
            Self::Void => set_void(fight, place),
            Self::VoidTo(other) => set_other_void(fight, other, place),
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

/// Another die; what it becomes is said beside it. Until then it stays what it is, which the rules refuse.
fn set_deception(fight: &mut Fight, place: usize) {
    let shown = |die| rolled(fight).and_then(|hand| hand.face(die));
    let to = fight.changes.deception.map(|turned| turned.to);
    match die_at(fight, place) {
        None if place == 0 => fight.changes.deception = None,
        None => {}
        Some(die) => {
            let to = to.or_else(|| shown(die));
            fight.changes.deception = to.map(|to| Turned { die, to }).or(fight.changes.deception);
        }
    }
}

fn set_void(fight: &mut Fight, place: usize) {
    match die_at(fight, place) {
        None if place == 0 => fight.changes.void = None,
        None => {}
        Some(removed) => {
            let to = fight.changes.void.take().map_or_else(Vec::new, |call| call.to);
            fight.changes.void = Some(CalledVoid { removed, to });
        }
    }
}

fn set_other_void(fight: &mut Fight, other: usize, place: usize) {
    let (Some(call), Some(to)) = (&mut fight.changes.void, TO.get(place)) else { return };
    match call.to.get_mut(other) {
        Some(slot) => *slot = *to,
        None => call.to.push(*to),
    }
}

/// The die an answer names; the first says that there is none.
fn die_at(fight: &Fight, place: usize) -> Option<u8> {
    u8::try_from(place.checked_sub(1)?).ok().filter(|die| *die < dice(fight))
}

/// Used where possible and used come to the same where it is offered.
fn technique(fight: &Fight) -> TechniqueUse {
    match fight.choices.technique {
        TechniqueUse::WherePossible | TechniqueUse::Used => TechniqueUse::WherePossible,
        TechniqueUse::Declined => TechniqueUse::Declined,
    }
}

/// None of the dice, or one of them.
fn which(fight: &Fight, die: Option<u8>) -> Input {
    let none = DECEPTIONS[0].1;
    let dice = DICE.into_iter().take(dice(fight).into());
    let chosen = die.map_or(0, |die| usize::from(die) + 1);
    Input::Answer { answers: std::iter::once(none).chain(dice).map(Line::from).collect(), chosen }
}

fn face(faces: &[Element], shown: Option<Element>) -> Input {
    let shown = shown.and_then(|shown| faces.iter().position(|face| *face == shown));
    Input::Face { faces: faces.iter().map(|face| names::element(*face).into()).collect(), shown }
}

/// What Call of the Void turns dice into.
const TO: [Element; 4] = [Element::Air, Element::Earth, Element::Fire, Element::Water];
const TECHNIQUES: [(TechniqueUse, Key); 2] =
    [(TechniqueUse::Declined, keys::EDIT_DECEPTION_UNUSED), (TechniqueUse::WherePossible, keys::EDIT_DECEPTION_USED)];
const HARMONIES: [(Harmony, Key); 2] =
    [(Harmony::Unused, keys::EDIT_DECEPTION_UNUSED), (Harmony::Used, keys::EDIT_DECEPTION_USED)];
