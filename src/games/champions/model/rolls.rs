//! Rolled dice as they are recorded, physical and virtual alike. Positions count from 0 in the order of the first roll
//! and stay what they are when dice are rerolled or removed.

use super::element::Element;
use super::enemy_die::{DieColor, EnemyFaces};
use crate::kernel::chance::Source;
use serde::{Deserialize, Serialize};

/// Elemental Dice rolled at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElementalRoll {
    /// What they show.
    pub faces: Vec<Element>,
    /// Who rolled.
    pub source: Source,
}

/// What a reroll is paid with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// Focus: 1 Ki; an Ally spends a reroll token.
    #[default]
    Focus,
    /// A card or ability that costs nothing the app counts.
    Effect,
    /// A Reroll token that lies beside the roller.
    Token,
}

impl Means {
    /// Whether it costs Ki or a token.
    pub fn is_focus(&self) -> bool {
        *self == Self::Focus
    }
}

/// Elemental Dice rolled again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElementalReroll {
    /// What pays for it.
    pub means: Means,
    /// Which dice, each once.
    pub dice: Vec<u8>,
    /// What they show now, in the order of `dice`.
    pub faces: Vec<Element>,
    /// Who rolled.
    pub source: Source,
}

/// An Enemy Die and which of its six faces is up, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyDie {
    /// Its colour.
    pub color: DieColor,
    /// The face, by its place in the table.
    pub face: u8,
}

/// What the Enemy rolled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EnemyRoll {
    /// The sums of its dice, after everything that was done to them at the table.
    Totals {
        /// Offensive Successes.
        offence: u8,
        /// Defensive Successes.
        defence: u8,
    },
    /// Die by die.
    Dice {
        /// What the faces show.
        faces: Box<EnemyFaces>,
        /// The dice.
        dice: Vec<EnemyDie>,
        /// Who rolled.
        source: Source,
    },
}

/// Enemy Dice rolled again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyReroll {
    /// Which dice, each once.
    pub dice: Vec<u8>,
    /// The faces they show now, in the order of `dice`.
    pub faces: Vec<u8>,
    /// Who rolled.
    pub source: Source,
}

/// A reroll of either side; they stand in the order in which they were made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reroll {
    /// Of Elemental Dice.
    Elemental(ElementalReroll),
    /// Of Enemy Dice.
    Enemy(EnemyReroll),
}

/// Deception: one die becomes another Element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turned {
    /// Which die.
    pub die: u8,
    /// What it becomes, Void included.
    pub to: Element,
}

/// Call of the Void: one Void leaves, the others turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalledVoid {
    /// The Void that is removed.
    pub removed: u8,
    /// What the other Voids become, by ascending position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<Element>,
}

/// Whether the roller is in Harmony with the Elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Harmony {
    /// The dice count as they are.
    #[default]
    Unused,
    /// All five Elements are taken as Harmony.
    Used,
}

impl Harmony {
    /// Whether the dice count as they are.
    pub fn is_unused(&self) -> bool {
        *self == Self::Unused
    }
}
