//! A lobbying: the totals, what is still needed, and the lobbyist's cheapest way, which is for the lobbyist alone.

use crate::games::l5r_ccg::decide::{petition, standing, under_way};
use crate::games::l5r_ccg::in_play::Effort;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::rules::lobby::cheapest::{Resources, cheapest};
use crate::games::l5r_ccg::rules::lobby::{Initiator, Whom};
use crate::games::l5r_ccg::rules::odds::duel::Value;
use crate::games::l5r_ccg::state::State;

/// Own Personalities that are thought of as speakers, at most.
const MOST_SPEAKERS: usize = 12;

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

impl View {
    /// Whether a player has made its one gift (CC-FAV-8).
    pub fn gave(&self, seat: SeatId) -> bool {
        let gift = |(who, effort): &(SeatId, Effort)| *who == seat && matches!(effort, Effort::Gift { .. });
        self.efforts.iter().any(gift)
    }
}

/// For whom a player may add, what is usual first (CC-FAV-9): the lobbyist for itself alone, the antagonist for itself
/// or the lobbyist, everybody else for either.
pub fn sides(state: &State, seat: SeatId) -> Vec<Whom> {
    match state.lobby() {
        _ if seat == state.current() => vec![Whom::Own],
        Some(lobby) if lobby.antagonist == seat => vec![Whom::Antagonist, Whom::Lobbyist],
        _ => vec![Whom::Lobbyist, Whom::Antagonist],
    }
}

/// How it stands before anybody bows, against this one; nothing where the Favor is taken at once (CC-FAV-6) or is the
/// lobbyist's own.
pub fn before(state: &State, antagonist: SeatId) -> Option<View> {
    let lobbyist = state.current();
    let petition = petition(state, lobbyist, Initiator { personal_honor: 0, bowed: false })?;
    let lobbying = standing(&petition, state.place(antagonist)?, &[]);
    (!petition.is_automatic() && antagonist != lobbyist).then(|| View {
        lobbyist,
        antagonist,
        next: None,
        totals: state.remaining().into_iter().zip(lobbying.totals().iter().copied()).collect(),
        needs: lobbying.needs(),
        efforts: Vec::new(),
    })
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

/// What the lobbyist adds in the cheapest way to take the Favor (CC-FAV-11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Who speaks, and for how much.
    pub speakers: Vec<(CardId, i64)>,
    /// The Focus Value of the gift, where there is one.
    pub gift: Option<i64>,
}

/// The cheapest way from the own Personalities in play and the gifts that the lobbyist has for its eyes alone; nothing
/// where there is no lobbying, or all of it does not suffice.
pub fn way(state: &State, gifts: &[Value]) -> Option<Way> {
    let view = view(state)?;
    let own = state.personalities(view.lobbyist).filter(|(_, one)| !one.is_bowed());
    let own: Vec<(CardId, i64)> =
        own.filter_map(|(id, _)| Some((id, state.personal_honor(id)?))).take(MOST_SPEAKERS).collect();
    let gifts: &[Value] = if view.gave(view.lobbyist) { &[] } else { gifts };
    let resources = Resources {
        speakers: own.iter().map(|(_, honor)| *honor).collect(),
        gifts: gifts.iter().filter_map(|value| i64::try_from(*value).ok()).collect(),
    };
    let choice = cheapest(&resources, view.needs)?;
    Some(Way {
        speakers: choice.speakers.iter().map(|at| own[*at]).collect(),
        gift: choice.gift.map(|at| resources.gifts[at]),
    })
}
