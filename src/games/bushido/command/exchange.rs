//! A Melee Exchange as the players tell it: who, with what, how both divided their dice, what was rolled.

use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::state::model::ModelId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A Melee Exchange.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// The activating model and its opponent.
    pub models: Sides<ModelId>,
    /// The action it comes of.
    pub action: MeleeAction,
    /// What is true of both this time.
    #[serde(default)]
    pub terms: Sides<Terms>,
    /// Who has the Initiative, where the players say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<Side>,
    /// How it was played out.
    pub outcome: Outcome,
}

/// An action that leads to an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MeleeAction {
    /// One counter.
    Melee,
    /// Two counters, +2 on the first Damage Roll.
    Charge,
    /// One counter; Defence of at least as many dice as Attack.
    Disengage,
    /// One counter, −1; the model is not Prone any more.
    StandUp,
    /// No counter: part of another effect.
    Free,
}
crate::small!(MeleeAction: Melee, Charge, Disengage, StandUp, Free);

/// What is true of a side this time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// The weapon's place on the card, from 0.
    pub weapon: u8,
    /// The Melee Pool, where the card does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<u8>,
    /// The Strength, where the card does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<i8>,
    /// Boosts paid for.
    pub boosts: u8,
    /// Anything else on the pool.
    pub modifier: i8,
    /// Enemies that assist against it.
    pub assisting: u8,
    /// Anything else on every Damage Roll.
    pub damage: i8,
    /// What else is true.
    pub facts: BTreeSet<Fact>,
}

/// Something only the table can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// It is Surprised.
    Surprised,
    /// It was in base to base when the activation began: its Reach gives no Initiative.
    InContact,
    /// It stands higher on Enhancing terrain: Reach.
    Higher,
    /// *Vengeance* counts.
    Vengeance,
    /// It was not seen: *Assassin* counts.
    Unseen,
}
crate::small!(Fact: Surprised, InContact, Higher, Vengeance, Unseen);

/// How an exchange was played out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// With dice.
    Rolled {
        /// How both divided theirs.
        splits: Sides<Split>,
        /// What lies on the table.
        dice: DiceTold,
        /// The Damage Rolls.
        damage: WoundDice,
    },
    /// Only what came of it.
    Told {
        /// Wounds each side suffered.
        wounds: Sides<u8>,
    },
    /// The models never touched: the activating one loses its counters, nothing else happens (step 7a).
    Apart,
}

/// Dice of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// Attack dice, in the order they lie.
    pub attack: Vec<u8>,
    /// Defence dice.
    pub defence: Vec<u8>,
}

/// Whose dice were rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceTold {
    /// The players' own, after all rerolls.
    Entered(Sides<Dice>),
    /// The app's, with the rerolls that were chosen, in their order.
    Generated(Vec<Again>),
}

/// Dice of one side that are rolled again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// Whose dice.
    pub of: Side,
    /// Places of Attack dice, from 0.
    pub attack: Vec<u8>,
    /// Places of Defence dice.
    pub defence: Vec<u8>,
}

/// Dice of Damage Rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WoundDice {
    /// The players' own, in the order they fall due.
    Entered(Vec<Vec<u8>>),
    /// The app's.
    Generated,
}
