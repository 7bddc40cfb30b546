//! How a fighter may stand between two Combats, and how likely each way is.

/// How a fighter stands, and the Enemy it fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Condition {
    /// Life Points; 0 once it has fallen, by Wounds or by Corruption.
    pub life: i16,
    /// Available Ki, or an Ally's reroll tokens.
    pub ki: i16,
    /// Honor; 0 for an Ally.
    pub honor: i16,
    /// Purity.
    pub purity: i16,
    /// Life Points of the Enemy.
    pub foe: i16,
}

impl Condition {
    /// Whoever has fallen: nothing else about it matters any more.
    pub const FALLEN: Self = Self { life: 0, ki: 0, honor: 0, purity: 0, foe: 0 };

    /// Ki as the odds count it.
    pub fn amount(&self) -> u32 {
        u32::try_from(self.ki).unwrap_or(0)
    }

    /// Whether it has fallen.
    pub fn has_fallen(&self) -> bool {
        self.life <= 0
    }
}

/// Every way a fighter may stand, with its probability.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Spread(Vec<(Condition, f64)>);

impl Spread {
    /// One way, for certain.
    pub fn certain(condition: Condition) -> Self {
        Self(vec![(condition, 1.0)])
    }

    /// Each way and its probability, the same way once.
    pub fn of(mut all: Vec<(Condition, f64)>) -> Self {
        all.sort_unstable_by_key(|(condition, _)| *condition);
        all.dedup_by(|(other, share), (condition, sum)| {
            let same = other == condition;
            *sum += if same { *share } else { 0.0 };
            same
        });
        Self(all)
    }

    /// Each way and its probability.
    pub fn iter(&self) -> impl Iterator<Item = &(Condition, f64)> {
        self.0.iter()
    }

    /// The same against another Enemy, with that much Life.
    #[must_use]
    pub fn against(self, foe: i16) -> Self {
        let met = |(condition, share): (Condition, f64)| {
            let condition = if condition.has_fallen() { condition } else { Condition { foe, ..condition } };
            (condition, share)
        };
        Self::of(self.0.into_iter().map(met).collect())
    }

    /// How likely it is that it has fallen.
    pub fn fallen(&self) -> f64 {
        self.0.iter().filter(|(condition, _)| condition.has_fallen()).map(|(_, share)| share).sum::<f64>().min(1.0)
    }
}
