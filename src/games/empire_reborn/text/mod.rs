//! What is said of this game: names, the log, reasons, corrections.

pub mod battle;
pub mod chronicle;
pub mod differences;
pub mod edits;
pub mod log;
pub mod map;
pub mod names;
pub mod news;
pub mod reasons;
pub mod rolled;
pub mod world;
