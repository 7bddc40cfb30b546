//! A companion for physical games of the Legend of the Five Rings world.
//!
//! # Floors
//!
//! Each floor may use the ones before it, never one after it.
//!
//! | floor | what lives there |
//! |---|---|
//! | [`kernel`] | what every game needs: journal, chance, refusals, lines; no browser, clock, file or float |
//! | [`words`] | the resource files of every language and the keys into them |
//! | [`views`] | what screens are made of, as plain data: signs, the map of a board, paths; no game, no browser |
//! | [`games`] | one folder a game, none importing another |
//! | [`storage`] | the one serialised edge: saves, slots, migrations, transfer; what keeps them in a browser needs feature `browser` |
//! | [`app`] | what the app itself is made of, as plain data: pages, the shelf, preferences; no browser |
//! | `ui` | screens: they render a plain-data view and dispatch commands (feature `web`) |
//! | `pwa` | the browser around the screens: service worker, hand-over between tabs (feature `web`) |
//!
//! # Invariants
//!
//! - One command is one journal entry is one undo step.
//! - State is what the events make it: nothing else writes it, and it is never read from a file.
//! - A refusal leaves everything as it was and names its rule.
//! - Chance enters only through [`kernel::chance::Chance`], and every draw is recorded in its entry.

pub mod kernel;

pub mod words;

pub mod views;

pub mod games;

pub mod storage;

pub mod app;

#[cfg(feature = "web")]
pub mod ui;

#[cfg(feature = "web")]
pub mod pwa;
