//! One round of a battle, from dice that lie on the table (ER-BAT-5, -6, -11, -12).
//!
//! Deliberately absent: duels, which are rolled before the round, and whatever follows a battle.

pub mod strike;

pub mod order;

pub mod fight;

pub mod end;
