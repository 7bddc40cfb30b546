//! What the players may ask of an Investigation.
//!
//! Saved in journals: variants and fields are added, never renamed.

use crate::games::champions::model::investigation::{Clue, PersonaId, ScenarioCard, Willing};
use crate::games::champions::model::name::Name;
use serde::{Deserialize, Serialize};

/// Whose cards are used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    /// The app's: it shuffles Interesting Information and these into a deck and keeps it.
    Virtual(Vec<ScenarioCard>),
    /// The real ones: the app counts what was found out.
    Real,
}

/// A verb of an Investigation. To question somebody is an action
/// ([`crate::games::champions::command::Action::Question`]).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum InvestigationCommand {
    /// Prepares it, in place of another where there is one.
    Prepare {
        /// How many cards of Interesting Information the scenario wants: 1 to 10.
        clues: u8,
        /// Who can be asked.
        personae: Vec<Name>,
        /// Whose cards are used.
        cards: Cards,
    },
    /// Puts it away.
    PutAway,
    /// Plays some of the cards in hand; the others are discarded unseen.
    Play {
        /// Those that are played, by their places in the hand, from 0.
        places: Vec<u8>,
    },
    /// A number was found out: with real cards, or because the scenario says so.
    Reveal {
        /// The number.
        clue: Clue,
    },
    /// Puts the token of a Persona right by hand.
    SetPersona {
        /// Whose.
        persona: PersonaId,
        /// How it lies.
        willing: Willing,
    },
    /// Another Persona comes to the board.
    AddPersona {
        /// What it is called.
        name: Name,
    },
}
