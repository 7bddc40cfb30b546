//! The clans, and what counts as one.

use crate::small;
use serde::{Deserialize, Serialize};

/// A clan, or what is counted as one (CC-SET-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clan {
    /// The Crab.
    Crab,
    /// The Crane.
    Crane,
    /// The Dragon.
    Dragon,
    /// The Lion.
    Lion,
    /// The Mantis; "Yoritomo's Alliance" is the same.
    Mantis,
    /// The Phoenix.
    Phoenix,
    /// The Scorpion.
    Scorpion,
    /// The Unicorn.
    Unicorn,
    /// The Naga.
    Naga,
    /// Toturi's Army.
    Toturi,
    /// The Shadowlands Horde, which no card is a member of.
    Shadowlands,
    /// The Brotherhood of Shinsei; every Monk is one of it.
    Brotherhood,
}
small!(Clan: Crab, Crane, Dragon, Lion, Mantis, Phoenix, Scorpion, Unicorn, Naga, Toturi, Shadowlands, Brotherhood);

impl Clan {
    /// Its name in saves, in words and in styles.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Crab => "crab",
            Self::Crane => "crane",
            Self::Dragon => "dragon",
            Self::Lion => "lion",
            Self::Mantis => "mantis",
            Self::Phoenix => "phoenix",
            Self::Scorpion => "scorpion",
            Self::Unicorn => "unicorn",
            Self::Naga => "naga",
            Self::Toturi => "toturi",
            Self::Shadowlands => "shadowlands",
            Self::Brotherhood => "brotherhood",
        }
    }
}

impl Clan {
    /// The name of the mark and the colour it is shown by; those that have none of their own share the one of nobody.
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Mantis | Self::Toturi | Self::Brotherhood => "unaligned",
            Self::Crab
            | Self::Crane
            | Self::Dragon
            | Self::Lion
            | Self::Phoenix
            | Self::Scorpion
            | Self::Unicorn
            | Self::Naga
            | Self::Shadowlands => self.id(),
        }
    }
}

/// Whether two lists of clans share one.
pub fn share_a_clan(one: &[Clan], other: &[Clan]) -> bool {
    one.iter().any(|clan| other.contains(clan))
}
