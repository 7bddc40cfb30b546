//! Which Special triggers in a comparison, and which Damage Rolls fall due (A9, BU-SPC).

use super::results::Winner;
use crate::games::bushido::model::damage::{Body, Damage};
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::model::special::{Special, SpecialAttack, SpecialDefence};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::rules::damage::{Cause, DamageRoll, Pair, Share, combo_levels};

/// Damage Rolls that fall due together: one after the other until the model is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Who rolls.
    pub by: Side,
    /// The Success Level of each roll.
    pub levels: Vec<i64>,
    /// What they come from.
    pub cause: Cause,
    /// What two equal dice do.
    pub pair: Pair,
    /// How many of the Wounds are dealt.
    pub share: Share,
    /// What the Special adds to the dice.
    pub bonus: i64,
}

impl Strike {
    /// The Damage Rolls of a Special Attack that won with `level`, or of an Attack without one.
    pub fn of_attack(by: Side, special: Option<SpecialAttack>, level: i64) -> Option<Self> {
        let plain =
            Self { by, levels: vec![level], cause: Cause::Attack, pair: Pair::Counts, share: Share::Whole, bonus: 0 };
        match special {
            None | Some(SpecialAttack::Stun) => Some(plain),
            Some(SpecialAttack::Combo) => Some(Self { levels: combo_levels(level), ..plain }),
            Some(SpecialAttack::Critical) => Some(Self { pair: Pair::Removes, ..plain }),
            Some(SpecialAttack::Dual) => Some(Self { levels: vec![level; 2], ..plain }),
            Some(SpecialAttack::Powerful) => Some(Self { bonus: 3, ..plain }),
            Some(SpecialAttack::Forceback | SpecialAttack::Slam | SpecialAttack::Sweep | SpecialAttack::Throw) => {
                Some(Self { share: Share::Half, ..plain })
            }
            Some(SpecialAttack::Drag | SpecialAttack::Grapple | SpecialAttack::Push | SpecialAttack::Sidestep) => None,
        }
    }

    fn of_counterstrike(by: Side, level: i64) -> Option<Self> {
        let plain = Self::of_attack(by, None, level - 2)?;
        (level >= 2).then_some(Self { cause: Cause::Counterstrike, ..plain })
    }

    /// One roll of it, with what it is made with and against.
    pub const fn roll<'a>(&self, by: &'a Damage, to: &'a Body, rulings: &'a Rulings) -> DamageRoll<'a> {
        let (cause, pair, share, bonus) = (self.cause, self.pair, self.share, self.bonus);
        DamageRoll { by, to, rulings, cause, pair, share, bonus }
    }
}

/// What a won comparison sets off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A successful Attack.
    Attack {
        /// The Special that triggered.
        special: Option<SpecialAttack>,
        /// Its Damage Rolls.
        strike: Option<Strike>,
    },
    /// A successful Defence.
    Defence {
        /// The Special that triggered.
        special: Option<SpecialDefence>,
        /// Its Damage Rolls.
        strike: Option<Strike>,
    },
    /// Nothing: the Attack won without Attack dice.
    None,
}

impl Effect {
    /// What the winner of a comparison sets off; `attacking` and `defending` are the splits of both.
    pub fn of(attacker: Side, winner: Winner, level: i64, attacking: &Split, defending: &Split) -> Self {
        match winner {
            Winner::Attack if attacking.attack == 0 => Self::None,
            Winner::Attack => {
                let special = attacking.special.and_then(Special::attack);
                Self::Attack { special, strike: Strike::of_attack(attacker, special, level) }
            }
            Winner::Defence => {
                let special = defending.special.and_then(Special::defence).filter(|_| defending.defence > 0);
                let strikes = special == Some(SpecialDefence::Counterstrike) && attacking.attack > 0;
                let strike = if strikes { Strike::of_counterstrike(attacker.opponent(), level) } else { None };
                Self::Defence { special, strike }
            }
        }
    }

    /// The Special that triggered.
    pub fn special(&self) -> Option<Special> {
        match self {
            Self::Attack { special, .. } => special.map(Special::Attack),
            Self::Defence { special, .. } => special.map(Special::Defence),
            Self::None => None,
        }
    }

    /// The Damage Rolls that fall due.
    pub const fn strike(&self) -> Option<&Strike> {
        match self {
            Self::Attack { strike, .. } | Self::Defence { strike, .. } => strike.as_ref(),
            Self::None => None,
        }
    }
}
