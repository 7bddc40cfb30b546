//! Who wins the Emperor's Favor at Court (ER-CRT, A12).

use super::dice::Dice;
use super::distribution::{Below, Distribution};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{DuelTie, Rulings};
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::rules::pool::Pool;

/// A Character at Court with his gift.
#[derive(Clone, Copy, Debug)]
pub struct Courtier<'a> {
    /// Who.
    pub character: &'a Character,
    /// What he gives, in koku: two count one, ten at most.
    pub koku: i64,
}

/// Who wins how often.
#[derive(Clone, Debug, PartialEq)]
pub struct CourtOdds {
    /// By courtier.
    pub wins: Vec<f64>,
    /// The chance that nobody does.
    pub nobody: f64,
}

/// What a courtier rolls.
pub fn pool(courtier: Courtier<'_>) -> Pool {
    let character = courtier.character;
    let rank = character.rank_in(School::shugenja(Clan::Crane));
    let gift = (courtier.koku / 2).min(10);
    Pool::of(character.ring(Ring::Air)).and_rolled(rank.into()).plus(character.honor() + gift)
}

/// Who wins the Favor how often. Those who tie at the top roll again among themselves.
pub fn court(courtiers: &[Courtier<'_>], rulings: &Rulings) -> CourtOdds {
    let dice = Dice::new(rulings);
    let totals: Vec<Distribution> = courtiers.iter().map(|courtier| dice.total(pool(*courtier))).collect();
    let court = Court { below: totals.iter().map(Below::new).collect(), totals };
    // Sets of courtiers as bits: of the smaller sets it is known who wins.
    let everyone = (1_usize << courtiers.len()) - 1;
    let mut known: Vec<Vec<f64>> = vec![Vec::new(); everyone + 1];
    let first = match rulings.duel_tie {
        DuelTie::Reroll => 1,
        DuelTie::Draw => everyone,
    };
    for set in first..=everyone {
        known[set] = court.winners(set, &known, rulings.duel_tie);
    }
    let wins = std::mem::take(&mut known[everyone]);
    let nobody = match rulings.duel_tie {
        DuelTie::Reroll => 0.0,
        DuelTie::Draw => 1.0 - wins.iter().sum::<f64>(),
    };
    CourtOdds { wins, nobody }
}

struct Court {
    totals: Vec<Distribution>,
    below: Vec<Below>,
}

impl Court {
    /// Who of a set wins how often.
    fn winners(&self, set: usize, known: &[Vec<f64>], tie: DuelTie) -> Vec<f64> {
        let mut wins = vec![0.0; self.totals.len()];
        let mut again = 0.0;
        // All sets within the set, the whole set first.
        let mut top = set;
        while top > 0 {
            if top.is_power_of_two() {
                wins[top.ilog2() as usize] += self.at_the_top(top, set);
            } else if tie == DuelTie::Reroll {
                let chance = self.at_the_top(top, set);
                if top == set {
                    again = chance;
                } else {
                    wins.iter_mut().zip(&known[top]).for_each(|(wins, after)| *wins += chance * after);
                }
            }
            top = (top - 1) & set;
        }
        wins.iter_mut().for_each(|wins| *wins /= 1.0 - again);
        wins
    }

    /// The chance that of a set exactly the courtiers of `top` share the highest total.
    fn at_the_top(&self, top: usize, set: usize) -> f64 {
        let first = top.trailing_zeros() as usize;
        let others = |at: &usize| *at != first && set & (1 << at) != 0;
        let others: Vec<usize> = (0..self.totals.len()).filter(others).collect();
        let exactly = |(total, chance): (i64, f64)| {
            others.iter().fold(chance, |chance, at| {
                let below = &self.below[*at];
                let under = below.under(total);
                chance * if top & (1 << at) != 0 { below.under(total + 1) - under } else { under }
            })
        };
        self.totals[first].iter().map(exactly).sum()
    }
}
