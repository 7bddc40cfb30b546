//! The end: the table by sources and the ranking.

use crate::games::battle_for_rokugan::model::objective::Objective;
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
