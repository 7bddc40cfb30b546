//! What somebody did, in numbers.

use super::flow::Flow;
use super::points;
use crate::games::champions::event::Cause;
use crate::games::champions::model::quantity::Gauge;

/// What a Champion, or several together, did and suffered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Combats, whoever began them.
    pub combats: u32,
    /// Wounds that Enemies took; what went beyond their Life is not counted.
    pub dealt: u32,
    /// Life Points lost, in Combat or otherwise.
    pub taken: u32,
    /// Life Points regained.
    pub healed: u32,
    /// Enemies Eliminated.
    pub eliminated: u32,
    /// Honor gained and lost.
    pub honor: Flow,
    /// Glory gained and lost.
    pub glory: Flow,
    /// Ki spent and gained; what Recovery takes and gives back is no spending.
    pub ki: Flow,
}

impl Deeds {
    /// Takes the change of a gauge in.
    pub(super) fn change(&mut self, gauge: Gauge, by: i16, cause: Cause) {
        match gauge {
            Gauge::Life if by < 0 => self.taken += points(-by),
            // Being back on the board is no healing.
            Gauge::Life if cause != Cause::Return => self.healed += points(by),
            Gauge::Honor => self.honor.add(cause, by),
            Gauge::Glory => self.glory.add(cause, by),
            Gauge::Ki if cause != Cause::Recovery => self.ki.add(cause, by),
            Gauge::Life | Gauge::Ki | Gauge::Ap | Gauge::Purity => {}
        }
    }

    /// Both together.
    #[must_use]
    pub(super) fn plus(self, other: &Self) -> Self {
        Self {
            combats: self.combats + other.combats,
            dealt: self.dealt + other.dealt,
            taken: self.taken + other.taken,
            healed: self.healed + other.healed,
            eliminated: self.eliminated + other.eliminated,
            honor: self.honor.plus(&other.honor),
            glory: self.glory.plus(&other.glory),
            ki: self.ki.plus(&other.ki),
        }
    }
}
