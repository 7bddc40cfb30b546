//! Starting Phase and End Phase (BU-TURN, BU-STA, A15, A16).
//!
//! Deliberately absent: Tactical Test, variable length, points and winner, which are rolled or reckoned elsewhere.

pub mod starting;

pub mod ending;
