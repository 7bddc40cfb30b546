//! What one clan may bring to a province: how likely each total is, beside whether it strikes before any battle.

/// The chances of one clan at one province.
///
/// A clan *strikes* where no battle follows: a raid that works, or the controller's diplomacy.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Side {
    /// Chance of each total, where it does not strike.
    pub(super) quiet: Vec<f64>,
    /// Chance of each total, where it does.
    pub(super) strikes: Vec<f64>,
}

impl Side {
    /// A clan whose total is certain.
    pub(super) fn fixed(strike: Strike, total: u16) -> Self {
        let mut side = Self::default();
        side.add(strike, total.into(), 1.0);
        side
    }

    /// Adds weight to a total.
    pub(super) fn add(&mut self, strike: Strike, total: usize, weight: f64) {
        let totals = match strike {
            Strike::Yes => &mut self.strikes,
            Strike::No => &mut self.quiet,
        };
        totals.resize(totals.len().max(total + 1), 0.0);
        totals[total] += weight;
    }

    /// The same with chances that sum to 1; nothing if there is no weight at all.
    pub(super) fn normalized(self) -> Option<Self> {
        let all: f64 = self.quiet.iter().chain(&self.strikes).sum();
        let share = |weights: Vec<f64>| weights.into_iter().map(|weight| weight / all).collect();
        (all > 0.0).then(|| Self { quiet: share(self.quiet), strikes: share(self.strikes) })
    }

    /// The chance that it strikes.
    pub(super) fn strike(&self) -> f64 {
        self.strikes.iter().sum()
    }

    /// The chance of each total that can be, whether it strikes or not; ascending.
    pub(super) fn totals(&self) -> Vec<(u16, f64)> {
        let length = self.quiet.len().max(self.strikes.len());
        let chance = |at: usize| [&self.quiet, &self.strikes].iter().filter_map(|totals| totals.get(at)).sum::<f64>();
        // Totals are sums of at most 54 tokens.
        let all = (0..length).map(|at| (u16::try_from(at).unwrap_or(u16::MAX), chance(at)));
        all.filter(|(_, chance)| *chance > 0.0).collect()
    }

    /// The same with `extra` added to its total where it does not strike.
    pub(super) fn with_extra(&self, extra: usize) -> Self {
        let shifted = vec![0.0; extra].into_iter().chain(self.quiet.iter().copied()).collect();
        Self { quiet: shifted, strikes: self.strikes.clone() }
    }
}

/// Whether a clan's tokens end everything before a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strike {
    /// They do.
    Yes,
    /// They do not.
    No,
}
