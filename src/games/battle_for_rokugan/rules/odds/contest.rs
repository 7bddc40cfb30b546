//! A battle between clans whose totals are uncertain: how likely each attacker takes the province (BR-BAT-4, -5).
//!
//! Totals are walked from the highest down. Those that tie for it drop out or end the search, as the rulings say; the
//! one left alone, or Crane out of a tie, is measured against the defense.

use super::side::Side;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::rulings::{AttackersTie, CraneTie, Rulings};
use crate::games::battle_for_rokugan::rules::resolution::battle::{PhoenixThere, ignores_printed};

/// Everything a battle depends on.
pub(super) struct Contest<'a> {
    pub(super) rulings: &'a Rulings,
    /// The attackers with their chances; only the part where none of them raids counts.
    pub(super) attackers: &'a [(Clan, Side)],
    /// The chance of each defense where there is no diplomacy.
    pub(super) defense: &'a [f64],
    /// What Phoenix ignores of it.
    pub(super) ignored: u16,
}

impl Contest<'_> {
    /// The chance of each attacker to take the province, in their order.
    pub(super) fn taken(&self) -> Vec<f64> {
        let quiet: Vec<&[f64]> = self.attackers.iter().map(|(_, side)| side.quiet.as_slice()).collect();
        let phoenix = self.attackers.iter().position(|(clan, _)| *clan == Clan::Phoenix);
        let Some(phoenix) = phoenix.filter(|_| self.ignored > 0) else {
            return self.walk(&quiet, PhoenixThere::Absent);
        };
        // Whether Phoenix attacks at all may matter to the others.
        let (none, some) = quiet[phoenix].split_at(quiet[phoenix].len().min(1));
        let some: Vec<f64> = none.iter().map(|_| 0.0).chain(some.iter().copied()).collect();
        let part = |totals, there| {
            let mut quiet = quiet.clone();
            quiet[phoenix] = totals;
            self.walk(&quiet, there)
        };
        let (absent, attacks) = (part(none, PhoenixThere::Absent), part(&some, PhoenixThere::Attacks));
        absent.iter().zip(attacks).map(|(one, two)| one + two).collect()
    }

    fn walk(&self, quiet: &[&[f64]], phoenix: PhoenixThere) -> Vec<f64> {
        let clans = quiet.len();
        let below: Vec<Vec<f64>> = quiet.iter().map(|totals| running_sums(totals)).collect();
        let mut taken = vec![0.0; clans];
        // Chance that just this set of clans has dropped out above the total.
        let mut dropped = vec![0.0; 1 << clans];
        dropped[0] = 1.0;
        let highest = quiet.iter().map(|totals| totals.len()).max().unwrap_or(0);
        for total in (1..highest).rev() {
            let mut next = dropped.clone();
            for out in (0..dropped.len()).filter(|out| dropped[*out] > 0.0) {
                for tied in subsets(quiet, total, out) {
                    let exact: f64 = members(tied).map(|clan| quiet[clan][total]).product();
                    let chance = dropped[out] * exact;
                    match self.candidate(tied) {
                        Candidate::One(clan) => {
                            let rest = members(!(out | tied) & ((1 << clans) - 1));
                            let lower: f64 = rest.map(|other| up_to(&below[other], total - 1)).product();
                            taken[clan] += chance * lower * self.beats(clan, total, phoenix);
                        }
                        Candidate::NextHighest => next[out | tied] += chance,
                        Candidate::Nobody => {}
                    }
                }
            }
            dropped = next;
        }
        taken
    }

    /// Who of the clans with the same total is measured against the defense.
    fn candidate(&self, tied: usize) -> Candidate {
        let crane = members(tied).find(|clan| self.attackers[*clan].0 == Clan::Crane);
        match (tied.count_ones(), crane, self.rulings.crane_tie, self.rulings.attackers_tie) {
            (1, _, _, _) => Candidate::One(tied.trailing_zeros() as usize),
            (_, Some(crane), CraneTie::Any, _) => Candidate::One(crane),
            (_, _, _, AttackersTie::Cancel) => Candidate::NextHighest,
            (_, _, _, AttackersTie::Defender) => Candidate::Nobody,
        }
    }

    /// The chance that `total` is enough against the defense; Crane needs no more than a tie.
    fn beats(&self, clan: usize, total: usize, phoenix: PhoenixThere) -> f64 {
        let clan = self.attackers[clan].0;
        let ignored = if ignores_printed(self.rulings, clan, phoenix) { self.ignored.into() } else { 0 };
        let enough = if clan == Clan::Crane { total } else { total - 1 };
        self.defense.iter().take(enough + ignored + 1).sum()
    }
}

enum Candidate {
    /// That one, by position.
    One(usize),
    /// The tied ones drop out.
    NextHighest,
    /// The tied ones end it.
    Nobody,
}

/// Every set of clans, none of those `out`, that may all have just `total`.
fn subsets(quiet: &[&[f64]], total: usize, out: usize) -> impl Iterator<Item = usize> {
    let can = |clan: &usize| out & (1 << clan) == 0 && quiet[*clan].get(total).is_some_and(|chance| *chance > 0.0);
    let able: usize = (0..quiet.len()).filter(can).map(|clan| 1 << clan).sum();
    (1..=able).filter(move |set| set & !able == 0)
}

/// The positions in a set.
fn members(set: usize) -> impl Iterator<Item = usize> {
    (0..usize::BITS as usize).take_while(move |at| set >> at != 0).filter(move |at| set & (1 << at) != 0)
}

fn running_sums(totals: &[f64]) -> Vec<f64> {
    let mut sum = 0.0;
    totals
        .iter()
        .map(|chance| {
            sum += chance;
            sum
        })
        .collect()
}

/// The chance of a total of at most `most`.
fn up_to(sums: &[f64], most: usize) -> f64 {
    sums.get(most.min(sums.len().saturating_sub(1))).copied().unwrap_or(0.0)
}
