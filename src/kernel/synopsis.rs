//! A table in a few words, for whoever shows it without knowing its game: the first page, the backups, the settings.
//!
//! It is kept beside its table and read without the game's code, so its sentences are among those of the first page.

use super::line::Line;
use super::name::Name;
use std::borrow::Cow;

/// A table in a few words.
#[derive(Clone, Debug, PartialEq)]
pub struct Synopsis {
    /// What is played: the scenario, the season, the year.
    pub title: Name,
    /// How far it is: "Turn 3 of 8, Champions".
    pub line: Line,
    /// How it goes: "19 of 23".
    pub second: Option<Line>,
    /// Who plays, by seat.
    pub marks: Vec<Mark>,
    /// How much of it is finished.
    pub period: Period,
    /// How it ended: "Victory, 3 above"; nothing while it goes on.
    pub ended: Option<Line>,
}

/// How much of a game is finished: turns, rounds, seasons. It never goes back while a table is played on.
#[derive(Clone, Debug, PartialEq)]
pub struct Period {
    /// How many are finished, from 0.
    pub number: i16,
    /// The last finished one: "After turn 3".
    pub label: Line,
}

/// Somebody who plays, as a small coloured sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What they are called.
    pub name: String,
    /// The name of the sign: its id in the sprite, or that of a clan without its `c-`.
    pub sign: Cow<'static, str>,
    /// The name of the colour: that of a design token without its `--`.
    pub hue: Cow<'static, str>,
}
