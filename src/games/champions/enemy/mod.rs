//! The Enemy Phase (CH-ENE; CH-BAT-7 in a Battle): what every Enemy does, by its behaviour, and why.
//!
//! [`plan::plan`] works out the whole phase from where everybody stands. No dice are rolled and nobody is assumed
//! Eliminated: a table plans again after every change. Where the rules leave a tie to the Favor holder the plan goes
//! on with the first option and carries the question; the players' [`question::Decision`] is heeded the next time.
//!
//! # Readings
//!
//! Where the contract (CH-ENE and its readings A1 to A27) leaves room, this is what is done:
//!
//! - A tie between routes, exits or targets is a question whenever the Enemy looks for its way, even if it then stays:
//!   the default is on the table before anybody knows what it leads to. The same tie is asked once in a turn.
//! - Two questions come up where exits are tied and the way to the default exit is tied too: the exit, then the route.
//! - For an escaping Boss all exits together are one destination: it follows R to the nearest where that is cheaper
//!   than D to any (A5, A13).
//! - A route ends where it first gets to: it never leads through a full destination and back to it (9.1).
//! - A Combat wakes a Gatekeeper by where its attacker stands (A9).
//! - Who took its goal with its last Action Point does not look for an exit any more.
//! - Somebody of kind Champion or Ally on the Enemies' side is Corrupted and acts as an Enemy; Enemies and Bosses on
//!   the players' side are refused.
//!
//! Deliberately absent: the Combats themselves, and step 5, Reinforcement: who returns is the Favor holder's choice;
//! where, says [`super::board::reinforcement`].

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
pub mod progress;

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
