//! What the store promises, each promise kept under the fault it is made against.

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

mod support;

mod laws;
mod room;

mod keeping;

mod calls;
mod cuts;
mod documents;

mod faults;

mod tabs;

mod corrections;
mod private;
mod unfinished;

mod shelf;

mod library;
mod together;

mod backups;
mod boards;
mod campaigns;

mod intake;
mod transfer;

mod versions;

mod games;
mod toy;

mod boarded;
mod clocks;
mod copies;
mod crowd;
mod fights;
mod fuzz;
mod handover;
mod handover_series;
mod investigations;
mod whole;
