//! A board in play: who stands where, Movement on it, the Enemies Phase step by step, and the same phase asked for at a
//! table without a board.
//!
//! [`crate::games::champions::board`] knows what a board is and [`crate::games::champions::enemy`] what Enemies do on
//! it; here both meet the table. Everything follows from [`event::BoardEvent`]s; what can be worked out (the plan, the
//! next step, the ways somebody has) is asked for in [`next`], [`reachable`] and [`forecast`], and never stored.
//!
//! Deliberately absent: dice. A Combat is fought by the Combat commands; here it is only told who fights whom.

pub mod command;
pub mod event;
pub mod refusal;

pub mod cards;
pub mod scene;

mod told;

pub mod route;

mod lay;
mod movement_along;
pub mod moves;
mod ties;
mod waking;

pub mod asking;

pub mod combat_terms;
pub mod forecast;
pub mod next;
pub mod reachable;

mod happen;

pub(super) use happen::{apply, fought, leave};
pub(super) use movement_along::along;
pub(super) use waking::after as wake_after;

use super::draft::Draft;
use super::refusal::{Refusal, RefusalKind};
use crate::kernel::rulebook::RuleRef;
use command::BoardCommand;
use refusal::BoardRefusal;

/// Carries out a verb of the board.
pub(super) fn run(draft: &mut Draft, command: &BoardCommand) -> Result<(), Refusal> {
    match command {
        BoardCommand::Lay { board } => lay::lay(draft, board),
        BoardCommand::TakeUp => lay::take_up(draft),
        BoardCommand::Place { who, area, note } => lay::place(draft, *who, area.as_ref(), note),
        BoardCommand::SetBehaviour { enemy, behaviour } => lay::set_behaviour(draft, *enemy, behaviour),
        BoardCommand::Move { enemy, how } => moves::step(draft, *enemy, how),
        BoardCommand::SettleTie(tie) => ties::settle(draft, tie),
        BoardCommand::PassCombat { enemy } => ties::pass(draft, *enemy),
        BoardCommand::Reinforce { enemy, area } => ties::reinforce(draft, *enemy, area),
    }
}

/// Whether a verb is a move of the game, which ends with it.
pub(super) fn is_play(command: &BoardCommand) -> bool {
    match command {
        BoardCommand::Move { .. } | BoardCommand::SettleTie(_) | BoardCommand::PassCombat { .. } => true,
        BoardCommand::Reinforce { .. } => true,
        BoardCommand::Lay { .. } | BoardCommand::TakeUp | BoardCommand::Place { .. } => false,
        BoardCommand::SetBehaviour { .. } => false,
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
