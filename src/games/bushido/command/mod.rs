//! What the players may ask for: one variant a verb, with exactly its fields.
//!
//! Saved in journals: variants and fields are added, never renamed.

mod exchange;
mod phases;
mod shot;
mod test;

pub use exchange::{Again, Dice, DiceTold, Exchange, Fact, MeleeAction, Outcome, Terms, WoundDice};
pub use phases::{Ending, FearAnswer, RiseAnswer, Starting, Tactical};
pub use shot::{Shot, ShotFact};
pub use test::{Fright, Purpose, Test, TestKind, TestTold};

use super::model::former::FormerPlaces;
use super::model::player::Player;
use super::model::terrain::Terrain;
use super::model::warband::Profile;
use super::rules::score::Outcome as GameOutcome;
use super::state::condition::Condition;
use super::state::model::{Gauge, ModelId, Standing};
use super::state::{Phase, SecretKind};
use crate::kernel::name::Note;
use serde::{Deserialize, Serialize};

/// What a player asks of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Rolls for who places terrain and deploys first (BU-SET 4).
    DeploymentTest(Tactical),
    /// Ends set-up: the first Starting Phase begins.
    BeginGame,
    /// Plays the Starting Phase.
    StartPhase(Box<Starting>),
    /// Activates a model; its action follows.
    Activate {
        /// Which.
        model: ModelId,
    },
    /// Spends a Pass Token instead of activating a model (BU-TURN-6).
    Pass,
    /// A model takes an action without an exchange, shot or test.
    Act {
        /// Which.
        model: ModelId,
        /// What.
        action: Action,
    },
    /// A Melee Exchange, however it came about.
    Fight(Box<Exchange>),
    /// A Ranged Attack.
    Shoot(Box<Shot>),
    /// A test, and what comes of it.
    Test(Box<Test>),
    /// Ends the activation; the other player goes on.
    EndActivation,
    /// Uses a Ki Feat that is no action.
    UseFeat {
        /// Whose.
        model: ModelId,
        /// Its place on the card, from 0.
        feat: u8,
        /// Ki paid, where it is not what the card says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<u8>,
    },
    /// Plays the End Phase.
    EndPhase(Box<Ending>),
    /// Changes a number of a model by hand.
    Adjust {
        /// Whose.
        model: ModelId,
        /// Which.
        gauge: Gauge,
        /// How much.
        by: i16,
        /// Why, where the players want to say.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
    /// Puts a marker of a state on a model.
    Mark {
        /// On which.
        model: ModelId,
        /// Which state.
        condition: Condition,
        /// The marker's value, 1 where it has none.
        value: u8,
    },
    /// Takes a marker off, the highest of its state.
    Unmark {
        /// From which model.
        model: ModelId,
        /// Which state.
        condition: Condition,
    },
    /// Puts a model where it is now: Elsewhere, Killed, back on the table.
    Place {
        /// Which.
        model: ModelId,
        /// Where.
        standing: Standing,
    },
    /// A model comes into play that was not in the Warband.
    Summon {
        /// Whose.
        player: Player,
        /// Its name at the table.
        name: String,
        /// Its card.
        card: Box<Profile>,
    },
    /// Types in or corrects the card of a model and of the others of that card.
    EnterCard {
        /// Whose.
        model: ModelId,
        /// The card.
        card: Box<Profile>,
        /// Where its rows stood before, where whoever typed it says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        former: Option<FormerPlaces>,
    },
    /// Frees a box that was used by mistake, or uses one.
    FreeBox {
        /// Whose.
        model: ModelId,
        /// The Ki Feat's place on the card.
        feat: u8,
    },
    /// Changes Pass Tokens by hand.
    AdjustPasses {
        /// Whose.
        player: Player,
        /// How much.
        by: i16,
    },
    /// Changes the tokens on a communal card by hand.
    AdjustCommunal {
        /// Whose.
        player: Player,
        /// How much.
        by: i16,
    },
    /// Changes Scenario Points by hand.
    AdjustPoints {
        /// Whose.
        player: Player,
        /// How much.
        by: i16,
    },
    /// Changes Victory Points by hand.
    AdjustVictory {
        /// Whose.
        player: Player,
        /// How much.
        by: i16,
    },
    /// Sets turn, phase and whose turn it is by hand.
    SetClock {
        /// The turn; only as many as were scored, and one more.
        phase: Phase,
        /// Whose turn it is.
        active: Player,
    },
    /// Writes something down behind the cover.
    Hide {
        /// Who.
        player: Player,
        /// What it is about.
        kind: SecretKind,
        /// What.
        text: Note,
    },
    /// Shows what was written down.
    Reveal {
        /// Its number.
        secret: u16,
    },
    /// Notes a piece of terrain (BU-TER).
    PlaceTerrain {
        /// What it is.
        piece: Terrain,
    },
    /// Takes a piece of terrain off the list.
    TakeTerrain {
        /// Its number.
        piece: u16,
    },
    /// Ends the game by hand.
    EndGame {
        /// How it came out.
        outcome: GameOutcome,
    },
    /// A remark for the log.
    Remark {
        /// What.
        note: Note,
    },
    /// Carries out a command although a rule is against it.
    Anyway(Box<Command>),
}

impl Command {
    /// What is really asked for, where this is an "anyway".
    pub(super) fn behind_anyway(&self) -> Option<&Self> {
        if let Self::Anyway(inner) = self { Some(inner) } else { None }
    }
}

/// An action that is done as soon as it is declared.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Up to Move.
    Walk,
    /// Up to 1.5 × Move, straight.
    Run,
    /// Something wears off.
    Wait(WaitFor),
    /// Ki Tokens for a Complex action.
    Focus,
    /// Up again, not in base to base.
    StandUp,
    /// A Ki Feat that is an action.
    Feat {
        /// Its place on the card, from 0.
        feat: u8,
        /// Ki paid, where it is not what the card says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<u8>,
    },
    /// A Scenario action at an objective.
    Scenario {
        /// Which.
        objective: String,
    },
    /// A declared action that became impossible: one counter (BU-ACT-3).
    Failed,
    /// An action of a trait or card, which the players carry out.
    Other {
        /// Counters it costs, 0 to 2.
        counters: u8,
        /// What it is.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        note: Note,
    },
}

/// What a model waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WaitFor {
    /// All Stunned markers.
    Stunned,
    /// All Immobilised markers.
    Immobilised,
    /// Up to two Fire markers.
    Fire,
    /// One Reload marker.
    Reload,
    /// Terrain, or the effect of a card.
    Other,
}
crate::small!(WaitFor: Stunned, Immobilised, Fire, Reload, Other);
