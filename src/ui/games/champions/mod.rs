//! Champions of Rokugan: its screens, and the boards, scenarios, campaigns and cards the players keep.

pub mod behind;
pub mod page;
pub mod part;
pub mod session;
mod settings;

pub mod cards;

pub mod board_choice;
pub mod board_room;
pub mod campaign_room;
pub mod documents;
pub mod goal;
pub mod import;
pub mod keyword_refs;
pub mod log;
pub mod poster;
pub mod refused;
pub mod scenario_room;

pub use crate::games::champions::views::{catalogue, looks};

pub mod screens;
