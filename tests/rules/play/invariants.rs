//! What holds of every table, however it was reached.

use super::investigations;
use super::ledger::Ledger;
use crate::support::*;
use rokugan::games::champions::model::champion::TokenState;
use rokugan::games::champions::model::state::State;
use rokugan::games::champions::queries;
use rokugan::games::champions::snapshot;
use rokugan::kernel::by::Small as _;
use std::collections::BTreeSet;

/// Panics with the rule that does not hold.
pub fn check(state: &State, ledger: &Ledger) {
    bounds(state);
    track(state);
    tokens(state);
    character_tokens(state);
    investigations::check(state);
    assert_eq!(queries::group_honor(state), ledger.group_honor(), "Q-9");
    assert_eq!(queries::threshold(state).total(), ledger.threshold(), "Q-10");
}

/// CH-Q: every gauge lies within its bounds.
fn bounds(state: &State) {
    let champions = state.champions().map(|(id, _)| Who::Champion(id));
    let allies = state.allies().map(|(id, _)| Who::Ally(id));
    let enemies = state.enemies().map(|(id, _)| Who::Enemy(id));
    for who in champions.chain(allies).chain(enemies) {
        for &gauge in Gauge::ALL {
            let Some(value) = queries::gauge(state, who, gauge) else { continue };
            let bounds = queries::bounds(state, who, gauge).unwrap();
            assert!(bounds.contains(&value), "{who:?} {gauge:?} {value}");
            assert!(gauge == Gauge::Honor || value >= 0, "{who:?} {gauge:?} {value}");
        }
    }
    for (id, champion) in state.champions() {
        let alive = champion.life() != Some(0) && champion.purity().get() > 0;
        assert!(alive || !champion.is_in_play(), "CH-ELI: {id:?} is in play without Life Points or Purity");
    }
}

/// CH-TURN: nobody Eliminated acts, nobody acts outside the Champions Phase, nobody stands twice in the order.
fn track(state: &State) {
    let track = state.track();
    if let Some(active) = track.active() {
        assert!(state.champion(active).is_in_play(), "{active:?} acts");
        assert_eq!(state.phase(), Phase::Champions);
        assert!(track.order().contains(&active));
    }
    let distinct: BTreeSet<_> = track.order().iter().collect();
    assert_eq!(distinct.len(), track.order().len());
    if state.phase() == Phase::Preparation {
        assert!(track.order().is_empty());
    }
    if let Some(PlayerId(holder)) = state.favor() {
        assert!(usize::from(holder) < state.players().len());
    }
}

/// Rulebook p. 6: none of a kind is not written down.
fn character_tokens(state: &State) {
    let held = snapshot::snapshot(state).character_tokens;
    assert!(held.iter().all(|(_, _, count)| *count > 0), "{held:?}");
}

/// who has the Glory has had the token.
fn tokens(state: &State) {
    for (id, champion) in state.champions() {
        for &token in GloryToken::ALL {
            let had = champion.token(token) != TokenState::Ahead;
            assert!(had || champion.glory().get() < token.at(), "{id:?} {token:?}");
        }
    }
}
