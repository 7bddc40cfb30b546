//! What can be wrong with a scenario, and where in it.

use crate::games::champions::board::fault::FaultKind as BoardFault;
use crate::games::champions::model::scenario::Difficulty;
use crate::kernel::shortened::line;
use std::fmt;

/// Something a scenario says that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where, such as `script.enemies[2].areas[0]`.
    pub path: String,
    /// What.
    pub kind: FaultKind,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// There is no Enemy card of this name.
    NoEnemy(String),
    /// There is no Ally card of this name.
    NoAlly(String),
    /// There is no board of this name.
    NoBoard(String),
    /// Something of the board itself.
    Board(BoardFault),
    /// Places are named, but no board.
    BoardMissing,
    /// The board has no area of this id.
    NoArea(String),
    /// Neither the scenario nor its board has a route of this name.
    NoRoute(String),
    /// The scenario has no item of this name.
    NoItem(String),
    /// Nobody of this name takes part.
    Nobody(String),
    /// The name or the place was given before.
    Twice(String),
    /// The Champion is mandatory and forbidden.
    MandatoryAndForbidden(String),
    /// Something has to be named here.
    Nothing,
    /// The area would hold more Size than it has room for.
    NoRoom {
        /// Its id.
        area: String,
        /// The Size that would stand there.
        size: u16,
        /// At which difficulty.
        difficulty: Difficulty,
    },
    /// The areas where Champions begin have too little room for five.
    NoRoomForChampions {
        /// The Size that fits.
        room: u16,
        /// At which difficulty.
        difficulty: Difficulty,
    },
    /// A number outside what the game has.
    OutOfRange {
        /// The number.
        found: i32,
        /// The smallest that is possible.
        least: i32,
        /// The greatest that is possible.
        most: i32,
    },
    /// Fewer of these Enemies come than have to be Eliminated.
    TooFew {
        /// How many come.
        come: u16,
    },
    /// A difficulty has no objective.
    NoObjective(Difficulty),
    /// A scenario of the kind Investigation has none.
    InvestigationMissing,
}

impl FaultKind {
    /// Whether something is only missing here, and may lie in another pack.
    pub fn is_elsewhere(&self) -> bool {
        matches!(self, Self::NoEnemy(_) | Self::NoAlly(_) | Self::NoBoard(_))
    }
}

impl Fault {
    /// The card that is missing; nothing where it is about something else.
    pub fn missing_card(self) -> Option<String> {
        let (FaultKind::NoEnemy(name) | FaultKind::NoAlly(name)) = self.kind else { return None };
        Some(name)
    }

    /// The same fault of a scenario that stands inside another document.
    #[must_use]
    pub fn within(self, outer: &str) -> Self {
        Self { path: format!("{outer}.{}", self.path), kind: self.kind }
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
            Self::NoEnemy(name) => write!(f, "no Enemy card \"{name}\""),
            Self::NoAlly(name) => write!(f, "no Ally card \"{name}\""),
            Self::NoBoard(name) => write!(f, "no board \"{name}\""),
            Self::Board(fault) => fault.fmt(f),
            Self::BoardMissing => f.write_str("a board is needed where places are named"),
            Self::NoArea(id) => write!(f, "no area \"{id}\""),
            Self::NoRoute(name) => write!(f, "no route \"{name}\""),
            Self::NoItem(name) => write!(f, "no item \"{name}\""),
            Self::Nobody(name) => write!(f, "nobody called \"{name}\" takes part"),
            Self::Twice(name) => write!(f, "a second \"{name}\""),
            Self::MandatoryAndForbidden(name) => write!(f, "\"{name}\" is mandatory and forbidden"),
            Self::Nothing => f.write_str("at least one is needed"),
            Self::NoRoom { area, size, difficulty } => {
                write!(f, "Size {size} in \"{area}\" at difficulty \"{}\", where 4 fit", word(*difficulty))
            }
            Self::NoRoomForChampions { room, difficulty } => {
                write!(f, "room for Size {room} at difficulty \"{}\", five Champions need 5", word(*difficulty))
            }
            Self::OutOfRange { found, least, most } => write!(f, "{found} is not from {least} to {most}"),
            Self::TooFew { come } => write!(f, "only {come} of them come"),
            Self::NoObjective(difficulty) => write!(f, "no objective for {}", word(*difficulty)),
            Self::InvestigationMissing => f.write_str("a scenario of kind \"investigation\" needs one"),
        }
    }
}

/// What the file calls a difficulty.
const fn word(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "easy",
        Difficulty::Normal => "normal",
        Difficulty::Hard => "hard",
    }
}
