//! What happened in a battle on the table.
//!
//! Saved in journals: variants and fields are added, never renamed. Events carry results.

use super::{Booty, Fighter, Kind, Plan, Stage, Verdict};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Disposition;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::battle::round::strike::Strike;
use crate::kernel::chance::Source;
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

named! {
    /// What a handful of dice was for.
    For {
        /// How the armies meet.
        Disposition = "disposition",
        /// Who finds a duel.
        Duels = "duels",
        /// Whether the troops of a Scorpion bushi strike first.
        Scorpion = "scorpion",
        /// Who strikes first.
        Initiative = "initiative",
        /// Strikes.
        Strikes = "strikes",
        /// Against Fear.
        Fear = "fear",
        /// Saves.
        Saves = "saves",
        /// Against being pinned.
        Pins = "pins",
        /// Blademasters strike back.
        Back = "back",
        /// Against Blademasters.
        BackSaves = "back_saves",
        /// Whether the troops stand.
        Morale = "morale",
        /// The objective round of a raid.
        Objective = "objective",
        /// What raiders carry off.
        Plunder = "plunder",
        /// Whether Berserkers live on.
        Berserkers = "berserkers",
        /// Where units run.
        Retreat = "retreat",
    }
}

/// Dice of a side as they fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    /// Which side rolled.
    pub role: Role,
    /// What for.
    pub what: For,
    /// Each die; none where only their number was said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// What they came to, or how many of them did it.
    pub total: i16,
    /// What they had to reach; nothing where they met another roll, or each counts for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tn: Option<i16>,
    /// Who rolled them.
    pub source: Source,
}

/// What a round cost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toll {
    /// The units that fell, by their places.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fell: Vec<u16>,
    /// The units that miss their next strike.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pinned: Vec<u16>,
    /// The units that were pinned and are free.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub freed: Vec<u16>,
    /// The TV that units have lost by hits of Siege units, where it changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub worn: Vec<(u16, u8)>,
}

/// One thing that happened in a battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fray {
    /// A battle began.
    Begun {
        /// Who, where and how.
        plan: Box<Plan>,
        /// In which season.
        season: Season,
    },
    /// Dice fell.
    Cast(Cast),
    /// The armies met.
    Met {
        /// How.
        disposition: Disposition,
        /// Who came off better.
        winner: Option<Role>,
    },
    /// A round began.
    RoundBegan {
        /// Which, from 1.
        round: u16,
    },
    /// It has come so far.
    Came {
        /// How far.
        stage: Stage,
    },
    /// Who strikes in which order, and which units take part.
    Ordered {
        /// The sides.
        order: Vec<Role>,
        /// The units of each side.
        ranks: [Vec<u16>; 2],
    },
    /// Strikes as they now stand, each with its place in the list of the side; one beyond the end is new.
    Blows {
        /// Who strikes.
        role: Role,
        /// The strikes.
        blows: Vec<(u16, Strike)>,
    },
    /// A strike of somebody who fell before does not count.
    BlowLost {
        /// Who struck.
        role: Role,
        /// Its place.
        at: u16,
    },
    /// The strikes of the round are rolled again.
    BlowsGone,
    /// The attacker's troops stand, and the defender rolls, too.
    Stood {
        /// The dice.
        dice: Vec<u8>,
    },
    /// Shugenja of a side begin to strike at creatures of the Shadowlands.
    PrayersBegan {
        /// Whose.
        role: Role,
        /// Who prays, once for each strike.
        by: Vec<PersonId>,
        /// The opposing units they can strike.
        ranks: Vec<u16>,
    },
    /// They have struck.
    Prayed {
        /// Whose.
        role: Role,
        /// What it cost the other side.
        toll: Toll,
    },
    /// Dead units fight this round.
    Called {
        /// Whose.
        role: Role,
        /// Who calls them.
        who: PersonId,
        /// Which.
        units: Vec<u16>,
    },
    /// Somebody Exploitative has more dice in what is rolled now.
    Traded {
        /// Whose General or duelist.
        role: Role,
        /// Who.
        who: PersonId,
        /// How many.
        dice: u8,
    },
    /// The round is over.
    RoundEnded {
        /// What it cost each side.
        tolls: [Toll; 2],
    },
    /// A side gives hits in another order.
    Preferred {
        /// Which side.
        role: Role,
        /// The kinds of its units.
        order: Vec<Kind>,
    },
    /// Where a side goes when it must.
    BackSet {
        /// Which side.
        role: Role,
        /// Where.
        places: Vec<Name>,
    },
    /// A unit is another.
    UnitRuled {
        /// Whose.
        role: Role,
        /// Which.
        unit: u16,
        /// What it is.
        fighter: Fighter,
    },
    /// Units fell outside a round.
    Fell {
        /// Whose.
        role: Role,
        /// Which.
        units: Vec<u16>,
    },
    /// It is decided.
    Decided {
        /// How.
        verdict: Verdict,
    },
    /// Units of the loser go there.
    Ran {
        /// Which, and where to.
        routes: Vec<(u16, Name)>,
    },
    /// Raiders carry something off.
    Plundered {
        /// What.
        booty: Booty,
    },
    /// Units change hands and stay where they are.
    Taken {
        /// Whose they were.
        from: Clan,
        /// Whose they are.
        to: Clan,
        /// Where.
        place: Name,
        /// What.
        kind: Printed,
        /// How many.
        count: u16,
    },
    /// Somebody was captured.
    Captured {
        /// Who.
        who: PersonId,
        /// By whom.
        by: Clan,
    },
    /// A captive is free.
    Freed {
        /// Who.
        who: PersonId,
    },
    /// The battle is off the table.
    Closed {
        /// Whether anything came of it.
        booked: bool,
    },
}
