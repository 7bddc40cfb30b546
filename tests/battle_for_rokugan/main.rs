//! Battle for Rokugan: every rule of the contract by its number, the worked cases and documents, faults and properties.

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

#[path = "../contract/laws.rs"]
mod contract;
mod support;

mod box_contents;

mod initiative;
mod set_up;

mod own_box;
mod placement;
mod plates;

mod battles;
mod defenses;
mod raids_and_diplomacy;
mod reveal;
mod territories;
mod twice;

mod card_choices;
mod cards;

mod closing;
mod corrections;
mod objectives;
mod progress;
mod score;
mod statistics;
mod to_do;

mod odds;
mod odds_enumerated;
mod pool;

mod table_files;

mod worked_cases;
mod worked_documents;

mod faults;
mod properties;

mod anyway;
mod lesson;
mod played;
mod random_play;
mod round;
mod saved;
mod scripted;
mod seen;
mod sleeve;
