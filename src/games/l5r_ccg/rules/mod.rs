//! The rules themselves, each set of them on its own, and the exact planners and odds.
//!
//! They take typed values and answer typed values; everything is named by its position in the list it was given in.

pub mod cut;
pub mod hand;

pub mod gold;
pub mod recruit;

pub mod attach;
pub mod deck;
pub mod honor;

pub mod turn;
pub mod watch;

pub mod lobby;

pub mod attack;

pub mod battle;
pub mod clash;
pub mod maneuver;

pub mod odds;
