//! The Enemies Phase as the table is led through it: one Enemy at a time, then the Combats, then who returns. Plain data
//! for the screens, worked out anew from the state after every change.
//!
//! # Readings
//!
//! - A tie is asked where another answer leads to another turn: another place at its end, other Action Points left,
//!   somebody else to go for. Equally cheap ways to the same place take the first; the others are under "otherwise".
//! - A tie at a Combat is asked when the Combat comes, from the positions then.
//! - The miniatures are asked after once, before anything has happened in the phase.
//!
//! Deliberately absent: what the players have half said. It comes in from outside and is never state.

mod activation;
mod asking;
mod fighting;
mod moving;
mod otherwise;
mod queue;
mod returning;
mod ties;

pub use activation::ActivationView;
pub use asking::{AnswerView, Answered, AskView, Several, TalkView, fitting, talk};
pub use fighting::CombatView;
pub use moving::{Fights, MoveView, Way, way};
pub use otherwise::{AnotherTurn, another_target, another_way, elsewhere, waiting_for_turn};
pub use queue::{Queued, Turn};
pub use returning::{ReturnView, Returning};
pub use ties::{TieOption, TieView};

use super::field::next::{self, NextStep};
use super::model::ids::{EnemyId, Who};
use super::model::state::State;
use super::model::turn::Phase;
use super::queries;
use super::reinforcing::comebacks;
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;

/// A reason and where its rule is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Reasoned {
    /// The reason, a sentence.
    pub text: Line,
    /// Its rule.
    pub rule: RuleRef,
}

/// How far the phase is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Enemies move: the how manieth, from 1, of how many.
    Moves {
        /// Which of them it is, from 1.
        now: usize,
        /// How many there are.
        of: usize,
    },
    /// Enemies fight: so many Combats are left.
    Combats {
        /// The one that comes included.
        left: usize,
    },
    /// Reinforcements return.
    Returns,
    /// All is done.
    Over,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// An Enemy moves.
    Move(Box<MoveView>),
    /// The holder of the Favor settles a tie.
    Tie(Box<TieView>),
    /// An Enemy without a place on a board moves: the players are asked.
    Ask(EnemyId),
    /// The players say which Enemy Unit of a Battle activates, at a table without a board.
    Activate(ActivationView),
    /// An Enemy fights.
    Combat(Box<CombatView>),
    /// A retreat or pursuit has to be settled first; it has a page of its own.
    Push,
    /// Reinforcements return.
    Return(ReturnView),
    /// The phase can end.
    Over,
}

/// The Enemies Phase as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct RunnerView {
    /// How far it is.
    pub progress: Progress,
    /// Whose turn it was, is and will be.
    pub queue: Vec<Queued>,
    /// What comes next.
    pub step: Step,
}

/// What the table is led to next; nothing outside of the Enemies Phase. Where the holder of the Favor lets another Enemy
/// move `first`, that one's turn, as long as it still has one.
pub fn view(state: &State, first: Option<EnemyId>) -> Option<RunnerView> {
    let next = next::next_step(state)?;
    let (progress, step) = match next {
        NextStep::Move(planned) => {
            let waits = first.filter(|id| *id != planned.enemy && next::waiting(state).contains(id));
            match waits.map(|id| (id, next::turn_of(state, id))) {
                Some((id, None)) => (moves(state), Step::Ask(id)),
                Some((_, Some(other))) => (moves(state), turn(state, &other)),
                None => (moves(state), turn(state, &planned)),
            }
        }
        NextStep::Ask(enemy) => {
            let first = first.filter(|id| next::waiting(state).contains(id));
            let which = if first.is_none() { activation::activation(state) } else { None };
            let waits = first.unwrap_or(enemy);
            let turn = || next::turn_of(state, waits).map_or(Step::Ask(waits), |other| turn(state, &other));
            (moves(state), which.map_or_else(turn, Step::Activate))
        }
        NextStep::Combat(combat) => {
            let left = next::combats_to_come(state).len().max(1);
            let tie = ties::at_combat(state, combat.attacker);
            let fights = || Step::Combat(Box::new(fighting::combat(state, &combat)));
            (Progress::Combats { left }, tie.map_or_else(fights, |tie| Step::Tie(Box::new(tie))))
        }
        NextStep::Push => (Progress::Combats { left: next::combats_to_come(state).len().max(1) }, Step::Push),
        NextStep::Reinforce { enemies } => (Progress::Returns, Step::Return(returning::returning(state, &enemies))),
        NextStep::End => (Progress::Over, Step::Over),
    };
    let queue = queue::queue(state, &step);
    Some(RunnerView { progress, queue, step })
}

fn turn(state: &State, next: &next::NextEnemy) -> Step {
    let tie = ties::at_move(state, next);
    let moves = || Step::Move(Box::new(moving::turn(state, next)));
    tie.map_or_else(moves, |tie| Step::Tie(Box::new(tie)))
}

fn moves(state: &State) -> Progress {
    let before = state.enemy_phase().turns_had();
    Progress::Moves { now: before + 1, of: before + next::waiting(state).len() }
}

/// How far the phase is while an Enemy still has something to do; nothing otherwise.
pub fn progress(state: &State) -> Option<Progress> {
    let progress = match next::next_step(state)? {
        NextStep::Move(_) | NextStep::Ask(_) => moves(state),
        NextStep::Combat(_) | NextStep::Push => Progress::Combats { left: next::combats_to_come(state).len().max(1) },
        NextStep::Reinforce { .. } => Progress::Returns,
        NextStep::End => return None,
    };
    Some(progress)
}

/// Whether an Enemy may still have something to do, as far as that is known without a plan.
pub fn may_lead(state: &State) -> bool {
    let anybody = || state.enemies().any(|(id, _)| queries::is_present(state, Who::Enemy(id)));
    state.phase() == Phase::Enemies && (anybody() || !comebacks(state).is_empty())
}

/// Whether nothing has happened in the phase yet, so that everybody can be put where the miniatures stand.
pub fn is_fresh(state: &State) -> bool {
    let phase = state.enemy_phase();
    phase.moved().is_empty() && phase.underway().is_none() && phase.ties().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::model::ids::ChampionId;
    use crate::games::champions::trial::{self, GOBLIN};
    use crate::kernel::by::Small;

    #[test]
    fn who_may_have_something_to_do_is_known_without_a_plan() {
        for enemies in [&[][..], &[GOBLIN]] {
            let mut table = trial::acting(enemies);
            assert!(!may_lead(table.state()), "it is not their phase");
            for _ in ChampionId::ALL {
                table.does(Command::EndActivation);
            }
            assert_eq!(may_lead(table.state()), !enemies.is_empty());
            assert_eq!(progress(table.state()).is_some(), may_lead(table.state()));
        }
    }
}
