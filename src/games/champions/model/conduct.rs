//! What an Enemy is about, as commands, events and saves tell it (CH-ENE; rulebook p. 30–31).
//!
//! Tables without a board have behaviours too: their areas are then empty or only names.

use super::area_key::AreaKey;
use super::ids::Actor;
use super::investigation::PersonaId;
use super::name::Name;
use crate::games::champions::enemy::behaviour::{Assault, Guardian};
use serde::{Deserialize, Serialize};

/// What a searching Enemy wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SearchGoal {
    /// Something that lies in an area.
    Area(AreaKey),
    /// Something that somebody carries.
    HeldBy(Actor),
    /// An item of the scenario, wherever it is by now: lying somewhere, or carried (rulebook p. 31).
    Item(Name),
    /// A Persona that it captures (rulebook p. 31).
    Persona(PersonaId),
}

/// A behaviour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Conduct {
    /// It fights Champions.
    Assault(Assault),
    /// It guards and does nothing until something wakes it.
    Guardian(Guardian),
    /// It walks a lettered route.
    Patrol {
        /// The letters in order.
        route: Vec<AreaKey>,
        /// Which is reached next, from 0.
        next: u8,
    },
    /// It wants to take something.
    Search {
        /// What.
        goal: SearchGoal,
        /// Action Points to take it.
        cost: u8,
    },
    /// It wants to kill somebody.
    Assassination {
        /// Those named.
        targets: Vec<Actor>,
    },
    /// It wants to leave the board.
    Escape {
        /// By which areas; empty where the board's exits count.
        exits: Vec<AreaKey>,
    },
}

impl Conduct {
    /// What an Enemy does when nothing else is said, and what most others turn to.
    pub const ASSAULT: Self = Self::Assault(Assault::Mobile);

    /// The areas it names.
    pub fn areas(&self) -> &[AreaKey] {
        match self {
            Self::Patrol { route: areas, .. } | Self::Escape { exits: areas } => areas,
            Self::Search { goal: SearchGoal::Area(area), .. } => std::slice::from_ref(area),
            Self::Search { goal: SearchGoal::HeldBy(_) | SearchGoal::Item(_) | SearchGoal::Persona(_), .. }
            | Self::Assault(_) => &[],
            Self::Guardian(_) | Self::Assassination { .. } => &[],
        }
    }
}
