//! Scenarios as files: reading and checking them, putting them on a table, how far the players are, and playing them
//! without anybody at the table.

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

mod support;

mod beginnings;
mod box_contents;
mod brought;
mod chase;
mod documents;
mod forged;
mod kept;
mod personae;
mod progress;
mod setting_out;
mod simulator;
mod story;
