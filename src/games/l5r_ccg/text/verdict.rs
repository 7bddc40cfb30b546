//! What the watch saw, in a sentence.

use super::names;
use crate::games::l5r_ccg::event::Sight;
use crate::games::l5r_ccg::state::{End, State};
use crate::kernel::line::Line;
use crate::words::l5r_ccg as keys;

/// What the players have to answer; nothing where the watch saw nothing.
pub fn verdict(state: &State) -> Option<Line> {
    let seen: Vec<Sight> = state.verdict().iter().copied().map(Sight::from).collect();
    (!seen.is_empty()).then(|| of_sights(state, &seen))
}

/// How the game ended; nothing as long as it has not.
pub fn end(state: &State) -> Option<Line> {
    Some(match state.end()? {
        End::Won(seat, victory) => of_sights(state, &[Sight::Wins(seat, victory)]),
        End::Draw => of_sights(state, &[Sight::Draw]),
    })
}

/// The victory where there is one, else the first loss.
pub fn of_sights(state: &State, seen: &[Sight]) -> Line {
    let out = |sight: &Sight| matches!(sight, Sight::Out(..));
    let last = seen.iter().rev().find(|sight| !out(sight)).or_else(|| seen.first());
    match last {
        Some(Sight::Wins(seat, victory)) => Line::new(keys::CCG_LOG_WON)
            .with("player", names::player(state, *seat))
            .with("victory", names::victory(*victory)),
        Some(Sight::Out(seat, loss)) => {
            Line::new(keys::CCG_LOG_OUT).with("player", names::player(state, *seat)).with("loss", names::loss(*loss))
        }
        Some(Sight::Draw) | None => keys::CCG_LOG_DRAW.into(),
    }
}
