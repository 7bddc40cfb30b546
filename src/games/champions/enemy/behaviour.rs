//! What an Enemy is about (CH-ENE; rulebook p. 30–31).

use crate::games::champions::board::AreaId;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How an Enemy that attacks moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Assault {
    /// It goes for the nearest Champion.
    Mobile,
    /// It never leaves its area by itself.
    Stationary,
}

/// What wakes a Guardian.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Guardian {
    /// An attack, or a Combat next to it.
    Gatekeeper,
    /// Seeing a Champion or Ally.
    Sentinel,
}

/// What a searching Enemy wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Something that lies in an area.
    Area(AreaId),
    /// Something that the Character of this id carries; who is not there cannot be found.
    HeldBy(Arc<str>),
    /// Something that another Enemy has, or that left the board.
    Gone,
}

/// A behaviour, with what the scenario says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Behaviour {
    /// It fights Champions; the default.
    Assault(Assault),
    /// It guards and does nothing until something wakes it.
    Guardian(Guardian),
    /// It walks a lettered route.
    Patrol {
        /// The letters in order.
        route: Arc<[AreaId]>,
        /// Which is reached next, from 0.
        next: usize,
    },
    /// It wants to take something.
    Search {
        /// What.
        goal: Goal,
        /// Action Points to take it.
        cost: u8,
    },
    /// It wants to kill somebody.
    Assassination {
        /// Ids of those named; who is not there counts as Eliminated.
        targets: Arc<[Arc<str>]>,
    },
    /// It wants to leave the board.
    Escape {
        /// By which areas; the board's exits where the scenario says nothing.
        exits: Option<Arc<[AreaId]>>,
    },
}

impl Behaviour {
    /// What an Enemy does when nothing else is said, and what most others turn to.
    pub const ASSAULT: Self = Self::Assault(Assault::Mobile);
}
