//! The rules of Champions of Rokugan, as play: every test's name is the rule, every module names its part of the
//! contract. Only the public interface is used; no state is made by filling fields.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../contract/laws.rs"]
mod contract;
mod support;

mod quantities;
mod reference;
mod setup;
mod turn;

mod actions;
mod by_hand;
mod combat;
mod falls;
mod fight;
mod investigation;
mod keywords;
mod objectives;
mod ring_events;
mod roster;
mod statistics;
mod tests_out_of_combat;

mod boards;
mod campaign;
mod campaign_changes;

mod end;

mod cases;

mod audit;

mod board;
mod enemy;
mod odds;

mod table_board;

mod play;
