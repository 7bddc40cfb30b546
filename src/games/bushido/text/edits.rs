//! The parts of a command that players may put right later: numbers and dice, each with its name.
//!
//! Absent on purpose: who acts, against whom, and cards. Whoever mistook those leaves the entry out and does it anew.

use crate::games::bushido::command::{Command, Dice, DiceTold, Exchange, Outcome, Shot, Test, TestTold, WoundDice};
use crate::games::bushido::model::sides::Side;
use crate::kernel::correction::{CorrectionPart, Input};
use crate::kernel::line::{Key, Line};
use crate::words::bushido as keys;

/// The parts of a command.
pub fn parts(command: &Command) -> Vec<CorrectionPart> {
    // Reading goes the way of writing, so that the two cannot differ; what is written to is a copy.
    let mut copy = command.clone();
    slots(&mut copy)
        .into_iter()
        .map(|(label, slot)| CorrectionPart { label: label.into(), input: slot.input() })
        .collect()
}

/// The command with another number, or the place of another face or answer, in one of its parts.
#[must_use]
pub fn with(command: &Command, place: usize, value: i16) -> Command {
    let mut changed = command.clone();
    if let Some((_, slot)) = slots(&mut changed).into_iter().nth(place) {
        slot.set(value);
    }
    changed
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

fn slots(command: &mut Command) -> Vec<(Key, Slot<'_>)> {
    match command {
        Command::Anyway(command) => slots(command),
        Command::Fight(exchange) => exchange_slots(exchange),
        Command::Shoot(shot) => shot_slots(shot),
        Command::Test(test) => test_slots(test),
        Command::Adjust { by, .. } => vec![(keys::BUSHIDO_EDIT_AMOUNT, Slot::Change(by))],
        Command::AdjustPasses { by, .. }
        | Command::AdjustCommunal { by, .. }
        | Command::AdjustPoints { by, .. }
        | Command::AdjustVictory { by, .. } => vec![(keys::BUSHIDO_EDIT_AMOUNT, Slot::Change(by))],
        Command::Mark { value, .. } => vec![(keys::BUSHIDO_EDIT_VALUE, Slot::Count(value))],
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

fn exchange_slots(exchange: &mut Exchange) -> Vec<(Key, Slot<'_>)> {
    match &mut exchange.outcome {
        Outcome::Apart => Vec::new(),
        Outcome::Told { wounds } => vec![
            (keys::BUSHIDO_EDIT_DEALT, Slot::Count(&mut wounds.other)),
            (keys::BUSHIDO_EDIT_TAKEN, Slot::Count(&mut wounds.active)),
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
            slots.extend(damage_slots(damage));
            slots
        }
    }
}

fn dice_slots(side: Side, dice: &mut Dice) -> Vec<(Key, Slot<'_>)> {
    let (attack, defence) = match side {
        Side::Active => (keys::BUSHIDO_EDIT_OWN_ATTACK, keys::BUSHIDO_EDIT_OWN_DEFENCE),
        Side::Other => (keys::BUSHIDO_EDIT_OTHER_ATTACK, keys::BUSHIDO_EDIT_OTHER_DEFENCE),
    };
    let attacks = dice.attack.iter_mut().map(|face| (attack, Slot::Face(face)));
    attacks.chain(dice.defence.iter_mut().map(|face| (defence, Slot::Face(face)))).collect()
}

fn damage_slots(damage: &mut WoundDice) -> Vec<(Key, Slot<'_>)> {
    match damage {
        WoundDice::Generated => Vec::new(),
        WoundDice::Entered(rolls) => {
            rolls.iter_mut().flatten().map(|face| (keys::BUSHIDO_EDIT_DAMAGE, Slot::Face(face))).collect()
        }
    }
}

fn shot_slots(shot: &mut Shot) -> Vec<(Key, Slot<'_>)> {
    let mut slots = vec![
        (keys::BUSHIDO_EDIT_DISTANCE, Slot::Distance(&mut shot.distance)),
        (keys::BUSHIDO_EDIT_OTHER, Slot::Small(&mut shot.other)),
    ];
    let dice = shot.dice.iter_mut().flatten();
    slots.extend(dice.map(|face| (keys::BUSHIDO_EDIT_RANGED, Slot::Face(face))));
    slots.extend(damage_slots(&mut shot.damage));
    slots
}

fn test_slots(test: &mut Test) -> Vec<(Key, Slot<'_>)> {
    match &mut test.told {
        TestTold::Generated => Vec::new(),
        TestTold::Entered(lists) => {
            lists.iter_mut().flatten().map(|face| (keys::BUSHIDO_EDIT_TEST, Slot::Face(face))).collect()
        }
        told @ (TestTold::Passed | TestTold::Failed) => vec![(keys::BUSHIDO_EDIT_OUTCOME, Slot::Passed(told))],
    }
}
