//! How likely each whole number is.

/// Entries below this are nothing: a million of them do not show.
const NOTHING: f64 = 1e-18;

/// The chances of whole numbers from `low` on.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    low: i64,
    chances: Vec<f64>,
}

/// How one roll stands to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// The chance to be higher.
    pub higher: f64,
    /// The chance to be equal.
    pub equal: f64,
    /// The chance to be lower.
    pub lower: f64,
}

impl Distribution {
    /// A number that is sure.
    pub fn certain(number: i64) -> Self {
        Self { low: number, chances: vec![1.0] }
    }

    /// Chances of the numbers from `low` on; what is next to impossible at both ends is left out.
    pub fn new(low: i64, mut chances: Vec<f64>) -> Self {
        let end = chances.iter().rposition(|chance| *chance > NOTHING).map_or(0, |last| last + 1);
        chances.truncate(end);
        let start = chances.iter().position(|chance| *chance > NOTHING).unwrap_or(0);
        chances.drain(..start);
        Self { low: low + offset(start), chances }
    }

    /// Every number with its chance, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (i64, f64)> {
        (self.low..).zip(self.chances.iter().copied())
    }

    /// The least number.
    pub fn low(&self) -> i64 {
        self.low
    }

    /// The chances from the least number on.
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// All numbers greater by `by`.
    #[must_use]
    pub fn shifted(mut self, by: i64) -> Self {
        self.low += by;
        self
    }

    /// The sum with an independent number.
    pub fn plus(&self, other: &Self) -> Self {
        let length = (self.chances.len() + other.chances.len()).saturating_sub(1);
        let mut chances = vec![0.0; length];
        for (at, one) in self.chances.iter().enumerate() {
            for (sum, two) in chances[at..].iter_mut().zip(&other.chances) {
                *sum += one * two;
            }
        }
        Self::new(self.low + other.low, chances)
    }

    /// The sum of `count` such numbers.
    pub fn times(&self, count: usize) -> Self {
        let (mut sum, mut power, mut left) = (Self::certain(0), self.clone(), count);
        while left > 0 {
            if left % 2 == 1 {
                sum = sum.plus(&power);
            }
            left /= 2;
            if left > 0 {
                power = power.plus(&power);
            }
        }
        sum
    }

    /// The chance of `number` or more.
    pub fn at_least(&self, number: i64) -> f64 {
        let skipped = usize::try_from(number - self.low).unwrap_or(0);
        self.chances.iter().skip(skipped).sum()
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.chances.iter().enumerate().map(|(at, chance)| (self.low + offset(at)) as f64 * chance).sum()
    }

    /// How this number stands to an independent one.
    pub fn against(&self, other: &Self) -> Comparison {
        let below = Below::new(other);
        let mut comparison = Comparison { higher: 0.0, equal: 0.0, lower: 0.0 };
        for (number, chance) in self.iter() {
            let (under, over) = (below.under(number), below.under(number + 1));
            comparison.higher += chance * under;
            comparison.equal += chance * (over - under);
            comparison.lower += chance * (below.all() - over);
        }
        comparison
    }
}

/// Positions in lists are small.
fn offset(at: usize) -> i64 {
    i64::try_from(at).unwrap_or(i64::MAX)
}

/// The chances to be below each number.
#[derive(Clone, Debug)]
pub struct Below {
    low: i64,
    sums: Vec<f64>,
}

impl Below {
    /// Adds up a distribution.
    pub fn new(distribution: &Distribution) -> Self {
        let mut sums = Vec::with_capacity(distribution.chances.len() + 1);
        let mut sum = 0.0;
        sums.push(sum);
        for chance in &distribution.chances {
            sum += chance;
            sums.push(sum);
        }
        Self { low: distribution.low, sums }
    }

    /// The chance to be below `number`.
    pub fn under(&self, number: i64) -> f64 {
        match usize::try_from(number - self.low) {
            Ok(at) => self.sums.get(at).copied().unwrap_or_else(|| self.all()),
            Err(_) => 0.0,
        }
    }

    /// The chance to be anything, which is 1 but for what was left out.
    pub fn all(&self) -> f64 {
        self.sums.last().copied().unwrap_or(0.0)
    }
}

/// The chances of 0..=`count` successes, each of chance `chance`.
pub fn binomial(count: usize, chance: f64) -> Vec<f64> {
    let mut row = vec![0.0; count + 1];
    row[0] = 1.0;
    for tried in 1..=count {
        for successes in (1..=tried).rev() {
            row[successes] = row[successes] * (1.0 - chance) + row[successes - 1] * chance;
        }
        row[0] *= 1.0 - chance;
    }
    row
}
