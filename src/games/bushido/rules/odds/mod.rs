//! Exact odds: tests, shots, Damage Rolls, and the hidden split of an exchange with its equilibrium.
//!
//! # How
//!
//! The order of dice never matters, so rolls are multisets (`multisets`). Rerolls before a roll follow the standing
//! reading A7 (`rerolls`), so one side's dice never depend on the other's: each split has one distribution of results
//! (`exchange::hand`), two of them meet in a table of both comparisons (`exchange::meeting`), and every pair of
//! comparisons has one value (`exchange::payoff`). The splits of both sides then make a zero-sum game (`zero_sum`).
//! Nothing is sampled.
//!
//! # Deliberately absent
//!
//! *Rise*, *Last Stand*, *Protected*, *Sacrifice*, *Bodyguard* and markers (A13).

pub mod weights;

pub mod multisets;
pub mod rerolls;

pub mod challenge;
pub mod opposed;

pub mod harm;
pub mod shot;

pub mod exchange;

pub mod zero_sum;
