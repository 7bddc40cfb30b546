//! The screens, one folder or file each; [`crate::ui::app`] decides which is shown.

pub mod actions;
pub mod against;
pub mod champion;
pub mod table;

pub mod behaviour;
pub mod board;
pub mod boards;
pub mod campaign;
pub mod campaigns;
pub mod cards;
pub mod collection;
pub mod combat;
pub mod effects;
pub mod faces;
pub mod field;
pub mod fight;
pub mod figures;
pub mod fold;
pub mod handover;
pub mod home;
pub mod ink_dock;
pub mod managing;
pub mod retreat;
pub mod runner;
pub mod saving;
pub mod settings;
pub mod setup;
pub mod step_lines;
pub mod undo;
pub mod waiting;
pub mod wide;

pub mod ahead;
pub mod backups;
pub mod closing;
pub mod intermission;
pub mod investigation;
pub mod lesson;
pub mod log;
pub mod luck;
pub mod middle;
pub mod odds;
pub mod options;
pub mod scenario;
pub mod scenarios;
pub mod score;
pub mod statistics;

pub mod refusal_sheet;
pub mod rules;
pub mod toast;
pub mod version_note;
