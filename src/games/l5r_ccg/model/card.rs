//! A card as the players type it in: a name and numbers, never its text.
//!
//! A number that nobody has typed in is unknown, which is not 0.

use super::clan::Clan;
use crate::kernel::name::Name;
use crate::small;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What a card in play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// A Personality.
    Personality,
    /// A Follower.
    Follower,
    /// An item that is neither weapon nor armor.
    Item,
    /// A weapon.
    Weapon,
    /// Armor.
    Armor,
    /// A spell.
    Spell,
    /// An Ancestor.
    Ancestor,
    /// A Holding.
    Holding,
    /// A Stronghold.
    Stronghold,
}
small!(CardKind: Personality, Follower, Item, Weapon, Armor, Spell, Ancestor, Holding, Stronghold);

impl CardKind {
    /// Whether it lies with a Personality.
    pub fn is_attached(self) -> bool {
        match self {
            Self::Follower | Self::Item | Self::Weapon | Self::Armor | Self::Spell | Self::Ancestor => true,
            Self::Personality | Self::Holding | Self::Stronghold => false,
        }
    }

    /// Whether it is bowed for gold.
    pub fn is_source(self) -> bool {
        matches!(self, Self::Holding | Self::Stronghold)
    }
}

/// What a card's box says besides numbers, as far as rules ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    /// Samurai.
    Samurai,
    /// Shugenja.
    Shugenja,
    /// Cavalry.
    Cavalry,
    /// Tactician.
    Tactician,
    /// Double Chi.
    DoubleChi,
    /// Unique.
    Unique,
    /// Its Force is printed with a "+".
    Plus,
    /// A Follower token.
    Token,
}
small!(Trait: Samurai, Shugenja, Cavalry, Tactician, DoubleChi, Unique, Plus, Token);

/// A card as typed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// What it is called.
    pub name: Name,
    /// What it is.
    pub kind: CardKind,
    /// Printed Force, −99 to 99; a bonus may be negative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<i8>,
    /// Printed Chi, −99 to 99; a bonus may be negative.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chi: Option<i8>,
    /// Printed Personal Honor, 0 to 20.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub honor: Option<u8>,
    /// Gold cost, 0 to 99.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// Honor it asks for: Family Honor, a Follower Personal Honor; nothing where it shows a dash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requirement: Option<i8>,
    /// What it gains or loses its player when it enters play.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub enter_honor: i8,
    /// Gold that bowing it gives, 0 to 99.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gold: Option<u8>,
    /// Family Honor that bowing it gives instead of gold, 0 to 99.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yields: Option<u8>,
    /// Strength of its Ranged Attack, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranged: Option<u8>,
    /// Its Fear, where it has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fear: Option<u8>,
    /// Its traits.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub traits: BTreeSet<Trait>,
    /// Its clans.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clans: Vec<Clan>,
    /// Its version, from 0 (Inexperienced) to 9 (CC-REC-8).
    #[serde(default = "plain")]
    pub version: u8,
}

const fn plain() -> u8 {
    1
}

fn is_zero(number: &i8) -> bool {
    *number == 0
}

impl Card {
    /// A card of which nothing but its name is known; what lies with a Personality adds nothing until it is typed in.
    pub fn named(name: Name, kind: CardKind) -> Self {
        let bonus = match kind {
            CardKind::Item | CardKind::Weapon | CardKind::Armor | CardKind::Spell => Some(0),
            CardKind::Personality
            | CardKind::Follower
            | CardKind::Ancestor
            | CardKind::Holding
            | CardKind::Stronghold => None,
        };
        Self {
            name,
            kind,
            force: bonus,
            chi: bonus,
            honor: None,
            cost: None,
            requirement: None,
            enter_honor: 0,
            gold: None,
            yields: None,
            ranged: None,
            fear: None,
            traits: BTreeSet::new(),
            clans: Vec::new(),
            version: plain(),
        }
    }

    /// Whether every number is one that a card can have.
    pub fn has_printable_numbers(&self) -> bool {
        let least = if self.kind == CardKind::Personality { 0 } else { -99 };
        let within = |value: Option<i8>| value.is_none_or(|value| (least..=99).contains(&value));
        let counts = [self.cost, self.gold, self.yields, self.ranged, self.fear];
        within(self.force)
            && within(self.chi)
            && self.honor.is_none_or(|honor| honor <= 20)
            && self.requirement.is_none_or(|value| (-20..=99).contains(&value))
            && counts.into_iter().flatten().all(|count| count <= 99)
            && (-99..=99).contains(&self.enter_honor)
            && self.version <= 9
    }

    /// Whether its box says so.
    pub fn has(&self, wanted: Trait) -> bool {
        self.traits.contains(&wanted)
    }
}
