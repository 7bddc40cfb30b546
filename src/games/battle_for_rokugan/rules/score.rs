//! The final table: honor with objectives, ranks and winners (BR-END-1).

use super::honor::Honor;
use super::objectives;
use crate::games::battle_for_rokugan::content::own_box::OwnBox;
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::rulings::FinalTie;
use crate::kernel::by::By;

/// The line of one clan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Which clan.
    pub clan: Clan,
    /// How many provinces it controls.
    pub provinces: u8,
    /// What the board gives.
    pub honor: Honor,
    /// What its own objective gives; 0 if it is not met or not known.
    pub objective: u16,
    /// Every objective it meets, in the order of the box.
    pub met: Vec<Objective>,
}

impl Score {
    /// All its honor.
    pub fn total(&self) -> u16 {
        self.honor.total() + self.objective
    }
}

/// The final table in seat order; `objectives` are the cards as far as they are revealed, worth what `own_box` says.
pub fn scores(board: &Board, own_box: &OwnBox, objectives: &By<Clan, Option<Objective>>) -> Vec<Score> {
    let score = |clan| {
        let met = objectives::met(board, clan);
        let scored = objectives.get(clan).filter(|objective| met.contains(objective));
        let objective = scored.map_or(0, |objective| u16::from(own_box.honor(objective)));
        Score { clan, provinces: board.provinces(clan).len(), honor: Honor::of(board, clan), objective, met }
    };
    board.players().iter().map(score).collect()
}

/// The clans by rank, best first; those of one rank in seat order (FinalTie).
pub fn ranking(scores: &[Score], final_tie: FinalTie) -> Vec<Vec<Clan>> {
    let merit = |score: &Score| match final_tie {
        FinalTie::Shared => (score.total(), 0),
        FinalTie::MostProvinces => (score.total(), score.provinces),
    };
    let mut ranks = Vec::new();
    let mut left: Vec<&Score> = scores.iter().collect();
    while let Some(best) = left.iter().map(|score| merit(score)).max() {
        let (rank, others): (Vec<_>, Vec<_>) = left.into_iter().partition(|score| merit(score) == best);
        ranks.push(rank.into_iter().map(|score| score.clan).collect());
        left = others;
    }
    ranks
}
