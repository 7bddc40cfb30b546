//! What rolled dice come to, and who wins a comparison (BU-MEL-7b to 10).

use crate::games::bushido::model::fighter::{Fighter, FighterTrait};
use crate::games::bushido::model::rulings::{Ruling, Rulings};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::rules::damage::lowered;
use crate::games::bushido::rules::dice::{Counting, Faces, Ones, Tally, WithoutDie, small};

/// How the dice of a fighter against an opponent are counted; made once for an exchange.
#[derive(Clone, Copy, Debug)]
pub struct Reckoning {
    /// 1s and supporting dice.
    pub counting: Counting,
    attack_modifier: i64,
    defence_modifier: i64,
    attack_removed: usize,
    defence_removed: usize,
    without_die: WithoutDie,
    removed_count: RemovedDice,
}

/// Whether removed dice count in ties (ruling RemovedDiceCountInTies).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovedDice {
    /// They do not.
    Ignored,
    /// They do.
    Counted,
}

impl RemovedDice {
    /// The reading in force.
    pub fn of(rulings: &Rulings) -> Self {
        if rulings.switched(Ruling::RemovedDiceCountInTies) { Self::Counted } else { Self::Ignored }
    }
}

impl WithoutDie {
    /// The reading in force.
    pub fn of(rulings: &Rulings) -> Self {
        if rulings.switched(Ruling::ModifierWithoutDie) { Self::Modified } else { Self::Zero }
    }
}

/// Final result of one kind of dice, and how many of them count in ties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct KindResult {
    /// With modifiers.
    pub result: i64,
    /// Dice that count in ties.
    pub dice: usize,
}

/// Final results of a side (BU-MEL-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Results {
    /// Of the Attack.
    pub attack: i64,
    /// Of the Defence.
    pub defence: i64,
    /// Dice of both kinds that count in ties.
    pub dice: usize,
}

/// Of what a result is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindSum {
    /// Dice that the opponent's traits took out.
    pub removed: usize,
    /// The highest die that is left.
    pub highest: i64,
    /// What the other dice add.
    pub others: i64,
    /// *Brutal* or *Parry*.
    pub modifier: i64,
}

impl Reckoning {
    /// How the dice of `own` are counted against `opponent`.
    pub fn new(own: &Fighter, opponent: &Fighter, rulings: &Rulings) -> Self {
        let ones = if own.has(FighterTrait::Kata) { Ones::Stay } else { Ones::Dropped };
        Self {
            counting: Counting { ones, adept: own.parts().adept },
            attack_modifier: own.parts().brutal,
            defence_modifier: lowered(own.parts().parry, opponent.parts().chain),
            attack_removed: usize::from(opponent.has(FighterTrait::Impenetrable)),
            defence_removed: opponent.parts().unblockable,
            without_die: WithoutDie::of(rulings),
            removed_count: RemovedDice::of(rulings),
        }
    }

    /// The result of Attack dice as they lie after rerolls.
    pub fn attack(&self, dice: Faces) -> KindResult {
        self.kind(dice, self.attack_removed, self.attack_modifier)
    }

    /// The result of Defence dice as they lie after rerolls.
    pub fn defence(&self, dice: Faces) -> KindResult {
        self.kind(dice, self.defence_removed, self.defence_modifier)
    }

    /// Of what the result of Attack dice is made.
    pub fn attack_sum(&self, dice: Faces) -> KindSum {
        self.sum(dice, self.attack_removed, self.attack_modifier)
    }

    /// Of what the result of Defence dice is made.
    pub fn defence_sum(&self, dice: Faces) -> KindSum {
        self.sum(dice, self.defence_removed, self.defence_modifier)
    }

    fn sum(&self, dice: Faces, removed: usize, modifier: i64) -> KindSum {
        if dice.is_empty() {
            return KindSum::default();
        }
        let left = dice.without_highest(removed);
        let (tally, highest) = (left.tally(self.counting), left.highest(self.counting.ones));
        KindSum {
            removed: dice.len() - left.len(),
            highest: small(highest),
            others: small(tally.result) - small(highest),
            modifier: tally.modified(modifier, self.without_die) - small(tally.result),
        }
    }

    /// The results of both kinds of dice.
    pub fn results(&self, attack: Faces, defence: Faces) -> Results {
        let (attack, defence) = (self.attack(attack), self.defence(defence));
        Results { attack: attack.result, defence: defence.result, dice: attack.dice + defence.dice }
    }

    fn kind(&self, dice: Faces, removed: usize, modifier: i64) -> KindResult {
        // Nothing allocated is 0, whatever ModifierWithoutDie says (BU-MEL-8).
        if dice.is_empty() {
            return KindResult::default();
        }
        let tally: Tally = dice.without_highest(removed).tally(self.counting);
        let counted = match self.removed_count {
            RemovedDice::Ignored => tally.dice,
            RemovedDice::Counted => dice.remaining(self.counting.ones),
        };
        KindResult { result: tally.modified(modifier, self.without_die), dice: counted }
    }
}

/// What wins a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Winner {
    /// The Attack.
    Attack,
    /// The Defence.
    Defence,
}

/// What decided between equal results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// More remaining dice.
    Dice,
    /// The activating side.
    Active,
}

/// An Attack compared with a Defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Whose Attack.
    pub attacker: Side,
    /// What won.
    pub winner: Winner,
    /// The Success Level.
    pub level: i64,
    /// What decided, where the results were equal.
    pub tie: Option<TieBreak>,
}

impl Comparison {
    /// Compares the Attack of `attacker` with the Defence of its opponent (A5).
    pub fn of(attacker: Side, attacking: &Results, defending: &Results) -> Self {
        let difference = attacking.attack - defending.defence;
        let more_dice = attacking.dice.cmp(&defending.dice);
        let active_wins = match attacker {
            Side::Active => Winner::Attack,
            Side::Other => Winner::Defence,
        };
        let (winner, tie) = match (difference.cmp(&0), more_dice) {
            (std::cmp::Ordering::Greater, _) => (Winner::Attack, None),
            (std::cmp::Ordering::Less, _) => (Winner::Defence, None),
            (std::cmp::Ordering::Equal, std::cmp::Ordering::Greater) => (Winner::Attack, Some(TieBreak::Dice)),
            (std::cmp::Ordering::Equal, std::cmp::Ordering::Less) => (Winner::Defence, Some(TieBreak::Dice)),
            (std::cmp::Ordering::Equal, std::cmp::Ordering::Equal) => (active_wins, Some(TieBreak::Active)),
        };
        Self { attacker, winner, level: difference.abs(), tie }
    }
}
