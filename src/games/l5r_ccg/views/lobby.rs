//! A lobbying: the totals, what is still needed, and the lobbyist's cheapest way, which is for the lobbyist alone.

use crate::games::l5r_ccg::decide::{standing, under_way};
use crate::games::l5r_ccg::in_play::Effort;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::state::State;

/// The lobbying under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who lobbies.
    pub lobbyist: SeatId,
    /// Against whom.
    pub antagonist: SeatId,
    /// Who makes the next effort.
    pub next: Option<SeatId>,
    /// Family Honor and everything added to it.
    pub totals: Vec<(SeatId, i64)>,
    /// What the lobbyist still needs.
    pub needs: i64,
    /// What was done, in order.
    pub efforts: Vec<(SeatId, Effort)>,
}

/// The lobbying as it stands; nothing where there is none.
pub fn view(state: &State) -> Option<View> {
    let (petition, antagonist, efforts) = under_way(state)?;
    let lobbying = standing(&petition, antagonist, &efforts);
    let players = state.remaining();
    let lobby = state.lobby()?;
    Some(View {
        lobbyist: state.current(),
        antagonist: lobby.antagonist,
        next: lobbying.next().and_then(|place| players.get(place).copied()),
        totals: players.iter().copied().zip(lobbying.totals().iter().copied()).collect(),
        needs: lobbying.needs(),
        efforts: lobby.efforts.clone(),
    })
}
