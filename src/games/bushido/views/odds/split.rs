//! The hidden split solved: how often each split and Special, what it is worth, what answers it.

use super::goals::Goal;
use crate::games::bushido::Table;
use crate::games::bushido::assemble::melee::{Prepared, prepare};
use crate::games::bushido::command::{Exchange, Outcome, Terms};
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::Special;
use crate::games::bushido::model::split::Split;
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::rules::odds::exchange::matchup::{BestAnswer, Matchup, Matrix, Share, SplitOdds};
use crate::games::bushido::state::State;
use crate::games::bushido::views::boosts::Price;

/// A split and how often it is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// Which.
    pub split: Split,
    /// Its probability; 0 for never.
    pub often: f64,
}

/// The hidden split, solved.
#[derive(Clone, Debug)]
pub struct SplitView {
    /// What the sides were read as.
    pub prepared: Prepared,
    /// All splits of both, in order.
    pub bars: Sides<Vec<Bar>>,
    /// What it is worth to the active side at least.
    pub value: f64,
    /// Every split against every split.
    pub matrix: Matrix,
    matchup: Matchup,
}

/// Solves the hidden split of an exchange.
///
/// # Errors
///
/// A model or value that is not known.
pub fn split(state: &State, exchange: &Exchange, goal: Goal) -> Result<SplitView, Refusal> {
    let prepared = prepare(state, exchange)?;
    let matchup = Matchup {
        weights: goal.weights(&prepared.fighters),
        fighters: prepared.fighters.clone(),
        initiative: prepared.initiative.side,
        rulings: state.rulings(),
    };
    let matrix = matchup.matrix();
    let best = matrix.best_split();
    let bars = Sides::from_fn(|side| {
        let often = |split: &Split| best.mix.of(side).iter().find(|share| share.split == *split);
        let bar = |split: &Split| Bar { split: *split, often: often(split).map_or(0.0, |share| share.probability) };
        matrix.splits.of(side).iter().map(bar).collect()
    });
    Ok(SplitView { prepared, bars, value: best.value, matrix, matchup })
}

impl SplitView {
    /// The best answers of a side to what the other is guessed to do, and what they are worth.
    pub fn answer(&self, side: Side, guess: &[Bar]) -> BestAnswer {
        let whole: f64 = guess.iter().map(|bar| bar.often).sum();
        let share = |bar: &Bar| Share { split: bar.split, probability: bar.often / whole.max(f64::MIN_POSITIVE) };
        self.matrix.best_answer(side, &guess.iter().map(share).collect::<Vec<_>>())
    }

    /// How two splits come out against each other.
    pub fn cell(&self, splits: &Sides<Split>) -> SplitOdds {
        self.matchup.odds(splits)
    }

    /// The split that a number from 0 to 1 draws from a side's mixture.
    pub fn draw(&self, side: Side, number: f64) -> Option<Split> {
        let mut left = number;
        let mut last = None;
        for bar in self.bars.of(side).iter().filter(|bar| bar.often > 0.0) {
            last = Some(bar.split);
            left -= bar.often;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// What a split is worth to the active side once the other side reads it and answers best.
    pub fn when_read(&self, side: Side, split: Split) -> Option<f64> {
        let at = self.matrix.splits.of(side).iter().position(|one| *one == split)?;
        Some(match side {
            Side::Active => self.matrix.values[at].iter().copied().fold(f64::INFINITY, f64::min),
            Side::Other => self.matrix.values.iter().map(|row| row[at]).fold(f64::NEG_INFINITY, f64::max),
        })
    }

    /// What a split is worth to the active side against the best mixture of the other.
    pub fn against_best(&self, side: Side, split: Split) -> Option<f64> {
        let at = self.matrix.splits.of(side).iter().position(|one| *one == split)?;
        let entry = |(place, bar): (usize, &Bar)| match side {
            Side::Active => bar.often * self.matrix.values[at][place],
            Side::Other => bar.often * self.matrix.values[place][at],
        };
        Some(self.bars.of(side.opponent()).iter().enumerate().map(entry).sum())
    }

    /// The value if a side could not choose a Special.
    fn without(&self, side: Side, special: Special) -> Option<f64> {
        let keeps = |of: Side, split: &Split| of != side || split.special != Some(special);
        let kept = |of: Side| {
            let all = self.matrix.splits.of(of).iter().enumerate();
            all.filter(|(_, split)| keeps(of, split)).map(|(at, split)| (at, *split)).collect::<Vec<_>>()
        };
        let (rows, columns) = (kept(Side::Active), kept(Side::Other));
        let value = |row: usize| columns.iter().map(|(column, _)| self.matrix.values[row][*column]).collect();
        let splits = |all: &[(usize, Split)]| all.iter().map(|(_, split)| *split).collect::<Vec<_>>();
        let matrix = Matrix {
            splits: Sides { active: splits(&rows), other: splits(&columns) },
            values: rows.iter().map(|(row, _)| value(*row)).collect(),
        };
        (!rows.is_empty() && !columns.is_empty()).then(|| matrix.best_split().value)
    }
}

/// Something a side might do otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// One more Boost.
    Boost,
    /// The weapon at this place of its card.
    Weapon(u8),
    /// It takes this Special off the table; what that costs is what the Special is worth.
    Special(Special),
}

/// What a change is worth to whoever makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WhatIf {
    /// What.
    pub change: Change,
    /// How much more a side has of it.
    pub worth: f64,
}

/// What one more Boost, another weapon and each Special are worth to a side; what it cannot do is left out.
pub fn what_if(state: &State, exchange: &Exchange, goal: Goal, side: Side, solved: &SplitView) -> Vec<WhatIf> {
    let seen = |value: f64| if side == Side::Active { value } else { -value };
    let now = seen(solved.value);
    let with = |terms: Terms| {
        let mut changed = Exchange { outcome: Outcome::Apart, ..exchange.clone() };
        *changed.terms.of_mut(side) = terms;
        split(state, &changed, goal).ok().map(|view| seen(view.value) - now)
    };
    let terms = exchange.terms.of(side);
    let mut all = Vec::new();
    let price = Price::of(state, *exchange.models.of(side), |card| card.melee_boost);
    if price.is_none_or(|price| terms.boosts < price.most()) {
        let boosted = Terms { boosts: terms.boosts.saturating_add(1), ..terms.clone() };
        all.extend(with(boosted).map(|worth| WhatIf { change: Change::Boost, worth }));
    }
    let weapons = state.model(*exchange.models.of(side)).map_or(0, |model| model.card().melee_weapons.len());
    for weapon in (0..u8::try_from(weapons).unwrap_or(0)).filter(|weapon| *weapon != terms.weapon) {
        let other = Terms { weapon, ..terms.clone() };
        all.extend(with(other).map(|worth| WhatIf { change: Change::Weapon(weapon), worth }));
    }
    for special in solved.prepared.fighters.of(side).parts().specials.all() {
        let without = solved.without(side, special.special);
        let worth = |value: f64| WhatIf { change: Change::Special(special.special), worth: now - seen(value) };
        all.extend(without.map(worth));
    }
    all
}

/// How a player's models divided their dice so far, as far as such a division is among `splits`.
pub fn seen(table: &Table, player: Player, splits: &[Split]) -> Vec<u32> {
    let state = table.state();
    let mut counts = vec![0; splits.len()];
    for event in table.entries()[..table.cursor()].iter().flat_map(|entry| &entry.events) {
        let Event::Fought(fought) = event else { continue };
        let Some(rolled) = &fought.rolled else { continue };
        for side in Side::ALL {
            let is_theirs = state.model(*fought.models.of(side)).is_some_and(|model| model.owner() == player);
            let at = splits.iter().position(|one| one == rolled.splits.of(side));
            if let (true, Some(at)) = (is_theirs, at) {
                counts[at] += 1;
            }
        }
    }
    counts
}
