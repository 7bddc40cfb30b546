//! Where the rulebook contradicts itself or is silent: named rulings, each with a default and a switch.

use super::named::named;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
