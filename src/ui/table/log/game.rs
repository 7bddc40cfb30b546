//! What the game of a table brings to its log.

use crate::kernel::book::{ChangeLine, Chapter, LogLine, LogLines, MarkId};
use crate::kernel::line::{Key, Line};
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::games::champions::session::Session;
use leptos::prelude::*;

/// The parts of the log that are a game's own. Everything else is the same for every game.
#[derive(Debug)]
pub struct LogParts {
    /// Every step as a line, read again as the journal changes.
    pub lines: fn(Session) -> Memo<LogLines>,
    /// A sentence about a chapter, with what it calls the chapter.
    pub chapter: fn(Chapter, Key) -> Line,
    /// Those whose lines can be asked for alone, in order.
    pub people: fn() -> Vec<MarkId>,
    /// What somebody is called.
    pub name: fn(Session, MarkId) -> String,
    /// A name short enough for the head of a screen.
    pub short_name: fn(&str) -> &str,
    /// Somebody's mark.
    pub mark: fn(Session, MarkId) -> AnyView,
    /// The sign of a line without a mark.
    pub sign: fn(&LogLine) -> Sign,
    /// A change with its sign, on a line of `owner`: whose it is, is said of others.
    pub change: fn(Session, Option<MarkId>, &ChangeLine) -> (Sign, Line),
    /// The sign of the face of a die, by its place among the faces.
    pub face: fn(usize) -> Option<(Sign, Tint)>,
    /// What a step is called, in a few words.
    pub step: fn(Session, usize) -> Option<Line>,
    /// What a step says first.
    pub headline: fn(Session, usize) -> Option<Line>,
    /// What an open line of one step shows: reasons, and how it came about.
    pub inside: fn(Session, usize) -> AnyView,
    /// The table after so many entries, to be read.
    pub then: fn(Session, Memo<usize>) -> AnyView,
}
