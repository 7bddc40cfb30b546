//! The old card game: a test for every rule that computes or refuses, the worked cases and documents, invariants.

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

mod against;
mod bounds;
mod closing;
#[path = "../contract/laws.rs"]
mod contract;
#[path = "../storage/fuzz/mutator.rs"]
mod mutator;
mod played;
mod random_play;
mod statistics;
mod support;
mod telling;
mod views;

mod cases;
mod documents;

mod army;
mod battle;
mod battle_actions;
mod battle_honor;

mod attack;
mod maneuver;

mod duel;

mod lobby;
mod turn;
mod watch;

mod attach;
mod deck;
mod gold;
mod honor;
mod library;
mod recruit;

mod private;

mod faults;

mod properties;
