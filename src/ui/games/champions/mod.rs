//! Champions of Rokugan: its screens, and the boards, scenarios, campaigns and cards the players keep.

pub mod page;
pub mod part;

pub mod board_choice;
pub mod board_room;
pub mod campaign_room;
pub mod catalogue;
pub mod goal;
pub mod poster;
pub mod scenario_room;

pub mod screens;
