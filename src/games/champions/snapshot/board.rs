//! The board in play and the Enemies Phase as plain data.

use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::enemy_phase::{EnemyPhase, Moved};
use crate::games::champions::model::field::Field;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::tie::Tie;
use serde::{Deserialize, Serialize};

/// The board in play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSnapshot {
    /// What the players call it.
    pub name: String,
    /// How many areas it has.
    pub areas: usize,
    /// Who stands where.
    pub positions: Vec<StandingSnapshot>,
}

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingSnapshot {
    /// Who.
    pub who: Who,
    /// Where.
    pub area: AreaKey,
}

/// How far the Enemies Phase is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyPhaseSnapshot {
    /// The order of movements, once it is fixed.
    pub order: Vec<EnemyId>,
    /// Those who have moved, in order.
    pub moved: Vec<MovedSnapshot>,
    /// Who fights on its way.
    pub underway: Option<EnemyId>,
    /// Ties the players settled.
    pub ties: Vec<Tie>,
    /// The numbers of the tokens for which Reinforcements returned.
    pub reinforced: Vec<u8>,
}

/// An Enemy that has moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovedSnapshot {
    /// Which.
    pub enemy: EnemyId,
    /// Action Points left.
    pub ap_left: u8,
    /// Combat tokens left.
    pub tokens: u8,
    /// Whom it went for.
    pub target: Option<Actor>,
}

/// The board as plain data.
pub(super) fn of_board(field: &Field) -> BoardSnapshot {
    let positions = field.positions().map(|(who, area)| StandingSnapshot { who, area: field.key(area) });
    BoardSnapshot {
        name: field.board().name().to_owned(),
        areas: field.board().areas().len(),
        positions: positions.collect(),
    }
}

/// The phase as plain data; nothing before anything happened in it.
pub(super) fn of_phase(phase: &EnemyPhase) -> Option<EnemyPhaseSnapshot> {
    if *phase == EnemyPhase::default() {
        return None;
    }
    let moved = |moved: &Moved| MovedSnapshot {
        enemy: moved.enemy(),
        ap_left: moved.ap_left(),
        tokens: moved.tokens(),
        target: moved.target(),
    };
    Some(EnemyPhaseSnapshot {
        order: phase.order().to_vec(),
        moved: phase.moved().iter().map(moved).collect(),
        underway: phase.underway().map(|underway| underway.enemy()),
        ties: phase.ties().to_vec(),
        reinforced: phase.reinforced().to_vec(),
    })
}
