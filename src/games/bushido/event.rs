//! What happened: plain facts, results of chance included.
//!
//! Saved in journals: variants and fields are added, never renamed.

use super::command::{Action, Dice, MeleeAction, Purpose, TestKind};
use super::model::former::FormerPlaces;
use super::model::player::{Player, Players};
use super::model::sides::{Side, Sides};
use super::model::special::Special;
use super::model::split::Split;
use super::model::terrain::Terrain;
use super::model::warband::Profile;
use super::rules::score::{Outcome, Turn};
use super::state::condition::Condition;
use super::state::model::{BoxKind, Deed, Gauge, ModelId, Standing};
use super::state::{Phase, SecretKind};
use crate::kernel::chance::Source;
use crate::kernel::name::Note;
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A rule was set aside.
    Overrode {
        /// Its number in the contract.
        rule: String,
    },
    /// The players did this by hand.
    ByHand {
        /// Why, where they said.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
    /// A Tactical Test.
    TacticalTested {
        /// Who won.
        winner: Player,
        /// The dice that decided, where there were any.
        dice: Players<Vec<u8>>,
    },
    /// Who is Active in the Starting and End Phases and first in the Main Phase.
    FirstChosen {
        /// Who.
        player: Player,
    },
    /// A die of variable length; from 4 on this turn is the last.
    LengthRolled {
        /// What it showed.
        face: u8,
    },
    /// A phase began.
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
    /// A turn began.
    TurnBegan {
        /// Which.
        turn: i16,
    },
    /// It is a player's turn.
    TurnPassedTo {
        /// Whose.
        player: Player,
    },
    /// A model was activated.
    ActivationBegan {
        /// Which.
        model: ModelId,
    },
    /// Its activation is over.
    ActivationEnded {
        /// Which.
        model: ModelId,
    },
    /// A player spent a Pass Token.
    Passed {
        /// Who.
        player: Player,
    },
    /// A model took an action.
    Acted {
        /// Which.
        model: ModelId,
        /// What.
        action: Action,
    },
    /// A model used a Ki Feat.
    FeatUsed {
        /// Which.
        model: ModelId,
        /// Its place on the card.
        feat: u8,
        /// Ki paid.
        paid: u8,
        /// How long its box stays used, where it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kept: Option<BoxKind>,
    },
    /// A box is free again.
    BoxFreed {
        /// Whose.
        model: ModelId,
        /// The Ki Feat's place on the card.
        feat: u8,
    },
    /// Two models fought.
    Fought(Box<Fought>),
    /// A model made a Ranged Attack.
    Shot(Box<ShotFired>),
    /// A test was made.
    Tested(Box<Tested>),
    /// A number of a model changed.
    Changed {
        /// Whose.
        model: ModelId,
        /// Which.
        gauge: Gauge,
        /// Before.
        from: i16,
        /// After.
        to: i16,
    },
    /// A model got a marker.
    Marked {
        /// Which.
        model: ModelId,
        /// Of which state.
        condition: Condition,
        /// Its value.
        value: u8,
    },
    /// A model lost markers.
    Unmarked {
        /// Which.
        model: ModelId,
        /// Of which state.
        condition: Condition,
        /// The values of those that stay.
        left: Vec<u8>,
    },
    /// A marker was refused.
    WasImmune {
        /// Which model.
        model: ModelId,
        /// Of which state.
        condition: Condition,
    },
    /// A model did something that counts for the rest of the turn.
    Did {
        /// Which.
        model: ModelId,
        /// What.
        deed: Deed,
    },
    /// A model is somewhere else now.
    Stands {
        /// Which.
        model: ModelId,
        /// Where.
        standing: Standing,
    },
    /// A model returned to play: markers, tokens and counters gone, boxes free (BU-PLAY-4).
    Renewed {
        /// Which.
        model: ModelId,
    },
    /// A model came into play that was not in the Warband.
    Summoned {
        /// Whose.
        player: Player,
        /// Its name.
        name: String,
        /// Its card.
        card: Box<Profile>,
    },
    /// A card was typed in.
    CardEntered {
        /// Of which model, and of the others of that card.
        model: ModelId,
        /// The card.
        card: Box<Profile>,
        /// Where its rows stood before, where that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        former: Option<FormerPlaces>,
    },
    /// What lasts until the End Phase is over: deeds and once-per-turn boxes.
    Expired,
    /// Pass Tokens changed.
    PassesChanged {
        /// Whose.
        player: Player,
        /// How many there are now.
        to: i64,
    },
    /// Tokens on a communal card changed.
    CommunalChanged {
        /// Whose.
        player: Player,
        /// How many there are now.
        to: i64,
    },
    /// A Scenario action succeeded.
    ScenarioActed {
        /// Which model.
        model: ModelId,
        /// At which objective.
        objective: String,
    },
    /// Scenario Points changed by hand.
    PointsChanged {
        /// Whose.
        player: Player,
        /// How much.
        by: i16,
    },
    /// Victory Points changed by hand.
    VictoryChanged {
        /// Whose.
        player: Player,
        /// How much.
        by: i16,
    },
    /// A turn was scored.
    TurnScored {
        /// What happened in it.
        turn: Box<Turn>,
    },
    /// The survivor took the Victory Points that were left (ruling WipeOutScoring).
    WipedOut {
        /// Who.
        player: Player,
        /// How many.
        points: i16,
    },
    /// Something was written down behind the cover.
    Hidden {
        /// Its number.
        secret: u16,
        /// Whose.
        player: Player,
        /// What it is about.
        kind: SecretKind,
        /// What.
        text: Note,
    },
    /// Something hidden was shown.
    Revealed {
        /// Its number.
        secret: u16,
    },
    /// A piece of terrain was noted.
    TerrainPlaced {
        /// Its number.
        number: u16,
        /// What it is.
        piece: Terrain,
    },
    /// A piece of terrain is not there any more.
    TerrainTaken {
        /// Its number.
        number: u16,
    },
    /// The players remarked something.
    Remarked {
        /// What.
        note: Note,
    },
    /// The game is over.
    Ended {
        /// How it came out.
        outcome: Outcome,
    },
}

/// An exchange as it was fought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fought {
    /// Who.
    pub models: Sides<ModelId>,
    /// Of which action.
    pub action: MeleeAction,
    /// Who attacked first.
    pub initiative: Side,
    /// The dice, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolled: Option<FoughtDice>,
    /// Wounds each side suffered.
    pub wounds: Sides<u8>,
}

/// Dice of an exchange, and what they came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoughtDice {
    /// Dice to divide.
    pub pools: Sides<u8>,
    /// How both divided them.
    pub splits: Sides<Split>,
    /// What was rolled, after rerolls.
    pub dice: Sides<Dice>,
    /// Who rolled.
    pub source: Source,
    /// Attack and Defence of both.
    pub results: Sides<(i16, i16)>,
    /// Each comparison: whose Attack, whether it won, the Success Level.
    pub comparisons: Vec<FoughtComparison>,
}

/// One comparison of an exchange.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoughtComparison {
    /// Whose Attack.
    pub attacker: Side,
    /// Who won.
    pub winner: Side,
    /// The Success Level.
    pub level: i16,
    /// The Special that triggered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special: Option<Special>,
    /// Its Damage Rolls: the two dice used, the row, Wounds.
    pub rolls: Vec<([u8; 2], u8, u8)>,
}

/// A Ranged Attack as it came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotFired {
    /// Who.
    pub shooter: ModelId,
    /// At whom.
    pub target: ModelId,
    /// The weapon's place on the card.
    pub weapon: u8,
    /// Whom it hit, where it hit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hit: Option<ModelId>,
    /// The Challenge Number; nothing beyond the last band.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<i16>,
    /// The dice after rerolls.
    pub dice: Vec<u8>,
    /// The result.
    pub result: i16,
    /// Wounds of whom it hit.
    pub wounds: u8,
    /// Its Damage Rolls: the two dice used, the row, Wounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<([u8; 2], u8, u8)>,
}

impl ShotFired {
    /// The Success Level of a shot that hit.
    pub fn level(&self) -> i16 {
        self.result - self.number.unwrap_or(self.result)
    }
}

/// A test as it came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tested {
    /// Whose.
    pub model: ModelId,
    /// Against what.
    pub kind: TestKind,
    /// What depended on it.
    pub purpose: Purpose,
    /// The dice, a list for each roll.
    pub dice: Vec<Vec<u8>>,
    /// Whether it was passed.
    pub passed: Passed,
}

/// Whether a test was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passed {
    /// It was.
    Yes,
    /// It was not.
    No,
}
