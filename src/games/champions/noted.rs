//! Cards of which the players note a few words: Equipment, Clan Objectives, Intermission and Ring Event cards (rulebook
//! p. 7, 14–16, 32). Typed in once, they are offered at every later table, and travel with the other cards of a pack.
//!
//! Deliberately absent: a question where two of a name differ. What the players have stays.

use super::model::equipment::{Equipment, Use};
use super::model::name::{Name, Note};
use super::model::objective::Objective;
use super::model::ring_event::RingEvent;
use serde::{Deserialize, Serialize};

/// The most characters of a name.
const NAME: usize = 60;

/// One of them.
#[derive(Clone, Debug, PartialEq)]
pub enum NotedCard {
    /// An item.
    Equipment(Equipment),
    /// A Clan Objective.
    Objective(Objective),
    /// What an Intermission card does, in the players' words.
    Intermission(Note),
    /// A Ring Event card.
    RingEvent(RingEvent),
}

impl NotedCard {
    /// What tells it from the others of its kind; empty where nothing does, and then it is not kept.
    pub fn title(&self) -> &str {
        match self {
            Self::Equipment(item) => item.name.as_str(),
            Self::Objective(card) => card.title.as_str(),
            Self::Intermission(text) => text.as_str(),
            Self::RingEvent(card) => card.note.as_str(),
        }
    }
}

/// All that were noted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotedCards {
    /// Items; none is in use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equipment: Vec<Equipment>,
    /// Clan Objectives.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<Objective>,
    /// Intermission cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intermission: Vec<Note>,
    /// Ring Event cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ring_events: Vec<RingEvent>,
}

impl NotedCards {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.equipment.len() + self.objectives.len() + self.intermission.len() + self.ring_events.len()
    }

    /// All of them, kind by kind.
    pub fn all(&self) -> Vec<NotedCard> {
        let equipment = self.equipment.iter().cloned().map(NotedCard::Equipment);
        let objectives = self.objectives.iter().cloned().map(NotedCard::Objective);
        let intermission = self.intermission.iter().cloned().map(NotedCard::Intermission);
        let ring_events = self.ring_events.iter().cloned().map(NotedCard::RingEvent);
        equipment.chain(objectives).chain(intermission).chain(ring_events).collect()
    }

    /// Keeps a card, in the place of the one of the same title; one without a title is not kept.
    pub fn keep(&mut self, card: NotedCard) {
        if card.title().trim().is_empty() {
            return;
        }
        self.remove(&card);
        match card {
            NotedCard::Equipment(item) => self.equipment.push(Equipment { used: Use::Carried, ..item }),
            NotedCard::Objective(card) => self.objectives.push(card),
            NotedCard::Intermission(text) => self.intermission.push(text),
            NotedCard::RingEvent(card) => self.ring_events.push(card),
        }
    }

    /// Takes the card of that kind and title out.
    pub fn remove(&mut self, card: &NotedCard) {
        match card {
            NotedCard::Equipment(item) => self.equipment.retain(|other| other.name != item.name),
            NotedCard::Objective(card) => self.objectives.retain(|other| other.title != card.title),
            NotedCard::Intermission(text) => self.intermission.retain(|other| other != text),
            NotedCard::RingEvent(card) => self.ring_events.retain(|other| other.note != card.note),
        }
    }

    /// Adds those of `other` whose titles are not there; tells the titles that were, shortened to names.
    pub fn add_missing(&mut self, other: Self) -> Vec<Name> {
        let mut had = Vec::new();
        for card in other.all() {
            let same = |own: &NotedCard| {
                std::mem::discriminant(own) == std::mem::discriminant(&card) && own.title() == card.title()
            };
            if self.all().iter().any(same) {
                had.extend(Name::new(&card.title().chars().take(NAME).collect::<String>()));
            } else {
                self.keep(card);
            }
        }
        had
    }
}
