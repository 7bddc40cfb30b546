//! A list of whole numbers in a few of them.

use serde::Serialize;
use std::collections::BTreeMap;

/// Whole numbers, by how often each came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    of: BTreeMap<i64, u64>,
    all: u64,
}

/// Where the numbers lie: the least such that at least that share is not above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Quantiles {
    /// How many numbers.
    pub count: u64,
    /// Their sum: with `count` it gives the mean.
    pub sum: i64,
    /// The least.
    pub least: i64,
    /// A tenth is not above it.
    pub tenth: i64,
    /// A quarter is not.
    pub quarter: i64,
    /// Half is not.
    pub median: i64,
    /// Three quarters are not.
    pub three_quarters: i64,
    /// Nine tenths are not.
    pub nine_tenths: i64,
    /// The greatest.
    pub most: i64,
}

impl Counts {
    /// Another number.
    pub fn add(&mut self, number: impl Into<i64>) {
        *self.of.entry(number.into()).or_default() += 1;
        self.all += 1;
    }

    /// Each number with how often it came, from the least.
    pub fn spread(&self) -> Vec<(i64, u64)> {
        self.of.iter().map(|(number, times)| (*number, *times)).collect()
    }

    /// Where they lie; nothing without a number.
    pub fn quantiles(&self) -> Option<Quantiles> {
        let at = |part: u64, of: u64| {
            let wanted = (self.all * part).div_ceil(of).max(1);
            let mut seen = 0;
            self.of.iter().find(|(_, times)| {
                seen += **times;
                seen >= wanted
            })
        };
        let number = |part, of| at(part, of).map(|(number, _)| *number);
        let sum = |(number, times): (&i64, &u64)| number * i64::try_from(*times).unwrap_or(0);
        Some(Quantiles {
            count: self.all,
            sum: self.of.iter().map(sum).sum(),
            least: *self.of.keys().next()?,
            tenth: number(1, 10)?,
            quarter: number(1, 4)?,
            median: number(1, 2)?,
            three_quarters: number(3, 4)?,
            nine_tenths: number(9, 10)?,
            most: *self.of.keys().next_back()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_the_least_number_that_enough_are_not_above() {
        let mut counts = Counts::default();
        assert_eq!(counts.quantiles(), None);
        (1..=10).for_each(|number: i64| counts.add(number));
        let found = counts.quantiles().unwrap();
        assert_eq!((found.least, found.tenth, found.quarter, found.median), (1, 1, 3, 5));
        assert_eq!((found.three_quarters, found.nine_tenths, found.most), (8, 9, 10));
        assert_eq!((found.count, found.sum), (10, 55));
    }

    #[test]
    fn one_number_is_all_of_its_quantiles() {
        let mut counts = Counts::default();
        counts.add(-3_i64);
        let found = counts.quantiles().unwrap();
        assert_eq!((found.least, found.tenth, found.median, found.nine_tenths, found.most), (-3, -3, -3, -3, -3));
    }
}
