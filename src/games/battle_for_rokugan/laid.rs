//! Combat tokens as markers of a round: whose they are, where they lie, and what they are once somebody has turned them.

use super::model::clan::Clan;
use super::model::face::{Face, Kind};
use super::model::named;
use super::model::place::Spot;
use serde::{Deserialize, Serialize};

/// Names a marker within its round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenId(pub u16);

/// Where a marker lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// On the board.
    Spot(Spot),
    /// On another marker.
    On(TokenId),
}

/// A marker on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Which.
    pub id: TokenId,
    /// Whose.
    pub clan: Clan,
    /// What it is; nothing while it lies facedown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// Where.
    pub at: At,
}

impl Laid {
    /// Whether it is a blessing.
    pub fn blesses(&self) -> bool {
        self.face.map(Face::kind) == Some(Kind::Blessing)
    }
}

named! {
    /// Where a marker goes that leaves the board before it is resolved.
    Gone {
        /// To the open discard pile of its clan; a bluff goes behind its screen.
        Discarded = "discarded",
        /// Facedown into the pool of its clan.
        Pool = "pool",
        /// Back behind the screen: it was placed by mistake.
        Hand = "hand",
    }
}

named! {
    /// Somebody or something that acts once on a marker on the board.
    Agent {
        /// Looks at an opponent's token (BR-AGE-1).
        Scout = "scout",
        /// Reveals and discards one (BR-AGE-1).
        Shugenja = "shugenja",
        /// The first player card: looks at a token and returns it to its pool (BR-AGE-1).
        FirstPlayerCard = "first_player_card",
        /// Scorpion's look, once a round (BR-CLN-6).
        ScorpionLook = "scorpion_look",
    }
}
