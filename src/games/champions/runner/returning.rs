//! Reinforcements: who returns, and where (CH-ENE-5).

use crate::games::champions::field::next::reinforcement;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{enemies, names};
use crate::kernel::line::Line;

/// An Enemy that can return.
#[derive(Clone, Debug, PartialEq)]
pub struct Returning {
    /// Which.
    pub enemy: EnemyId,
    /// What it is called.
    pub name: Line,
    /// The number of the token it returns for.
    pub number: u8,
    /// Where it may, with the names of the areas; never empty.
    pub areas: Vec<(AreaKey, String)>,
}

/// Those who can return now.
#[derive(Clone, Debug, PartialEq)]
pub struct ReturnView {
    /// At least one.
    pub enemies: Vec<Returning>,
}

/// Those who can return, each with its places.
pub(super) fn returning(state: &State, all: &[EnemyId]) -> ReturnView {
    let one = |enemy: &EnemyId| {
        let token = reinforcement(state, *enemy)?;
        let areas = token.areas.into_iter().map(|key| (key.clone(), enemies::area(state, &key)));
        Some(Returning {
            enemy: *enemy,
            name: names::enemy(state, *enemy),
            number: token.number,
            areas: areas.collect(),
        })
    };
    ReturnView { enemies: all.iter().filter_map(one).collect() }
}
