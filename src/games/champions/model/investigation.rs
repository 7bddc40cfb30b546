//! An Investigation: numbered tokens on the board, the deck that tells them apart, and those who are asked
//! (rulebook p. 20–21).

use super::ids::EnemyId;
use super::name::{Name, Note};
use crate::small;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The number of a card of Interesting Information, and of its token on the board: 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Clue(u8);

impl Clue {
    /// The highest number there is a card of.
    pub const MOST: u8 = 10;

    /// The clue of that number; nothing where there is no such card.
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::MOST).contains(&number).then_some(Self(number))
    }

    /// The numbers from 1 to `last`, as far as there are cards.
    pub fn up_to(last: u8) -> impl Iterator<Item = Self> {
        (1..=last.min(Self::MOST)).map(Self)
    }

    /// Its number.
    pub fn get(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Clue {
    type Error = NoSuchClue;

    fn try_from(number: u8) -> Result<Self, NoSuchClue> {
        Self::new(number).ok_or(NoSuchClue { number })
    }
}

impl From<Clue> for u8 {
    fn from(clue: Clue) -> Self {
        clue.0
    }
}

/// There is no card of Interesting Information of that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchClue {
    /// The number.
    pub number: u8,
}

impl fmt::Display for NoSuchClue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Interesting Information goes from 1 to {}, not {}", Clue::MOST, self.number)
    }
}

impl std::error::Error for NoSuchClue {}

/// An Investigation card of the scenario, as the players typed it in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioCard {
    /// Its title.
    pub title: Name,
    /// What it says, in the players' words.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub text: Note,
}

/// A card in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Interesting Information.
    Information(Clue),
    /// One of the scenario's cards, by its place in their list, from 0.
    Scenario(u8),
}

/// A deck that the app keeps. Nobody sees its order, nor the card that was set aside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The scenario's cards.
    pub cards: Vec<ScenarioCard>,
    /// The draw pile; the last one is on top.
    pub draw: Vec<Card>,
    /// The discard pile, face down.
    pub discard: Vec<Card>,
    /// The Interesting Information that went back to the box: what is looked for; nothing where there is none.
    pub aside: Option<Clue>,
}

/// A Persona, numbered in the order in which they were named, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonaId(pub u8);

/// Which side of a Persona's token lies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Willing {
    /// Its coloured side: it was not asked yet, or said nothing.
    Fresh,
    /// Its gray side: it may be asked once more.
    Gray,
    /// It left the board.
    Gone,
}
small!(Willing: Fresh, Gray, Gone);

/// Somebody on the board who can be asked and does not fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Persona {
    /// What it is called.
    pub name: Name,
    /// Its token.
    pub willing: Willing,
}

/// Who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// A Persona.
    Persona(PersonaId),
    /// An Enemy the scenario lets one ask.
    Enemy(EnemyId),
}

/// Whether a card has to be played before a talk is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owes {
    /// At least one of those in hand.
    Card,
    /// None: Interesting Information was drawn, and so played.
    Nothing,
}

/// A talk that brought cards, which are still in the hand of whoever asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Talk {
    /// Who was asked.
    pub whom: Whom,
    /// The cards, for the eyes of whoever asked.
    pub hand: Vec<Card>,
    /// Whether one has to be played.
    pub owes: Owes,
}

/// An Investigation on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Investigation {
    pub(in crate::games::champions) clues: u8,
    pub(in crate::games::champions) revealed: Vec<Clue>,
    pub(in crate::games::champions) personae: Vec<Persona>,
    pub(in crate::games::champions) answered: BTreeSet<EnemyId>,
    pub(in crate::games::champions) deck: Option<Deck>,
    pub(in crate::games::champions) talk: Option<Talk>,
}

impl Investigation {
    /// How many numbered tokens it began with.
    pub fn clues(&self) -> u8 {
        self.clues
    }

    /// The tokens that left the board, in the order in which they did.
    pub fn revealed(&self) -> &[Clue] {
        &self.revealed
    }

    /// The tokens that are still on the board.
    pub fn open(&self) -> impl Iterator<Item = Clue> {
        Clue::up_to(self.clues).filter(|clue| !self.revealed.contains(clue))
    }

    /// What is looked for, once all other tokens are gone.
    pub fn goal(&self) -> Option<Clue> {
        let mut open = self.open();
        open.next().filter(|_| open.next().is_none())
    }

    /// Those who can be or could be asked, with their numbers.
    pub fn personae(&self) -> impl Iterator<Item = (PersonaId, &Persona)> {
        (0..).map(PersonaId).zip(&self.personae)
    }

    /// The Persona of that number.
    pub fn persona(&self, PersonaId(number): PersonaId) -> Option<&Persona> {
        self.personae.get(usize::from(number))
    }

    /// Whether an Enemy has yielded a card.
    pub fn has_answered(&self, enemy: EnemyId) -> bool {
        self.answered.contains(&enemy)
    }

    /// The deck; nothing where real cards are used.
    pub fn deck(&self) -> Option<&Deck> {
        self.deck.as_ref()
    }

    /// The talk whose cards are in hand.
    pub fn talk(&self) -> Option<&Talk> {
        self.talk.as_ref()
    }

    /// What a card of the deck is called and says; nothing for Interesting Information.
    pub fn scenario_card(&self, card: Card) -> Option<&ScenarioCard> {
        match card {
            Card::Information(_) => None,
            Card::Scenario(place) => self.deck.as_ref()?.cards.get(usize::from(place)),
        }
    }
}
