//! An Enemy's turn at a table without a board: the few questions its behaviour needs, and what follows from the answers.
//!
//! Everything is worked out anew from all answers so far: [`ask`] gives the first question that has none, or the turn.
//! So an answer is taken back by leaving it out. What a board would know and nobody is asked (Cover, Sizes, the areas)
//! stays open.

mod behaviours;
mod picking;
mod questions;

pub use questions::{Ask, Said};

use super::cards::GUESSED_AP;
use super::event::{EnemyMoved, Idea};
use super::moves::{COMBAT, Leaves, Turn};
use super::next::{self, NextStep};
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::enemy_phase::Foe;
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::scenario::ScenarioKind;
use crate::games::champions::model::state::State;
use crate::games::champions::model::why::Why;

/// How far the questions about an Enemy's turn have come.
#[derive(Clone, Debug, PartialEq)]
pub enum Asking {
    /// This is to be answered next.
    Ask(Ask),
    /// Everything is said.
    Turn(Box<Turn>),
    /// The answer of that number, from 0, does not fit its question, or was not asked for.
    Misfit(usize),
}

/// The next question about an Enemy's turn, or the turn; nothing where there is no such Enemy.
pub fn ask(state: &State, enemy: EnemyId, said: &[Said]) -> Option<Asking> {
    let mut runner = Runner::new(state, enemy, said)?;
    runner.hear_class();
    let halt = runner.run();
    Some(match halt {
        Err(Halt::Ask(ask)) => Asking::Ask(ask),
        Err(Halt::Misfit) => Asking::Misfit(runner.heard.saturating_sub(1)),
        Ok(()) if runner.heard < said.len() => Asking::Misfit(runner.heard),
        Ok(()) => Asking::Turn(Box::new(runner.turn())),
    })
}

/// The Enemy Units of a Battle of which one activates next by the players' word (CH-BAT-7): those without a place on a
/// board, where several wait. Nothing where there is no choice, or a board tells.
pub fn to_activate(state: &State) -> Option<Vec<EnemyId>> {
    let asked = match state.scenario().kind {
        ScenarioKind::Battle => matches!(next::next_step(state), Some(NextStep::Ask(_))),
        ScenarioKind::Adventure | ScenarioKind::Investigation => false,
    };
    let waiting = next::waiting(state);
    (asked && waiting.len() > 1 && state.enemy_phase().underway().is_none()).then_some(waiting)
}

/// The turn that follows from all answers.
pub(super) fn turn(state: &State, enemy: EnemyId, said: &[Said]) -> Option<Turn> {
    match ask(state, enemy, said)? {
        Asking::Turn(turn) => Some(*turn),
        Asking::Ask(_) | Asking::Misfit(_) => None,
    }
}

/// Why the runner stops before the end.
enum Halt {
    Ask(Ask),
    Misfit,
}

/// Goes through a behaviour as far as the answers lead.
struct Runner<'a> {
    state: &'a State,
    id: EnemyId,
    enemy: &'a Enemy,
    said: &'a [Said],
    heard: usize,
    ap: u8,
    left: u8,
    target: Option<Actor>,
    foe: Option<Foe>,
    on_the_way: Option<Foe>,
    turned: Option<Conduct>,
    leaves: Leaves,
    why: Vec<Why>,
}

impl<'a> Runner<'a> {
    fn new(state: &'a State, id: EnemyId, said: &'a [Said]) -> Option<Self> {
        let enemy = state.enemy(id)?;
        let card =
            enemy.card().ap.value().map_or(GUESSED_AP, |ap| ap.get().unsigned_abs().try_into().unwrap_or(u8::MAX));
        let underway = state.enemy_phase().underway().filter(|underway| underway.enemy() == id);
        let ap = underway.map_or(card, |underway| underway.ap_left);
        Some(Self {
            state,
            id,
            enemy,
            said,
            heard: 0,
            ap,
            left: ap,
            target: None,
            foe: None,
            on_the_way: None,
            turned: None,
            leaves: Leaves::No,
            why: Vec::new(),
        })
    }

    /// Why it activates now stands before the questions about its turn.
    fn hear_class(&mut self) {
        if let Some(Said::Activates(class)) = self.said.first() {
            self.why.push(Why::Activates { class: *class });
            self.heard = 1;
        }
    }

    fn turn(self) -> Turn {
        let gone = self.on_the_way.is_some() || self.leaves == Leaves::Yes;
        let tokens = if gone { 0 } else { self.left / COMBAT };
        let mut why = self.why;
        if !gone {
            why.push(Why::Tokens { tokens, left: self.left });
        }
        if tokens > 0 && self.foe.is_none() {
            why.push(Why::NobodyInReach);
        }
        let moved = EnemyMoved {
            enemy: self.id,
            idea: Idea::Told,
            path: Vec::new(),
            ap_left: self.left,
            tokens,
            target: self.target,
            foe: self.foe,
            fights_by: None,
            on_the_way: self.on_the_way,
            why,
        };
        Turn { moved, turned: self.turned, leaves: self.leaves }
    }
}
