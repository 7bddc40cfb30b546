//! What is printed on the hidden side of a combat token: its kind and its strength.

use super::named::named;
use crate::kernel::by::Small;
use serde::{Deserialize, Serialize};

named! {
    /// A kind of combat token; their order is the *kind order* of lists (BR-TOK).
    Kind {
        Army = "army",
        Navy = "navy",
        Shinobi = "shinobi",
        Blessing = "blessing",
        Diplomacy = "diplomacy",
        Raid = "raid",
        Bluff = "bluff",
    }
}

impl Kind {
    /// Whether tokens of this kind fight: the ones a blessing may lie on (BR-TOK-4).
    pub fn fights(self) -> bool {
        matches!(self, Self::Army | Self::Navy | Self::Shinobi)
    }
}

/// A kind with a strength that some clan has a token of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Printed", into = "Printed")]
pub struct Face {
    kind: Kind,
    strength: Option<u8>,
}

impl Face {
    /// The face with this kind and strength, where a clan has a token of it.
    pub fn new(kind: Kind, strength: Option<u8>) -> Option<Self> {
        Self::ALL.iter().copied().find(|face| face.kind == kind && face.strength == strength)
    }

    /// The kind.
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// The printed strength, 1 to 6; diplomacy, raid and bluff have none.
    pub fn strength(self) -> Option<u8> {
        self.strength
    }

    /// What it adds to a total: the strength, or 0.
    pub fn weight(self) -> u16 {
        self.strength.map_or(0, u16::from)
    }
}

/// A face as saves spell it; anything goes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    kind: Kind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strength: Option<u8>,
}

impl TryFrom<Printed> for Face {
    type Error = &'static str;

    fn try_from(printed: Printed) -> Result<Self, Self::Error> {
        Self::new(printed.kind, printed.strength).ok_or("no clan has such a token")
    }
}

impl From<Face> for Printed {
    fn from(face: Face) -> Self {
        Self { kind: face.kind, strength: face.strength }
    }
}

const fn face(kind: Kind, strength: u8) -> Face {
    Face { kind, strength: Some(strength) }
}

const fn plain(kind: Kind) -> Face {
    Face { kind, strength: None }
}

impl Small for Face {
    const ALL: &'static [Self] = &[
        face(Kind::Army, 1),
        face(Kind::Army, 2),
        face(Kind::Army, 3),
        face(Kind::Army, 4),
        face(Kind::Army, 5),
        face(Kind::Army, 6),
        face(Kind::Navy, 1),
        face(Kind::Navy, 2),
        face(Kind::Navy, 3),
        face(Kind::Shinobi, 1),
        face(Kind::Shinobi, 2),
        face(Kind::Shinobi, 3),
        face(Kind::Blessing, 2),
        face(Kind::Blessing, 3),
        plain(Kind::Diplomacy),
        plain(Kind::Raid),
        plain(Kind::Bluff),
    ];

    fn index(self) -> usize {
        // Every face was taken from the list.
        Self::ALL.iter().position(|face| *face == self).unwrap_or(0)
    }
}
