//! Exact chances: of rolls, of duels and other actions, of Honor, of battles and raids.
//!
//! Everything is reckoned over whole distributions; what is too improbable to show is left out. Only battles that are
//! too large for that, or whose every rule is wanted, are played many times over: `simulation`.

pub mod distribution;

mod faces;
pub mod kept;

pub mod dice;

pub mod honor;
pub mod survival;

pub mod duel;

pub mod court;
pub mod intrigue;

pub mod yearly;

pub mod disposition;
pub mod forecast;
pub mod raid;
pub mod simulation;
