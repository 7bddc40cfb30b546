//! Which events of a scenario wait for the players.

use super::script::{Happening, counts};
use crate::games::champions::model::state::State;

/// An event and its place in the scenario.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Due<'a> {
    /// Its place, from 0.
    pub place: u8,
    /// What happens.
    pub happening: &'a Happening,
}

/// The events of this turn or of turns before that nobody has seen to, in the order in which they come. An event of a
/// later phase of this turn is among them: it is told when the turn begins.
pub fn of_turn(state: &State) -> impl Iterator<Item = Due<'_>> {
    let mut due: Vec<Due<'_>> = open(state).filter(|due| due.happening.turn <= state.turn()).collect();
    due.sort_by_key(|due| (due.happening.turn, due.happening.phase, due.place));
    due.into_iter()
}

/// Those of them whose phase has come.
pub fn now(state: &State) -> impl Iterator<Item = Due<'_>> {
    let now = (state.turn(), state.phase());
    of_turn(state).filter(move |due| (due.happening.turn, due.happening.phase) <= now)
}

/// The events of later turns, in the order in which they come.
pub fn later(state: &State) -> impl Iterator<Item = Due<'_>> {
    let mut later: Vec<Due<'_>> = open(state).filter(|due| due.happening.turn > state.turn()).collect();
    later.sort_by_key(|due| (due.happening.turn, due.happening.phase, due.place));
    later.into_iter()
}

/// Every event of this difficulty that nobody has seen to.
fn open(state: &State) -> impl Iterator<Item = Due<'_>> {
    let events = state.scenario().script.iter().flat_map(|script| &script.events);
    let all = (0..=u8::MAX).zip(events).map(|(place, happening)| Due { place, happening });
    all.filter(|due| counts(&due.happening.only, state.difficulty()) && !state.story().is_heeded(due.place))
}
