//! What units can do besides striking and standing.

use crate::kernel::by::By;

named! {
    /// One ability of a unit (ER-UNIT).
    Special {
        /// A hit that does not destroy may pin.
        Ranged = "ranged",
        /// +2 AV while the opposing army has little Cavalry.
        Cavalry = "cavalry",
        /// A hit weakens for the rest of the battle; walls stand lower.
        Siege = "siege",
        /// Helps its General in disposition and initiative.
        Scouts = "scouts",
        /// +2 AV in the objective round of a raid.
        Pillage = "pillage",
        /// Cannot move; shelters another unit.
        Fortification = "fortification",
    }
}

/// All abilities of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Specials {
    set: By<Special, bool>,
    fear: u8,
    naval: u8,
}

impl Default for Specials {
    /// No ability at all.
    fn default() -> Self {
        Self { set: By::from_fn(|_| false), fear: 0, naval: 0 }
    }
}

impl Specials {
    /// The same with another ability.
    #[must_use]
    pub fn and(mut self, special: Special) -> Self {
        *self.set.get_mut(special) = true;
        self
    }

    /// The same with Fear of at least `fear`, 1..=9 (ER-UNIT-3).
    #[must_use]
    pub fn feared(mut self, fear: u8) -> Self {
        self.fear = self.fear.max(fear);
        self
    }

    /// The same as a ship that carries `units`.
    #[must_use]
    pub fn naval_for(mut self, units: u8) -> Self {
        self.naval = units;
        self
    }

    /// Whether this ability is among them.
    pub fn has(&self, special: Special) -> bool {
        *self.set.get(special)
    }

    /// How many faces of a d10 make a striker lose his hit; 0 without Fear.
    pub fn fear(&self) -> u8 {
        self.fear
    }

    /// How many units it carries; 0 unless it is a ship (ER-UNIT-7).
    pub fn naval(&self) -> u8 {
        self.naval
    }
}
