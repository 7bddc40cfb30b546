//! A scenario as data: who stands where, what they are about, what has to be reached, what happens on which turn.
//!
//! [`script`] is what a scenario says; [`check`] tells what is wrong with it; [`set_out`] lays its board and puts
//! everybody in place with the ordinary commands of a table, which [`begin`] carries out; [`progress`] says how far the players are. A pack carries
//! scenarios beside its cards and boards ([`crate::games::champions::pack`]).
//!
//! # Readings
//!
//! - The exits, reinforcement areas and patrol routes of a scenario take the place of those of its board, list by list;
//!   an empty list leaves the board's.
//! - Whoever comes where there is no room stands in the nearest area that has some, as Reinforcements do; Champions
//!   stay beside the board then.
//! - An objective that only the players can judge is never met by itself, and while one of the chosen difficulty is
//!   open the game does not end by itself.
//! - What is carried by somebody who falls lies where it stood.
//! - An event is told from the beginning of its turn, whatever its phase, and waits until the players have seen to it, also
//!   turns later; whoever comes with it comes then. Events of later turns are told by their time only.
//! - The players' word about an objective counts over what the app counted, until they take it back.
//!
//! Deliberately absent: the scenarios of the box. The made-up ones to practise with are in `content`.

pub mod script;

pub mod cast;
pub mod goal;

pub mod box_contents;
pub mod brought;
pub mod document;
pub mod fault;
pub mod library;

mod check;
mod check_cast;
mod check_goals;

pub use check::check;

mod room;
pub mod set_out;

pub mod begin;

pub mod command;
pub mod event;

pub mod due;
pub(super) mod telling;

pub(super) mod lots;
pub mod tally;

pub mod progress;

pub mod whereabouts;

pub mod told;
