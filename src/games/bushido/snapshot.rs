//! A table as plain data: it stands in a save to be compared with what the events make.

use super::model::player::{Player, Players};
use super::model::terrain::Terrain;
use super::rules::score::Outcome;
use super::state::condition::Condition;
use super::state::model::{BoxKind, Gauge, Model, Standing};
use super::state::{Phase, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The turn.
    pub turn: i16,
    /// The phase.
    pub phase: Phase,
    /// Who is first.
    pub first: Player,
    /// Whose turn it is.
    pub active: Player,
    /// The models, in order.
    pub models: Vec<ModelSnapshot>,
    /// Pass Tokens.
    pub passes: Players<i64>,
    /// Tokens on communal cards.
    pub communal: Players<i64>,
    /// Scenario Points.
    pub points: Players<i64>,
    /// Victory Points.
    pub victory: Players<i64>,
    /// The terrain on the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<Terrain>,
    /// The turn that a die made the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<i16>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Outcome>,
}

/// A model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModelSnapshot {
    /// Its name.
    pub name: String,
    /// Where it is.
    pub standing: Standing,
    /// Marked Wounds.
    pub wounds: i16,
    /// Ki Tokens.
    pub ki: i16,
    /// Activation Counters.
    pub counters: i16,
    /// Its markers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub conditions: BTreeMap<Condition, Vec<u8>>,
    /// Its used boxes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<(u8, BoxKind)>,
}

/// A table as plain data.
pub fn snapshot(state: &State) -> Snapshot {
    let of = |value: &dyn Fn(Player) -> i64| Players { a: value(Player::A), b: value(Player::B) };
    Snapshot {
        turn: state.turn(),
        phase: state.phase(),
        first: state.first(),
        active: state.active(),
        models: state.models().map(|(_, model)| model_snapshot(model)).collect(),
        passes: of(&|player| state.passes(player)),
        communal: of(&|player| state.communal(player)),
        points: *state.score_now().points(),
        victory: of(&|player| state.victory(player)),
        terrain: state.terrain().map(|(_, piece)| piece.clone()).collect(),
        last: state.last_by_roll,
        ended: state.ended(),
    }
}

fn model_snapshot(model: &Model) -> ModelSnapshot {
    let [wounds, ki, counters] = [Gauge::Wounds, Gauge::Ki, Gauge::Counters].map(|gauge| model.gauge(gauge));
    ModelSnapshot {
        name: model.name().to_owned(),
        standing: model.standing(),
        wounds,
        ki,
        counters,
        conditions: model.conditions().map(|(condition, values)| (condition, values.to_vec())).collect(),
        boxes: model.boxes().collect(),
    }
}
