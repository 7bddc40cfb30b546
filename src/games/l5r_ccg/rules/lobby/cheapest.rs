//! The cheapest way for the lobbyist to reach what it still needs (CC-FAV-11).

use std::cmp::Reverse;

/// What the lobbyist could still use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resources {
    /// Personal Honor of each Personality that could speak; at most 12.
    pub speakers: Vec<i64>,
    /// Focus Value of each card that could be given; empty once a gift was made.
    pub gifts: Vec<i64>,
}

/// Whom to bow and what to give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Positions of the speakers, ascending.
    pub speakers: Vec<usize>,
    /// Position of the gift.
    pub gift: Option<usize>,
    /// What they add up to.
    pub adds: i64,
}

/// The choice that adds `needs` or more with the fewest cards, then the smallest sum, then without a gift, then with
/// the first speakers and the first gift; none where all of them do not suffice.
pub fn cheapest(resources: &Resources, needs: i64) -> Option<Choice> {
    let gifts = || std::iter::once(None).chain((0..resources.gifts.len()).map(Some));
    let choices = (0..1_u32 << resources.speakers.len())
        .flat_map(|speakers| gifts().map(move |gift| (speakers, gift, resources.adds(speakers, gift))));
    let enough = choices.filter(|(_, _, adds)| *adds >= needs);
    let best = enough.min_by_key(|(speakers, gift, adds)| {
        let cards = speakers.count_ones() + u32::from(gift.is_some());
        // Among sets of one size, the one with the smaller first positions has the higher bits when they are reversed.
        (cards, *adds, gift.is_some(), Reverse(speakers.reverse_bits()), *gift)
    });
    best.map(|(speakers, gift, adds)| {
        let positions = (0..resources.speakers.len()).filter(|at| speakers >> at & 1 == 1);
        Choice { speakers: positions.collect(), gift, adds }
    })
}

impl Resources {
    fn adds(&self, speakers: u32, gift: Option<usize>) -> i64 {
        let spoken: i64 =
            (0..self.speakers.len()).filter(|at| speakers >> at & 1 == 1).map(|at| self.speakers[at]).sum();
        spoken + gift.map_or(0, |at| self.gifts[at])
    }
}
