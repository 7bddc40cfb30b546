//! What the screens show, as plain data: they draw it and dispatch commands, and decide nothing.
//!
//! Absent on purpose: hands. Who enters the own cards of a duel hands them to [`duel::question`]; no table keeps them.

pub mod table;

pub mod battle;
pub mod duel;
pub mod lobby;
pub mod maneuvers;
pub mod pairing;
pub mod shots;
pub mod thinks;

pub mod statistics;
pub mod story;

pub mod outside;
pub mod pages;
