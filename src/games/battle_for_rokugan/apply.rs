//! From an event to the table after it. Never fails, has neither rules nor chance.

use super::content::token_set;
use super::event::Event;
use super::laid::{Agent, At, Gone, Laid, TokenId};
use super::model::board::CardPlace;
use super::model::clan::Clan;
use super::model::control::Control;
use super::model::face::{Face, Kind};
use super::model::token_counts::TokenCounts;
use super::queries::goes;
use super::rules::honor::Honor;
use super::stage::Stage;
use super::state::{Before, PLACEMENTS, State, Used};
use crate::kernel::by::By;

/// Makes `event` true of `state`.
pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::Overrode { .. } | Event::ByHand | Event::Remarked { .. } | Event::NoneLeft { .. } => {}
        Event::HonorMoved { .. } => {}
        Event::FirstNamed { clan, .. } => {
            state.first = Some(*clan);
            state.out = vec![super::model::initiative_card::InitiativeCard::Clan(*clan)];
            state.turn = Some(*clan);
        }
        Event::Settled { clan, province } => {
            state.board.set_control(*province, Some(Control::fresh(*clan)));
            let settled = state.settled.get_mut(*clan);
            *settled = settled.saturating_add(1);
        }
        Event::RoundBegan { round, ronin } => begin_round(state, *round, ronin),
        Event::StageBegan { stage } => {
            state.stage = *stage;
            state.passed = 0;
        }
        Event::TurnCame { clan } => state.turn = *clan,
        Event::InitiativeRevealed { card, first, .. } => {
            state.out.push(*card);
            state.first = Some(*first);
        }
        Event::CardPlayed { card, .. } => {
            state.board.move_card(state.own_box.territory(*card), CardPlace::Used);
            state.passed = 0;
        }
        Event::Passed { .. } => state.passed = state.passed.saturating_add(1),
        Event::ControlSet { province, control } => state.board.set_control(*province, *control),
        Event::SpecialSet { province, special } => state.board.set_special(*province, *special),
        Event::CardMoved { territory, to } => state.board.move_card(*territory, *to),
        Event::Placed { token } => {
            state.laid.push(*token);
            state.next_token = state.next_token.max(token.id.0.saturating_add(1));
            let seat = state.seats.get_mut(token.clan);
            seat.to_place = seat.to_place.saturating_sub(1);
        }
        Event::Taken { token, to } => take(state, *token, *to),
        Event::AgentUsed { clan, agent, .. } => use_agent(state, *clan, *agent),
        Event::Swapped { one, other } => swap(state, *one, *other),
        Event::PlacingStopped { clan } => state.seats.get_mut(*clan).to_place = 0,
        Event::Revealed { token } => turn(state, *token),
        Event::Resolved => remember(state),
        Event::Left { token, .. } => leave(state, *token),
        Event::Scorched { province } => state.board.scorch(*province),
        Event::Pacified { province } => state.board.pacify(*province),
        Event::Conquered { province, by, .. } => state.board.set_control(*province, Some(Control::fresh(*by))),
        Event::Defended { province, .. } => state.board.add_up(*province, 1),
        Event::Reopened => reopen(state),
        Event::RulingSet { ruling } => state.board.set_rulings(state.board.rulings().with(*ruling)),
        Event::Cleared => clear(state),
        Event::RoundEnded => {
            clear(state);
            state.finished = state.finished.max(state.round);
            note_honor(state);
        }
        Event::ObjectiveShown { clan, objective } => state.seats.get_mut(*clan).objective = Some(*objective),
        Event::GameEnded => state.stage = Stage::Over,
        Event::FirstSet { clan } => state.first = Some(*clan),
        Event::PlacementsSet { clan, left } => state.seats.get_mut(*clan).to_place = *left,
        Event::DiscardsSet { clan, face, count } => set_discards(state, *clan, *face, *count),
        Event::AgentsSet { clan, scouts, shugenja } => {
            let seat = state.seats.get_mut(*clan);
            (seat.scouts, seat.shugenja) = (*scouts, *shugenja);
        }
        Event::RoninSet { clans } => state.board.set_ronin(clans.clone()),
        Event::Renamed { province, name } => match name {
            Some(name) => drop(state.names.insert(*province, name.clone())),
            None => drop(state.names.remove(province)),
        },
    }
}

fn begin_round(state: &mut State, round: u8, ronin: &[Clan]) {
    state.round = round;
    state.finished = state.finished.max(round.saturating_sub(1));
    state.board.set_ronin(ronin.to_vec());
    state.used = Used::default();
    state.turn = None;
    // A marker that lies from before, placed out of turn by the players' word, keeps its number.
    state.next_token = state.laid.iter().map(|laid| laid.id.0.saturating_add(1)).max().unwrap_or(0);
    let clans: Vec<_> = state.players().iter().collect();
    for clan in clans {
        state.seats.get_mut(clan).to_place = PLACEMENTS;
    }
    if state.history.is_empty() {
        note_honor(state);
    }
}

fn clear(state: &mut State) {
    state.laid.clear();
    state.before = None;
    state.turn = None;
}

/// Keeps the honor of every clan as it stands now.
fn note_honor(state: &mut State) {
    let now = state.players().iter().map(|clan| Honor::of(&state.board, clan).total()).collect();
    state.history.push(now);
}

/// A marker is turned.
fn turn(state: &mut State, token: Laid) {
    if let Some(laid) = state.laid.iter_mut().find(|laid| laid.id == token.id) {
        laid.face = token.face;
    }
}

/// Takes a marker and what lies on it off the board.
fn take(state: &mut State, token: Laid, to: Gone) {
    turn(state, token);
    let leaves = |laid: &Laid| laid.id == token.id || laid.at == At::On(token.id);
    let gone: Vec<_> = state.laid.iter().copied().filter(leaves).collect();
    state.laid.retain(|laid| !leaves(laid));
    for laid in gone {
        match goes(laid.face, to) {
            Gone::Discarded => discard(state, laid.clan, laid.face),
            Gone::Pool => {}
            // A bluff that was discarded is behind its screen, and is not placed again this round.
            Gone::Hand if to == Gone::Hand => state.seats.get_mut(laid.clan).to_place += 1,
            Gone::Hand => {}
        }
    }
}

fn use_agent(state: &mut State, clan: Clan, agent: Agent) {
    let seat = state.seats.get_mut(clan);
    match agent {
        Agent::Scout => seat.scouts = seat.scouts.saturating_sub(1),
        Agent::Shugenja => seat.shugenja = seat.shugenja.saturating_sub(1),
        Agent::FirstPlayerCard => state.used.first_player_card = true,
        Agent::ScorpionLook => state.used.scorpion_look = true,
    }
}

fn swap(state: &mut State, one: TokenId, other: TokenId) {
    let position = |id: TokenId| state.laid.iter().position(|laid| laid.id == id);
    if let (Some(one), Some(other)) = (position(one), position(other)) {
        let (first, second) = (state.laid[one].at, state.laid[other].at);
        (state.laid[one].at, state.laid[other].at) = (second, first);
    }
    state.used.swap = true;
}

fn remember(state: &mut State) {
    let discards = By::from_fn(|clan| state.seats.get(clan).discards.clone());
    let before = Before { board: state.board.clone(), laid: state.laid.clone(), discards };
    state.before = Some(Box::new(before));
    state.turn = None;
}

fn leave(state: &mut State, token: Laid) {
    state.laid.retain(|laid| laid.id != token.id);
    // A bluff goes back behind its screen, whatever became of it.
    if token.face.map(Face::kind) != Some(Kind::Bluff) {
        discard(state, token.clan, token.face);
    }
}

/// Puts a token on its clan's discard pile; one that cannot be there was said by mistake, and is left out.
fn discard(state: &mut State, clan: Clan, face: Option<Face>) {
    let seat = state.seats.get_mut(clan);
    let more = face.and_then(|face| seat.discards.adding(face, 1, &token_set::of(clan)));
    if let Some(more) = more {
        seat.discards = more;
    }
}

fn set_discards(state: &mut State, clan: Clan, face: Face, count: u8) {
    let seat = state.seats.get_mut(clan);
    let old = seat.discards.clone();
    seat.discards = TokenCounts::from_fn(|other| if other == face { count } else { old.of(other) });
}

/// The table as it was before the resolution, with the rulings of now.
fn reopen(state: &mut State) {
    let Some(before) = state.before.take() else { return };
    let rulings = *state.board.rulings();
    state.board = before.board;
    state.board.set_rulings(rulings);
    state.laid = before.laid;
    for clan in state.players().clone().iter() {
        state.seats.get_mut(clan).discards = before.discards.get(clan).clone();
    }
    state.stage = Stage::Reveal;
}
