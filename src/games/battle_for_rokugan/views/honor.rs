//! The honor strip: what every clan has, where it comes from, and what changed this round (BR-END-2).

use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::rules::honor::Honor;
use crate::games::battle_for_rokugan::state::State;

/// The honor of a clan, without objectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClanHonor {
    /// Whose.
    pub clan: Clan,
    /// All of it.
    pub total: u16,
    /// From flowers.
    pub flowers: u16,
    /// From special tokens.
    pub tokens: u16,
    /// From faceup control tokens.
    pub faceup: u16,
    /// From territories.
    pub territories: u16,
    /// What changed since the round began.
    pub change: i16,
}

/// Every clan, most honor first, seat order within equals.
pub fn strip(state: &State) -> Vec<ClanHonor> {
    let before = state.history().last();
    let clans = state.players().iter().enumerate().map(|(seat, clan)| {
        let now = of(state.board(), clan);
        let was = before.and_then(|honor| honor.get(seat)).copied().unwrap_or(now.total);
        // No honor is anywhere near the bounds of these numbers.
        let change = i16::try_from(i32::from(now.total) - i32::from(was)).unwrap_or(0);
        ClanHonor { change, ..now }
    });
    // Few enough to be put in their places one by one; every table shows them, and a sorting routine is large.
    let mut sorted: Vec<ClanHonor> = Vec::new();
    for clan in clans {
        let at = sorted.partition_point(|other| other.total >= clan.total);
        sorted.insert(at, clan);
    }
    sorted
}

/// The honor of a clan on a board, where nothing is said of a change.
pub fn of(board: &Board, clan: Clan) -> ClanHonor {
    let honor = Honor::of(board, clan);
    ClanHonor {
        clan,
        total: honor.total(),
        flowers: honor.flowers,
        tokens: honor.tokens,
        faceup: honor.faceup,
        territories: honor.of_territories(),
        change: 0,
    }
}
