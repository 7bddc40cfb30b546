//! What every game on the shelf needs, and nothing that only one game needs.
//!
//! Deliberately absent: browser, clock, file, thread, float, and the words of any language.
//! Time comes in as a [`journal::Stamp`] the caller provides; chance as a [`chance::Chance`].

pub mod by;
pub mod known;
pub mod track;

pub mod name;

pub mod rulebook;

pub mod line;

pub mod reference;

pub mod book;

pub mod explanation;

pub mod place;

pub mod by_name;
pub mod canonical;
pub mod document;
pub mod exchange;
pub mod headless;
mod once;

pub mod kept;

pub mod chance;

pub mod game;

pub mod draft;

pub mod journal;

pub mod amend;

pub mod correction;

pub mod replay;

pub mod shortened;
pub mod synopsis;

pub mod saved;

pub mod told;

pub mod chronicle;

#[cfg(test)]
pub mod dummy;
