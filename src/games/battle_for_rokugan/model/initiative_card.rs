//! The ten initiative cards: one of each clan, three neutral ones.

use super::clan::Clan;
use super::named::{Named, named};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
