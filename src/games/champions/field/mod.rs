//! A board in play: who stands where, Movement on it, the Enemies Phase step by step, and the same phase asked for at a
//! table without a board.
//!
//! [`crate::games::champions::board`] knows what a board is and [`crate::games::champions::enemy`] what Enemies do on
//! it; here both meet the table. Everything follows from [`event::BoardEvent`]s; what can be worked out (the plan, the
//! next step, the ways somebody has) is asked for in [`next`], [`reachable`] and [`forecast`], and never stored.
//!
//! # Readings
//!
//! - The order of movements is fixed when the first Enemy moves, not when the phase begins: until then the players may
//!   still put figures right. Whoever comes later moves last; whoever returns as a Reinforcement does not act any more.
//! - Another Enemy than the next may move at any time: that is the Favor holder's choice, and no rule is set aside.
//! - An escaping Boss moves up to its first Combat on the way; the Combat is fought, or passed, and the rest is planned
//!   anew from what is left. It does not fight a second time where it has fought.
//! - What an Enemy turns to after its turn to move counts from the next phase (A9), unless the players say so by hand.
//! - "Choose otherwise" leaves the behaviour as it is; going for somebody else lets it fight that one in this phase.
//! - A border that only the players' word opens costs 2 Action Points, as the last border of a route does (A7). An area
//!   without any way to it costs an Enemy nothing: nobody can say what it should.
//! - By hand a figure is put anywhere, room or not; nothing is refused, an overfull area is only told.
//! - A board laid in place of another keeps everybody whose area it has too, by the area's id.
//! - An unknown Size counts as 1, unknown Action Points of an Enemy as 4, an unknown Ranged value as none; each is told
//!   as a guess ([`cards::guesses`]).
//! - What the players do with Enemies out of the phase, although a rule is against it, takes no turn in a phase.
//!
//! Deliberately absent: dice. A Combat is fought by the Combat commands; here it is only told who fights whom.

pub mod command;
pub mod event;
pub mod layout;
pub mod refusal;

pub mod cards;
pub mod scene;

mod told;

pub mod route;

mod lay;
mod movement_along;
pub mod moves;
pub mod set_out;
mod ties;
mod waking;

pub mod asking;

pub mod combat_terms;
mod later;

pub mod forced;
pub mod forecast;
pub mod next;
pub mod places;
pub mod push;
pub mod reachable;
pub mod seen;
pub mod watched;

mod happen;

pub(super) use happen::{apply, fought, leave};
pub(super) use movement_along::along;
pub(super) use set_out::set_out as put_on_table;
pub(super) use waking::{after as wake_after, attacked};

use super::draft::Draft;
use super::refusal::{Refusal, RefusalKind};
use crate::kernel::rulebook::RuleRef;
use command::BoardCommand;
use refusal::BoardRefusal;

/// Carries out a verb of the board.
pub(super) fn run(draft: &mut Draft, command: &BoardCommand) -> Result<(), Refusal> {
    match command {
        BoardCommand::Lay { board } => lay::lay(draft, board),
        BoardCommand::SetOut { layout } => set_out::set_out(draft, layout),
        BoardCommand::Mark { area, marks } => lay::mark(draft, area, marks),
        BoardCommand::TakeUp => lay::take_up(draft),
        BoardCommand::Place { who, area, note } => lay::place(draft, *who, area.as_ref(), note),
        BoardCommand::SetBehaviour { enemy, behaviour } => lay::set_behaviour(draft, *enemy, behaviour),
        BoardCommand::Move { enemy, how } => moves::step(draft, *enemy, how),
        BoardCommand::SettleTie(tie) => ties::settle(draft, tie),
        BoardCommand::PassCombat { enemy } => ties::pass(draft, *enemy),
        BoardCommand::Reinforce { enemy, area } => ties::reinforce(draft, *enemy, area),
        BoardCommand::Retreat { how } => push::retreat(draft, how),
        BoardCommand::Pursue { how } => push::pursue(draft, *how),
        BoardCommand::Force { who, how } => forced::force(draft, *who, how),
    }
}

/// Whether a verb is a move of the game, which ends with it.
pub(super) fn is_play(command: &BoardCommand) -> bool {
    match command {
        BoardCommand::Move { .. } | BoardCommand::SettleTie(_) | BoardCommand::PassCombat { .. } => true,
        BoardCommand::Reinforce { .. } | BoardCommand::Retreat { .. } | BoardCommand::Pursue { .. } => true,
        BoardCommand::Force { .. } => true,
        BoardCommand::Lay { .. } | BoardCommand::TakeUp | BoardCommand::Place { .. } => false,
        BoardCommand::SetBehaviour { .. } | BoardCommand::SetOut { .. } | BoardCommand::Mark { .. } => false,
    }
}

/// A refusal that not even the players' word lifts.
fn refuse(refusal: BoardRefusal) -> Refusal {
    let rule = refusal.rule();
    Refusal { kind: RefusalKind::Board(Box::new(refusal)), rule }
}

/// Refuses by a rule, unless the players set it aside.
fn board_rule(draft: &mut Draft, refusal: BoardRefusal, rule: RuleRef) -> Result<(), Refusal> {
    draft.require(false, RefusalKind::Board(Box::new(refusal)), rule)
}
