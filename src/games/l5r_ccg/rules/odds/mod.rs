//! Chances and means as decimals, and the exact odds of a duel.

pub mod decimal;

pub mod duel;
