//! Parts of a command that can be put right in the log.

use super::{battle, names};
use crate::games::empire_reborn::chart::Ground;
use crate::games::empire_reborn::command::{Command, Hand, Survey};
use crate::games::empire_reborn::field::command::{Move, Throw};
use crate::games::empire_reborn::field::{ROLES, Stage};
use crate::games::empire_reborn::person::{Dice, Person, PersonId};
use crate::games::empire_reborn::realm::MOST_KOKU;
use crate::games::empire_reborn::state::State;
use crate::kernel::correction::{CorrectionPart, Input};
use crate::kernel::line::{Arg, Key, Line};
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

/// The parts, by their place, on the table before the command: dice are called by whose they are.
pub fn parts(state: &State, command: &Command) -> Vec<CorrectionPart> {
    let mut command = command.clone();
    let slots = slots(state, &mut command).into_iter();
    slots.map(|(label, slot)| CorrectionPart { label, input: slot.input() }).collect()
}

/// The command with another number in a part.
pub fn with(state: &State, command: &Command, place: usize, value: i16) -> Command {
    let mut command = command.clone();
    if let Some((_, slot)) = slots(state, &mut command).into_iter().nth(place) {
        slot.set(value);
    }
    command
}

/// Whose dice they are.
enum Whose {
    /// Nobody's in particular.
    Any,
    /// Somebody's, a side's, or those of a roll that has a number.
    Of(Arg),
    /// Those somebody rolls a second time.
    Again(Arg),
}

impl Whose {
    fn of(name: Option<Arg>) -> Self {
        name.map_or(Self::Any, Self::Of)
    }

    /// What a die of theirs is called.
    fn die(&self, number: usize) -> Line {
        match self {
            Self::Any => Line::new(keys::ER_EDIT_DIE).with("number", number),
            Self::Of(name) => Line::new(keys::ER_EDIT_DIE_OF).with("name", name.clone()).with("number", number),
            Self::Again(name) => Line::new(keys::ER_EDIT_DIE_AGAIN).with("name", name.clone()).with("number", number),
        }
    }
}

fn faces(faces: &mut [u8], whose: Whose) -> impl Iterator<Item = Part<'_>> {
    (1_usize..).zip(faces).map(move |(number, face)| (whose.die(number), Slot::Small(face, (1, 199))))
}

fn dice(dice: &mut Dice, whose: Whose) -> impl Iterator<Item = Part<'_>> {
    let all = match dice {
        Dice::App => &mut [][..],
        Dice::Entered(all) => all.as_mut_slice(),
    };
    faces(all, whose)
}

/// Whose dice answer what waits at a place of the queue.
fn answering(state: &State, open: u8) -> Option<Arg> {
    state.open().get(usize::from(open)).map(|open| names::person(state, open.who()))
}

/// Whose dice the handful of a battle are, of as many: those who duel, both Generals, or whoever rolls alone.
fn handful(state: &State, (at, of): (usize, usize)) -> Option<Arg> {
    if of == 1 {
        return state.asked().first().map(|(_, open)| names::person(state, open.who()));
    }
    let lives = |who: &PersonId| state.person(*who).is_some_and(Person::lives);
    match &state.clash()?.stage {
        Stage::Duels { pairs } => {
            let pair = pairs.iter().find(|pair| pair.iter().all(lives))?;
            Some(names::person(state, *pair.get(at)?))
        }
        Stage::Disposition | Stage::Initiative => ROLES.get(at).map(|role| battle::side(*role).into()),
        Stage::Seeking
        | Stage::Prayers { .. }
        | Stage::Scorpions { .. }
        | Stage::Strikes
        | Stage::Objective { .. }
        | Stage::Plunder { .. }
        | Stage::Berserkers
        | Stage::Retreat
        | Stage::Over => Some(Line::new(keys::ER_EDIT_ROLL).with("number", at + 1).into()),
    }
}

/// A part of a command: what it is called, and its number.
type Part<'a> = (Line, Slot<'a>);

fn slots<'a>(state: &State, command: &'a mut Command) -> Vec<Part<'a>> {
    match command {
        Command::Anyway(inner) => slots(state, inner),
        Command::Act { actor, target, dice: [one, other], .. } => {
            let [actor, target] = [*actor, *target].map(|who| Whose::Of(names::person(state, who)));
            dice(one, actor).chain(dice(other, target)).collect()
        }
        Command::Court { courtiers } => {
            let all = courtiers.iter_mut().flat_map(|(who, koku, rolled)| {
                let gift = Line::new(keys::ER_EDIT_GIFT_OF).with("name", names::person(state, *who));
                let dice = dice(rolled, Whose::Of(names::person(state, *who)));
                [(gift, Slot::Count(koku, (0, MOST)))].into_iter().chain(dice)
            });
            all.collect()
        }
        Command::Test { who, tn, dice: rolled, .. } => {
            let dice = dice(rolled, Whose::Of(names::person(state, *who)));
            [(keys::ER_EDIT_TN.into(), Slot::Small(tn, (0, 250)))].into_iter().chain(dice).collect()
        }
        Command::Answer { open, dice: rolled } => dice(rolled, Whose::of(answering(state, *open))).collect(),
        Command::Retry { open, dice: first, again } | Command::Mishap { open, dice: first, again } => {
            let name = answering(state, *open);
            let twice = name.clone().unwrap_or_else(|| Line::new(keys::ER_SOMEBODY).into());
            dice(first, Whose::of(name)).chain(dice(again, Whose::Again(twice))).collect()
        }
        Command::World(decree) => match decree.dice_mut() {
            Some(rolled) => dice(rolled, Whose::Any).collect(),
            None => Vec::new(),
        },
        Command::Field(Move::Roll { throw: Throw::Dice(all) }) => {
            let of = all.len();
            let handfuls = all.iter_mut().enumerate();
            handfuls.flat_map(|(at, dice)| faces(dice, Whose::of(handful(state, (at, of))))).collect()
        }
        plain => plain_slots(plain).into_iter().map(|(key, slot)| (key.into(), slot)).collect(),
    }
}

/// The parts that are nobody's dice.
fn plain_slots(command: &mut Command) -> Vec<(Key, Slot<'_>)> {
    match command {
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
        Command::ByHand(Hand::Treasury { to, .. }) => vec![(keys::ER_EDIT_KOKU, Slot::Count(to, (0, 32_000)))],
        Command::ByHand(Hand::Honor { to, .. }) => vec![(keys::ER_EDIT_HONOR, Slot::Points(to))],
        Command::ByHand(Hand::Turn { to }) => vec![(keys::ER_EDIT_TURN, Slot::Count(to, (1, 999)))],
        Command::Anyway(_)
        | Command::Act { .. }
        | Command::Court { .. }
        | Command::Test { .. }
        | Command::Answer { .. }
        | Command::Retry { .. }
        | Command::Mishap { .. }
        | Command::World(_)
        | Command::BeginCampaign
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
