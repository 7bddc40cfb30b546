//! The rules of The Empire Reborn: every test's name is the rule, every module names its part of the contract.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod battles;
#[path = "../contract/laws.rs"]
mod contract;
mod played;
mod post;
mod random_play;
mod support;

mod documents;
mod refusals;

mod desks;
mod dice;

mod actions;
mod bouts;
mod chances;
mod characters;
mod duels;
mod fates;
mod honors;
mod learning;
mod long;

mod armies;
mod arrivals;
mod atlases;
mod charts;
mod corrections;
mod ledgers;
mod maps;
mod nets;
mod news;

mod forecasts;
mod generals;
mod raids;
mod rounds;
mod rulings;
mod shugenja;
mod simulations;
mod values;
mod views;
mod world;

mod properties;
