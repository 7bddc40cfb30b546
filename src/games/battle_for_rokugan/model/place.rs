//! Where a combat token lies.

use super::province::Province;
use crate::games::battle_for_rokugan::content::map;
use serde::{Deserialize, Serialize};

/// A land border and the province its token points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(Province, Province)", into = "(Province, Province)")]
pub struct LandBorder {
    from: Province,
    target: Province,
}

impl LandBorder {
    /// The border between two provinces, pointed at `target`, unless they have none.
    pub fn new(from: Province, target: Province) -> Option<Self> {
        map::neighbors(from).contains(target).then_some(Self { from, target })
    }

    /// The province on the other side of the one pointed at.
    pub fn from(self) -> Province {
        self.from
    }

    /// The province pointed at.
    pub fn target(self) -> Province {
        self.target
    }
}

/// The one coastal border of a coastal province (OneCoast).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Province", into = "Province")]
pub struct CoastalBorder(Province);

impl CoastalBorder {
    /// The coast of a province, if it has one; a harbor makes none.
    pub fn new(province: Province) -> Option<Self> {
        map::facts(province).coast.map(|_| Self(province))
    }

    /// The province.
    pub fn province(self) -> Province {
        self.0
    }
}

/// A place on the board itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// In the middle of a province.
    Center(Province),
    /// On a land border, pointing at one of its provinces.
    Border(LandBorder),
    /// On a coastal border.
    Coast(CoastalBorder),
}

impl Spot {
    /// The province a token there is about.
    pub fn target(self) -> Province {
        match self {
            Self::Center(province) => province,
            Self::Border(border) => border.target,
            Self::Coast(coast) => coast.0,
        }
    }

    /// The provinces it touches: one, or both sides of a land border.
    pub fn touches(self) -> impl Iterator<Item = Province> {
        let other = match self {
            Self::Border(border) => Some(border.from),
            Self::Center(_) | Self::Coast(_) => None,
        };
        std::iter::once(self.target()).chain(other)
    }

    /// Whether two tokens there would be one too many: both on one border or coast, whatever the arrows (BR-A2).
    pub fn excludes(self, other: Self) -> bool {
        match (self, other) {
            (Self::Border(one), Self::Border(two)) => one == two || (one.from == two.target && one.target == two.from),
            (Self::Coast(one), Self::Coast(two)) => one == two,
            (Self::Center(_) | Self::Border(_) | Self::Coast(_), _) => false,
        }
    }
}

/// Where a combat token lies: on the board, or on another token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the board.
    At(Spot),
    /// On the token of that position in placement order.
    On(usize),
}

/// In saves: from where, then at which.
impl TryFrom<(Province, Province)> for LandBorder {
    type Error = &'static str;

    fn try_from((from, target): (Province, Province)) -> Result<Self, Self::Error> {
        Self::new(from, target).ok_or("these provinces share no land border")
    }
}

impl From<LandBorder> for (Province, Province) {
    fn from(border: LandBorder) -> Self {
        (border.from, border.target)
    }
}

impl TryFrom<Province> for CoastalBorder {
    type Error = &'static str;

    fn try_from(province: Province) -> Result<Self, Self::Error> {
        Self::new(province).ok_or("this province has no coast")
    }
}

impl From<CoastalBorder> for Province {
    fn from(coast: CoastalBorder) -> Self {
        coast.0
    }
}
