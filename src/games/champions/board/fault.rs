//! What can be wrong with a board file or with a document that uses one, and where.

use super::document::{FORMAT, VERSION};
use crate::kernel::shortened::line;
use std::fmt;

/// Something a document says that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where, such as `characters[2].area`.
    pub path: String,
    /// What.
    pub kind: FaultKind,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// It is no JSON, has an unknown field, lacks one, or a value is of the wrong sort.
    Unreadable(String),
    /// It is another kind of file.
    OtherFormat(String),
    /// A newer program wrote it, or no program did.
    OtherVersion(u32),
    /// More than the board or the table holds.
    TooMany {
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// A name or an id without a character in it, with too many, or with control characters.
    BadText,
    /// There is no area of this id.
    NoArea(String),
    /// The id was given before.
    SecondOfId(String),
    /// A border from an area to the same.
    ToItself(String),
    /// The two areas have a border already.
    SecondBorder(String, String),
    /// A number outside what the game has.
    OutOfRange {
        /// The number.
        found: u64,
        /// The smallest that is possible.
        least: u64,
        /// The greatest that is possible.
        most: u64,
    },
    /// A Unit's Size is the sum of equal miniatures.
    UnevenMiniatures {
        /// The Unit's Size.
        size: u8,
        /// How many miniatures it says it has.
        miniatures: u8,
    },
    /// A keyword of the rulebook with a value it cannot have.
    BadKeyword(String),
    /// Enemies and Bosses are not on the players' side.
    WrongSide {
        /// What it says it is.
        kind: &'static str,
    },
    /// Only the Enemies' side has behaviours.
    BehaviourOfChampion,
    /// A field this behaviour does not have.
    NotOfThisBehaviour,
    /// A field this behaviour needs.
    Missing,
    /// A mode this behaviour does not have.
    NoMode(&'static str),
    /// A route without a letter.
    NoLetters,
    /// Neither or both of an area and a holder.
    NotOneGoal,
    /// The id of somebody on the Enemies' own side.
    OwnSide(String),
}

impl Fault {
    /// The fault at `path`.
    pub fn new(path: impl Into<String>, kind: FaultKind) -> Self {
        Self { path: path.into(), kind }
    }

    /// The same fault of a document that stands inside another.
    #[must_use]
    pub fn within(mut self, outer: &str) -> Self {
        self.path = format!("{outer}.{}", self.path);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&line(&format!("{}: {}", self.path, self.kind)))
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(reason) => f.write_str(reason),
            Self::OtherFormat(found) => write!(f, "\"{found}\" is not \"{FORMAT}\""),
            Self::OtherVersion(found) => write!(f, "version {found}, this program reads version {VERSION}"),
            Self::TooMany { found, most } => write!(f, "{found} of them, at most {most} are possible"),
            Self::BadText => f.write_str("1 to 60 characters on one line are needed"),
            Self::NoArea(id) => write!(f, "no area \"{id}\""),
            Self::SecondOfId(id) => write!(f, "a second \"{id}\""),
            Self::ToItself(id) => write!(f, "a border from \"{id}\" to itself"),
            Self::SecondBorder(one, other) => write!(f, "a second border between \"{one}\" and \"{other}\""),
            Self::OutOfRange { found, least, most } => write!(f, "{found} is not from {least} to {most}"),
            Self::UnevenMiniatures { size, miniatures } => {
                write!(f, "Size {size} is not shared by {miniatures} equal miniatures")
            }
            Self::BadKeyword(text) => write!(f, "no keyword \"{text}\""),
            Self::WrongSide { kind } => write!(f, "a Character of kind \"{kind}\" is not on side \"champion\""),
            Self::BehaviourOfChampion => f.write_str("only Characters of side \"enemy\" have a behaviour"),
            Self::NotOfThisBehaviour => f.write_str("this behaviour has no such field"),
            Self::Missing => f.write_str("this behaviour needs it"),
            Self::NoMode(modes) => write!(f, "this behaviour has the modes {modes}"),
            Self::NoLetters => f.write_str("a route needs at least one area"),
            Self::NotOneGoal => f.write_str("either \"area\" or \"held_by\" is needed"),
            Self::OwnSide(id) => write!(f, "\"{id}\" is on the same side"),
        }
    }
}
