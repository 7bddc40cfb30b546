//! A battle, a raid or a battle at sea on the table, blow by blow (ER-BAT, ER-RAID, ER-NAV): who stands against whom, what
//! is due next, and what a roll makes of it.
//!
//! Deliberately absent: Lucky where units roll, and not a Character (a value of a unit is changed by hand, a unit lives
//! again by hand).

pub mod command;
pub mod event;

pub mod ranks;

pub mod aboard;

pub mod leaders;

pub mod shugenja;

pub mod strikes;

pub mod due;

mod aftermath;
pub mod set_up;
mod throw;

pub(super) mod decide;

pub(super) mod apply;

pub use aftermath::faces_each;

use super::model::army::{Nature, Role};
use super::model::clan::Clan;
use super::model::context::{Disposition, Ground};
use super::model::season::{Season, Weather};
use super::model::troops::Printed;
use super::model::unit::Enchantment;
use super::person::PersonId;
use super::rules::battle::round::strike::Strike;
use super::rules::battle::schedule::Meeting;
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

named! {
    /// What is fought.
    Affair {
        /// To the end: a side is destroyed or runs.
        Battle = "battle",
        /// One round, and then for koku and captives (ER-RAID).
        Raid = "raid",
    }
}

/// The two sides, the attacker first.
pub const ROLES: [Role; 2] = [Role::Attacker, Role::Defender];

/// What a unit on the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A unit of the rulebook's list.
    Printed(Printed),
    /// The Emperor's own, with the TV the game master named.
    Legion {
        /// Its TV.
        tv: u8,
    },
    /// Monsters, rebels, whatever the game master made.
    Own {
        /// Its AV.
        av: u8,
        /// Its TV.
        tv: u8,
        /// Its Fear, 0 without.
        fear: u8,
    },
    /// A Character who fights as a unit (ER-BAT-10).
    Person(PersonId),
    /// One attack of a shugenja of the Crab, while they pray (ER-SCH); it comes to no battle.
    Prayer(PersonId),
}

/// Equal units that come to a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// What they are.
    pub kind: Kind,
    /// How many, at least 1.
    pub count: u16,
    /// Where they stand and came from; where the battle is, if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Name>,
    /// What is added to their AV.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub av: i8,
    /// What is added to their TV.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tv: i8,
    /// What a shugenja school has laid upon them (ER-SCH).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enchantment: Option<Enchantment>,
}

impl Band {
    /// Units as they are.
    pub const fn plain(kind: Kind, count: u16, from: Option<Name>) -> Self {
        Self { kind, count, from, av: 0, tv: 0, enchantment: None }
    }
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn is_zero(number: &i8) -> bool {
    *number == 0
}

// Serde hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn is_false(flag: &bool) -> bool {
    !*flag
}

fn is_nothing<T: Default + PartialEq>(one: &T) -> bool {
    *one == T::default()
}

/// A side before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Muster {
    /// Whose it is.
    pub clan: Clan,
    /// Its units, in the order in which they are given hits.
    pub bands: Vec<Band>,
    /// The Characters present, those who form units included.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub persons: Vec<PersonId>,
    /// Where its units go when they must; found out by the map where nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub back: Vec<Name>,
    /// What kind of creatures it leads.
    #[serde(default, skip_serializing_if = "Nature::is_mortal")]
    pub nature: Nature,
    /// Ground troops on board of its ships, who take no part (ER-NAV).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aboard: Vec<Band>,
}

/// A battle before it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// What is fought.
    pub affair: Affair,
    /// Where.
    pub place: Name,
    /// On what ground.
    pub ground: Ground,
    /// What the sky does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weather: Option<Weather>,
    /// The koku of the province this turn, for raiders to take half of; reckoned where the realm is kept here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub koku: Option<u16>,
    /// The attacker and the defender.
    pub sides: [Muster; 2],
}

/// A single unit on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    /// What it is.
    pub kind: Kind,
    /// Where it came from.
    pub from: Name,
    /// Whether it lives.
    pub lives: bool,
    /// Whether it misses its next strike.
    pub pinned: bool,
    /// TV it has lost by hits of Siege units.
    pub worn: u8,
    /// What is added to its AV.
    pub av: i8,
    /// What is added to its TV.
    pub tv: i8,
    /// What a shugenja school has laid upon it (ER-SCH).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enchantment: Option<Enchantment>,
    /// Whether it is dead, and fights this round because a shugenja of the Lion calls it (ER-SCH).
    #[serde(default, skip_serializing_if = "is_false")]
    pub risen: bool,
}

/// A side on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Party {
    /// Whose it is.
    pub clan: Clan,
    /// All its units, the dead too, in the order they came.
    pub fighters: Vec<Fighter>,
    /// The Characters who came.
    pub persons: Vec<PersonId>,
    /// Where its units go when they must.
    pub back: Vec<Name>,
    /// The kinds of its units in the order in which they are given hits.
    pub preference: Vec<Kind>,
    /// What kind of creatures it leads.
    #[serde(default, skip_serializing_if = "Nature::is_mortal")]
    pub nature: Nature,
    /// Ground troops on board of its ships.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aboard: Vec<Band>,
}

/// How far a battle has come. What is due within a stage follows from what lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// How the armies meet (ER-BAT-3).
    Disposition,
    /// Who finds a duel this round (ER-BAT-4).
    Seeking,
    /// These duels are to be fought.
    Duels {
        /// The pairs that are left, the attacker's Character first.
        pairs: Vec<[PersonId; 2]>,
    },
    /// Shugenja of the Crab strike at creatures of the Shadowlands (ER-SCH).
    Prayers {
        /// Whose.
        role: Role,
        /// Who prays, once for each strike.
        by: Vec<PersonId>,
    },
    /// Whether a Scorpion bushi lets his troops strike first, the sides that have tried and what came of it.
    Scorpions {
        /// Who has rolled, and whether he made it.
        made: Vec<(Role, bool)>,
    },
    /// Who strikes first (ER-BAT-5).
    Initiative,
    /// The strikes of a round, saves included, and morale after them (ER-BAT-6, -12).
    Strikes,
    /// The objective round of a raid, each side's units in their order (ER-RAID-2).
    Objective {
        /// The dice so far; 0 a success and 11 none where only their number was said.
        aims: [Vec<u8>; 2],
    },
    /// What the strikes that were not canceled bring (ER-RAID-3).
    Plunder {
        /// How many.
        strikes: u16,
    },
    /// Berserkers who live roll for it (ER-BAT-13).
    Berserkers,
    /// The loser's units go, by die where there are several ways (ER-BAT-13).
    Retreat,
    /// It is over: what it comes to is booked.
    Over,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Who has won; nobody where raiders go home.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Role>,
    /// Whether the loser ran.
    #[serde(default)]
    pub fled: bool,
}

/// What raiders carry off.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Booty {
    /// Koku.
    pub koku: u16,
    /// Who is captured.
    pub captured: Vec<PersonId>,
    /// Which captives are freed.
    pub freed: Vec<PersonId>,
}

/// A battle on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clash {
    /// What is fought.
    pub affair: Affair,
    /// Where.
    pub place: Name,
    /// On what ground.
    pub ground: Ground,
    /// In which season.
    pub season: Season,
    /// What the sky does.
    pub weather: Option<Weather>,
    /// The koku of the province this turn, where they are known.
    pub koku: Option<u16>,
    /// The attacker and the defender.
    pub sides: [Party; 2],
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// How they met, and who came off better.
    pub met: Option<(Disposition, Option<Role>)>,
    /// How far it has come.
    pub stage: Stage,
    /// The sides that strike this round, in their order.
    pub order: Vec<Role>,
    /// The units of each side that take part in the round, by their places among all.
    pub ranks: [Vec<u16>; 2],
    /// The strikes of the round so far; units by their places in the ranks.
    pub blows: [Vec<Strike>; 2],
    /// The dice of morale rolls that came before the last.
    pub morale: Vec<u8>,
    /// How it ended.
    pub verdict: Option<Verdict>,
    /// Where each unit goes that must, by its place.
    pub routes: Vec<(u16, Name)>,
    /// What raiders carry off.
    pub booty: Booty,
    /// Dice each side's General or duelist has more in what he rolls now, being Exploitative (ER-ADV).
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub extra: [u8; 2],
    /// Units each side has lost in this round before its strikes.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub prayed: [u16; 2],
    /// Shugenja of the Lion who called the dead, once for each time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<PersonId>,
}

/// The place of a role among the sides.
pub const fn side(role: Role) -> usize {
    match role {
        Role::Attacker => 0,
        Role::Defender => 1,
    }
}

impl Clash {
    /// A battle about to begin.
    pub(super) fn of(plan: &Plan, season: Season) -> Self {
        let party = |muster: &Muster| {
            let fighters = muster.bands.iter().flat_map(|band| {
                let fighter = Fighter {
                    kind: band.kind,
                    from: band.from.clone().unwrap_or_else(|| plan.place.clone()),
                    lives: true,
                    pinned: false,
                    worn: 0,
                    av: band.av,
                    tv: band.tv,
                    enchantment: band.enchantment,
                    risen: false,
                };
                std::iter::repeat_n(fighter, band.count.into())
            });
            let mut preference: Vec<Kind> = Vec::new();
            for band in &muster.bands {
                preference.extend((!preference.contains(&band.kind)).then_some(band.kind));
            }
            Party {
                clan: muster.clan,
                fighters: fighters.collect(),
                persons: muster.persons.clone(),
                back: muster.back.clone(),
                preference,
                nature: muster.nature,
                aboard: muster.aboard.clone(),
            }
        };
        Self {
            affair: plan.affair,
            place: plan.place.clone(),
            ground: plan.ground,
            season,
            weather: plan.weather,
            koku: plan.koku,
            sides: [party(&plan.sides[0]), party(&plan.sides[1])],
            round: 0,
            met: None,
            stage: Stage::Disposition,
            order: Vec::new(),
            ranks: [Vec::new(), Vec::new()],
            blows: [Vec::new(), Vec::new()],
            morale: Vec::new(),
            verdict: None,
            routes: Vec::new(),
            booty: Booty::default(),
            extra: [0; 2],
            prayed: [0; 2],
            called: Vec::new(),
        }
    }

    /// A side.
    pub fn party(&self, role: Role) -> &Party {
        &self.sides[side(role)]
    }

    /// How they met; on equal terms before they have.
    pub fn meeting(&self) -> Meeting {
        let met = self.met.and_then(|(disposition, winner)| Meeting::new(disposition, winner));
        met.unwrap_or(Meeting::EQUAL)
    }

    /// Whether it is fought at sea.
    pub fn is_naval(&self) -> bool {
        self.ground == Ground::Naval
    }
}
