//! Bushido – Risen Sun on the screen: its pages, its table, its sheets. Plain data comes from the game; nothing here
//! decides a rule.

pub mod behind;
pub mod page;
pub mod part;

mod learning;
mod poster;
mod seat;
mod session;
mod unfinished;
mod warbands;

mod marks;

mod screens;
