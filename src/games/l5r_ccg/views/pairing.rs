//! Who could challenge whom to a duel, and who is proposed.

use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::state::State;

/// A Personality that could challenge or be challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// Which.
    pub card: CardId,
    /// Whose.
    pub seat: SeatId,
    /// Its Chi now; nothing where a part of it is unknown.
    pub chi: Option<i64>,
}

/// Who could fight a duel, and who is proposed: places in `all`, never the same one twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Every Personality of those in the game, clockwise.
    pub all: Vec<Fighter>,
    /// Who challenges: of the current player, where it has one.
    pub challenger: usize,
    /// Who is challenged: of another player, where there is one.
    pub challenged: usize,
}

/// Why two are no challenge (CC-DUEL-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unmatched {
    /// They are one and the same.
    Same,
    /// Both are of one player.
    OneOwner,
}

/// Whether one may challenge the other by the rules.
///
/// # Errors
///
/// Why not.
pub fn matched(one: &Fighter, other: &Fighter) -> Result<(), Unmatched> {
    if one.card == other.card {
        Err(Unmatched::Same)
    } else if one.seat == other.seat {
        Err(Unmatched::OneOwner)
    } else {
        Ok(())
    }
}

/// Who could fight a duel now; nothing where fewer than two Personalities are typed in.
pub fn pairing(state: &State) -> Option<Pairing> {
    let of =
        |seat: SeatId| state.personalities(seat).map(move |(card, _)| Fighter { card, seat, chi: state.chi(card) });
    let all: Vec<Fighter> = state.remaining().into_iter().flat_map(of).collect();
    let challenger = all.iter().position(|one| one.seat == state.current()).unwrap_or(0);
    let first = all.get(challenger)?;
    let by_the_rules = all.iter().position(|other| matched(first, other).is_ok());
    let challenged = by_the_rules.or_else(|| all.iter().position(|other| other.card != first.card))?;
    Some(Pairing { challenger, challenged, all })
}
