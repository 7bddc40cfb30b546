//! One side strikes: how many units of the other are left (ER-FC).

use super::states::States;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::rules::battle::field::Field;
use crate::games::empire_reborn::rules::battle::general::is_fearless;
use crate::games::empire_reborn::rules::battle::values::{Moment, Shares, Wear, attack, toughness};
use crate::games::empire_reborn::rules::odds::distribution::binomial;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Parts of a chance below this are nothing.
const NOTHING: f64 = 1e-17;
/// States a strike leaves less often than this are not followed: all of them together do not show.
const UNLIKELY: f64 = 1e-12;

/// Where a side's strike may leave the other: states with their chances.
pub(super) type Row = Rc<[(u32, f64)]>;

/// The strikes of one side in rounds that are alike. Every row is reckoned once.
pub(super) struct Volley<'a> {
    field: &'a Field,
    striker: Role,
    own: &'a States,
    other: &'a States,
    round: u32,
    bonus: i64,
    fearless: bool,
    /// Chances of hits, by own state and whether the riders ride the others down.
    hits: BTreeMap<(usize, bool), Rc<[f64]>>,
    /// What hits do to a group.
    falls: BTreeMap<Fall, Rc<[Vec<f64>]>>,
    /// By own and other state.
    rows: Vec<Option<Row>>,
    scratch: Vec<f64>,
}

/// Units of a group of the other side that each take `hits` hits or one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fall {
    group: usize,
    units: u32,
    hits: usize,
    all_ride: bool,
}

impl<'a> Volley<'a> {
    /// The strikes of `striker` in rounds like `round` with a bonus to its AV.
    pub(super) fn new(field: &'a Field, striker: Role, states: [&'a States; 2], round: u32, bonus: i64) -> Self {
        let [own, other] = states;
        Self {
            field,
            striker,
            own,
            other,
            round,
            bonus,
            fearless: is_fearless(field.army(striker)),
            hits: BTreeMap::new(),
            falls: BTreeMap::new(),
            rows: vec![None; own.len() * other.len()],
            scratch: vec![0.0; other.len()],
        }
    }

    /// Where units in state `own` leave those in state `other`.
    pub(super) fn row(&mut self, own: usize, other: usize) -> Row {
        let at = own * self.other.len() + other;
        if let Some(row) = &self.rows[at] {
            return Rc::clone(row);
        }
        let row = self.reckon(own, other);
        self.rows[at] = Some(Rc::clone(&row));
        row
    }

    fn shares(&self, own: &States, state: usize, against: [u32; 2]) -> Shares {
        Shares::new(self.field.context().ground, own.shares(state), against)
    }

    /// Hits are given one to each unit in the order of the groups, and around again: so many times around, then up to
    /// somewhere in one group.
    fn reckon(&mut self, own: usize, other: usize) -> Row {
        let hits = self.hits(own, other);
        let states = self.other;
        // Whoever counts living units in memory finds their number in an index.
        let living = states.total(other) as usize;
        let all_ride = self.shares(states, other, self.own.shares(own)).all_ride;
        let groups: Vec<(usize, u32)> =
            states.counts(other).iter().copied().enumerate().filter(|(_, units)| *units > 0).collect();
        let mut touched = Vec::new();
        for around in 0..=(hits.len() - 1) / living.max(1) {
            let falls: Vec<Rc<[Vec<f64>]>> = groups
                .iter()
                .map(|(group, units)| self.falls(Fall { group: *group, units: *units, hits: around, all_ride }))
                .collect();
            let behind = self.behind(&groups, &falls);
            let mut ahead = vec![(0_u32, 1.0)];
            let mut before = around * living;
            for (at, (group, units)) in groups.iter().enumerate() {
                let end = before + *units as usize;
                let some = &hits[before.min(hits.len())..end.min(hits.len())];
                before = end;
                if some.iter().any(|chance| *chance > NOTHING) {
                    let upto = times(&ahead, &mix(some, &falls[at]), states.stride(*group));
                    self.collect(&upto, &behind[at], &mut touched);
                }
                if before >= hits.len() {
                    break;
                }
                ahead = times(&ahead, &falls[at][*units as usize], states.stride(*group));
            }
        }
        let row = touched.into_iter().map(|state| (state, std::mem::take(&mut self.scratch[state as usize])));
        row.filter(|(_, chance)| *chance > UNLIKELY).collect()
    }

    /// For each group: where those after it are left if none of them takes one hit more.
    fn behind(&self, groups: &[(usize, u32)], falls: &[Rc<[Vec<f64>]>]) -> Vec<Vec<(u32, f64)>> {
        let mut behind = vec![vec![(0_u32, 1.0)]; groups.len()];
        for at in (1..groups.len()).rev() {
            behind[at - 1] = times(&behind[at], &falls[at][0], self.other.stride(groups[at].0));
        }
        behind
    }

    fn collect(&mut self, ahead: &[(u32, f64)], behind: &[(u32, f64)], touched: &mut Vec<u32>) {
        for (state, chance) in ahead {
            for (more, left) in behind {
                let sum = &mut self.scratch[(*state + *more) as usize];
                if *sum == 0.0 {
                    touched.push(*state + *more);
                }
                *sum += chance * left;
            }
        }
    }

    fn hits(&mut self, own: usize, other: usize) -> Rc<[f64]> {
        let shares = self.shares(self.own, own, self.other.shares(other));
        let key = (own, shares.rides_them_down);
        if let Some(hits) = self.hits.get(&key) {
            return Rc::clone(hits);
        }
        let moment = Moment { round: self.round, bonus: self.bonus, shares };
        let mut hits = vec![1.0];
        for (unit, count) in self.field.units(self.striker).iter().zip(self.own.counts(own)) {
            let av = attack(self.field, self.striker, unit, moment).total().clamp(0, 10);
            hits = sum(&hits, &binomial(*count as usize, av as f64 / 10.0));
        }
        let hits: Rc<[f64]> = hits.into();
        self.hits.insert(key, Rc::clone(&hits));
        hits
    }

    /// The chances of the number of units left in a group, by how many of them took one hit more than the others.
    fn falls(&mut self, fall: Fall) -> Rc<[Vec<f64>]> {
        if let Some(falls) = self.falls.get(&fall) {
            return Rc::clone(falls);
        }
        let stands = 1.0 - self.kills(fall.group, fall.all_ride);
        let exponent = i32::try_from(fall.hits).unwrap_or(i32::MAX);
        let left = |units: usize, stands: f64| binomial(units, stands);
        let units = fall.units as usize;
        let more =
            |more: usize| sum(&left(more, stands.powi(exponent + 1)), &left(units - more, stands.powi(exponent)));
        let falls: Rc<[Vec<f64>]> = (0..=units).map(more).collect();
        self.falls.insert(fall, Rc::clone(&falls));
        falls
    }

    /// The chance that a hit on a unit of a group destroys it: Fear does not take it away, and the save fails.
    fn kills(&self, group: usize, all_ride: bool) -> f64 {
        let role = self.striker.other();
        let unit = &self.field.units(role)[group];
        // Riding down is nothing to a save.
        let shares = Shares { rides_them_down: false, all_ride };
        let moment = Moment { round: self.round, bonus: 0, shares };
        let tv = toughness(self.field, role, unit, moment, Wear::default()).total().clamp(0, 10);
        let fear = if self.fearless { 0 } else { unit.fear() };
        f64::from(10 - fear) / 10.0 * ((10 - tv) as f64 / 10.0)
    }
}

/// The units left in the group in which the hits end, by the chances of where.
fn mix(chances: &[f64], falls: &[Vec<f64>]) -> Vec<f64> {
    let mut mixed = vec![0.0; falls.len()];
    for (chance, left) in chances.iter().zip(falls) {
        mixed.iter_mut().zip(left).for_each(|(mixed, left)| *mixed += chance * left);
    }
    mixed
}

/// States of one group more.
fn times(spread: &[(u32, f64)], left: &[f64], stride: usize) -> Vec<(u32, f64)> {
    let mut more = Vec::with_capacity(spread.len() * left.len());
    for (units, chance) in left.iter().enumerate().filter(|(_, chance)| **chance > NOTHING) {
        // There are fewer states than such a number can tell.
        let shift = (units * stride) as u32;
        more.extend(spread.iter().map(|(state, before)| (state + shift, before * chance)));
    }
    more.retain(|(_, chance)| *chance > NOTHING);
    more
}

/// The sum of two independent numbers from 0 on.
fn sum(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut chances = vec![0.0; one.len() + other.len() - 1];
    for (at, one) in one.iter().enumerate().filter(|(_, one)| **one > 0.0) {
        chances[at..].iter_mut().zip(other).for_each(|(sum, two)| *sum += one * two);
    }
    chances
}
