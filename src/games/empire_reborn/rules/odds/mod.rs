//! Exact chances: of rolls, of duels and other actions, of Honor, of battles and raids.
//!
//! Deliberately absent: sampling. Everything is reckoned over whole distributions; what is too improbable to show in
//! the fifteenth decimal is left out.

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
