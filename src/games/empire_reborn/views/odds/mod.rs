//! Odds as the screens show them.

pub mod battle;
pub mod deed;
pub mod dice;
pub mod history;
pub mod otherwise;
pub mod plan;
pub mod raid;
pub mod war;
