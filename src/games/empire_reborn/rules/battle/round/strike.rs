//! A strike as it was rolled, and what came of it.

use crate::games::empire_reborn::model::army::Role;
use serde::{Deserialize, Serialize};

/// A strike as it was rolled. Units are told by their position in their army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// Who strikes.
    pub by: usize,
    /// His d10.
    pub roll: u8,
    /// Which opposing unit is given the hit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<usize>,
    /// The striker's d10 against the target's Fear.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fear: Option<u8>,
    /// The target's d10 against its TV.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub save: Option<u8>,
    /// The target's d10 against being pinned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pin: Option<u8>,
    /// The Blademaster's d10 for striking back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<u8>,
    /// The striker's d10 against his own TV.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_save: Option<u8>,
}

named! {
    /// A part of a strike that can be wrong.
    StrikeField {
        /// Who strikes.
        By = "by",
        /// Who is given the hit.
        On = "on",
        /// The roll against Fear.
        Fear = "fear",
        /// The roll against the TV.
        Save = "save",
        /// The roll against being pinned.
        Pin = "pin",
        /// The Blademaster's roll.
        Back = "back",
        /// The roll against the Blademaster.
        BackSave = "back_save",
    }
}

impl Strike {
    /// Whether a part of it was rolled or said.
    pub fn gives(&self, field: StrikeField) -> bool {
        match field {
            StrikeField::By => true,
            StrikeField::On => self.on.is_some(),
            StrikeField::Fear | StrikeField::Save | StrikeField::Pin | StrikeField::Back | StrikeField::BackSave => {
                self.die(field).is_some()
            }
        }
    }

    /// One of its dice after the first.
    pub fn die(&self, field: StrikeField) -> Option<u8> {
        match field {
            StrikeField::Fear => self.fear,
            StrikeField::Save => self.save,
            StrikeField::Pin => self.pin,
            StrikeField::Back => self.back,
            StrikeField::BackSave => self.back_save,
            StrikeField::By | StrikeField::On => None,
        }
    }
}

/// Why a strike cannot have happened so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrikeFault {
    /// The whole side may not strike this round.
    Silent {
        /// Which.
        role: Role,
    },
    /// A part of a strike is wrong.
    Part {
        /// Whose strike.
        role: Role,
        /// Its position in the list.
        at: usize,
        /// Which part.
        field: StrikeField,
        /// Why.
        why: StrikeWhy,
    },
}

/// What is wrong with a part of a strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrikeWhy {
    /// The roll is due.
    Missing,
    /// The roll is not due.
    NotDue,
    /// The unit is dead.
    Dead,
    /// The unit is pinned.
    Pinned,
    /// The unit has struck as often as it may.
    Struck,
    /// The hit was owed to riding down, from which the unit is Sheltered.
    Sheltered,
}

named! {
    /// What came of a strike.
    StrikeResult {
        /// The roll was above the AV.
        Miss = "miss",
        /// The hit fell on a unit that was destroyed before.
        Wasted = "wasted",
        /// Fear took the hit away.
        Afraid = "afraid",
        /// The target saved.
        Stands = "stands",
        /// The target saved, and misses its next strike.
        Pinned = "pinned",
        /// The target is destroyed.
        Destroyed = "destroyed",
    }
}

named! {
    /// What came of a Blademaster's striking back.
    BackResult {
        /// The striker died of it.
        Destroyed = "destroyed",
        /// The striker saved.
        Stands = "stands",
    }
}

/// A strike and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Struck {
    /// Who struck.
    pub by: usize,
    /// The AV it struck with.
    pub av: i64,
    /// Who was given the hit.
    pub on: Option<usize>,
    /// The TV the target saved with.
    pub tv: Option<i64>,
    /// Whether a Blademaster struck back, and what came of that.
    pub back: Option<BackResult>,
    /// What came of it.
    pub result: StrikeResult,
}

/// A Character whose unit was destroyed must live through it (ER-BAT-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarthTest {
    /// Whose unit.
    pub role: Role,
    /// Which unit.
    pub unit: usize,
    /// What it must reach with Earth.
    pub tn: i64,
}
