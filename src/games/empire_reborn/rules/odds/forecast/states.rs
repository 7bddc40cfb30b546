//! Every number of living units a side may come down to.

use crate::games::empire_reborn::model::army::Army;
use crate::games::empire_reborn::model::special::Special;

/// The states of a side, numbered: the numbers of its groups' living units written as digits, each group with its own
/// base. State 0 is nobody, the last is everybody.
#[derive(Clone, Debug)]
pub(super) struct States {
    /// What one unit of each group adds to the number of a state.
    strides: Vec<usize>,
    /// Living units of each group, by state.
    counts: Vec<Vec<u32>>,
    /// Living units, by state.
    totals: Vec<u32>,
    /// Living Cavalry units, by state.
    cavalry: Vec<u32>,
}

impl States {
    /// The states of an army whose groups begin with so many units.
    pub(super) fn new(army: &Army, groups: &[u32]) -> Self {
        let stride = |all: &mut usize, group: &u32| {
            let stride = *all;
            *all *= *group as usize + 1;
            Some(stride)
        };
        let strides: Vec<usize> = groups.iter().scan(1, stride).collect();
        let states: usize = groups.iter().map(|group| *group as usize + 1).product();
        let digits = |state: usize| -> Vec<u32> {
            let digit = |(stride, group): (&usize, &u32)| (state / stride % (*group as usize + 1)) as u32;
            strides.iter().zip(groups).map(digit).collect()
        };
        let counts: Vec<Vec<u32>> = (0..states).map(digits).collect();
        let riders = |counts: &Vec<u32>| -> u32 {
            let groups = army.units.iter().zip(counts);
            groups.filter(|(unit, _)| unit.has(Special::Cavalry)).map(|(_, count)| count).sum()
        };
        let totals = counts.iter().map(|counts| counts.iter().sum()).collect();
        let cavalry = counts.iter().map(riders).collect();
        Self { strides, counts, totals, cavalry }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.totals.len()
    }

    /// What one unit of a group adds to the number of a state.
    pub(super) fn stride(&self, group: usize) -> usize {
        self.strides[group]
    }

    /// Living units of each group.
    pub(super) fn counts(&self, state: usize) -> &[u32] {
        &self.counts[state]
    }

    /// Living units.
    pub(super) fn total(&self, state: usize) -> u32 {
        self.totals[state]
    }

    /// Living units, and those of them that are Cavalry.
    pub(super) fn shares(&self, state: usize) -> [u32; 2] {
        [self.totals[state], self.cavalry[state]]
    }

    /// Living units of the whole army.
    pub(super) fn all(&self) -> u32 {
        self.totals.last().copied().unwrap_or(0)
    }
}
