//! Why the rules of an Investigation say no.

use crate::games::champions::model::investigation::{Clue, PersonaId};

/// What is against a command of an Investigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvestigationRefusal {
    /// None was prepared.
    NotPrepared,
    /// There are 1 to 10 cards of Interesting Information.
    BadClues {
        /// What was asked.
        clues: u8,
    },
    /// More cards, or more Personae, than any scenario has.
    TooMany {
        /// The most there can be.
        most: u8,
    },
    /// There is no such Persona.
    NoSuchPersona,
    /// The Persona left the board.
    Left {
        /// Which.
        persona: PersonaId,
    },
    /// The Enemy has yielded a card and cannot be asked again.
    Answered,
    /// Cards of the talk before are still in hand.
    InHand,
    /// The successes decide how many cards come; nobody said them.
    NoSuccesses,
    /// No cards are in hand.
    NothingInHand,
    /// A card that is not in hand, or the same one twice.
    NotInHand,
    /// At least one card is played.
    MustPlay,
    /// There is no such token on the board, or it is the last one.
    NoSuchToken {
        /// Its number.
        clue: Clue,
    },
    /// It lies so already.
    AlreadySo,
}

impl InvestigationRefusal {
    /// Whether the players may do it anyway. What names nothing cannot be done.
    pub fn can_be_overridden(self) -> bool {
        match self {
            Self::NotPrepared | Self::BadClues { .. } | Self::TooMany { .. } | Self::NoSuchPersona => false,
            Self::InHand | Self::NoSuccesses | Self::NothingInHand | Self::NotInHand => false,
            Self::NoSuchToken { .. } | Self::AlreadySo => false,
            Self::Left { .. } | Self::Answered | Self::MustPlay => true,
        }
    }
}
