//! The Enemy Phase (CH-ENE; CH-BAT-7 in a Battle): what every Enemy does, by its behaviour, and why.
//!
//! [`plan::plan`] works out the whole phase from where everybody stands. No dice are rolled and nobody is assumed
//! Eliminated: a table plans again after every change. Where the rules leave a tie to the Favor holder the plan goes
//! on with the first option and carries the question; the players' [`question::Decision`] is heeded the next time.
//!
//! Deliberately absent: the Combats themselves, and step 5 (Reinforcement), which is the Favor holder's choice.

pub mod behaviour;
pub mod character;
pub mod keywords;
pub mod situation;

pub mod nearness;
pub mod reach;

pub mod question;
pub mod reason;
pub mod rules;

pub mod plan;

mod stage;

mod heading;
mod walk;

mod assassination;
mod assault;
mod blocked;
mod escape;
mod guardian;
mod oni;
mod patrol;
mod search;

mod battle;
mod combats;
mod order;
mod turn;
mod yojimbo;

pub mod answer;
mod behaviours;
pub mod document;
mod entries;
