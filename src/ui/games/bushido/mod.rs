//! Bushido – Risen Sun on the screen: its pages, its table, its sheets. Plain data comes from the game; nothing here
//! decides a rule.

pub mod page;
pub mod part;

mod learning;
mod session;

mod marks;

mod screens;
