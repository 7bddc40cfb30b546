//! The end: the table by sources, the ranking, the five rounds, and where the game turned.

use crate::games::battle_for_rokugan::content::objectives::honor;
use crate::games::battle_for_rokugan::model::clan::Clan;
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
            rows.push(Row { score: score.clone(), rank, objective, worth: objective.map_or(0, honor) });
        }
        rank += group.len();
    }
    rows
}

/// The winners.
pub fn winners(state: &State) -> Vec<Clan> {
    table(state).iter().filter(|row| row.rank == 1).map(|row| row.score.clan).collect()
}

/// The largest swing of honor between two rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swing {
    /// The round in which it happened, from 1.
    pub round: u8,
    /// Whose honor.
    pub clan: Clan,
    /// By how much.
    pub change: i16,
}

/// The largest swings, largest first; at most three.
pub fn swings(state: &State) -> Vec<Swing> {
    let mut swings = Vec::new();
    for (round, pair) in state.history().windows(2).enumerate() {
        for (seat, clan) in state.players().iter().enumerate() {
            let (Some(was), Some(is)) = (pair[0].get(seat), pair[1].get(seat)) else { continue };
            let change = i16::try_from(i32::from(*is) - i32::from(*was)).unwrap_or(0);
            // There are five rounds.
            let round = u8::try_from(round + 1).unwrap_or(0);
            swings.push(Swing { round, clan, change });
        }
    }
    swings.sort_by_key(|swing| std::cmp::Reverse(swing.change.unsigned_abs()));
    swings.retain(|swing| swing.change != 0);
    swings.truncate(3);
    swings
}
