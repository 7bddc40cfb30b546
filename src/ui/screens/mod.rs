//! The screens, one folder or file each; [`crate::ui::app`] decides which is shown.

pub mod actions;
pub mod champion;
pub mod table;

pub mod saving;
pub mod combat;
pub mod figures;
pub mod undo;
pub mod cards;
