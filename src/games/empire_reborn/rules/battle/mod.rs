//! Battles: who leads, what units are worth, who strikes when, and how a round is fought (ER-BAT).

pub mod field;

pub mod general;
pub mod schedule;
pub mod values;

pub mod morale;

pub mod round;
