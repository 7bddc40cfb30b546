//! What a file from outside is, before anything of it is believed: its size, its depth, and what it says it is.
//!
//! Everything after this may take its time: it works on a text of a size and depth that the app itself could have
//! written. Absent on purpose: what the fields mean; each kind of file has its own reader for that.

use super::schema;
use crate::games::champions::board::document as board;
use crate::games::champions::campaign::document as campaign;
use crate::games::champions::pack;
use serde::Deserialize;
use std::fmt;

/// How deep a file may be nested; the deepest of ours needs a third of it.
pub const MOST_DEPTH: usize = 64;

/// The most bytes of a pack of cards or of a board. The largest there is has a tenth of it.
const MOST_BYTES: usize = 2 << 20;

/// What a file says it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A pack of cards.
    Pack,
    /// A board.
    Board,
    /// A campaign.
    Campaign,
    /// A table; or nothing that says anything else, which the reader of tables refuses with its reason.
    Save,
}

impl Kind {
    /// The most bytes a file of the kind has.
    pub const fn most_bytes(self) -> usize {
        match self {
            Self::Pack | Self::Board => MOST_BYTES,
            Self::Campaign => campaign::MOST_BYTES,
            Self::Save => schema::MOST_BYTES,
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
    fits(text, Kind::Save)?;
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

/// The one field that tells the kind; everything else is passed over.
#[derive(Deserialize)]
struct Head {
    format: String,
}

fn kind(text: &str) -> Kind {
    let head: Option<Head> = serde_json::from_str(text).ok();
    match head.as_ref().map(|head| head.format.as_str()) {
        Some(pack::FORMAT) => Kind::Pack,
        Some(board::FORMAT) => Kind::Board,
        Some(campaign::FORMAT) => Kind::Campaign,
        Some(_) | None => Kind::Save,
    }
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
