//! What the active side is after in an exchange, as numbers (A12).

use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::Special;

/// The weights of an exchange; finite, and none below 0 but the worth of Specials.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Of a Wound marked on the other model.
    pub wound_dealt: f64,
    /// Of a Wound marked on the active model.
    pub wound_taken: f64,
    /// Of the other model Killed.
    pub kill: f64,
    /// Of the active model Killed.
    pub death: f64,
    /// What the Specials of each side are worth to it when they trigger.
    pub worth: Sides<Vec<(Special, f64)>>,
}

impl Weights {
    /// What the active side gains where `marked` Wounds are marked on `on`, out of `boxes`.
    pub fn marked(&self, on: Side, marked: usize, boxes: usize) -> f64 {
        let (wound, kill, sign) = match on {
            Side::Other => (self.wound_dealt, self.kill, 1.0),
            Side::Active => (self.wound_taken, self.death, -1.0),
        };
        // There are at most 30 boxes, and any such number is a float exactly.
        let wounds = u8::try_from(marked).map_or(f64::INFINITY, f64::from);
        sign * (wound * wounds + if marked == boxes { kill } else { 0.0 })
    }

    /// What the active side gains where the Special of `owner` triggers.
    pub fn triggered(&self, owner: Side, special: Special) -> f64 {
        let worth = self.worth.of(owner).iter().find(|(one, _)| *one == special).map_or(0.0, |(_, worth)| *worth);
        match owner {
            Side::Active => worth,
            Side::Other => -worth,
        }
    }
}
