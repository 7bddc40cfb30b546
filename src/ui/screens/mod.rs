//! The screens, one folder or file each; [`crate::ui::app`] decides which is shown.

pub mod actions;
pub mod champion;
pub mod table;

pub mod saving;
pub mod combat;
pub mod figures;
pub mod fold;
pub mod undo;
pub mod home;
pub mod setup;
pub mod settings;
pub mod cards;

pub mod log;
pub mod options;
pub mod score;

pub mod refusal_sheet;
pub mod rule_sheet;
pub mod toast;
