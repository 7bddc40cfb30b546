//! The score: the table by sources and the ranking, and how it came to that round by round.

use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::rules::honor::Honor;
use crate::games::battle_for_rokugan::rules::score::{Score, ranking};
use crate::games::battle_for_rokugan::saved::final_scores;
use crate::games::battle_for_rokugan::state::State;

/// A row of the final table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its score.
    pub score: Score,
    /// Its rank, from 1.
    pub rank: usize,
    /// Its objective; nothing where none was revealed.
    pub objective: Option<Objective>,
    /// What the objective would be worth.
    pub worth: u8,
}

/// The final table, best first, seat order within equals.
pub fn table(state: &State) -> Vec<Row> {
    let scores = final_scores(state);
    let groups = ranking(&scores, state.board().rulings().final_tie);
    let mut rank = 1;
    let mut rows = Vec::new();
    for group in groups {
        for clan in &group {
            let Some(score) = scores.iter().find(|score| score.clan == *clan) else { continue };
            let objective = state.seat(*clan).objective.flatten();
            let worth = objective.map_or(0, |objective| state.own_box().honor(objective));
            rows.push(Row { score: score.clone(), rank, objective, worth });
        }
        rank += group.len();
    }
    rows
}

/// How many rounds the score counts: those that are finished, and the one whose story is open, for it is resolved.
pub fn counted(state: &State) -> u8 {
    match state.before() {
        Some(_) => state.finished().max(state.round()),
        None => state.finished(),
    }
}

/// The honor of every clan in seat order, without objectives: at the beginning and after each round that counts.
pub fn by_rounds(state: &State) -> Vec<Vec<u16>> {
    let now = || state.players().iter().map(|clan| Honor::of(state.board(), clan).total()).collect();
    state.history().iter().cloned().chain(state.before().map(|_| now())).collect()
}
