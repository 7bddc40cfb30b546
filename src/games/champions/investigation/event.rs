//! What happened in an Investigation.
//!
//! Saved in journals: variants and fields are added, never renamed.

use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::investigation::{Card, Clue, Deck, PersonaId, Talk, Whom, Willing};
use crate::games::champions::model::name::Name;
use serde::{Deserialize, Serialize};

/// Something that happened in an Investigation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum InvestigationEvent {
    /// It was prepared.
    Prepared {
        /// How many numbered tokens lie on the board.
        clues: u8,
        /// Who can be asked.
        personae: Vec<Name>,
        /// The shuffled deck; nothing where real cards are used.
        deck: Option<Box<Deck>>,
    },
    /// It was put away.
    PutAway,
    /// Somebody was asked.
    Asked {
        /// Who.
        whom: Whom,
    },
    /// A failure: cards of the discard pile went on top of the draw pile, unseen.
    PutBack {
        /// Which, the last one on top.
        cards: Vec<Card>,
    },
    /// The draw pile was empty: the discard pile became it.
    Shuffled {
        /// Its order, the last one on top.
        draw: Vec<Card>,
    },
    /// Cards were drawn from the top.
    Drawn {
        /// Which, in order.
        cards: Vec<Card>,
    },
    /// A card was played in front of all.
    Played {
        /// Which.
        card: Card,
    },
    /// Cards are in hand, and the players choose.
    Holds(Talk),
    /// The cards in hand were played or discarded.
    TalkEnded,
    /// A number was found out; its token leaves the board.
    Revealed {
        /// Which.
        clue: Clue,
    },
    /// A Persona's token was turned, or left the board.
    PersonaTurned {
        /// Whose.
        persona: PersonaId,
        /// How it lies now.
        willing: Willing,
    },
    /// An Enemy yielded a card; it is not asked again.
    EnemyAnswered {
        /// Which.
        enemy: EnemyId,
    },
    /// Another Persona came to the board.
    PersonaAdded {
        /// What it is called.
        name: Name,
    },
}
