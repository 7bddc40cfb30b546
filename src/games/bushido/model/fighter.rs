//! A model as it enters an exchange: its pool after BU-MEL-4 and everything that touches dice and damage.

use super::damage::{Body, Damage};
use super::special::Specials;
use super::split::SplitRule;
use std::collections::BTreeSet;
use std::fmt;

/// What a fighter either has or has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FighterTrait {
    /// Its 1s stay (BU-TEST-5).
    Kata,
    /// The opponent's highest Attack die is removed.
    Impenetrable,
    /// Neither moved by others nor made Prone (BU-SPC-1).
    Immovable,
    /// It neither moves nor is moved.
    Held,
    /// It lies on the ground and takes no Specials.
    Prone,
}

/// How many own dice may be rolled again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prowess {
    /// Of either kind, 0..=3.
    pub any: usize,
    /// Of the Attack only, 0..=3.
    pub attack: usize,
    /// Of the Defence only, 0..=3.
    pub defence: usize,
}

impl Prowess {
    /// Whether so many dice of the Attack and of the Defence may be rolled again.
    pub fn allows(&self, attack: usize, defence: usize) -> bool {
        attack.saturating_sub(self.attack) + defence.saturating_sub(self.defence) <= self.any
    }

    /// The most dice that may be rolled again.
    pub fn most(&self) -> usize {
        self.any + self.attack + self.defence
    }
}

/// What a [`Fighter`] is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FighterParts {
    /// Dice to divide, 1..=10.
    pub pool: usize,
    /// What Wounds are dealt to.
    pub body: Body,
    /// Which splits are allowed.
    pub rule: SplitRule,
    /// Added to the Attack, −10..=10.
    pub brutal: i64,
    /// Added to the Defence, −10..=10.
    pub parry: i64,
    /// Supporting dice beyond two, 0..=10.
    pub adept: usize,
    /// By how much the opponent's positive Parry is lowered, 0..=10.
    pub chain: i64,
    /// How many of the opponent's highest Defence dice are removed, 0..=10.
    pub unblockable: usize,
    /// What it has of the rest.
    pub traits: BTreeSet<FighterTrait>,
    /// Rerolls of own dice.
    pub prowess: Prowess,
    /// Rerolls of the opponent's Attack dice, 0..=3.
    pub dodge: usize,
    /// Rerolls of the opponent's Defence dice, 0..=3.
    pub feint: usize,
    /// What its Damage Rolls are made with.
    pub damage: Damage,
    /// What it may choose from.
    pub specials: Specials,
}

/// A model that can enter an exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fighter(FighterParts);

impl Fighter {
    /// The fighter of these parts.
    ///
    /// # Errors
    ///
    /// It is Prone and yet has Specials (BU-MEL-5).
    pub fn new(parts: FighterParts) -> Result<Self, ProneWithSpecials> {
        if parts.traits.contains(&FighterTrait::Prone) && !parts.specials.all().is_empty() {
            return Err(ProneWithSpecials);
        }
        Ok(Self(parts))
    }

    /// What it is made of.
    pub const fn parts(&self) -> &FighterParts {
        &self.0
    }

    /// Whether it has `one`.
    pub fn has(&self, one: FighterTrait) -> bool {
        self.0.traits.contains(&one)
    }
}

/// A Prone model takes no Specials (BU-MEL-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProneWithSpecials;

impl fmt::Display for ProneWithSpecials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a Prone model takes no Specials")
    }
}

impl std::error::Error for ProneWithSpecials {}
