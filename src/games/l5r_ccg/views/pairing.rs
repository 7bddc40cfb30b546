//! Who could challenge whom to a duel, and who is proposed.

use crate::games::l5r_ccg::decide::order;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::rules::turn::Act;
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

/// Who could fight a duel, and who is proposed to challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Every Personality of those in the game, clockwise: of two players at least.
    pub all: Vec<Fighter>,
    /// The place in `all` of who challenges: of the current player, where it has one.
    pub challenger: usize,
}

impl Pairing {
    /// Those that the one at this place may challenge (CC-DUEL-1): of every other player.
    pub fn rivals(&self, challenger: usize) -> Vec<Fighter> {
        let own = self.all.get(challenger).map(|one| one.seat);
        self.all.iter().filter(|other| Some(other.seat) != own).copied().collect()
    }
}

/// Who could fight a duel now; nothing where no two players have a Personality typed in.
pub fn pairing(state: &State) -> Option<Pairing> {
    let of =
        |seat: SeatId| state.personalities(seat).map(move |(card, _)| Fighter { card, seat, chi: state.chi(card) });
    let all: Vec<Fighter> = state.remaining().into_iter().flat_map(of).collect();
    let challenger = all.iter().position(|one| one.seat == state.current()).unwrap_or(0);
    let found = Pairing { all, challenger };
    (!found.rivals(challenger).is_empty()).then_some(found)
}

/// Which actions of a player a challenge could be now; none where the action is not this player's.
pub fn actions(state: &State, seat: SeatId) -> Vec<Act> {
    let (Some(order), Some(place)) = (order(state), state.place(seat)) else { return Vec::new() };
    let kinds = [Act::Limited, Act::Open, Act::Battle].into_iter();
    kinds.filter(|act| order.check(place, *act).is_ok()).collect()
}

/// The players in the game without a Personality typed in: nobody can fight for them.
pub fn without_fighter(state: &State) -> Vec<SeatId> {
    state.remaining().into_iter().filter(|seat| state.personalities(*seat).next().is_none()).collect()
}
