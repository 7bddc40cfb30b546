//! What may be asked of a battle on the table.
//!
//! Saved in journals: variants and fields are added, never renamed.

use super::{Fighter, Kind, Plan, Verdict};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Disposition;
use crate::games::empire_reborn::person::{Dice, PersonId};
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

/// The dice of what is due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Throw {
    /// The app rolls them.
    App,
    /// The players rolled them: each handful as it lies, both Generals' or duelists' where both roll.
    Dice(Vec<Vec<u8>>),
    /// How many of them struck, fell or were pinned; the dice themselves were not said.
    Count(u16),
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// A battle begins.
    Begin {
        /// Who, where and how.
        plan: Box<Plan>,
    },
    /// What is due is rolled.
    Roll {
        /// The dice.
        throw: Throw,
    },
    /// The app plays on to the end.
    Finish,
    /// A side gives hits to its units in another order.
    Prefer {
        /// Which side.
        role: Role,
        /// The kinds of its units, first whoever is hit first.
        order: Vec<Kind>,
    },
    /// A hit is given to another unit before its dice fall.
    Give {
        /// Which strike of the side that strikes, from 0.
        blow: u16,
        /// Which unit, by its place in the ranks.
        to: u16,
    },
    /// Where the units of a side go when they must.
    SetBack {
        /// Which side.
        role: Role,
        /// Where.
        places: Vec<Name>,
    },
    /// The strikes of this round are rolled again.
    Again,
    /// The game master rules how they met.
    RuleMeeting {
        /// How.
        disposition: Disposition,
        /// Who came off better.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Role>,
    },
    /// The game master rules who strikes first.
    RuleFirst {
        /// Who.
        role: Role,
    },
    /// The game master rules what a unit is like.
    RuleUnit {
        /// Whose.
        role: Role,
        /// Which, by its place.
        unit: u16,
        /// What it is.
        fighter: Fighter,
    },
    /// The game master rules how it ends.
    RuleEnd {
        /// How.
        verdict: Verdict,
    },
    /// A shugenja of the Lion calls dead units of the own side to fight this round (ER-SCH).
    Call {
        /// Who.
        who: PersonId,
        /// Which, by their places.
        units: Vec<u16>,
    },
    /// Somebody Exploitative trades Honor for dice in what a side rolls now (ER-ADV).
    Trade {
        /// Whose General or duelist.
        role: Role,
    },
    /// What is due is rolled, and at once again by whoever of the Generals or duelists is Lucky (ER-DICE-8).
    Retry {
        /// The dice of the first roll.
        throw: Throw,
        /// The dice of each side's second, where there is one.
        again: [Option<Dice>; 2],
    },
    /// What it came to goes into the realms.
    Book {
        /// Whether the victor occupies the province.
        occupy: bool,
    },
    /// The battle is taken off the table, and nothing came of it.
    CallOff,
    /// Somebody is a captive.
    Capture {
        /// Who.
        who: PersonId,
        /// Whose captive.
        by: Clan,
    },
    /// Somebody is a captive no longer.
    Free {
        /// Who.
        who: PersonId,
    },
}
