//! Passages the rulebook leaves open or contradicts, and what this table plays.

use crate::games::champions::rulebook;
use crate::kernel::rulebook::RuleRef;
use crate::small;
use serde::{Deserialize, Serialize};

/// A passage that can be read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    /// Which Glory moves the Threshold at the end: as it stands, or after the scoring.
    ThresholdGlory,
    /// When a Champion is Dishonored: below 0 Honor (p. 14, 40), or at 0 already (p. 25).
    Dishonored,
    /// Who loses the Honor of an Ally Unit that could Pursue and does not (p. 27): its Champion, or nobody.
    AllyHoldsBack,
    /// Whose Glory moves the Threshold at the end: any Champion's (p. 14), or only that of each player's (p. 32).
    ThresholdChampions,
    /// Whether a Corrupted Champion's Glory still does (p. 16, 32).
    ThresholdCorrupted,
    /// When somebody Corrupted in the Enemies Phase acts first: it is played with the rest (p. 16), whose movements are
    /// over when the Combats begin (p. 30).
    CorruptedActs,
    /// When a Patrol notices somebody: in its own turn (as p. 31 says of the Sentinel), or as soon as it sees them.
    PatrolSees,
    /// After which Combat a Unit forces another back: a melee (p. 27), or any Combat (the Glossary, p. 39).
    RetreatAfter,
    /// Where objectives go that were not kept: back into the deck (p. 23), or to the discard pile (p. 15).
    UnkeptObjectives,
    /// Whether Assault fights an Ally where no Champion is in reach (p. 30 names Champions, p. 31 Allies too).
    AssaultOnAllies,
    /// What a Reinforcement that returns is about (p. 39): what it was given, or what it had turned to (p. 31).
    ReturningBehaviour,
    /// What final Glory below 0 is when the Glorified are sought: 0, as the Campaign Log counts it (p. 32), or what it is.
    GlorifiedBelowZero,
}
small!(Ruling: ThresholdGlory, Dishonored, AllyHoldsBack, ThresholdChampions, ThresholdCorrupted, CorruptedActs,
    PatrolSees, RetreatAfter, UnkeptObjectives, AssaultOnAllies, ReturningBehaviour, GlorifiedBelowZero);

impl Ruling {
    /// The passages it is about.
    pub fn references(self) -> [RuleRef; 2] {
        match self {
            Self::ThresholdGlory => [rulebook::END_THRESHOLD, rulebook::GLORY_TRACK],
            Self::Dishonored => [rulebook::HONOR, rulebook::COMBAT_END],
            Self::AllyHoldsBack => [rulebook::RETREAT, rulebook::HONOR],
            Self::ThresholdChampions => [rulebook::GLORY_TRACK, rulebook::END_THRESHOLD],
            Self::ThresholdCorrupted => [rulebook::CORRUPTION, rulebook::END_THRESHOLD],
            Self::CorruptedActs => [rulebook::CORRUPTION, rulebook::ENEMY_TURN],
            Self::PatrolSees => [rulebook::PATROL, rulebook::SENTINEL],
            Self::RetreatAfter => [rulebook::RETREAT, rulebook::KEYWORDS],
            Self::UnkeptObjectives => [rulebook::DRAW_OBJECTIVES, rulebook::OBJECTIVES],
            Self::AssaultOnAllies => [rulebook::ASSAULT, rulebook::SEARCH],
            Self::ReturningBehaviour => [rulebook::REINFORCEMENT, rulebook::BEHAVIOURS],
            Self::GlorifiedBelowZero => [rulebook::END_GLORIFIED, rulebook::CAMPAIGN],
        }
    }
}

/// Which Glory moves the Threshold (CH-END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThresholdGlory {
    /// The Glory a Champion has when the game ends, before anything is added or taken.
    BeforeScoring,
    /// The final Glory.
    AfterScoring,
}

/// From which Honor a Champion is Dishonored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DishonoredFrom {
    /// Below 0.
    BelowZero,
    /// At 0 and below.
    Zero,
}

/// What an Ally Unit that could Pursue and does not costs (CH-BAT-5). Allies have no Honor of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AllyHoldsBack {
    /// Its Champion loses 1 Honor: the one with the Favor, in whose Activation Allies act.
    #[default]
    CostsItsChampion,
    /// Nothing.
    CostsNobody,
}

impl AllyHoldsBack {
    /// Tables write it down only where it is not: those from before there was a choice stay as they are.
    fn is_standard(&self) -> bool {
        *self == Rulings::STANDARD.ally_holds_back
    }
}

/// The readings of a passage, the standard one first. Tables write down only the other one: those from before there
/// was a choice stay as they are.
macro_rules! readings {
    ($($(#[$doc:meta])* $name:ident: $first:ident $said:literal, $other:ident $also:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            #[doc = $said]
            #[default]
            $first,
            #[doc = $also]
            $other,
        }

        impl $name {
            fn is_standard(&self) -> bool {
                *self == Self::$first
            }
        }
    )*};
}

readings! {
    /// Whose Glory moves the Threshold at the end (CH-END-2).
    ThresholdChampions: All "Any Champion's, Companions included.", Players "Only those of the players.";
    /// Whether the Glory of a Corrupted Champion moves the Threshold (CH-END-2).
    ThresholdCorrupted: Counts "It does, as for an Elimination.", LeftOut "It does not.";
    /// When somebody Corrupted in the Enemies Phase acts as an Enemy (CH-ELI).
    CorruptedActs: NextPhase "From the next phase on.", AtOnce "In the same phase.";
    /// When a Patrol notices a Champion or Ally (CH-ENE).
    PatrolSees: OwnTurn "In its own turn to move.", AtOnce "As soon as somebody moves through its Direct Line of Sight.";
    /// After which Combat a Unit forces another back (CH-BAT-5).
    RetreatAfter: Melee "After a melee.", AnyCombat "After any Combat.";
    /// Where objectives go that were drawn and not kept (CH-SET-4).
    UnkeptObjectives: Shuffled "Back into the deck, which is shuffled.", Discarded "To the discard pile.";
    /// Whether Assault fights Allies (CH-ENE).
    AssaultOnAllies: Never "It does not.", WithoutChampions "It does where no Champion is in reach.";
    /// What a Reinforcement that returns is about (CH-ENE-5).
    ReturningBehaviour: AsGiven "What the scenario or the players gave it.", AsItFell "What it was about when it fell.";
    /// What final Glory below 0 is when the Glorified are sought (CH-END-5).
    GlorifiedBelowZero: AsZero "0, as on the track and in the Campaign Log.", Counts "What it is: less than 0.";
}

/// Which of the two readings of a passage is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// What the project's contract settles on.
    Standard,
    /// The other one.
    Other,
}

/// What the table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    /// See [`Ruling::ThresholdGlory`].
    pub threshold_glory: ThresholdGlory,
    /// See [`Ruling::Dishonored`].
    pub dishonored: DishonoredFrom,
    /// See [`Ruling::AllyHoldsBack`].
    #[serde(default, skip_serializing_if = "AllyHoldsBack::is_standard")]
    pub ally_holds_back: AllyHoldsBack,
    /// See [`Ruling::ThresholdChampions`].
    #[serde(default, skip_serializing_if = "ThresholdChampions::is_standard")]
    pub threshold_champions: ThresholdChampions,
    /// See [`Ruling::ThresholdCorrupted`].
    #[serde(default, skip_serializing_if = "ThresholdCorrupted::is_standard")]
    pub threshold_corrupted: ThresholdCorrupted,
    /// See [`Ruling::CorruptedActs`].
    #[serde(default, skip_serializing_if = "CorruptedActs::is_standard")]
    pub corrupted_acts: CorruptedActs,
    /// See [`Ruling::PatrolSees`].
    #[serde(default, skip_serializing_if = "PatrolSees::is_standard")]
    pub patrol_sees: PatrolSees,
    /// See [`Ruling::RetreatAfter`].
    #[serde(default, skip_serializing_if = "RetreatAfter::is_standard")]
    pub retreat_after: RetreatAfter,
    /// See [`Ruling::UnkeptObjectives`].
    #[serde(default, skip_serializing_if = "UnkeptObjectives::is_standard")]
    pub unkept_objectives: UnkeptObjectives,
    /// See [`Ruling::AssaultOnAllies`].
    #[serde(default, skip_serializing_if = "AssaultOnAllies::is_standard")]
    pub assault_on_allies: AssaultOnAllies,
    /// See [`Ruling::ReturningBehaviour`].
    #[serde(default, skip_serializing_if = "ReturningBehaviour::is_standard")]
    pub returning_behaviour: ReturningBehaviour,
    /// See [`Ruling::GlorifiedBelowZero`].
    #[serde(default, skip_serializing_if = "GlorifiedBelowZero::is_standard")]
    pub glorified_below_zero: GlorifiedBelowZero,
}

impl Rulings {
    /// What the project's contract settles on.
    pub const STANDARD: Self = Self {
        threshold_glory: ThresholdGlory::BeforeScoring,
        dishonored: DishonoredFrom::BelowZero,
        ally_holds_back: AllyHoldsBack::CostsItsChampion,
        threshold_champions: ThresholdChampions::All,
        threshold_corrupted: ThresholdCorrupted::Counts,
        corrupted_acts: CorruptedActs::NextPhase,
        patrol_sees: PatrolSees::OwnTurn,
        retreat_after: RetreatAfter::Melee,
        unkept_objectives: UnkeptObjectives::Shuffled,
        assault_on_allies: AssaultOnAllies::Never,
        returning_behaviour: ReturningBehaviour::AsGiven,
        glorified_below_zero: GlorifiedBelowZero::AsZero,
    };

    /// How a passage is read.
    pub fn reading(self, ruling: Ruling) -> Reading {
        let standard = match ruling {
            Ruling::ThresholdGlory => self.threshold_glory == Self::STANDARD.threshold_glory,
            Ruling::Dishonored => self.dishonored == Self::STANDARD.dishonored,
            Ruling::AllyHoldsBack => self.ally_holds_back == Self::STANDARD.ally_holds_back,
            Ruling::ThresholdChampions => self.threshold_champions == Self::STANDARD.threshold_champions,
            Ruling::ThresholdCorrupted => self.threshold_corrupted == Self::STANDARD.threshold_corrupted,
            Ruling::CorruptedActs => self.corrupted_acts == Self::STANDARD.corrupted_acts,
            Ruling::PatrolSees => self.patrol_sees == Self::STANDARD.patrol_sees,
            Ruling::RetreatAfter => self.retreat_after == Self::STANDARD.retreat_after,
            Ruling::UnkeptObjectives => self.unkept_objectives == Self::STANDARD.unkept_objectives,
            Ruling::AssaultOnAllies => self.assault_on_allies == Self::STANDARD.assault_on_allies,
            Ruling::ReturningBehaviour => self.returning_behaviour == Self::STANDARD.returning_behaviour,
            Ruling::GlorifiedBelowZero => self.glorified_below_zero == Self::STANDARD.glorified_below_zero,
        };
        if standard { Reading::Standard } else { Reading::Other }
    }

    /// The same with one passage read so.
    #[must_use]
    pub fn with(mut self, ruling: Ruling, reading: Reading) -> Self {
        match (ruling, reading) {
            (Ruling::ThresholdGlory, Reading::Standard) => self.threshold_glory = ThresholdGlory::BeforeScoring,
            (Ruling::ThresholdGlory, Reading::Other) => self.threshold_glory = ThresholdGlory::AfterScoring,
            (Ruling::Dishonored, Reading::Standard) => self.dishonored = DishonoredFrom::BelowZero,
            (Ruling::Dishonored, Reading::Other) => self.dishonored = DishonoredFrom::Zero,
            (Ruling::AllyHoldsBack, Reading::Standard) => self.ally_holds_back = AllyHoldsBack::CostsItsChampion,
            (Ruling::AllyHoldsBack, Reading::Other) => self.ally_holds_back = AllyHoldsBack::CostsNobody,
            (Ruling::ThresholdChampions, Reading::Standard) => self.threshold_champions = ThresholdChampions::All,
            (Ruling::ThresholdChampions, Reading::Other) => self.threshold_champions = ThresholdChampions::Players,
            (Ruling::ThresholdCorrupted, Reading::Standard) => self.threshold_corrupted = ThresholdCorrupted::Counts,
            (Ruling::ThresholdCorrupted, Reading::Other) => self.threshold_corrupted = ThresholdCorrupted::LeftOut,
            (Ruling::CorruptedActs, Reading::Standard) => self.corrupted_acts = CorruptedActs::NextPhase,
            (Ruling::CorruptedActs, Reading::Other) => self.corrupted_acts = CorruptedActs::AtOnce,
            (Ruling::PatrolSees, Reading::Standard) => self.patrol_sees = PatrolSees::OwnTurn,
            (Ruling::PatrolSees, Reading::Other) => self.patrol_sees = PatrolSees::AtOnce,
            (Ruling::RetreatAfter, Reading::Standard) => self.retreat_after = RetreatAfter::Melee,
            (Ruling::RetreatAfter, Reading::Other) => self.retreat_after = RetreatAfter::AnyCombat,
            (Ruling::UnkeptObjectives, Reading::Standard) => self.unkept_objectives = UnkeptObjectives::Shuffled,
            (Ruling::UnkeptObjectives, Reading::Other) => self.unkept_objectives = UnkeptObjectives::Discarded,
            (Ruling::AssaultOnAllies, Reading::Standard) => self.assault_on_allies = AssaultOnAllies::Never,
            (Ruling::AssaultOnAllies, Reading::Other) => self.assault_on_allies = AssaultOnAllies::WithoutChampions,
            (Ruling::ReturningBehaviour, Reading::Standard) => self.returning_behaviour = ReturningBehaviour::AsGiven,
            (Ruling::ReturningBehaviour, Reading::Other) => self.returning_behaviour = ReturningBehaviour::AsItFell,
            (Ruling::GlorifiedBelowZero, Reading::Standard) => self.glorified_below_zero = GlorifiedBelowZero::AsZero,
            (Ruling::GlorifiedBelowZero, Reading::Other) => self.glorified_below_zero = GlorifiedBelowZero::Counts,
        }
        self
    }
}
