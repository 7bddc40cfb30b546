//! One Damage Roll: dice, row, Wounds (BU-DMG).

use super::dice::small;
use crate::games::bushido::model::damage::{Body, Damage, DamageDice, Durability};
use crate::games::bushido::model::rulings::{Ruling, Rulings};

/// What a Damage Roll comes from (ruling CounterstrikePierces).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// An Attack, in melee or at range.
    Attack,
    /// A Counterstrike Defence.
    Counterstrike,
}

/// What two equal dice do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pair {
    /// Nothing.
    Counts,
    /// They remove the model from play (Critical Attack).
    Removes,
}

/// How many of the Wounds are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Share {
    /// All.
    Whole,
    /// Half, rounded down.
    Half,
}

/// One kind of Damage Roll between two models; each roll of it has its own level.
#[derive(Clone, Copy, Debug)]
pub struct DamageRoll<'a> {
    /// What it is made with.
    pub by: &'a Damage,
    /// What it is made against.
    pub to: &'a Body,
    /// Which readings are in force.
    pub rulings: &'a Rulings,
    /// What it comes from.
    pub cause: Cause,
    /// What two equal dice do.
    pub pair: Pair,
    /// How many of the Wounds are dealt.
    pub share: Share,
    /// What the Special adds to the dice (Powerful Attack +3).
    pub bonus: i64,
}

/// Whether a Damage Roll is the first of its model in the exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    /// It takes the bonus of the first.
    First,
    /// It does not.
    Later,
}

/// What a Damage Roll does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The row of the wound table, 2..=12.
    pub row: i64,
    /// What is dealt.
    pub harm: Harm,
}

/// What is dealt by a Damage Roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Harm {
    /// So many Wounds, not cut at the track.
    Wounds(usize),
    /// All Wounds that are left.
    Removal,
}

/// What is added to the dice of a Damage Roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowTerm {
    /// The weapon's Strength.
    Strength,
    /// What the Special adds.
    Special,
    /// What only the first roll of an exchange has.
    Charge,
    /// Everything else that adds.
    Bonus,
    /// The target's Armour, as *Pierce* leaves it.
    Armour,
}

/// What lessens the Wounds of a Damage Roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lessening {
    /// Half of them, rounded down.
    Half,
    /// *Tough*, as *Sharp* leaves it.
    Tough,
    /// *Durable*.
    Durable,
}

impl DamageRoll<'_> {
    /// What is added to the dice, term by term (BU-DMG-2).
    pub fn row_terms(&self, turn: Turn) -> [(RowTerm, i64); 5] {
        let first = match turn {
            Turn::First => self.by.first_bonus,
            Turn::Later => 0,
        };
        let armour = lowered(self.to.armour, self.if_piercing(self.by.pierce));
        [
            (RowTerm::Strength, self.by.strength),
            (RowTerm::Special, self.bonus),
            (RowTerm::Charge, first),
            (RowTerm::Bonus, self.by.bonus),
            (RowTerm::Armour, -armour),
        ]
    }

    /// What is added to the dice (BU-DMG-2): Strength and bonuses less what Armour *Pierce* leaves.
    pub fn modifier(&self, turn: Turn) -> i64 {
        self.row_terms(turn).iter().map(|(_, value)| value).sum()
    }

    /// The two dice that are used of those rolled, ascending (BU-DMG-1).
    pub fn used(&self, mut rolled: Vec<u8>) -> [u8; 2] {
        rolled.sort_unstable();
        let last = rolled.len() - 1;
        let pair = (0..last).rev().find(|&at| rolled[at] == rolled[at + 1]);
        match (self.by.dice, self.pair, pair) {
            (DamageDice::Assassin, Pair::Removes, Some(at)) => [rolled[at], rolled[at + 1]],
            (DamageDice::Weak, Pair::Counts | Pair::Removes, _) => [rolled[0], rolled[1]],
            (DamageDice::Normal | DamageDice::Strong | DamageDice::Assassin, Pair::Counts | Pair::Removes, _) => {
                [rolled[last - 1], rolled[last]]
            }
        }
    }

    /// What the used dice do at a Success Level.
    pub fn dealt(&self, used: [u8; 2], level: i64, turn: Turn) -> Dealt {
        let row = (i64::from(used[0]) + i64::from(used[1]) + self.modifier(turn)).clamp(2, 12);
        let harm = match self.pair {
            Pair::Removes if used[0] == used[1] => Harm::Removal,
            Pair::Removes | Pair::Counts => Harm::Wounds(self.lessened(wounds(row, level))),
        };
        Dealt { row, harm }
    }

    /// Wounds after half, *Tough* and *Durable*, in the order in which they count (BU-DMG-4).
    pub fn lessenings(&self, wounds: i64) -> [(Lessening, i64); 3] {
        let (first, second) = if self.rulings.switched(Ruling::ToughBeforeHalf) {
            let tough = self.toughened(wounds);
            ((Lessening::Tough, tough), (Lessening::Half, self.halved(tough)))
        } else {
            let half = self.halved(wounds);
            ((Lessening::Half, half), (Lessening::Tough, self.toughened(half)))
        };
        let left = match self.to.durability {
            Durability::Ordinary => second.1,
            Durability::Durable => second.1.min(1),
        };
        [first, second, (Lessening::Durable, left)]
    }

    fn lessened(&self, wounds: i64) -> usize {
        let [_, _, (_, left)] = self.lessenings(wounds);
        usize::try_from(left).unwrap_or(0)
    }

    const fn halved(&self, wounds: i64) -> i64 {
        match self.share {
            Share::Whole => wounds,
            Share::Half => wounds / 2,
        }
    }

    fn toughened(&self, wounds: i64) -> i64 {
        tough(wounds, lowered(self.to.tough, self.if_piercing(self.by.sharp)))
    }

    fn if_piercing(&self, amount: i64) -> i64 {
        match self.cause {
            Cause::Attack => amount,
            Cause::Counterstrike if self.rulings.switched(Ruling::CounterstrikePierces) => amount,
            Cause::Counterstrike => 0,
        }
    }
}

/// Wounds after *Tough*: not below 0; a negative one adds, but only where there is at least one Wound.
pub fn tough(wounds: i64, tough: i64) -> i64 {
    if wounds >= 1 { (wounds - tough).max(0) } else { wounds }
}

/// A positive `value` lowered by `amount`, not below 0; any other as it is.
pub fn lowered(value: i64, amount: i64) -> i64 {
    if value > 0 { (value - amount).max(0) } else { value }
}

/// The wound table (BU-DMG-3): Wounds at a row, 2..=12, and a Success Level.
pub fn wounds(row: i64, level: i64) -> i64 {
    let change = match row {
        ..=2 => -3,
        3 => -2,
        4 | 5 => -1,
        6..=8 => 0,
        9 | 10 => 1,
        11 => 2,
        12.. => 3,
    };
    (level + change).max(0)
}

/// Wounds marked: what is dealt, cut at the `left` free boxes (A8).
pub fn marked(harm: Harm, left: usize) -> usize {
    match harm {
        Harm::Wounds(wounds) => wounds.min(left),
        Harm::Removal => left,
    }
}

/// Success Levels of the Damage Rolls of a Combo Attack (BU-SPC).
pub fn combo_levels(level: i64) -> Vec<i64> {
    let count = usize::try_from(level / 2).unwrap_or(0) + 1;
    let mut levels: Vec<i64> = (0..count).map(|roll| level - 2 * small(roll)).collect();
    if level <= 1 {
        levels.push(0);
    }
    levels
}
