//! The open ledger: the 27 tokens of every clan, which of them are gone or lie open.

use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Face;
use crate::games::battle_for_rokugan::queries::unseen;
use crate::games::battle_for_rokugan::state::State;

/// How many of a face a clan has, and how many of them nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The face.
    pub face: Face,
    /// In all.
    pub all: u8,
    /// Unseen.
    pub unseen: u8,
}

/// The ledger of a clan, in kind order.
pub fn ledger(state: &State, clan: Clan) -> Vec<Entry> {
    let left = unseen(state, clan);
    let set = token_set::of(clan);
    let all = set.iter().filter(|(_, all)| *all > 0);
    all.map(|(face, all)| Entry { face, all, unseen: left.of(face) }).collect()
}
