//! Bushido by its rules: every test is named after the rule of the contract it shows.

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

#[path = "../contract/laws.rs"]
mod contract;
mod support;

mod documents;
mod worked_cases;

mod engaging;
mod tests_and_odds;

mod aftermath;
mod damage;
mod exchange;
mod split;
mod sums;

mod ranged;

mod scenario;
mod turn;

mod corrections;
mod keeping;
mod over_tables;
mod preparing;
mod roster;
mod shots;
mod table;
mod typed_cards;
mod warband;

mod enumeration;
mod properties;
mod refusals;
mod rulings;
