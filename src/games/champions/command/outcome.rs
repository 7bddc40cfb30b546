//! A Combat as it came out at the table (CH-COM).
//!
//! Saved in journals: variants and fields are added, never renamed.

use super::action::Deception;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::quantity::GloryToken;
use serde::{Deserialize, Serialize};

/// Melee or Ranged Combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CombatKind {
    /// Melee Combat.
    Melee,
    /// Ranged Combat.
    Ranged,
}

/// Which side began a Combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// The players' side, as an action.
    Players,
    /// The Enemy.
    Enemy,
}

/// How the Sizes compare, seen from the players' side (CH-COM-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sizes {
    /// Neither side has more.
    Even,
    /// The players' side has less.
    Outnumbered,
    /// The players' side has more.
    Superiority,
    /// The players' side has more, but its fighter is Imposing and alone: no Honor is lost.
    SuperiorityAlone,
}

/// Whether the fighter was the target from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// It was.
    Own,
    /// It Intervened for another.
    Intervening,
    /// It has Yojimbo, and had to be targeted instead of another.
    Yojimbo,
}

/// Whether a combatant fell, where the app cannot know for want of its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fell {
    /// The app counts Wounds against the card; without a card it did not.
    ByCount,
    /// The players say it did.
    Yes,
}

/// A Combat as it came out at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Melee or Ranged.
    pub kind: CombatKind,
    /// Who began.
    pub starter: Starter,
    /// Who fought on the players' side.
    pub fighter: Actor,
    /// Whether it stood in for another.
    pub place: Place,
    /// Who fought on the other side.
    pub enemy: EnemyId,
    /// How the Sizes compared.
    pub sizes: Sizes,
    /// Honor from the Clan Power.
    pub power_honor: i8,
    /// Ki (an Ally: reroll tokens) spent on Focus.
    pub ki: u8,
    /// Deception.
    pub deception: Deception,
    /// Three Fire: Ki gained.
    pub ki_gained: u8,
    /// Three Air: Action Points gained.
    pub ap_gained: u8,
    /// Three Air or a technique: Life Points recovered before the Wounds.
    pub life_recovered: u8,
    /// Wounds the Enemy took.
    pub dealt: u8,
    /// Wounds the fighter took.
    pub taken: u8,
    /// Ki spent against the loss of Purity.
    pub prevented: u8,
    /// Purity at stake by the Enemy's Corruption, where its card does not say.
    pub corruption: Option<u8>,
    /// Whether the Enemy fell.
    pub enemy_fell: Fell,
    /// Whether the fighter fell.
    pub fighter_fell: Fell,
    /// Glory tokens used up in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<GloryToken>,
    /// Tokens beside the fighter that were used up in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub character_tokens: Vec<CharacterToken>,
    /// Tokens beside the Enemy that were used up in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enemy_tokens: Vec<CharacterToken>,
    /// Honor from the Secret Technique.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub technique_honor: i8,
}

fn is_zero(value: &i8) -> bool {
    *value == 0
}
