//! The parts of a command that players may put right later: numbers and dice, each with its name.
//!
//! Absent on purpose: who acts, against whom, and cards. Whoever mistook those leaves the entry out and does it anew.

use super::names;
use crate::games::bushido::command::{Command, Dice, DiceTold, Exchange, Outcome, Shot, Test, TestTold, WoundDice};
use crate::games::bushido::decide::rolled_by;
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::state::State;
use crate::kernel::correction::{CorrectionPart, Input};
use crate::kernel::line::{Key, Line};
use crate::words::bushido as keys;

/// The parts of a command, on the table before it.
pub fn parts(state: &State, command: &Command) -> Vec<CorrectionPart> {
    // Reading goes the way of writing, so that the two cannot differ; what is written to is a copy.
    let mut copy = command.clone();
    slots(&mut copy, &rolls(state, command))
        .into_iter()
        .map(|(label, slot)| CorrectionPart { label, input: slot.input() })
        .collect()
}

/// The command with another number, or the place of another face or answer, in one of its parts.
#[must_use]
pub fn with(command: &Command, place: usize, value: i16) -> Command {
    let mut changed = command.clone();
    if let Some((_, slot)) = slots(&mut changed, &[]).into_iter().nth(place) {
        slot.set(value);
    }
    changed
}

/// Whose Damage Roll one is, and the how-manieth of that model.
type Owned = (String, i16);

/// Whose the Damage Rolls of a command are, in their order.
fn rolls(state: &State, command: &Command) -> Vec<Owned> {
    let by = rolled_by(state, command);
    let number = |at: usize| by[..=at].iter().filter(|one| **one == by[at]).count();
    let owned = |(at, id)| (names::model(state, id), small(number(at)));
    by.iter().copied().enumerate().map(owned).collect()
}

fn small(number: usize) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

/// The most that is typed in at once.
const MANY: i16 = 30;

/// A place in a command that can be written to.
enum Slot<'a> {
    Face(&'a mut u8),
    Count(&'a mut u8),
    Small(&'a mut i8),
    Change(&'a mut i16),
    Distance(&'a mut u16),
    Passed(&'a mut TestTold),
}

impl Slot<'_> {
    fn input(&self) -> Input {
        let number = |value: i16, least: i16, most: i16| Input::Number { value: Some(value), least, most };
        match self {
            Self::Face(face) => Input::Face {
                faces: (1..=6_u8).map(|face| Line::new(keys::BUSHIDO_FACE).with("face", face)).collect(),
                shown: face.checked_sub(1).map(|place| usize::from(place.min(5))),
            },
            Self::Count(count) => number(i16::from(**count), 0, MANY),
            Self::Small(change) => number(i16::from(**change), -10, 10),
            Self::Change(change) => number(**change, -MANY, MANY),
            Self::Distance(distance) => number(i16::try_from(**distance / 100).unwrap_or(0), 0, 99),
            Self::Passed(told) => Input::Answer {
                answers: vec![keys::BUSHIDO_PASSED.into(), keys::BUSHIDO_FAILED.into()],
                chosen: usize::from(**told == TestTold::Failed),
            },
        }
    }

    fn set(self, value: i16) {
        match self {
            Self::Face(face) => *face = u8::try_from(value.clamp(0, 5)).unwrap_or(0) + 1,
            Self::Count(count) => *count = u8::try_from(value.clamp(0, MANY)).unwrap_or(0),
            Self::Small(change) => *change = i8::try_from(value.clamp(-10, 10)).unwrap_or(0),
            Self::Change(change) => *change = value.clamp(-MANY, MANY),
            Self::Distance(distance) => *distance = u16::try_from(value.clamp(0, 99)).unwrap_or(0) * 100,
            Self::Passed(told) => *told = if value == 0 { TestTold::Passed } else { TestTold::Failed },
        }
    }
}

/// The places of a command with what they are called; `rolls` says whose its Damage Rolls are, as far as that is known.
fn slots<'a>(command: &'a mut Command, rolls: &[Owned]) -> Vec<(Line, Slot<'a>)> {
    match command {
        Command::Anyway(command) => slots(command, rolls),
        Command::Fight(exchange) => exchange_slots(exchange, rolls),
        Command::Shoot(shot) => shot_slots(shot, rolls),
        Command::Test(test) => test_slots(test),
        Command::Adjust { by, .. } => vec![(keys::BUSHIDO_EDIT_AMOUNT.into(), Slot::Change(by))],
        Command::AdjustPasses { by, .. }
        | Command::AdjustCommunal { by, .. }
        | Command::AdjustPoints { by, .. }
        | Command::AdjustVictory { by, .. } => vec![(keys::BUSHIDO_EDIT_AMOUNT.into(), Slot::Change(by))],
        Command::Mark { value, .. } => vec![(keys::BUSHIDO_EDIT_VALUE.into(), Slot::Count(value))],
        Command::DeploymentTest(_)
        | Command::BeginGame
        | Command::StartPhase(_)
        | Command::Activate { .. }
        | Command::Pass
        | Command::Act { .. }
        | Command::EndActivation
        | Command::UseFeat { .. }
        | Command::EndPhase(_)
        | Command::Unmark { .. }
        | Command::Place { .. }
        | Command::Summon { .. }
        | Command::EnterCard { .. }
        | Command::FreeBox { .. }
        | Command::SetClock { .. }
        | Command::Hide { .. }
        | Command::Reveal { .. }
        | Command::PlaceTerrain { .. }
        | Command::TakeTerrain { .. }
        | Command::EndGame { .. }
        | Command::Remark { .. } => Vec::new(),
    }
}

fn exchange_slots<'a>(exchange: &'a mut Exchange, rolls: &[Owned]) -> Vec<(Line, Slot<'a>)> {
    match &mut exchange.outcome {
        Outcome::Apart => Vec::new(),
        Outcome::Told { wounds } => vec![
            (keys::BUSHIDO_EDIT_DEALT.into(), Slot::Count(&mut wounds.other)),
            (keys::BUSHIDO_EDIT_TAKEN.into(), Slot::Count(&mut wounds.active)),
        ],
        Outcome::Rolled { dice, damage, .. } => {
            let mut slots = match dice {
                DiceTold::Generated(_) => Vec::new(),
                DiceTold::Entered(dice) => {
                    let mut slots = dice_slots(Side::Active, &mut dice.active);
                    slots.extend(dice_slots(Side::Other, &mut dice.other));
                    slots
                }
            };
            slots.extend(damage_slots(damage, rolls));
            slots
        }
    }
}

fn dice_slots(side: Side, dice: &mut Dice) -> Vec<(Line, Slot<'_>)> {
    let (attack, defence): (Key, Key) = match side {
        Side::Active => (keys::BUSHIDO_EDIT_OWN_ATTACK, keys::BUSHIDO_EDIT_OWN_DEFENCE),
        Side::Other => (keys::BUSHIDO_EDIT_OTHER_ATTACK, keys::BUSHIDO_EDIT_OTHER_DEFENCE),
    };
    let attacks = dice.attack.iter_mut().map(|face| (attack.into(), Slot::Face(face)));
    attacks.chain(dice.defence.iter_mut().map(|face| (defence.into(), Slot::Face(face)))).collect()
}

fn damage_slots<'a>(damage: &'a mut WoundDice, owned: &[Owned]) -> Vec<(Line, Slot<'a>)> {
    let WoundDice::Entered(rolls) = damage else { return Vec::new() };
    let mut slots = Vec::new();
    for (at, roll) in rolls.iter_mut().enumerate() {
        let dice = roll.iter_mut().enumerate();
        slots.extend(dice.map(|(die, face)| (damage_die(owned.get(at), at, die), Slot::Face(face))));
    }
    slots
}

/// What a die of a Damage Roll is called.
fn damage_die(owned: Option<&Owned>, at: usize, die: usize) -> Line {
    let (roll, number) = (small(at + 1), small(die + 1));
    match owned {
        Some((name, own)) => {
            let line = Line::new(keys::BUSHIDO_EDIT_DAMAGE_OF).with("name", name.as_str());
            line.with("roll", *own).with("number", number)
        }
        None => Line::new(keys::BUSHIDO_EDIT_DAMAGE).with("roll", roll).with("number", number),
    }
}

fn shot_slots<'a>(shot: &'a mut Shot, rolls: &[Owned]) -> Vec<(Line, Slot<'a>)> {
    let mut slots = vec![
        (keys::BUSHIDO_EDIT_DISTANCE.into(), Slot::Distance(&mut shot.distance)),
        (keys::BUSHIDO_EDIT_OTHER.into(), Slot::Small(&mut shot.other)),
    ];
    let dice = shot.dice.iter_mut().flatten();
    slots.extend(dice.map(|face| (keys::BUSHIDO_EDIT_RANGED.into(), Slot::Face(face))));
    slots.extend(damage_slots(&mut shot.damage, rolls));
    slots
}

fn test_slots(test: &mut Test) -> Vec<(Line, Slot<'_>)> {
    match &mut test.told {
        TestTold::Generated => Vec::new(),
        TestTold::Entered(lists) => {
            lists.iter_mut().flatten().map(|face| (keys::BUSHIDO_EDIT_TEST.into(), Slot::Face(face))).collect()
        }
        told @ (TestTold::Passed | TestTold::Failed) => vec![(keys::BUSHIDO_EDIT_OUTCOME.into(), Slot::Passed(told))],
    }
}
