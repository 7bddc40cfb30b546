//! What the store promises, each promise kept under the fault it is made against.

#![allow(clippy::unwrap_used, reason = "what fails in a test should stop it")]

mod support;

mod laws;

mod keeping;

mod cuts;

mod faults;

mod tabs;

mod unfinished;

mod shelf;

mod library;

mod boards;
mod campaigns;

mod transfer;

mod versions;

mod boarded;
mod copies;
mod crowd;
mod fights;
mod investigations;
