//! The Empire Reborn on the screen: its pages, its realm, its sheets. Plain data comes from the game; nothing here decides
//! a rule.

pub mod behind;
pub mod page;
pub mod part;

mod letterbox;
mod looks;
mod marks;
mod session;

mod screens;
