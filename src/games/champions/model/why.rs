//! Why an Enemy does what it does, as events and saves tell it.
//!
//! The planner has reasons of its own, which speak of Characters and areas by number; these speak of them as the table
//! does, and also know what the players said or chose.

use super::area_key::AreaKey;
use super::ids::Actor;
use crate::games::champions::command::CombatKind;
use crate::small;
use serde::{Deserialize, Serialize};

/// How far somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Far {
    /// Action Points of a legal route.
    Route(u16),
    /// No route, but one to an area it can be shot from.
    FiringPosition(u16),
    /// Action Points if there was room everywhere.
    RoomIgnored(u16),
    /// None of these.
    Nowhere,
    /// As the players said: nobody is nearer.
    Told,
}

/// Somebody an Enemy could go for, and what speaks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Candidate {
    /// Who.
    pub who: Actor,
    /// How far it is.
    pub far: Far,
    /// Its available Ki, which settles ties.
    pub ki: u8,
}

/// Why an Enemy Unit activates before the others of a Battle: the first of these that is true of one (CH-BAT-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActivationClass {
    /// It shares an area with an Allied Unit or Champion.
    SharesArea,
    /// It stands next to one.
    NextTo,
    /// It gets to one and can fight.
    GetsThere,
    /// None of these.
    Rest,
}
small!(ActivationClass: SharesArea, NextTo, GetsThere, Rest);

/// One thing that moved an Enemy, or kept it from moving. In the order in which they happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Why {
    /// Its Activation comes now, as the players said at a table without a board.
    Activates {
        /// Why now.
        class: ActivationClass,
    },
    /// It goes for the first of these; the best few of those it looked at.
    GoesFor {
        /// At least one.
        candidates: Vec<Candidate>,
    },
    /// There is nobody it could get to.
    NobodyToGoFor,
    /// It goes to a place.
    HeadsFor {
        /// Where.
        area: AreaKey,
        /// Action Points all the way.
        cost: u16,
    },
    /// No route leads to any place it wants to be.
    NoRoute,
    /// It went on to an area where it can stop.
    Moves {
        /// Where it stands then.
        to: AreaKey,
        /// Action Points for it.
        cost: u16,
    },
    /// It has somebody in reach and stops.
    InReach {
        /// Whom.
        target: Actor,
        /// How it can fight.
        kind: CombatKind,
    },
    /// The next stop takes more Action Points than it has.
    TooFar {
        /// Action Points it takes.
        cost: u16,
        /// Action Points it has.
        left: u8,
    },
    /// It cannot stop or pass in the next area of its route.
    NoRoom {
        /// Which.
        area: AreaKey,
    },
    /// It is stationary.
    Stationary,
    /// It guards and nothing has woken it.
    Guards,
    /// A Combat next to it woke it.
    Woken,
    /// It has Direct Line of Sight to somebody and turns to Assault.
    Sees {
        /// Whom, where that was said.
        who: Option<Actor>,
        /// From where, with a board.
        from: Option<AreaKey>,
    },
    /// It reached a letter of its route.
    ReachesLetter {
        /// Which, from 0.
        index: u8,
    },
    /// All letters of its route lie where it stands.
    LettersAllHere,
    /// It walks its route, as far as the players said.
    WalksRoute,
    /// It took what it was after and turns to Escape.
    TakesGoal {
        /// Action Points for it.
        cost: u8,
    },
    /// It stands at its goal without the Action Points to take it.
    CannotTakeGoal {
        /// Action Points it takes.
        cost: u8,
        /// Action Points it has.
        left: u8,
    },
    /// It does not get to its goal yet.
    GoalAhead,
    /// Nobody carries what it is after.
    NoGoal,
    /// What it is after has another Enemy, or it left the board.
    GoalGone,
    /// Everybody it was to kill is Eliminated: it turns to Assault.
    TargetsEliminated,
    /// It left the board.
    Leaves {
        /// Action Points for it.
        cost: u8,
    },
    /// It stands at an exit without the Action Points to leave.
    CannotLeave {
        /// Action Points it takes.
        cost: u8,
        /// Action Points it has.
        left: u8,
    },
    /// It does not get to an exit yet.
    ExitAhead,
    /// It stands in the way and is fought.
    InTheWay {
        /// Who.
        who: Actor,
    },
    /// The players let it do something else.
    Chosen,
    /// It gets Combat tokens for what is left.
    Tokens {
        /// How many.
        tokens: u8,
        /// Action Points left.
        left: u8,
    },
    /// It has tokens and nobody to fight.
    NobodyInReach,
}
