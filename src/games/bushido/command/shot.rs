//! A Ranged Attack as the players tell it.

use super::exchange::WoundDice;
use crate::games::bushido::model::special::SpecialAttack;
use crate::games::bushido::state::model::ModelId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A Ranged Attack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// Who shoots.
    pub shooter: ModelId,
    /// At whom.
    pub target: ModelId,
    /// The weapon's place on the card, from 0.
    #[serde(default)]
    pub weapon: u8,
    /// The distance in hundredths of an inch.
    pub distance: u16,
    /// The Ranged Pool, where the card does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<u8>,
    /// The Strength, where the card does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<i8>,
    /// Boosts paid for.
    #[serde(default)]
    pub boosts: u8,
    /// Anything else on the Challenge Number.
    #[serde(default)]
    pub other: i8,
    /// What only the table can see.
    #[serde(default)]
    pub facts: BTreeSet<ShotFact>,
    /// The Special that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special: Option<SpecialAttack>,
    /// The friend in base to base with the target that is nearest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friend: Option<ModelId>,
    /// The dice: the players' own after rerolls; nothing: the app rolls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Vec<u8>>,
    /// The dice of the check whom of two in base to base it hits; nothing: the app rolls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<Vec<u8>>,
    /// The Damage Rolls.
    pub damage: WoundDice,
}

/// Something about a shot that only the table can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShotFact {
    /// The target is in Cover.
    Cover,
    /// The target is Surprised.
    Surprised,
    /// The shooter moves as part of this action.
    Moved,
    /// No counter: another shot of *Rapid Fire*, or part of another effect.
    Free,
}
crate::small!(ShotFact: Cover, Surprised, Moved, Free);
