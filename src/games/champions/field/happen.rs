//! What each event of the board makes of a table. Total: an event that names nobody, or no area, changes nothing.

use super::event::{BoardEvent, EnemyMoved, Turning};
use crate::games::champions::board::document::{self, BoardFile};
use crate::games::champions::board::edit::{self, Edit};
use crate::games::champions::board::marks::Mark;
use crate::games::champions::command::{Outcome, Starter};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::enemy_phase::{Deed, EnemyPhase, Moved, Underway};
use crate::games::champions::model::field::Field;
use crate::games::champions::model::figure::EnemyStanding;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::push::{Ground, Push, PushStage};
use crate::games::champions::model::quantity::Wounds;
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Makes `event` true of `state`.
pub(in crate::games::champions) fn apply(state: &mut State, event: &BoardEvent) {
    match event {
        BoardEvent::Laid { board } => lay(state, board),
        BoardEvent::TakenUp => state.field = None,
        BoardEvent::Marked { area, marks } => mark(state, area, marks),
        BoardEvent::Placed { who, area } => match area {
            Some(area) => stand(state, *who, area),
            None => leave(state, *who),
        },
        BoardEvent::Walked { who, path } => {
            if let Some(area) = path.last() {
                stand(state, *who, area);
            }
        }
        BoardEvent::Turned { enemy, behaviour, cause } => turn(state, *enemy, behaviour, *cause),
        BoardEvent::OrderFixed { order } => on_phase(state, |phase| phase.order.clone_from(order)),
        BoardEvent::EnemyMoved(moved) => moves(state, moved),
        BoardEvent::Waits { enemy } => sit_out(state, *enemy, Deed::Corrupted),
        BoardEvent::TieSettled(tie) => on_phase(state, |phase| {
            phase.ties.retain(|other| other.enemy != tie.enemy || other.between != tie.between);
            phase.ties.push(tie.clone());
        }),
        BoardEvent::CombatPassed { enemy } => spend_token(state, *enemy),
        BoardEvent::Reinforced { enemy, area, token } => reinforce(state, *enemy, area, *token),
        BoardEvent::Outfought { winner, loser } => outfought(state, *winner, *loser),
        BoardEvent::Retreated { who, area } => {
            area.iter().for_each(|area| stand(state, *who, area));
            state.push.iter_mut().for_each(|push| push.stage = PushStage::Pursuit);
        }
        BoardEvent::Pursued { who, area } => {
            area.iter().for_each(|area| stand(state, *who, area));
            state.push = None;
        }
        BoardEvent::PushEnded { .. } => state.push = None,
        BoardEvent::Forced { who, area } => stand(state, *who, area),
        BoardEvent::Cornered { .. } => {}
    }
}

/// How the two stand now tells where the winner may follow.
fn outfought(state: &mut State, winner: Who, loser: Who) {
    let at = |who: Who| state.field().and_then(|field| field.position(who).map(|area| field.key(area)));
    let ground = match (at(winner), at(loser)) {
        (Some(one), Some(other)) if one == other => Ground::Shared(other),
        (Some(_), Some(other)) => Ground::Apart(other),
        (Some(_) | None, None) | (None, Some(_)) => Ground::Unknown,
    };
    state.push = Some(Push { winner, loser, ground, stage: PushStage::Retreat });
}

/// A Combat that an Enemy began takes its token, or was the one it owed on its way.
pub(in crate::games::champions) fn fought(state: &mut State, outcome: &Outcome) {
    match outcome.starter {
        Starter::Players => {}
        Starter::Enemy => spend_token(state, outcome.enemy),
    }
}

/// Whoever leaves the board stands nowhere.
pub(in crate::games::champions) fn leave(state: &mut State, who: Who) {
    if let Some(field) = &mut state.field {
        field.positions.remove(&who);
    }
}

/// What happens out of the phase, because the players wanted it anyway, takes nobody's turn in it.
fn on_phase(state: &mut State, change: impl FnOnce(&mut EnemyPhase)) {
    if state.phase == Phase::Enemies {
        change(&mut state.enemy_phase);
    }
}

fn lay(state: &mut State, file: &BoardFile) {
    let Ok(board) = document::board(file.clone()) else { return };
    let before = state.field.take();
    let kept = before.iter().flat_map(|field| field.positions().map(|(who, at)| (who, field.key(at))));
    let positions: BTreeMap<_, _> =
        kept.filter_map(|(who, key)| board.find(key.as_str()).map(|area| (who, area))).collect();
    state.field = Some(Field { board: Arc::new(board), positions });
}

fn mark(state: &mut State, area: &AreaKey, marks: &[Mark]) {
    let edit = Edit::SetMarks { area: area.as_str().to_owned(), marks: marks.to_vec() };
    if let Some(field) = &mut state.field
        && let Ok(board) = edit::edit(&field.board, &edit)
    {
        field.board = Arc::new(board);
    }
}

fn stand(state: &mut State, who: Who, area: &AreaKey) {
    if let Some(field) = &mut state.field
        && let Some(area) = field.find(area)
    {
        field.positions.insert(who, area);
    }
}

/// What the rules turn after an Enemy's turn to move counts from the next phase on (A9); what the players say, at once.
fn turn(state: &mut State, id: EnemyId, behaviour: &Conduct, cause: Turning) {
    if let Some(enemy) = state.enemy_mut(id) {
        enemy.behaviour = behaviour.clone();
        if cause == Turning::ByHand {
            enemy.given = behaviour.clone();
        }
    }
    match cause {
        Turning::ByHand => {
            if let Some(moved) = state.enemy_phase.moved.iter_mut().find(|moved| moved.enemy == id) {
                moved.conduct = behaviour.clone();
            }
        }
        Turning::OwnTurn | Turning::Attacked | Turning::CombatNearby | Turning::Saw | Turning::Returned => {}
    }
}

fn moves(state: &mut State, event: &EnemyMoved) {
    let enemy = event.enemy;
    if let Some(area) = event.path.last() {
        stand(state, Who::Enemy(enemy), area);
    }
    let own = || state.enemy(enemy).map_or(Conduct::ASSAULT, |enemy| enemy.behaviour.clone());
    let conduct = event.fights_by.clone().unwrap_or_else(own);
    let EnemyMoved { ap_left, tokens, target, foe, on_the_way, .. } = *event;
    on_phase(state, |phase| {
        phase.moved.retain(|moved| moved.enemy != enemy);
        if on_the_way.is_some() {
            phase.underway = Some(Underway { enemy, ap_left, owes: on_the_way });
        } else {
            phase.underway = phase.underway.filter(|underway| underway.enemy != enemy);
            phase.moved.push(Moved { enemy, deed: Deed::Moved, ap_left, tokens, target, foe, conduct });
        }
    });
}

fn spend_token(state: &mut State, enemy: EnemyId) {
    let phase = &mut state.enemy_phase;
    match &mut phase.underway {
        Some(underway) if underway.enemy == enemy => underway.owes = None,
        _ => {
            if let Some(moved) = phase.moved.iter_mut().find(|moved| moved.enemy == enemy) {
                moved.tokens = moved.tokens.saturating_sub(1);
            }
        }
    }
}

/// It returns without Wounds, and does not act in the phase it returns in.
fn reinforce(state: &mut State, id: EnemyId, area: &AreaKey, token: Option<u8>) {
    let Some(enemy) = state.enemy_mut(id) else { return };
    enemy.standing = EnemyStanding::OnBoard;
    enemy.wounds = Wounds::LEAST;
    stand(state, Who::Enemy(id), area);
    on_phase(state, |phase| phase.reinforced.extend(token));
    sit_out(state, id, Deed::Returned);
}

/// Counts as moved, with nothing left to fight with.
fn sit_out(state: &mut State, enemy: EnemyId, deed: Deed) {
    let Some(conduct) = state.enemy(enemy).map(|figure| figure.behaviour().clone()) else { return };
    on_phase(state, |phase| {
        phase.moved.retain(|moved| moved.enemy != enemy);
        phase.moved.push(Moved { enemy, deed, ap_left: 0, tokens: 0, target: None, foe: None, conduct });
    });
}
