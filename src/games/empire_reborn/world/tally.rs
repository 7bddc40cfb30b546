//! What a turn has brought so far that counts at its end: what Characters did, who fell, when the Favor was won.
//!
//! It follows from the events and is in no save.

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::kernel::name::Name;

named! {
    /// Something that brings experience (ER-XP-2).
    Merit {
        /// A duel.
        Duel = "duel",
        /// A duel against Fire more than 1 higher.
        HarderDuel = "harder_duel",
        /// A duel won.
        DuelWon = "duel_won",
        /// A contest.
        Contest = "contest",
        /// A contest against a ring more than 1 higher.
        HarderContest = "harder_contest",
        /// A contest won.
        ContestWon = "contest_won",
        /// A battle fought.
        Battle = "battle",
        /// A battle fought when outnumbered two to one.
        BattleTwo = "battle_two",
        /// A battle fought when outnumbered three to one.
        BattleThree = "battle_three",
        /// A battle won.
        BattleWon = "battle_won",
        /// An assassination tried.
        Assassination = "assassination",
        /// An assassination done.
        Killed = "killed",
        /// An Investigation tried.
        Investigation = "investigation",
        /// An Investigation that succeeded.
        Exposed = "exposed",
        /// A denouncing tried.
        Denouncing = "denouncing",
        /// A denouncing that succeeded.
        Denounced = "denounced",
        /// A Falsification prepared.
        Falsified = "falsified",
        /// A Falsification that survived an Investigation.
        Believed = "believed",
        /// A Hidden Location investigated.
        Explored = "explored",
        /// A Nemuranai recovered.
        Nemuranai = "nemuranai",
        /// An ancestral Nemuranai recovered.
        Ancestral = "ancestral",
        /// The Clan acclaimed by the Emperor, for its Primary Character.
        Acclaimed = "acclaimed",
    }
}

impl Merit {
    /// The experience it brings.
    pub const fn points(self) -> u8 {
        match self {
            Self::HarderDuel
            | Self::Contest
            | Self::HarderContest
            | Self::ContestWon
            | Self::Battle
            | Self::Assassination
            | Self::Investigation
            | Self::Denouncing
            | Self::Falsified
            | Self::Explored
            | Self::Acclaimed => 1,
            Self::Duel
            | Self::DuelWon
            | Self::BattleTwo
            | Self::BattleWon
            | Self::Killed
            | Self::Exposed
            | Self::Denounced
            | Self::Believed
            | Self::Nemuranai => 2,
            Self::BattleThree | Self::Ancestral => 3,
        }
    }
}

/// What a turn has brought so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// What Characters did, in order.
    pub merits: Vec<(PersonId, Merit)>,
    /// Who fell and has not come back, in order.
    pub fallen: Vec<PersonId>,
    /// Who was struck by an assassin and may yet die of it, with the assassin.
    pub struck: Vec<(PersonId, PersonId)>,
    /// The turn in which the Favor was won last.
    pub favor: u16,
    /// What each Character cost when it came, in points; kept over the turns (ER-XP-1).
    pub worth: Vec<(PersonId, i64)>,
    /// How many teams explore where.
    pub explored: Vec<(Clan, Name, u8)>,
}
