//! Plays a scenario from set-up to scoring without anybody at the table, and counts how it comes out.
//!
//! There is no second rule engine here: every step is a command that a player could give, decided and applied like any
//! other, in a journal like any other. [`policy`] only says which command comes next, [`rolling`] enters dice the way the
//! Combat sheet does, [`watch`] holds every table against what must be true of it. A finished game is decided again
//! from its journal, written and read back, and has to come out the same.
//!
//! # Readings
//!
//! - The players are simple: they fight whom they can reach, run the scenario's errands, heal and gather Ki where nothing
//!   else is to be done. Their whims grow from the seed, so that the same seed is the same game.
//! - Cards that turn into an Enemy by Corruption are typed in at once, as players would: the Champion's own values with
//!   black dice.
//! - What a simulation shows are the figures of such players with such cards, not those of a table.

mod table;

mod whim;

mod by_odds;
mod rolling;

mod errands;
mod walking;

mod policy;

mod enemies;
mod pushing;

pub mod watch;

mod proof;

mod game;

pub mod report;

mod quantiles;

pub use by_odds::Care;
pub use game::{Ending, Proof, play};
pub use report::{Figures, Run, Spread, simulate};
pub use table::{Asked, Unplayable};
