//! The open ledger: the 27 tokens of every clan, which of them are gone or lie open, and the chance that the others are
//! among its tokens of this round.

use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Face;
use crate::games::battle_for_rokugan::queries::{hands, unseen};
use crate::games::battle_for_rokugan::rules::odds::pool::Pool;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::views::odds::percent;

/// How many of a face a clan has, and how many of them nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The face.
    pub face: Face,
    /// In all.
    pub all: u8,
    /// Unseen.
    pub unseen: u8,
    /// The chance in percent that at least one of them is among the tokens of this round (BR-ODD-1); nothing where what
    /// is noted of the hand cannot be.
    pub in_hand: Option<u8>,
}

/// The ledger of a clan, in kind order.
pub fn ledger(state: &State, clan: Clan) -> Vec<Entry> {
    let left = unseen(state, clan);
    let set = token_set::of(clan);
    let pool = hands(state).get(clan).as_ref().and_then(|hand| Pool::new(left.clone(), hand.unknown));
    let in_hand = |face| pool.as_ref().map(|pool| percent(pool.holds_face(face)));
    let all = set.iter().filter(|(_, all)| *all > 0);
    all.map(|(face, all)| Entry { face, all, unseen: left.of(face), in_hand: in_hand(face) }).collect()
}
