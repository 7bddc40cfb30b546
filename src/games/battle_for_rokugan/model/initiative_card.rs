//! The ten initiative cards: one of each clan, three neutral ones.

use super::clan::Clan;
use super::named::{Named, named};
use serde::{Deserialize, Serialize};

named! {
    /// An initiative card of no clan.
    NeutralCard {
        /// Most provinces.
        MasterOfGovernance = "master_of_governance",
        /// Most control tokens on the board.
        MasterOfTactics = "master_of_tactics",
        /// Most territory cards held.
        RiseOfAnEmpire = "rise_of_an_empire",
    }
}

/// An initiative card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum InitiativeCard {
    /// That clan is first player.
    Clan(Clan),
    /// The clan that has most of something is.
    Neutral(NeutralCard),
}

impl InitiativeCard {
    /// The card that files spell `id`, if there is one.
    pub fn named(id: &str) -> Option<Self> {
        Clan::named(id).map(Self::Clan).or_else(|| NeutralCard::named(id).map(Self::Neutral))
    }
}

impl TryFrom<String> for InitiativeCard {
    type Error = &'static str;

    fn try_from(id: String) -> Result<Self, Self::Error> {
        Self::named(&id).ok_or("no initiative card")
    }
}

impl From<InitiativeCard> for &'static str {
    fn from(card: InitiativeCard) -> Self {
        match card {
            InitiativeCard::Clan(clan) => clan.id(),
            InitiativeCard::Neutral(card) => card.id(),
        }
    }
}
