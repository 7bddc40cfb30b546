//! A Unit that another forces back after a Combat of a Battle (CH-BAT-5): what is still open of it.

use super::area_key::AreaKey;
use super::ids::{Actor, Who};
use crate::games::champions::battle::retreat::Side;
use serde::{Deserialize, Serialize};

/// What has to be settled next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PushStage {
    /// Where the beaten Unit retreats to.
    Retreat,
    /// Whether the other one follows it.
    Pursuit,
}

/// How the two stood when they fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// In the same area: who pursues follows into the area of the retreat.
    Shared(AreaKey),
    /// In two: who pursues takes the area that the beaten Unit has left.
    Apart(AreaKey),
    /// At least one of them beside the board, or there is none.
    Unknown,
}

/// A Unit that may force another back, or has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Push {
    pub(in crate::games::champions) winner: Who,
    pub(in crate::games::champions) loser: Who,
    pub(in crate::games::champions) ground: Ground,
    pub(in crate::games::champions) stage: PushStage,
}

impl Push {
    /// The Unit that eliminated more miniatures.
    pub fn winner(&self) -> Who {
        self.winner
    }

    /// The Unit that retreats.
    pub fn loser(&self) -> Who {
        self.loser
    }

    /// How they stood when they fought.
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    /// What has to be settled next.
    pub fn stage(&self) -> PushStage {
        self.stage
    }

    /// Which side won.
    pub fn side(&self) -> Side {
        match self.winner {
            Who::Champion(_) | Who::Ally(_) => Side::Ours,
            Who::Enemy(_) => Side::Theirs,
        }
    }

    /// The winner, where it is on the players' side.
    pub fn our_winner(&self) -> Option<Actor> {
        match self.winner {
            Who::Champion(id) => Some(Actor::Champion(id)),
            Who::Ally(id) => Some(Actor::Ally(id)),
            Who::Enemy(_) => None,
        }
    }
}
