//! Battle for Rokugan: its screens.

pub mod behind;
pub mod page;
pub mod part;

pub mod look;
pub mod session;

mod map;
mod outlook;
mod poster;

mod screens;
