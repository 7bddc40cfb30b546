//! What a file from outside is, before anything of it is believed: its size, its depth, and what it says it is.
//!
//! Everything after this may take its time: it works on a text of a size and depth that the app itself could have
//! written. Absent on purpose: what the fields mean; each kind of file has its own reader for that.

use super::schema;
use crate::games::{self, DocumentFormat, GameId};
use serde::Deserialize;
use std::fmt;

/// How deep a file may be nested; the deepest of ours needs a third of it.
pub const MOST_DEPTH: usize = 64;

/// What a file says it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A document of a game that is no table: a pack of cards, a board, a campaign.
    Document(&'static DocumentFormat),
    /// A table, and its game where this app knows it; or nothing that says anything else. The reader of tables refuses
    /// what is none with its reason.
    Save(Option<GameId>),
}

impl Kind {
    /// The most bytes a file of the kind has.
    pub const fn most_bytes(self) -> usize {
        match self {
            Self::Document(format) => format.most_bytes,
            Self::Save(_) => schema::MOST_BYTES,
        }
    }
}

/// Why a file is not even read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It has more bytes than one of its kind can have.
    TooLarge {
        /// How many it may have.
        most: usize,
    },
    /// It is nested deeper than [`MOST_DEPTH`].
    TooDeep,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge { most } => write!(f, "more than {most} bytes"),
            Self::TooDeep => write!(f, "nested deeper than {MOST_DEPTH}"),
        }
    }
}

impl std::error::Error for Refused {}

/// What the text of a file says it is, where its size and depth are those of a file of the app.
///
/// # Errors
///
/// Why it is not to be read at all.
pub fn sort(text: &str) -> Result<Kind, Refused> {
    // No kind has more than a save.
    fits(text, Kind::Save(None))?;
    if depth(text) > MOST_DEPTH {
        return Err(Refused::TooDeep);
    }
    let kind = kind(text);
    fits(text, kind).map(|()| kind)
}

fn fits(text: &str, kind: Kind) -> Result<(), Refused> {
    let most = kind.most_bytes();
    if text.len() > most { Err(Refused::TooLarge { most }) } else { Ok(()) }
}

/// The fields that tell the kind; everything else is passed over.
#[derive(Deserialize)]
struct Head {
    format: String,
}

/// The field that tells the game of a save.
#[derive(Deserialize)]
struct SaveHead {
    game: String,
}

fn kind(text: &str) -> Kind {
    let head: Option<Head> = serde_json::from_str(text).ok();
    let Some(Head { format }) = head else { return Kind::Save(None) };
    match games::DOCUMENTS.iter().find(|document| document.format == format) {
        Some(document) => Kind::Document(document),
        None if schema::is_save(&format) => Kind::Save(game(text)),
        None => Kind::Save(None),
    }
}

fn game(text: &str) -> Option<GameId> {
    let head: Option<SaveHead> = serde_json::from_str(text).ok();
    head.map_or(Some(GameId::OF_DRAFTS), |head| GameId::of(&head.game))
}

/// How many objects and arrays are open at once at most. What is no JSON has a depth too.
fn depth(text: &str) -> usize {
    let (mut open, mut most, mut quoted, mut escaped) = (0_usize, 0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => {
                open += 1;
                most = open.max(most);
            }
            b'}' | b']' if !quoted => open = open.saturating_sub(1),
            _ => {}
        }
    }
    most
}
