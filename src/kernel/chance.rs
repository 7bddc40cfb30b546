//! The only way the rules meet a die or a shuffle.

use rand::RngCore;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// What a table's chance grows from. The same seed gives the same table on every platform and in every version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// How far into its seed a table has drawn, in words of 32 bits, at most [`Position::MOST`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub struct Position(pub u64);

impl Position {
    /// Farther than any table draws. A file that says more would leave its table without chance.
    pub const MOST: u64 = 1 << 48;
}

impl TryFrom<u64> for Position {
    type Error = String;

    fn try_from(words: u64) -> Result<Self, String> {
        if words <= Self::MOST { Ok(Self(words)) } else { Err(format!("{words} is not from 0 to {}", Self::MOST)) }
    }
}

impl From<Position> for u64 {
    fn from(position: Position) -> Self {
        position.0
    }
}

/// One draw: a whole number below `below`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// How many values were possible.
    pub below: u32,
    /// Which came, from 0.
    pub value: u32,
}

/// Where a shown result comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The app drew it.
    Generated,
    /// The players rolled it and said so.
    Entered,
}

/// A source of draws that remembers what it gave.
///
/// With recorded draws (a verifying replay, a corrected entry) it repeats them in order; where the rules ask for
/// something else than was recorded it goes on from the seed.
#[derive(Clone, Debug)]
pub struct Chance {
    rng: ChaCha8Rng,
    recorded: VecDeque<Draw>,
    drawn: Vec<Draw>,
}

impl Chance {
    /// Draws from `seed`, beginning where `position` says.
    pub fn seeded(seed: Seed, position: Position) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed.0);
        rng.set_word_pos(position.0.into());
        Self { rng, recorded: VecDeque::new(), drawn: Vec::new() }
    }

    /// Repeats `draws`, then draws from `seed`.
    pub fn recorded(draws: &[Draw], seed: Seed, position: Position) -> Self {
        Self { recorded: draws.iter().copied().collect(), ..Self::seeded(seed, position) }
    }

    /// A whole number below `below`, each equally likely.
    pub fn below(&mut self, below: u32) -> u32 {
        let value = match self.recorded.pop_front() {
            Some(draw) if draw.below == below && draw.value < below => draw.value,
            Some(_) => {
                self.recorded.clear();
                self.fresh(below)
            }
            None => self.fresh(below),
        };
        self.drawn.push(Draw { below, value });
        value
    }

    /// Puts things into an order, each equally likely.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for end in (1..all.len()).rev() {
            let below = u32::try_from(end + 1).unwrap_or(u32::MAX);
            all.swap(end, self.below(below) as usize);
        }
    }

    /// Draws anew, throwing away the few words that would make low values likelier.
    fn fresh(&mut self, below: u32) -> u32 {
        let fair = u32::MAX - u32::MAX % below;
        loop {
            let word = self.rng.next_u32();
            if word < fair {
                return word % below;
            }
        }
    }

    /// Everything drawn, in order, and where the seed now stands.
    pub fn into_record(self) -> (Vec<Draw>, Position) {
        // A table would have to draw 2^64 words before this stops telling positions apart.
        let position = u64::try_from(self.rng.get_word_pos()).unwrap_or(u64::MAX);
        (self.drawn, Position(position))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_these_faces_for_ever() {
        let mut chance = Chance::seeded(Seed(7), Position::default());
        let faces: Vec<u32> = (0..12).map(|_| chance.below(5)).collect();
        assert_eq!(faces, [4, 1, 0, 4, 3, 2, 1, 2, 3, 2, 2, 1], "a change here would change every saved table");
    }

    #[test]
    fn a_position_beyond_every_table_is_not_read() {
        let read = |text: &str| serde_json::from_str::<Position>(text).map_err(|error| error.to_string());
        assert_eq!(read("281474976710656"), Ok(Position(Position::MOST)));
        assert!(read("18446744073709551615").is_err());
        assert_eq!(serde_json::to_string(&Position(7)).unwrap(), "7");
    }

    #[test]
    fn recorded_draws_repeat_and_then_the_seed_goes_on() {
        let recorded = [Draw { below: 5, value: 3 }];
        let mut chance = Chance::recorded(&recorded, Seed(7), Position::default());
        let mut fresh = Chance::seeded(Seed(7), Position::default());
        assert_eq!(chance.below(5), 3);
        assert_eq!(chance.below(6), fresh.below(6));
    }

    #[test]
    fn a_position_continues_where_it_was_left() {
        let mut whole = Chance::seeded(Seed(1), Position::default());
        let all: Vec<u32> = (0..10).map(|_| whole.below(6)).collect();
        let mut first = Chance::seeded(Seed(1), Position::default());
        let mut parts: Vec<u32> = (0..4).map(|_| first.below(6)).collect();
        let (_, position) = first.into_record();
        let mut second = Chance::seeded(Seed(1), position);
        parts.extend((0..6).map(|_| second.below(6)));
        assert_eq!(all, parts);
    }
}
