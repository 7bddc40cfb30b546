//! What was done to dice that lay on the table, in a Combat as in a test: Deception and Call of the Void. One that no longer
//! fits its dice can be decided anew beside them.

use super::{DECEPTIONS, DICE};
use crate::games::champions::combat::fight::Fight;
use crate::games::champions::dice::elemental::Hand;
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::rolls::{CalledVoid, ElementalReroll, ElementalRoll, Reroll, Turned};
use crate::games::champions::skill_test::TestDice;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::correction::Input;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// Dice that were rolled, and what was done to them.
pub(super) trait Rolled {
    /// The first roll.
    fn first(&self) -> &ElementalRoll;
    /// What was rolled again, in order.
    fn again(&self) -> impl Iterator<Item = &ElementalReroll>;
    /// Deception.
    fn deception(&self) -> Option<Turned>;
    /// Where it is written.
    fn deception_mut(&mut self) -> &mut Option<Turned>;
    /// Call of the Void.
    fn void(&self) -> Option<&CalledVoid>;
    /// Where it is written.
    fn void_mut(&mut self) -> &mut Option<CalledVoid>;
}

impl Rolled for Fight {
    fn first(&self) -> &ElementalRoll {
        &self.dice.first
    }

    fn again(&self) -> impl Iterator<Item = &ElementalReroll> {
        self.dice.rerolls.iter().filter_map(|reroll| match reroll {
            Reroll::Elemental(reroll) => Some(reroll),
            Reroll::Enemy(_) => None,
        })
    }

    fn deception(&self) -> Option<Turned> {
        self.changes.deception
    }

    fn deception_mut(&mut self) -> &mut Option<Turned> {
        &mut self.changes.deception
    }

    fn void(&self) -> Option<&CalledVoid> {
        self.changes.void.as_ref()
    }

    fn void_mut(&mut self) -> &mut Option<CalledVoid> {
        &mut self.changes.void
    }
}

impl Rolled for TestDice {
    fn first(&self) -> &ElementalRoll {
        &self.first
    }

    fn again(&self) -> impl Iterator<Item = &ElementalReroll> {
        self.rerolls.iter()
    }

    fn deception(&self) -> Option<Turned> {
        self.deception
    }

    fn deception_mut(&mut self) -> &mut Option<Turned> {
        &mut self.deception
    }

    fn void(&self) -> Option<&CalledVoid> {
        self.void.as_ref()
    }

    fn void_mut(&mut self) -> &mut Option<CalledVoid> {
        &mut self.void
    }
}

/// Something that was to be decided about the dice.
#[derive(Clone, Copy)]
pub(super) enum Change {
    /// Which die Deception turns.
    Deception,
    /// What it becomes.
    DeceptionTo,
    /// Which Void the Call of the Void removes.
    Void,
    /// What another Void becomes, by its place among those.
    VoidTo(usize),
}

/// What there was to decide about dice of `actor`: Deception is a Champion's.
pub(super) fn changes(actor: Actor, dice: &impl Rolled) -> Vec<Change> {
    let known = dice.void().map_or(0, |call| call.to.len() + 1);
    let turned = if dice.void().is_some() { others(dice).len().min(known) } else { 0 };
    let is_champion = matches!(actor, Actor::Champion(_));
    let all = [
        (Change::Deception, is_champion || dice.deception().is_some()),
        (Change::DeceptionTo, dice.deception().is_some()),
        (Change::Void, dice.void().is_some() || !voids(dice).is_empty()),
    ];
    let all = all.into_iter().filter_map(|(change, is)| is.then_some(change));
    all.chain((0..turned).map(Change::VoidTo)).collect()
}

/// The dice after the last reroll; nothing where they cannot be as they are said to be.
fn rolled(dice: &impl Rolled) -> Option<Hand> {
    let mut hand = Hand::rolled(dice.first()).ok()?;
    dice.again().try_for_each(|reroll| hand.reroll(reroll)).ok()?;
    Some(hand)
}

/// The dice with Deception, where that fits them.
fn deceived(dice: &impl Rolled) -> Option<Hand> {
    let hand = rolled(dice)?;
    Some(match dice.deception() {
        Some(turned) => changed(hand, |hand| hand.turn(turned).map(|_| ())),
        None => hand,
    })
}

/// The final dice, as far as what was changed fits them.
pub(super) fn last(dice: &impl Rolled) -> Option<Hand> {
    let hand = deceived(dice)?;
    Some(match dice.void() {
        Some(call) => changed(hand, |hand| hand.call_void(call)),
        None => hand,
    })
}

fn changed(hand: Hand, change: impl FnOnce(&mut Hand) -> Result<(), DiceFault>) -> Hand {
    let mut after = hand.clone();
    if change(&mut after).is_ok() { after } else { hand }
}

/// The dice that show Void when it is called.
fn voids(dice: &impl Rolled) -> Vec<u8> {
    let is_void = |hand: &Hand, die: u8| hand.face(die) == Some(Element::Void);
    deceived(dice).map_or_else(Vec::new, |hand| (0..count(dice)).filter(|die| is_void(&hand, *die)).collect())
}

/// Those of them that are not removed.
fn others(dice: &impl Rolled) -> Vec<u8> {
    let removed = dice.void().map(|call| call.removed);
    voids(dice).into_iter().filter(|die| Some(*die) != removed).collect()
}

/// How many dice were rolled, five at most.
fn count(dice: &impl Rolled) -> u8 {
    u8::try_from(dice.first().faces.len().min(DICE.len())).unwrap_or(0)
}

/// What each other Void was to become stays with its die when other dice are Void than in `old`. Whoever is Void only now
/// is asked about, and those after it.
pub(super) fn keep_with_their_dice<R: Rolled>(old: &R, new: &mut R) {
    let (were, are) = (others(old), others(new));
    let (Some(was), Some(call)) = (old.void(), new.void_mut()) else { return };
    if were != are {
        let said = |die: &u8| were.iter().zip(&was.to).find(|(other, _)| *other == die).map(|(_, to)| *to);
        call.to = are.iter().map_while(said).collect();
    }
}

impl Change {
    /// What it is called.
    pub(super) fn label(self, dice: &impl Rolled) -> Line {
        match self {
            Self::Deception => keys::EDIT_DECEPTION.into(),
            Self::DeceptionTo => keys::EDIT_DECEPTION_TO.into(),
            Self::Void => keys::EDIT_VOID.into(),
            Self::VoidTo(place) => {
                let die = others(dice).get(place).copied().map_or(0, |die| usize::from(die) + 1);
                Line::new(keys::EDIT_VOID_TO).with("die", die)
            }
        }
    }

    /// What was decided.
    pub(super) fn input(self, dice: &impl Rolled) -> Input {
        match self {
            Self::Deception => which(dice, dice.deception().map(|turned| turned.die)),
            Self::DeceptionTo => face(Element::ALL, dice.deception().map(|turned| turned.to)),
            Self::Void => which(dice, dice.void().map(|call| call.removed)),
            Self::VoidTo(place) => face(&TO, dice.void().and_then(|call| call.to.get(place).copied())),
        }
    }

    /// Decides it otherwise; an answer that is none changes nothing.
    pub(super) fn set(self, dice: &mut impl Rolled, place: usize) {
        match self {
            Self::Deception => set_deception(dice, place),
            Self::DeceptionTo => {
                if let (Some(turned), Some(to)) = (dice.deception_mut(), Element::ALL.get(place)) {
                    turned.to = *to;
                }
            }
            Self::Void => set_void(dice, place),
            Self::VoidTo(other) => set_other_void(dice, other, place),
        }
    }
}

/// Another die; what it becomes is said beside it. Until then it stays what it is, which the rules refuse.
fn set_deception(dice: &mut impl Rolled, place: usize) {
    let shown = |die| rolled(dice).and_then(|hand| hand.face(die));
    let to = dice.deception().map(|turned| turned.to);
    match die_at(dice, place) {
        None if place == 0 => *dice.deception_mut() = None,
        None => {}
        Some(die) => {
            let turned = to.or_else(|| shown(die)).map(|to| Turned { die, to });
            *dice.deception_mut() = turned.or(dice.deception());
        }
    }
}

fn set_void(dice: &mut impl Rolled, place: usize) {
    match die_at(dice, place) {
        None if place == 0 => *dice.void_mut() = None,
        None => {}
        Some(removed) => {
            let to = dice.void_mut().take().map_or_else(Vec::new, |call| call.to);
            *dice.void_mut() = Some(CalledVoid { removed, to });
        }
    }
}

fn set_other_void(dice: &mut impl Rolled, other: usize, place: usize) {
    let (Some(call), Some(to)) = (dice.void_mut(), TO.get(place)) else { return };
    match call.to.get_mut(other) {
        Some(slot) => *slot = *to,
        None => call.to.push(*to),
    }
}

/// The die an answer names; the first says that there is none.
fn die_at(dice: &impl Rolled, place: usize) -> Option<u8> {
    u8::try_from(place.checked_sub(1)?).ok().filter(|die| *die < count(dice))
}

/// None of the dice, or one of them.
fn which(dice: &impl Rolled, die: Option<u8>) -> Input {
    let none = DECEPTIONS[0].1;
    let each = DICE.into_iter().take(count(dice).into());
    let chosen = die.map_or(0, |die| usize::from(die) + 1);
    Input::Answer { answers: std::iter::once(none).chain(each).map(Line::from).collect(), chosen }
}

fn face(faces: &[Element], shown: Option<Element>) -> Input {
    let shown = shown.and_then(|shown| faces.iter().position(|face| *face == shown));
    Input::Face { faces: faces.iter().map(|face| names::element(*face).into()).collect(), shown }
}

/// What Call of the Void turns dice into.
const TO: [Element; 4] = [Element::Air, Element::Earth, Element::Fire, Element::Water];
