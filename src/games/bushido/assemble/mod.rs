//! What cards, markers and what the players say make of models for the rules: combatants, fighters, shooters, dice.
//!
//! No rule of its own lives here: it only reads, and says which value is unknown.

pub mod melee;

pub mod ranged;

pub mod tests;

pub mod phases;
