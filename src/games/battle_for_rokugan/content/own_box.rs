//! Where the players' own box differs from what is written down here: facts that no rulebook prints.
//!
//! They are compared with the box once; what differs is typed once, and later tables are set up with it.

use super::cards;
use super::objectives;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use crate::kernel::by::Small;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The facts of a box, as far as they are other ones. Saved: fields are added, never renamed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OwnBox {
    /// What an objective gives.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    honor: BTreeMap<Objective, u8>,
    /// Whether each of the two Shadowlands has the other's cards.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    shadowlands_exchanged: bool,
}

impl OwnBox {
    /// Whether nothing differs.
    pub fn is_usual(&self) -> bool {
        self.differences() == 0
    }

    /// How many facts differ.
    pub fn differences(&self) -> usize {
        self.honor.len() + usize::from(self.shadowlands_exchanged)
    }

    /// The honor an objective gives when met (BR-OBJ).
    pub fn honor(&self, objective: Objective) -> u8 {
        self.honor.get(&objective).copied().unwrap_or_else(|| objectives::honor(objective))
    }

    /// The card of this objective says `honor`.
    pub fn set_honor(&mut self, objective: Objective, honor: u8) {
        if honor == objectives::honor(objective) {
            self.honor.remove(&objective);
        } else {
            self.honor.insert(objective, honor);
        }
    }

    /// Whether each of the two Shadowlands has the other's cards.
    pub fn shadowlands_exchanged(&self) -> bool {
        self.shadowlands_exchanged
    }

    /// Each of the two Shadowlands has its own cards, or the other's.
    pub fn exchange_shadowlands(&mut self, exchanged: bool) {
        self.shadowlands_exchanged = exchanged;
    }

    /// The territory whose control gives the card.
    pub fn territory(&self, card: TerritoryCard) -> Territory {
        match cards::territory(card) {
            Territory::ShadowlandsNorth if self.shadowlands_exchanged => Territory::ShadowlandsSouth,
            Territory::ShadowlandsSouth if self.shadowlands_exchanged => Territory::ShadowlandsNorth,
            territory => territory,
        }
    }

    /// The two cards of a territory, of which one is in play.
    pub fn cards_of(&self, territory: Territory) -> impl Iterator<Item = TerritoryCard> {
        TerritoryCard::ALL.iter().copied().filter(move |card| self.territory(*card) == territory)
    }
}
