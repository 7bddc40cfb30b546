//! The maneuvers planner (CC-ATK-11): the four stages of assignment as an open game, solved exactly.
//!
//! Deliberately absent: allies' turns, actions, hidden cards, and dishonor.

mod ground;
mod search;

pub use ground::{End, Weights};
pub use search::Search;

use crate::games::l5r_ccg::model::side::Side;

/// When units are assigned; each stage has one side's Infantry or Cavalry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The attack's Infantry.
    AttackInfantry,
    /// The defense's Infantry.
    DefenseInfantry,
    /// The attack's Cavalry.
    AttackCavalry,
    /// The defense's Cavalry.
    DefenseCavalry,
}

/// A unit to be assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its side.
    pub side: Side,
    /// Its Force.
    pub force: i64,
    /// Cards in it, as they count for battle Honor.
    pub cards: i64,
    /// Whether it is Cavalry (CC-ATK-7).
    pub cavalry: bool,
    /// Where it was assigned in a stage that is over; none: home. It has no meaning for the other stages, unless it is
    /// `sent`.
    pub at: Option<usize>,
    /// Whether it was assigned in the stage under way already: it is sent once (CC-ATK-6) and stays where it is.
    pub sent: bool,
}

impl Unit {
    /// The stage in which it is assigned.
    pub fn stage(&self) -> Stage {
        match (self.side, self.cavalry) {
            (Side::Attack, false) => Stage::AttackInfantry,
            (Side::Defense, false) => Stage::DefenseInfantry,
            (Side::Attack, true) => Stage::AttackCavalry,
            (Side::Defense, true) => Stage::DefenseCavalry,
        }
    }

    /// Whether it is still to be assigned in this stage or a later one.
    pub fn is_open(&self, stage: Stage) -> bool {
        self.stage() >= stage && !self.sent
    }
}

/// What is to be planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Strength of each Province, at least one.
    pub strengths: Vec<i64>,
    /// All units of both sides.
    pub units: Vec<Unit>,
    /// What the attack is after.
    pub weights: Weights,
    /// The stage to be decided now.
    pub stage: Stage,
}

/// The best play of both sides from here on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What it is worth to the attack.
    pub value: i64,
    /// Where every unit ends; none: home.
    pub line: Vec<Option<usize>>,
    /// What becomes of every Province.
    pub ends: Vec<End>,
}

/// Ways to assign the units that are left, at most.
pub const MOST_LINES: u64 = 10_000_000;

/// There are more than [`MOST_LINES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// The best play, with ties broken by the smallest assignment.
///
/// # Errors
///
/// There are too many ways to assign the units.
pub fn plan(question: &Question) -> Result<Plan, TooLarge> {
    let mut search = Search::new(question)?;
    loop {
        if let Some(plan) = search.advance(u64::MAX) {
            return Ok(plan);
        }
    }
}
