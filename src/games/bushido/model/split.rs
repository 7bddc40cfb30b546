//! The hidden split of a melee pool into Attack and Defence (BU-MEL-5).

use super::fighter::Fighter;
use super::special::Special;
use serde::{Deserialize, Serialize};

/// Which splits are allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SplitRule {
    /// Any.
    #[default]
    Free,
    /// At least as many Attack as Defence dice.
    Aggressive,
    /// At least as many Defence as Attack dice.
    Defensive,
}

impl SplitRule {
    /// All of them, with the names of the exchange formats.
    pub const NAMED: [(&'static str, Self); 3] =
        [("free", Self::Free), ("aggressive", Self::Aggressive), ("defensive", Self::Defensive)];

    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Aggressive => "aggressive",
            Self::Defensive => "defensive",
        }
    }

    const fn allows(self, attack: usize, defence: usize) -> bool {
        match self {
            Self::Free => true,
            Self::Aggressive => attack >= defence,
            Self::Defensive => defence >= attack,
        }
    }
}

/// One way to divide a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Split {
    /// Attack dice.
    pub attack: usize,
    /// Defence dice.
    pub defence: usize,
    /// The Special that was paid for.
    pub special: Option<Special>,
}

impl Split {
    /// All splits open to `fighter`, in the order of A4.
    pub fn all(fighter: &Fighter) -> Vec<Self> {
        let parts = fighter.parts();
        let priced = parts.specials.all().iter().map(|one| (Some(one.special), one.cost));
        let choices = std::iter::once((None, 0)).chain(priced).filter(|(_, cost)| *cost < parts.pool);
        let divided = choices.flat_map(|(special, cost)| {
            let dice = parts.pool - cost;
            (0..=dice).map(move |defence| Self { attack: dice - defence, defence, special })
        });
        divided.filter(|split| parts.rule.allows(split.attack, split.defence) && split.can_trigger()).collect()
    }

    /// A Special Attack needs an Attack die, a Special Defence a Defence die.
    const fn can_trigger(self) -> bool {
        match self.special {
            None => true,
            Some(Special::Attack(_)) => self.attack >= 1,
            Some(Special::Defence(_)) => self.defence >= 1,
        }
    }
}
