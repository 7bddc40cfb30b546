//! What goes by mail between the players and the game master: orders one way, the realm and its report the other.

pub mod files;

use super::command::Command;
use super::model::clan::Clan;
use super::model::rulings::Rulings;
use super::person::{Deed, Fate, PersonForm};
use super::realm::{MOST_KOKU, Realm};
use super::rules::odds::duel::Conduct;
use super::setup::CampaignId;
use super::state::MOST_TREASURY;
use super::world::command::Decree;
use crate::kernel::name::{Name, Note};
use serde::{Deserialize, Serialize};

/// Most orders of a Clan in a turn, and most lines of a report.
pub const MOST: usize = 300;

/// Something a Clan asks the game master to resolve. Characters are named: another device counts them otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Errand {
    /// A deed of two Characters (ER-ACT).
    Deed {
        /// What is to be done.
        deed: Deed,
        /// Who acts or challenges.
        actor: Name,
        /// Against whom.
        target: Name,
    },
    /// A Character asks for the Emperor's Favor (ER-CRT).
    Favor {
        /// Who.
        courtier: Name,
        /// With which gift, in koku.
        gift: u16,
    },
    /// Anything else: spies, explorers, a letter to another Clan.
    Other(Note),
    /// A duel or contest in which the own Character cheats, whether it challenges or is challenged (ER-DUE-4).
    Cheat {
        /// What they fight.
        deed: Deed,
        /// Who cheats.
        actor: Name,
        /// Against whom.
        target: Name,
    },
    /// A Character enters a province of another Clan (ER-MOV-1, ER-SEC).
    Travel {
        /// Who.
        who: Name,
        /// Which province.
        place: Name,
    },
    /// A Character dies by its own hand (ER-SEP).
    Seppuku {
        /// Who.
        who: Name,
    },
    /// Whoever is challenged to a duel or contest accepts, and has somebody else fight it (ER-DUE-5).
    Champion {
        /// What they fight.
        deed: Deed,
        /// Who is challenged.
        actor: Name,
        /// Who challenges.
        target: Name,
        /// Who fights.
        champion: Name,
        /// How the champion goes about it; nothing is said of one who is fair, as in files of earlier apps (ER-DUE-4).
        #[serde(default = "Conduct::fair", skip_serializing_if = "Conduct::is_fair")]
        conduct: Conduct,
    },
    /// Teams of explorers in an own province (ER-HID-1).
    Explore {
        /// Where.
        place: Name,
        /// How many teams.
        teams: u8,
    },
}

impl Errand {
    /// The deed it asks for, who does it, and against whom.
    pub const fn deed(&self) -> Option<(Deed, [&Name; 2])> {
        match self {
            Self::Deed { deed, actor, target }
            | Self::Cheat { deed, actor, target }
            | Self::Champion { deed, actor, target, .. } => Some((*deed, [actor, target])),
            Self::Favor { .. } | Self::Other(_) | Self::Travel { .. } | Self::Seppuku { .. } | Self::Explore { .. } => {
                None
            }
        }
    }

    /// Who takes an action of the turn for it (ER-ACT-1).
    pub fn actor(&self) -> Option<&Name> {
        match (self, self.deed()) {
            (_, Some((Deed::BattleDuel, _))) => None,
            (Self::Favor { courtier, .. }, _) => Some(courtier),
            (_, deed) => deed.map(|(_, [actor, _])| actor),
        }
    }
}

/// What a Clan orders in a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// Whose.
    pub clan: Clan,
    /// The turn they are for.
    pub turn: u16,
    /// What the Clan has booked in its own ledger: its start, its Characters, musters, marches, repairs, treaties, borders.
    pub steps: Vec<Command>,
    /// What the game master is asked to resolve.
    pub errands: Vec<Errand>,
    /// The campaign they are for; nothing in files of earlier apps, and before its game master was heard of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignId>,
}

/// Whether a command is a step of orders of `clan`, as a player books it.
pub fn is_step(command: &Command, clan: Clan) -> bool {
    match command {
        Command::Muster { realm, .. }
        | Command::March { realm, .. }
        | Command::OrderMarch { realm, .. }
        | Command::SetProvince { realm, .. }
        | Command::Repair { realm, .. }
        | Command::Conclude { realm, .. }
        | Command::EndTreaty { realm, .. }
        | Command::Hire { realm, .. }
        | Command::World(
            Decree::Spy { realm, .. }
            | Decree::Recall { realm, .. }
            | Decree::Learn { realm, .. }
            | Decree::Found { realm, .. },
        ) => *realm == clan,
        Command::Welcome { form, .. } => form.clan == Some(clan),
        _ => false,
    }
}

impl Orders {
    /// How many there are.
    pub const fn count(&self) -> usize {
        self.steps.len() + self.errands.len()
    }
}

/// What became of one order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Settled {
    /// It was carried out.
    Done,
    /// The game master leaves it out.
    LeftOut,
}

/// Orders that came in, and what became of each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filed {
    /// The orders.
    pub orders: Orders,
    /// What became of each, steps first; nothing while it waits.
    pub settled: Vec<Option<Settled>>,
}

impl Filed {
    /// None of them is carried out yet.
    pub(super) fn new(orders: Orders) -> Self {
        Self { settled: vec![None; orders.count()], orders }
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.settled.iter().filter(|settled| settled.is_none()).count()
    }
}

/// A Character as its Clan is told of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// What it is.
    pub person: PersonForm,
    /// Whether it lives.
    pub fate: Fate,
}

/// What the game master sends one Clan: what it has, and what came of its turn. Nothing of anybody else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dispatch {
    /// The turn that begins.
    pub turn: u16,
    /// Which readings are in force.
    pub rulings: Rulings,
    /// What the Clan has.
    pub realm: Realm,
    /// Its Characters.
    pub persons: Vec<Sent>,
    /// What happened, a sentence a line, in the game master's language.
    pub report: Vec<Note>,
    /// The campaign it is of; nothing in files of earlier apps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignId>,
}

/// The last turn that is counted.
const LAST_TURN: u16 = 999;
/// Most units of a realm: their sum is a number everywhere.
const MOST_UNITS: u64 = 60_000;

impl Dispatch {
    /// Whether all its numbers are within their bounds, those of its Characters aside.
    pub(super) fn is_sound(&self) -> bool {
        let realm = &self.realm;
        let koku = |koku: i32| koku.unsigned_abs() <= MOST_TREASURY.unsigned_abs();
        let units: u64 = realm.units.iter().map(|stand| u64::from(stand.count)).sum();
        let lists = [realm.provinces.len(), realm.units.len(), self.persons.len(), self.report.len()];
        lists.iter().all(|length| *length <= MOST)
            && [realm.spies.len(), realm.learning.len(), realm.pools.len()].iter().all(|length| *length <= MOST)
            && self.turn <= LAST_TURN
            && koku(realm.treasury)
            && units <= MOST_UNITS
            && realm.provinces.iter().all(super::realm::Province::is_sound)
            && realm.treaties.len() <= 250
            && realm.treaties.iter().all(|treaty| {
                treaty.paid <= MOST_KOKU && treaty.production.unwrap_or(0) <= MOST_KOKU && treaty.war_damage <= 100
            })
            && realm.months.len() <= usize::from(LAST_TURN)
            && realm
                .months
                .iter()
                .all(|month| [month.income, month.upkeep, month.penalties, month.treasury].into_iter().all(koku))
    }
}
