//! Everything around any table: the session and its saves, log, undo, backups, hand-over.

pub use crate::app::shared_page as pages;
pub mod played;

pub mod any_table;
pub mod arbiter;
pub mod begin;
pub mod closed;
pub mod keeper;
pub mod open_table;
pub mod reader;
pub mod seat;
pub mod session;
pub mod tab_line;

pub mod backups;
pub mod backups_page;
pub mod handover;
pub mod import;
pub mod log;

pub mod dimming;
pub mod refusal_sheet;
pub mod saving;
pub mod toast;
pub mod undo;
