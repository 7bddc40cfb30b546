//! The Empire Reborn: a game of the Clans played by mail, with one game master.
//!
//! Deliberately absent so far: a table in play with its journal, and the files that travel between the players and
//! their game master. What is here reckons: rules, exact odds, and the documents of the headless program.

#[macro_use]
mod named;

pub mod content;
pub mod model;
pub mod rules;
pub mod tools;
