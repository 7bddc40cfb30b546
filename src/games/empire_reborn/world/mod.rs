//! What goes on in the Empire beside the ledgers: plague, places nobody knows, and what realms keep of spies and of
//! what their Characters learn.

pub mod command;
pub mod event;
pub mod tally;

use super::model::advantage::Advantage;
use super::model::character::Character;
use super::model::clan::{Clan, HomeProvince};
use super::model::disadvantage::Disadvantage;
use super::model::school::School;
use super::person::PersonId;
use super::realm::{Province, home_name};
use super::state::State;
use crate::kernel::by::Small;
use crate::kernel::name::{Name, Note};
use serde::{Deserialize, Serialize};

/// Most Hidden Locations, and most places with the plague.
pub const MOST_SITES: usize = 200;

/// What goes on beside the realms.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct World {
    /// Where the Gaijin Plague is, in the order in which it came (ER-EVT-2).
    pub plagues: Vec<Name>,
    /// Hidden Locations (ER-HID).
    pub sites: Vec<Site>,
    /// The turn in which plague and land were rolled for last.
    pub moved: u16,
    /// The turn in which spies were rolled for last.
    pub heard: u16,
    /// The turn in which the Favor that was won last was used; 0 while it is not.
    pub favored: u16,
    /// Which Vengeful Characters hate whom, until they beat them (ER-ADV).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grudges: Vec<[PersonId; 2]>,
}

impl World {
    /// Whether nothing goes on.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// How often somebody is named.
fn times(all: &[PersonId], who: PersonId) -> u8 {
    u8::try_from(all.iter().filter(|one| **one == who).count()).unwrap_or(u8::MAX)
}

impl State {
    /// Where the plague goes on this turn: what came in it waits for the next (ER-EVT-2).
    pub fn raging(&self) -> Vec<Name> {
        let fresh = &self.tally().infected;
        self.world().plagues.iter().filter(|place| !fresh.contains(place)).cloned().collect()
    }

    /// The provinces that recover this turn, with what they lost before it, in koku (ER-EVT-3, -5).
    pub fn recovering(&self) -> Vec<(Clan, Name, u16)> {
        let old = |clan: Clan, province: &Province| {
            let fresh = self.tally().hurt.iter().filter(|(place, _)| *place == province.name);
            let loss = fresh.map(|(_, loss)| *loss).fold(province.loss, u16::saturating_sub);
            (loss > 0).then(|| (clan, province.name.clone(), loss))
        };
        let realms = self.realms().iter();
        realms.flat_map(|realm| realm.provinces.iter().filter_map(move |one| old(realm.clan, one))).collect()
    }

    /// How often somebody may still roll again this turn (ER-DICE-8): as Lucky as the level, a shugenja of the Dragon as the
    /// School Rank.
    pub fn luck_left(&self, who: PersonId) -> u8 {
        let Some(character) = self.person(who).map(|person| &person.character) else { return 0 };
        let level = |one: &Advantage| if let Advantage::Lucky(level) = one { *level } else { 0 };
        let lucky: u8 = character.advantages().iter().map(level).sum();
        let taught = character.rank_in(School::shugenja(Clan::Dragon));
        lucky.saturating_add(taught).saturating_sub(times(&self.tally().retried, who))
    }

    /// How many more rolls of somebody Unlucky the game master may have rolled twice this turn (ER-DICE-8).
    pub fn mishaps_left(&self, who: PersonId) -> u8 {
        let Some(character) = self.person(who).map(|person| &person.character) else { return 0 };
        let level = |one: &Disadvantage| if let Disadvantage::Unlucky(level) = one { *level } else { 0 };
        let unlucky: u8 = character.disadvantages().iter().map(level).sum();
        unlucky.saturating_sub(times(&self.tally().mishaps, who))
    }

    /// Whom somebody Vengeful hates (ER-ADV).
    pub fn hated_by(&self, who: PersonId) -> impl Iterator<Item = PersonId> {
        self.world().grudges.iter().filter(move |[one, _]| *one == who).map(|[_, hated]| *hated)
    }

    /// What somebody is in battle against others: whoever hates one of them hates the Clan as well.
    pub fn provoked(&self, who: PersonId, foes: &[PersonId]) -> Option<Character> {
        let character = self.person(who)?.character.clone();
        let hated = self.hated_by(who).filter(|hated| foes.contains(hated));
        let clan = hated.filter_map(|hated| self.person(hated)?.clan()).map(Disadvantage::Hatred).next();
        let Some(hatred) = clan.filter(|hatred| !character.suffers(*hatred)) else { return Some(character) };
        let mut form = character.into_form();
        form.disadvantages.push(hatred);
        Character::new(form).ok()
    }

    /// Whether plague, land or a neighbor to be named comes before the accounts of this turn, at a game master's table.
    pub fn is_restless(&self) -> bool {
        let moves = self.world().moved < self.turn() && !(self.raging().is_empty() && self.recovering().is_empty());
        self.realms().len() > 1 && (moves || !self.tally().spreading.is_empty())
    }

    /// Whether spies may report before this turn ends, at a game master's table.
    pub fn has_spies_out(&self) -> bool {
        let out = self.realms().iter().any(|realm| !realm.spies.is_empty());
        self.realms().len() > 1 && self.world().heard < self.turn() && out
    }

    /// The places over which something can come: those of the map, provinces that are not on it, and wherever troops stand.
    pub fn places(&self) -> Vec<Name> {
        let known = self.chart().places.iter().map(|place| &place.name);
        let own = self.realms().iter().flat_map(|realm| &realm.provinces).map(|province| &province.name);
        let stands = self.realms().iter().flat_map(|realm| &realm.units).map(|stand| &stand.place);
        let mut all: Vec<Name> = Vec::new();
        for name in known.chain(own).chain(stands) {
            if !all.contains(name) {
                all.push(name.clone());
            }
        }
        all
    }

    /// The places that can be spied out: those, and every Clan's printed home.
    pub fn spied_places(&self) -> Vec<Name> {
        let mut all = self.places();
        let homes = HomeProvince::ALL.iter().filter_map(|home| home_name(*home));
        let more: Vec<Name> = homes.filter(|name| !all.contains(name)).collect();
        all.extend(more);
        all
    }
}

/// A Hidden Location: only the game master knows it before it is found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// What it is called.
    pub name: Name,
    /// In which province.
    pub place: Name,
    /// What is there, for the game master alone.
    #[serde(default, skip_serializing_if = "Note::is_empty")]
    pub note: Note,
    /// Who has found it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub found: Vec<Clan>,
    /// Who has overcome its challenge.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overcome: Vec<Clan>,
}

/// Spies of a Clan in one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watch {
    /// Where.
    pub place: Name,
    /// How many, at least 1.
    pub count: u8,
}

/// What a Character has learned, in experience points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learning {
    /// Who.
    pub name: Name,
    /// Points it can spend.
    pub held: u16,
    /// Points it has spent.
    #[serde(default)]
    pub spent: u16,
}

/// Where a pool of points comes from (ER-XP-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PurseKind {
    /// The Clan Pool: for the Primary Character or a new one.
    Clan,
    /// The Death Pool of a Character: for one new one.
    Death(Name),
    /// A grant: for one new one.
    Grant(Note),
}

/// A pool of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    /// Where it comes from.
    pub kind: PurseKind,
    /// How many.
    pub points: u16,
}
