//! An Investigation as plain data. The order of the deck stays sealed here too.

use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::investigation::{Clue, Investigation, Persona};
use serde::{Deserialize, Serialize};

/// An Investigation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvestigationSnapshot {
    /// How many numbered tokens it began with.
    pub clues: u8,
    /// The tokens that left the board, in order.
    pub revealed: Vec<Clue>,
    /// Who can or could be asked, in the order of their numbers.
    pub personae: Vec<Persona>,
    /// The Enemies that yielded a card.
    pub answered: Vec<EnemyId>,
    /// The piles, where the app keeps the deck.
    pub piles: Option<PilesSnapshot>,
}

/// How many cards lie where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PilesSnapshot {
    /// In the draw pile.
    pub draw: usize,
    /// In the discard pile.
    pub discard: usize,
    /// In the hand of whoever asked.
    pub hand: usize,
}

/// The Investigation as plain data.
pub(super) fn of_investigation(investigation: &Investigation) -> InvestigationSnapshot {
    let hand = investigation.talk().map_or(0, |talk| talk.hand.len());
    let piles =
        investigation.deck().map(|deck| PilesSnapshot { draw: deck.draw.len(), discard: deck.discard.len(), hand });
    InvestigationSnapshot {
        clues: investigation.clues(),
        revealed: investigation.revealed().to_vec(),
        personae: investigation.personae().map(|(_, persona)| persona.clone()).collect(),
        answered: investigation.answered.iter().copied().collect(),
        piles,
    }
}
