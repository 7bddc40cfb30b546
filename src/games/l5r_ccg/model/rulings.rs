//! The rulings with a switch: what the rulebook leaves open, and how this table reads it.

use crate::games::l5r_ccg::rules::battle::{self, AllyHonor, BowedBonus, DefensiveAllies};
use crate::games::l5r_ccg::rules::lobby::{Compare, InitiatorCounts};
use crate::games::l5r_ccg::rules::recruit::ExperiencedInPlay;
use crate::small;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A ruling that can be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// Whether Events take effect one by one or after all are turned up.
    EventTiming,
    /// Whether a second Experienced version of a name may enter play.
    ExperiencedInPlay,
    /// Copies of an Experienced card in a deck.
    ExperiencedCopies,
    /// What bowed items and "+" Followers add.
    BowedBonus,
    /// Who gains Honor for a battle.
    AllyBattleHonor,
    /// Whether defensive allies bow after a battle.
    DefensiveAlliesBow,
    /// Whether the one who bows for a lobbying counts.
    InitiatorCounts,
    /// Whose total a lobbyist has to exceed.
    LobbyCompare,
}
small!(Ruling: EventTiming, ExperiencedInPlay, ExperiencedCopies, BowedBonus, AllyBattleHonor, DefensiveAlliesBow, InitiatorCounts, LobbyCompare);

/// A way to read a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// The usual one.
    Usual,
    /// The other one.
    Other,
}
small!(Reading: Usual, Other);

impl Reading {
    /// The one that it is not.
    pub fn changed(self) -> Self {
        match self {
            Self::Usual => Self::Other,
            Self::Other => Self::Usual,
        }
    }
}

/// How a table reads the rulings: those in the set in their other way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rulings(BTreeSet<Ruling>);

impl Rulings {
    /// How a ruling is read.
    pub fn of(&self, ruling: Ruling) -> Reading {
        if self.0.contains(&ruling) { Reading::Other } else { Reading::Usual }
    }

    /// The same with one ruling read so.
    #[must_use]
    pub fn with(mut self, ruling: Ruling, reading: Reading) -> Self {
        match reading {
            Reading::Usual => self.0.remove(&ruling),
            Reading::Other => self.0.insert(ruling),
        };
        self
    }

    /// Those that battles depend on.
    pub fn of_battle(&self) -> battle::Rulings {
        let bowed_bonus = match self.of(Ruling::BowedBonus) {
            Reading::Usual => BowedBonus::Nothing,
            Reading::Other => BowedBonus::Direct,
        };
        let ally_honor = match self.of(Ruling::AllyBattleHonor) {
            Reading::Usual => AllyHonor::Principal,
            Reading::Other => AllyHonor::Each,
        };
        let defensive_allies = match self.of(Ruling::DefensiveAlliesBow) {
            Reading::Usual => DefensiveAllies::Bow,
            Reading::Other => DefensiveAllies::Stay,
        };
        battle::Rulings { bowed_bonus, ally_honor, defensive_allies }
    }

    /// Ruling ExperiencedInPlay.
    pub fn experienced_in_play(&self) -> ExperiencedInPlay {
        match self.of(Ruling::ExperiencedInPlay) {
            Reading::Usual => ExperiencedInPlay::Strict,
            Reading::Other => ExperiencedInPlay::UniqueOnly,
        }
    }

    /// Ruling InitiatorCounts.
    pub fn initiator_counts(&self) -> InitiatorCounts {
        match self.of(Ruling::InitiatorCounts) {
            Reading::Usual => InitiatorCounts::No,
            Reading::Other => InitiatorCounts::Yes,
        }
    }

    /// Ruling LobbyCompare.
    pub fn lobby_compare(&self) -> Compare {
        match self.of(Ruling::LobbyCompare) {
            Reading::Usual => Compare::All,
            Reading::Other => Compare::Antagonist,
        }
    }
}
