//! The states of models (BU-STA) as markers.

use crate::games::bushido::rules::engage::combatant::State as Fighting;
use serde::{Deserialize, Serialize};

/// A state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Must attack; ends in the End Phase.
    Berserk,
    /// Wounds in the End Phase until something is healed.
    Bleed,
    /// No sight beyond base to base.
    Blind,
    /// Fights for the other side.
    Controlled,
    /// The opponent fights better against it.
    DeathSentence,
    /// A counter less next turn.
    Diseased,
    /// Hard to target.
    Disguised,
    /// Wounds in the End Phase, *Tough* or not.
    Fire,
    /// Defensive and weaker, until a test is passed.
    Frightened,
    /// Cannot move.
    Held,
    /// Cannot act without a test.
    Immobilised,
    /// Goes first.
    Impetuous,
    /// Wounds in the End Phase.
    Poison,
    /// Lies on the ground.
    Prone,
    /// A ranged weapon is not ready.
    Reload,
    /// Generates no Ki.
    SpiritBlock,
    /// −1 on both pools.
    Stunned,
    /// Was attacked unseen; until the end of the action.
    Surprised,
}
crate::small!(
    Condition: Berserk, Bleed, Blind, Controlled, DeathSentence, Diseased, Disguised, Fire, Frightened, Held, Immobilised,
    Impetuous, Poison, Prone, Reload, SpiritBlock, Stunned, Surprised
);

impl Condition {
    /// What *Immune* calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Berserk => "Berserk",
            Self::Bleed => "Bleed",
            Self::Blind => "Blind",
            Self::Controlled => "Controlled",
            Self::DeathSentence => "Death Sentence",
            Self::Diseased => "Disease",
            Self::Disguised => "Disguised",
            Self::Fire => "Fire",
            Self::Frightened => "Frightened",
            Self::Held => "Held",
            Self::Immobilised => "Immobilised",
            Self::Impetuous => "Impetuous",
            Self::Poison => "Poison",
            Self::Prone => "Prone",
            Self::Reload => "Reload",
            Self::SpiritBlock => "Spirit Block",
            Self::Stunned => "Stunned",
            Self::Surprised => "Surprised",
        }
    }

    /// How it touches a melee pool or its split, where it does.
    pub const fn fighting(self) -> Option<Fighting> {
        match self {
            Self::Prone => Some(Fighting::Prone),
            Self::Blind => Some(Fighting::Blind),
            Self::Stunned => Some(Fighting::Stunned),
            Self::Frightened => Some(Fighting::Frightened),
            Self::Held => Some(Fighting::Held),
            Self::Berserk => Some(Fighting::Berserk),
            Self::Immobilised => Some(Fighting::Immobilised),
            Self::DeathSentence => Some(Fighting::DeathSentence),
            Self::Bleed
            | Self::Controlled
            | Self::Diseased
            | Self::Disguised
            | Self::Fire
            | Self::Impetuous
            | Self::Poison
            | Self::Reload
            | Self::SpiritBlock
            | Self::Surprised => None,
        }
    }

    /// Whether its marker carries a value that is played with.
    pub const fn has_value(self) -> bool {
        match self {
            Self::Bleed | Self::Fire | Self::Poison | Self::Disguised | Self::Frightened => true,
            Self::Berserk
            | Self::Blind
            | Self::Controlled
            | Self::DeathSentence
            | Self::Diseased
            | Self::Held
            | Self::Immobilised
            | Self::Impetuous
            | Self::Prone
            | Self::Reload
            | Self::SpiritBlock
            | Self::Stunned
            | Self::Surprised => false,
        }
    }

    /// Whether a second marker of it means something.
    pub const fn adds_up(self) -> bool {
        match self {
            Self::Bleed
            | Self::Controlled
            | Self::Diseased
            | Self::DeathSentence
            | Self::Fire
            | Self::Impetuous
            | Self::Poison
            | Self::Reload
            | Self::SpiritBlock
            | Self::Stunned => true,
            Self::Berserk
            | Self::Blind
            | Self::Disguised
            | Self::Frightened
            | Self::Held
            | Self::Immobilised
            | Self::Prone
            | Self::Surprised => false,
        }
    }
}
