//! The parts of a command that players may put right later, each with its name.
//!
//! Absent on purpose: whole cards and lists of cards. Whoever mistook those leaves the entry out and does it anew.

use super::names;
use crate::games::l5r_ccg::command::{Command, Hand};
use crate::games::l5r_ccg::in_play::Effort;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::model::ring::Ring;
use crate::games::l5r_ccg::state::State;
use crate::kernel::by::Small;
use crate::kernel::correction::{CorrectionPart, Input};
use crate::kernel::line::{Key, Line};
use crate::words::l5r_ccg as keys;

/// The parts of a command, as the table before it reads them.
pub fn parts(state: &State, command: &Command) -> Vec<CorrectionPart> {
    // Reading goes the way of writing, so that the two cannot differ; what is written to is a copy.
    let mut copy = command.clone();
    let slots = slots(&mut copy).into_iter();
    slots.map(|(label, slot)| CorrectionPart { label: label.into(), input: slot.input(state) }).collect()
}

/// The command with another number, or the place of another answer, in its part at `place`.
pub fn with_part(command: &Command, place: usize, value: i16) -> Command {
    let mut changed = command.clone();
    if let Some((_, slot)) = slots(&mut changed).into_iter().nth(place) {
        slot.set(value);
    }
    changed
}

/// A part that can be written to.
enum Slot<'a> {
    Seat(&'a mut SeatId),
    Ring(&'a mut Ring),
    Signed(&'a mut i16, (i16, i16)),
    Small(&'a mut i8),
    Count(&'a mut u8, (u8, u8)),
}

fn slots(command: &mut Command) -> Vec<(Key, Slot<'_>)> {
    let seat = |seat| (keys::CCG_EDIT_PLAYER, Slot::Seat(seat));
    match command {
        Command::Anyway(inner) => slots(inner),
        Command::NameFirst { seat: who } | Command::Act { seat: who, .. } | Command::Concede { seat: who } => {
            vec![seat(who)]
        }
        Command::EndTurn { drew, discarded } => vec![
            (keys::CCG_EDIT_DREW, Slot::Count(drew, (0, 20))),
            (keys::CCG_EDIT_DISCARDED, Slot::Count(discarded, (0, 20))),
        ],
        Command::Honor { seat: who, by, .. } => {
            vec![(keys::CCG_EDIT_CHANGE, Slot::Signed(by, (-99, 99))), seat(who)]
        }
        Command::DestroyProvince { seat: who, province } => {
            vec![seat(who), (keys::CCG_EDIT_PROVINCE, Slot::Count(province, (0, 7)))]
        }
        Command::AddProvince { seat: who, strength } | Command::Strength { seat: who, strength, .. } => {
            vec![seat(who), (keys::CCG_EDIT_STRENGTH, Slot::Count(strength, (0, 99)))]
        }
        Command::Ring { seat: who, ring, .. } => vec![(keys::CCG_EDIT_RING, Slot::Ring(ring)), seat(who)],
        Command::MoveFavor { to: Some(who) } => vec![seat(who)],
        Command::Hand { seat: who, by } => vec![(keys::CCG_EDIT_CHANGE, Slot::Small(by)), seat(who)],
        Command::Token { force, chi, .. } => {
            vec![(keys::CCG_EDIT_FORCE, Slot::Small(force)), (keys::CCG_EDIT_CHI, Slot::Small(chi))]
        }
        Command::Assign { province, .. } | Command::BeginBattle { province } => {
            vec![(keys::CCG_EDIT_PROVINCE, Slot::Count(province, (0, 7)))]
        }
        Command::Scheme { focus, .. } => vec![(keys::CCG_EDIT_FOCUS, Slot::Count(focus, (0, 10)))],
        Command::SettleDuel { challenger, challenged, honor, .. } => {
            let focus = |value| (keys::CCG_EDIT_FOCUS, Slot::Count(value, (0, 10)));
            let mut all: Vec<_> = challenger.iter_mut().chain(challenged).map(focus).collect();
            all.push((keys::CCG_EDIT_CHANGE, Slot::Signed(honor, (-99, 99))));
            all
        }
        Command::Resolve { added, .. } => vec![
            (keys::CCG_EDIT_ATTACK, Slot::Small(&mut added.attack)),
            (keys::CCG_EDIT_DEFENSE, Slot::Small(&mut added.defense)),
            (keys::CCG_EDIT_WALL, Slot::Small(&mut added.strength)),
        ],
        Command::Effort { seat: who, effort } => match effort {
            Effort::Pass => vec![seat(who)],
            Effort::Speaker { value, .. } | Effort::Gift { value, .. } => {
                vec![(keys::CCG_EDIT_VALUE, Slot::Count(value, (0, 20))), seat(who)]
            }
        },
        Command::ByHand(Hand::Honor { seat: who, to }) => {
            vec![(keys::CCG_EDIT_HONOR, Slot::Signed(to, (-99, 999))), seat(who)]
        }
        Command::Cut { .. }
        | Command::DrawFirst
        | Command::Straighten { .. }
        | Command::EventsSeen
        | Command::PassAll
        | Command::PassIdle
        | Command::NoAttack
        | Command::DoneRecruiting
        | Command::MoveFavor { to: None }
        | Command::Restore { .. }
        | Command::Accept
        | Command::PlayOn
        | Command::PutDown { .. }
        | Command::Recruit { .. }
        | Command::Attach { .. }
        | Command::MoveCards { .. }
        | Command::SetCard { .. }
        | Command::Turn { .. }
        | Command::Yield { .. }
        | Command::Stain { .. }
        | Command::Destroy { .. }
        | Command::Discard { .. }
        | Command::DeclareAttack { .. }
        | Command::CallBack { .. }
        | Command::NextSegment
        | Command::Shoot { .. }
        | Command::Frighten { .. }
        | Command::SendHome { .. }
        | Command::Terrain { .. }
        | Command::Affect { .. }
        | Command::EndAttack
        | Command::Challenge { .. }
        | Command::RefuseDuel
        | Command::AcceptDuel
        | Command::Focus { .. }
        | Command::Strike { .. }
        | Command::Lobby { .. }
        | Command::SetRuling { .. }
        | Command::ByHand(_)
        | Command::Remark { .. } => Vec::new(),
    }
}

impl Slot<'_> {
    fn input(self, state: &State) -> Input {
        match self {
            Self::Seat(seat) => {
                let name = |seat| Line::new(keys::CCG_NAMED).with("player", names::player(state, seat));
                Input::Answer { answers: state.all().map(name).collect(), chosen: seat.index() }
            }
            Self::Ring(ring) => {
                Input::Answer { answers: Ring::ALL.iter().map(|one| names::ring(*one)).collect(), chosen: ring.index() }
            }
            Self::Signed(value, (least, most)) => Input::Number { value: Some(*value), least, most },
            Self::Small(value) => Input::Number { value: Some((*value).into()), least: -99, most: 99 },
            Self::Count(value, (least, most)) => {
                Input::Number { value: Some((*value).into()), least: least.into(), most: most.into() }
            }
        }
    }

    fn set(self, value: i16) {
        let place = usize::try_from(value).unwrap_or(0);
        match self {
            Self::Seat(seat) => *seat = SeatId::at(place),
            Self::Ring(ring) => *ring = Ring::ALL.get(place).copied().unwrap_or(*ring),
            Self::Signed(number, (least, most)) => *number = value.clamp(least, most),
            Self::Small(number) => *number = i8::try_from(value.clamp(-99, 99)).unwrap_or(0),
            Self::Count(count, (least, most)) => *count = u8::try_from(value).unwrap_or(least).clamp(least, most),
        }
    }
}
