//! Reinforcements: who returns, and where (CH-ENE-5).

use crate::games::champions::field::next::reinforcement;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::state::State;
use crate::games::champions::reinforcing::{Back, Comeback, back_of};
use crate::games::champions::text::{enemies, names};
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// An Enemy that can return.
#[derive(Clone, Debug, PartialEq)]
pub struct Returning {
    /// Which.
    pub enemy: EnemyId,
    /// What returns: it itself, or a Unit of lost miniatures of its card.
    pub back: Back,
    /// What that is called.
    pub name: Line,
    /// The token it returns for, and the miniatures it is made of.
    pub sub: Line,
    /// The number of the token.
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
        let back = back_of(state, *enemy)?;
        let areas = token.areas.into_iter().map(|key| (key.clone(), enemies::area(state, &key)));
        Some(Returning {
            enemy: *enemy,
            back,
            name: names::comeback(state, Comeback { enemy: *enemy, back }),
            sub: made_of(token.number, back),
            number: token.number,
            areas: areas.collect(),
        })
    };
    ReturnView { enemies: all.iter().filter_map(one).collect() }
}

fn made_of(number: u8, back: Back) -> Line {
    match back {
        Back::Itself => Line::new(keys::RUNNER_TOKEN).with("number", i16::from(number)),
        Back::Unit { miniatures } => {
            Line::new(keys::RUNNER_TOKEN_UNIT).with("number", i16::from(number)).with("count", i16::from(miniatures))
        }
    }
}
