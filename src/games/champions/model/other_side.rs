//! The Enemy or Boss side of a Champion or an Ally: what it becomes when it is Corrupted (CH-ELI; rulebook p. 16).
//!
//! Saved and exchanged: variants are added, never renamed.

use super::card::EnemyCard;
use super::name::Name;
use serde::{Deserialize, Serialize};

/// The other side of a Character's card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OtherSide {
    /// The Enemy or Boss card of that name, as packs say it.
    Named(Name),
    /// The card itself, as tables have it: they keep no pack.
    Card(Box<EnemyCard>),
}

impl OtherSide {
    /// The name of the Enemy or Boss card.
    pub fn name(&self) -> &Name {
        match self {
            Self::Named(name) => name,
            Self::Card(card) => &card.name,
        }
    }

    /// The same link by its name alone: a pack has the card in its own list.
    #[must_use]
    pub fn as_named(&self) -> Self {
        Self::Named(self.name().clone())
    }

    /// The same link with its card, where `find` knows it; what is known already stays where it does not.
    #[must_use]
    pub fn with_card(self, find: impl FnOnce(&Name) -> Option<EnemyCard>) -> Self {
        let found = find(self.name());
        found.map_or(self, |card| Self::Card(Box::new(card)))
    }
}
