//! Where the rulebook contradicts itself or is silent: named rulings, each with a default and a switch.

use super::named::named;
use crate::kernel::by::Small;
use serde::{Deserialize, Serialize};

named! {
    /// Who profits from a tie for the highest attack (AttackersTie).
    AttackersTie {
        /// The defender, even a weaker one.
        Defender = "defender",
        /// The next highest attacker: the tied ones drop out.
        Cancel = "cancel",
    }
}

named! {
    /// Which ties Crane wins (CraneTie).
    CraneTie {
        /// Every tie it is part of.
        Any = "any",
        /// Only its total against the defense, as the one highest attacker.
        DefenderOnly = "defender_only",
    }
}

named! {
    /// Whose attack ignores a capital's printed defense beside Phoenix (PhoenixShared).
    PhoenixShared {
        /// Nobody else's.
        Alone = "alone",
        /// That of all attackers of the battle.
        Everyone = "everyone",
    }
}

named! {
    /// Which tokens on borders a raid or diplomacy takes (RaidReach).
    RaidReach {
        /// All, whichever way they point.
        AllBorders = "all_borders",
        /// Only those that point into the province.
        Inward = "inward",
    }
}

named! {
    /// Whether something counts.
    Counts {
        Yes = "yes",
        No = "no",
    }
}

named! {
    /// How the six provinces of the Emerald Empire hang together (EmeraldShape).
    EmeraldShape {
        /// As a chain, each adjacent to the next.
        Path = "path",
        /// In any way.
        Connected = "connected",
    }
}

named! {
    /// How many territories the six provinces of the Emerald Empire lie in (EmeraldSpan).
    EmeraldSpan {
        /// Three or more.
        AtLeast = "at_least",
        /// Three.
        Exactly = "exactly",
    }
}

named! {
    /// Whether the Way of Humility scores when several have fewest provinces (HumilityTie).
    HumilityTie {
        /// It does.
        Scores = "scores",
        /// It does not.
        Strict = "strict",
    }
}

named! {
    /// What parts players of equal honor at the end (FinalTie).
    FinalTie {
        /// Nothing: they share the rank.
        Shared = "shared",
        /// The number of their provinces.
        MostProvinces = "most_provinces",
    }
}

/// Which rulings a table plays by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// Ties for the highest attack (BR-BAT-4).
    pub attackers_tie: AttackersTie,
    /// Ties that Crane wins (BR-BAT-4, -5).
    pub crane_tie: CraneTie,
    /// Who ignores a capital's printed defense (BR-BAT-3).
    pub phoenix: PhoenixShared,
    /// What raids and diplomacy take (BR-RES-3, -4).
    pub raid_reach: RaidReach,
    /// Whether an attack that was discarded elsewhere has failed (BR-DEF-2).
    pub discarded_attack: Counts,
    /// Whether a bluff is an attack that failed (BR-DEF-2).
    pub bluff_attack: Counts,
    /// Whether Lion's bluff alone defends an unattacked province (BR-DEF-3).
    pub lion_bluff: Counts,
    /// Whether diplomacy that discards an attack is a successful defense (BR-DEF-4).
    pub diplomacy_defense: Counts,
    /// The shape of the Emerald Empire (BR-OBJ).
    pub emerald_shape: EmeraldShape,
    /// The span of the Emerald Empire (BR-OBJ).
    pub emerald_span: EmeraldSpan,
    /// Ties for fewest provinces (BR-OBJ).
    pub humility_tie: HumilityTie,
    /// Ties for most honor (BR-END-1).
    pub final_tie: FinalTie,
}

impl Rulings {
    /// What a table plays by that switches nothing.
    pub const DEFAULT: Self = Self {
        attackers_tie: AttackersTie::Defender,
        crane_tie: CraneTie::Any,
        phoenix: PhoenixShared::Alone,
        raid_reach: RaidReach::AllBorders,
        discarded_attack: Counts::Yes,
        bluff_attack: Counts::No,
        lion_bluff: Counts::No,
        diplomacy_defense: Counts::No,
        emerald_shape: EmeraldShape::Path,
        emerald_span: EmeraldSpan::AtLeast,
        humility_tie: HumilityTie::Scores,
        final_tie: FinalTie::Shared,
    };
}

/// One ruling with the reading a table chose for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// Ties for the highest attack.
    AttackersTie(AttackersTie),
    /// Ties that Crane wins.
    CraneTie(CraneTie),
    /// Who ignores a capital's printed defense.
    Phoenix(PhoenixShared),
    /// What raids and diplomacy take.
    RaidReach(RaidReach),
    /// Whether an attack discarded elsewhere has failed.
    DiscardedAttack(Counts),
    /// Whether a bluff is an attack that failed.
    BluffAttack(Counts),
    /// Whether Lion's bluff alone defends an unattacked province.
    LionBluff(Counts),
    /// Whether diplomacy that discards an attack is a successful defense.
    DiplomacyDefense(Counts),
    /// The shape of the Emerald Empire.
    EmeraldShape(EmeraldShape),
    /// The span of the Emerald Empire.
    EmeraldSpan(EmeraldSpan),
    /// Ties for fewest provinces.
    HumilityTie(HumilityTie),
    /// Ties for most honor.
    FinalTie(FinalTie),
}

impl Ruling {
    /// The same ruling in its other reading.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::AttackersTie(it) => Self::AttackersTie(other(it)),
            Self::CraneTie(it) => Self::CraneTie(other(it)),
            Self::Phoenix(it) => Self::Phoenix(other(it)),
            Self::RaidReach(it) => Self::RaidReach(other(it)),
            Self::DiscardedAttack(it) => Self::DiscardedAttack(other(it)),
            Self::BluffAttack(it) => Self::BluffAttack(other(it)),
            Self::LionBluff(it) => Self::LionBluff(other(it)),
            Self::DiplomacyDefense(it) => Self::DiplomacyDefense(other(it)),
            Self::EmeraldShape(it) => Self::EmeraldShape(other(it)),
            Self::EmeraldSpan(it) => Self::EmeraldSpan(other(it)),
            Self::HumilityTie(it) => Self::HumilityTie(other(it)),
            Self::FinalTie(it) => Self::FinalTie(other(it)),
        }
    }
}

/// The other of two readings.
fn other<T: Small + PartialEq>(reading: T) -> T {
    // Every ruling has two readings.
    T::ALL.iter().copied().find(|one| *one != reading).unwrap_or(reading)
}

impl Rulings {
    /// Every ruling as this table plays it.
    pub fn all(&self) -> [Ruling; 12] {
        [
            Ruling::AttackersTie(self.attackers_tie),
            Ruling::CraneTie(self.crane_tie),
            Ruling::Phoenix(self.phoenix),
            Ruling::RaidReach(self.raid_reach),
            Ruling::DiscardedAttack(self.discarded_attack),
            Ruling::BluffAttack(self.bluff_attack),
            Ruling::LionBluff(self.lion_bluff),
            Ruling::DiplomacyDefense(self.diplomacy_defense),
            Ruling::EmeraldShape(self.emerald_shape),
            Ruling::EmeraldSpan(self.emerald_span),
            Ruling::HumilityTie(self.humility_tie),
            Ruling::FinalTie(self.final_tie),
        ]
    }

    /// The same rulings but for this one.
    #[must_use]
    pub fn with(self, ruling: Ruling) -> Self {
        match ruling {
            Ruling::AttackersTie(attackers_tie) => Self { attackers_tie, ..self },
            Ruling::CraneTie(crane_tie) => Self { crane_tie, ..self },
            Ruling::Phoenix(phoenix) => Self { phoenix, ..self },
            Ruling::RaidReach(raid_reach) => Self { raid_reach, ..self },
            Ruling::DiscardedAttack(discarded_attack) => Self { discarded_attack, ..self },
            Ruling::BluffAttack(bluff_attack) => Self { bluff_attack, ..self },
            Ruling::LionBluff(lion_bluff) => Self { lion_bluff, ..self },
            Ruling::DiplomacyDefense(diplomacy_defense) => Self { diplomacy_defense, ..self },
            Ruling::EmeraldShape(emerald_shape) => Self { emerald_shape, ..self },
            Ruling::EmeraldSpan(emerald_span) => Self { emerald_span, ..self },
            Ruling::HumilityTie(humility_tie) => Self { humility_tie, ..self },
            Ruling::FinalTie(final_tie) => Self { final_tie, ..self },
        }
    }
}
