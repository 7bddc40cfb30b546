//! An Enemy's turn to move: the sentence, the Combat to come, the reasons, the way on the map.

use super::Reasoned;
use crate::games::champions::board::marks::MarkKind;
use crate::games::champions::enemy::rules;
use crate::games::champions::field::next::{self, NextEnemy};
use crate::games::champions::field::reachable;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::model::why::Why;
use crate::games::champions::text::{enemies, names, runner, whys};
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// A way over the board and what each step of it costs.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// The areas, the one it begins in first.
    pub areas: Vec<AreaKey>,
    /// Action Points of each step, Disengagement included; one fewer than areas.
    pub costs: Vec<u16>,
}

/// An Enemy's turn to move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveView {
    /// Which Enemy.
    pub enemy: EnemyId,
    /// What is to be done with its miniature.
    pub sentence: Line,
    /// What it has left, and which Combat that is.
    pub outlook: Line,
    /// Whether a Combat follows, for the sign beside that line.
    pub fights: Fights,
    /// Why it does so.
    pub whys: Vec<Reasoned>,
    /// The way it takes; nothing where it stays.
    pub way: Option<Way>,
    /// Where it stands now.
    pub from: Option<AreaKey>,
    /// Whom it goes for.
    pub target: Option<Actor>,
    /// What is next, in a word: its own Combat where that comes at once, else whose turn it is then; nothing where nobody
    /// moves any more.
    pub then: Option<Line>,
}

/// Whether a Combat follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fights {
    /// One or more.
    Yes,
    /// None.
    No,
}

/// The turn as it is shown.
pub(super) fn turn(state: &State, next: &NextEnemy) -> MoveView {
    let moved = &next.turn.moved;
    let fights = !next.combats.is_empty() || moved.on_the_way.is_some();
    // A Combat on its way comes before anybody else's turn, and in a Battle so does the one it ends with.
    let at_once = moved.on_the_way.is_some() || state.scenario().kind.is_battle() && fights;
    let waiting = next::waiting(state).into_iter().find(|id| *id != next.enemy);
    MoveView {
        enemy: next.enemy,
        sentence: enemies::instruction(state, &next.turn),
        outlook: runner::outlook(state, next),
        fights: if fights { Fights::Yes } else { Fights::No },
        whys: reasons(state, next.enemy, &moved.why).into_iter().chain(obstacles(state, &moved.path)).collect(),
        way: way(state, next.enemy, &moved.path),
        from: moved.path.first().cloned(),
        target: moved.target,
        then: if at_once {
            Some(keys::RUNNER_THEN_COMBAT.into())
        } else {
            waiting.map(|id| names::enemy_short(state, id))
        },
    }
}

/// Obstacles marked on the way, which only the table can judge.
fn obstacles(state: &State, path: &[AreaKey]) -> Vec<Reasoned> {
    let Some(field) = state.field() else { return Vec::new() };
    let entered = path.iter().skip(1).filter_map(|key| Some((key, field.find(key)?)));
    let line = |(key, area)| {
        let mark = field.board().area(area).marks.iter().find(|mark| mark.kind == MarkKind::Obstacle)?;
        let text = Line::new(keys::RUNNER_OBSTACLE).with("area", enemies::area(state, key));
        Some(Reasoned { text: text.with("obstacle", enemies::mark(mark)), rule: rules::ROUTES })
    };
    entered.filter_map(line).collect()
}

/// The reasons of a turn; what the line about its Combats says is not said again.
pub(super) fn reasons(state: &State, enemy: EnemyId, all: &[Why]) -> Vec<Reasoned> {
    let told = |why: &&Why| !matches!(why, Why::Tokens { .. } | Why::NobodyInReach);
    let reasoned = |why: &Why| Reasoned { text: whys::why(state, enemy, why), rule: whys::rule(why) };
    all.iter().filter(told).map(reasoned).collect()
}

/// A way of an Enemy with the cost of each step; nothing where it goes nowhere.
pub fn way(state: &State, enemy: EnemyId, areas: &[AreaKey]) -> Option<Way> {
    if areas.len() < 2 {
        return None;
    }
    let up_to = |end: usize| reachable::way(state, Who::Enemy(enemy), &areas[..end]).map(|bill| bill.cost);
    let sums: Vec<u16> = (1..=areas.len()).map(up_to).collect::<Option<_>>()?;
    let costs = sums.windows(2).map(|pair| pair[1].saturating_sub(pair[0])).collect();
    Some(Way { areas: areas.to_vec(), costs })
}
