//! The old Legend of the Five Rings card game on the screen: its pages, its table, its sheets. Plain data comes from the
//! game; nothing here decides a rule.

pub mod behind;
pub mod page;
pub mod part;

mod drawer;
mod looks;
mod marks;
mod outside;
mod session;

mod screens;
