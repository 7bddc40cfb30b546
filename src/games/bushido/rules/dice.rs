//! Faces of a roll and what they come to (BU-TEST-3, BU-TEST-5, A6).

/// How many faces a die has.
pub const FACES: usize = 6;
/// Supporting dice that count without *Adept*.
const SUPPORT: usize = 2;

/// What becomes of 1s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ones {
    /// They are dropped.
    #[default]
    Dropped,
    /// They stay, are worth 1 and support (*Kata*, *Mantra*).
    Stay,
}

/// How somebody's dice are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counting {
    /// What becomes of 1s.
    pub ones: Ones,
    /// Supporting dice beyond two.
    pub adept: usize,
}

impl Counting {
    /// The result of `dice` remaining dice of which the highest shows `highest`, before modifiers (BU-TEST-3).
    pub const fn result(self, highest: usize, dice: usize) -> usize {
        if dice == 0 {
            return 0;
        }
        let (support, most) = (dice - 1, SUPPORT + self.adept);
        highest + if support < most { support } else { most }
    }
}

/// Rolled dice, as how often each face came: position 0 counts the 1s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Faces(pub [u8; FACES]);

impl Faces {
    /// The dice that show `faces`, each 1..=6.
    pub fn of(faces: &[u8]) -> Self {
        let mut counts = [0; FACES];
        for face in faces {
            counts[usize::from(face - 1)] += 1;
        }
        Self(counts)
    }

    /// How many dice there are.
    pub fn len(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is no die.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The dice of both.
    #[must_use]
    pub fn with(self, more: Self) -> Self {
        Self(std::array::from_fn(|face| self.0[face] + more.0[face]))
    }

    /// The dice without `some` of them, which must all be there.
    #[must_use]
    pub fn without(self, some: Self) -> Self {
        Self(std::array::from_fn(|face| self.0[face] - some.0[face]))
    }

    /// The dice without the `most` highest (A6).
    #[must_use]
    pub fn without_highest(self, most: usize) -> Self {
        let (mut left, mut counts) = (most, self.0);
        for count in counts.iter_mut().rev() {
            let removed = left.min(usize::from(*count));
            left -= removed;
            *count -= u8::try_from(removed).unwrap_or(*count);
        }
        Self(counts)
    }

    /// How many dice remain once the 1s are gone, or have stayed.
    pub fn remaining(self, ones: Ones) -> usize {
        match ones {
            Ones::Dropped => self.len() - usize::from(self.0[0]),
            Ones::Stay => self.len(),
        }
    }

    /// The highest face that remains, or 0.
    pub fn highest(self, ones: Ones) -> usize {
        let highest = self.0.iter().rposition(|count| *count > 0).map_or(0, |face| face + 1);
        match ones {
            Ones::Dropped if highest == 1 => 0,
            Ones::Dropped | Ones::Stay => highest,
        }
    }

    /// Result before modifiers and number of remaining dice.
    pub fn tally(self, counting: Counting) -> Tally {
        let dice = self.remaining(counting.ones);
        Tally { result: counting.result(self.highest(counting.ones), dice), dice }
    }
}

/// What dice of one kind come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tally {
    /// Before modifiers.
    pub result: usize,
    /// Remaining dice.
    pub dice: usize,
}

/// Whether modifiers count where no die remains (ruling ModifierWithoutDie).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithoutDie {
    /// The result is 0.
    Zero,
    /// Modifiers count all the same.
    Modified,
}

impl Tally {
    /// The final result, with modifiers.
    pub fn modified(self, modifier: i64, without_die: WithoutDie) -> i64 {
        match without_die {
            WithoutDie::Zero if self.dice == 0 => 0,
            WithoutDie::Zero | WithoutDie::Modified => small(self.result) + modifier,
        }
    }
}

/// A count as a whole number; counts of dice and boxes are far below the end of numbers.
pub fn small(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
