//! Parts of a command that can be put right in the log.

use crate::games::empire_reborn::chart::Ground;
use crate::games::empire_reborn::command::{Command, Hand, Survey};
use crate::games::empire_reborn::field::command::{Move, Throw};
use crate::games::empire_reborn::person::Dice;
use crate::games::empire_reborn::realm::MOST_KOKU;
use crate::kernel::correction::{CorrectionPart, Input};
use crate::kernel::line::{Key, Line};
use crate::words::empire_reborn as keys;

/// A number inside a command.
enum Slot<'a> {
    /// A count from 1, or koku from 0.
    Count(&'a mut u16, (i16, i16)),
    /// A small number from 0.
    Small(&'a mut u8, (i16, i16)),
    /// Points.
    Points(&'a mut i8),
    /// Koku that come or go.
    Signed(&'a mut i16),
}

/// The most koku a part may have.
const MOST: i16 = MOST_KOKU.cast_signed();

/// The parts, by their place.
pub fn parts(command: &Command) -> Vec<CorrectionPart> {
    let mut command = command.clone();
    slots(&mut command)
        .into_iter()
        .map(|(key, slot)| CorrectionPart { label: Line::new(key), input: slot.input() })
        .collect()
}

/// The command with another number in a part.
pub fn with(command: &Command, place: usize, value: i16) -> Command {
    let mut command = command.clone();
    if let Some((_, slot)) = slots(&mut command).into_iter().nth(place) {
        slot.set(value);
    }
    command
}

fn dice(dice: &mut Dice) -> impl Iterator<Item = (Key, Slot<'_>)> {
    let faces = match dice {
        Dice::App => &mut [][..],
        Dice::Entered(faces) => faces.as_mut_slice(),
    };
    faces.iter_mut().map(|face| (keys::ER_EDIT_DIE, Slot::Small(face, (1, 199))))
}

fn slots(command: &mut Command) -> Vec<(Key, Slot<'_>)> {
    match command {
        Command::Anyway(inner) => slots(inner),
        Command::Muster { count, bid, .. } => {
            let bid = bid.as_mut().map(|bid| (keys::ER_EDIT_BID, Slot::Count(bid, (0, MOST))));
            [(keys::ER_EDIT_COUNT, Slot::Count(count, (1, 999)))].into_iter().chain(bid).collect()
        }
        Command::Lose { count, .. } => vec![(keys::ER_EDIT_COUNT, Slot::Count(count, (1, 999)))],
        Command::March { units, .. } => {
            units.iter_mut().map(|(_, count)| (keys::ER_EDIT_COUNT, Slot::Count(count, (1, 999)))).collect()
        }
        Command::Koku { by, .. } => vec![(keys::ER_EDIT_KOKU, Slot::Signed(by))],
        Command::GainProvince { province, .. } | Command::SetProvince { province, .. } => {
            let production = province.production.as_mut();
            production.map(|koku| (keys::ER_EDIT_PRODUCTION, Slot::Count(koku, (0, MOST)))).into_iter().collect()
        }
        Command::Repair { steps, .. } => vec![(keys::ER_EDIT_STEPS, Slot::Small(steps, (1, 4)))],
        Command::Conclude { treaty, .. } => {
            let production = treaty.production.as_mut();
            let production = production.map(|koku| (keys::ER_EDIT_PRODUCTION, Slot::Count(koku, (0, MOST))));
            [(keys::ER_EDIT_PAID, Slot::Count(&mut treaty.paid, (0, MOST)))].into_iter().chain(production).collect()
        }
        Command::OrderMarch { order, .. } => {
            order.units.iter_mut().map(|(_, count)| (keys::ER_EDIT_COUNT, Slot::Count(count, (1, 999)))).collect()
        }
        Command::Survey(Survey::Sight { units, .. }) => {
            units.as_mut().map(|units| (keys::ER_EDIT_COUNT, Slot::Count(units, (0, MOST)))).into_iter().collect()
        }
        Command::Survey(Survey::Place { ground: Ground::Province { production, .. }, .. }) => {
            let production = production.as_mut();
            production.map(|koku| (keys::ER_EDIT_PRODUCTION, Slot::Count(koku, (0, MOST)))).into_iter().collect()
        }
        Command::Honor { points, .. } => vec![(keys::ER_EDIT_POINTS, Slot::Points(points))],
        Command::Act { dice: [one, other], .. } => dice(one).chain(dice(other)).collect(),
        Command::Court { courtiers } => {
            let all = courtiers.iter_mut().flat_map(|(_, koku, rolled)| {
                [(keys::ER_EDIT_GIFT, Slot::Count(koku, (0, MOST)))].into_iter().chain(dice(rolled))
            });
            all.collect()
        }
        Command::Test { tn, dice: rolled, .. } => {
            [(keys::ER_EDIT_TN, Slot::Small(tn, (0, 250)))].into_iter().chain(dice(rolled)).collect()
        }
        Command::Answer { dice: rolled, .. } => dice(rolled).collect(),
        Command::Retry { dice: first, again, .. } | Command::Mishap { dice: first, again, .. } => {
            dice(first).chain(dice(again)).collect()
        }
        Command::ByHand(Hand::Treasury { to, .. }) => vec![(keys::ER_EDIT_KOKU, Slot::Count(to, (0, 32_000)))],
        Command::ByHand(Hand::Honor { to, .. }) => vec![(keys::ER_EDIT_HONOR, Slot::Points(to))],
        Command::ByHand(Hand::Turn { to }) => vec![(keys::ER_EDIT_TURN, Slot::Count(to, (1, 999)))],
        Command::BeginCampaign
        | Command::CloseAccount { .. }
        | Command::EndTurn
        | Command::LoseProvince { .. }
        | Command::EndTreaty { .. }
        | Command::SetLine { .. }
        | Command::Survey(
            Survey::Begin { .. }
            | Survey::Place { ground: Ground::Sea, .. }
            | Survey::Drop { .. }
            | Survey::Join { .. }
            | Survey::Part { .. }
            | Survey::Draw { .. },
        )
        | Command::SetEnemies { .. }
        | Command::SetAllies { .. }
        | Command::TakeBack { .. }
        | Command::Welcome { .. }
        | Command::Hire { .. }
        | Command::SetPerson { .. }
        | Command::Die { .. }
        | Command::Dismiss { .. }
        | Command::Exploit { .. }
        | Command::AddErrand { .. }
        | Command::DropErrand { .. }
        | Command::Send { .. }
        | Command::FileOrders { .. }
        | Command::CarryOut { .. }
        | Command::Settle { .. }
        | Command::Reply { .. }
        | Command::Adopt { .. }
        | Command::SetRuling { .. }
        | Command::ByHand(Hand::Revive { .. })
        | Command::Remark { .. }
        | Command::Challenge { .. }
        | Command::EndCampaign => Vec::new(),
        Command::World(decree) => match decree.dice_mut() {
            Some(rolled) => dice(rolled).collect(),
            None => Vec::new(),
        },
        Command::Field(Move::Roll { throw: Throw::Dice(all) }) => {
            let faces = all.iter_mut().flatten();
            faces.map(|face| (keys::ER_EDIT_DIE, Slot::Small(face, (1, 199)))).collect()
        }
        Command::Field(Move::Roll { throw: Throw::Count(count) }) => {
            vec![(keys::ER_EDIT_COUNT, Slot::Count(count, (0, 200)))]
        }
        Command::Field(_) => Vec::new(),
    }
}

impl Slot<'_> {
    fn input(self) -> Input {
        let (value, (least, most)) = match self {
            Self::Count(value, bounds) => (i16::try_from(*value).unwrap_or(i16::MAX), bounds),
            Self::Small(value, bounds) => (i16::from(*value), bounds),
            Self::Points(value) => (i16::from(*value), (-20, 20)),
            Self::Signed(value) => (*value, (-MOST, MOST)),
        };
        Input::Number { value: Some(value), least, most }
    }

    fn set(self, value: i16) {
        match self {
            Self::Count(count, (least, most)) => *count = u16::try_from(value.clamp(least, most)).unwrap_or(*count),
            Self::Small(small, (least, most)) => *small = u8::try_from(value.clamp(least, most)).unwrap_or(*small),
            Self::Points(points) => *points = i8::try_from(value.clamp(-20, 20)).unwrap_or(0),
            Self::Signed(koku) => *koku = value.clamp(-MOST, MOST),
        }
    }
}
