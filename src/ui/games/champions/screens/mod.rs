//! The screens of Champions of Rokugan, one folder or file each; [`crate::ui::table::open_table`] decides which is shown.

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
pub mod combat;
pub mod effects;
pub mod faces;
pub mod field;
pub mod fight;
pub mod figures;
pub mod retreat;
pub mod runner;
pub mod setup;
pub mod step_lines;

pub mod ahead;
pub mod closing;
pub mod intermission;
pub mod investigation;
pub mod lesson;
pub mod luck;
pub mod middle;
pub mod odds;
pub mod options;
pub mod scenario;
pub mod scenarios;
pub mod score;
pub mod statistics;
