//! How tables of this game are kept, and what is said of them where nobody knows the game.
//!
//! Set-up, commands and events are their own saved twins: their names are pinned where they are declared.

use super::Empire;
use super::chart::Chart;
use super::field::Clash;
use super::model::clan::Clan;
use super::model::rulings::Rulings;
use super::person::{Fate, Open, Person, PersonForm, PersonId};
use super::post::Filed;
use super::realm::Realm;
use super::refusal::Refusal;
use super::setup::{CampaignId, Fault, Setup};
use super::state::State;
use super::text::reasons;
use super::world::World;
use crate::games::GameId;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::kernel::saved::{Migration, SavedGame};
use crate::kernel::synopsis::{Mark, Period, Synopsis};
use crate::words::keys;
use serde::{Deserialize, Serialize};

const NAME: &str = GameId::EmpireReborn.saved_name();

/// The version of its saves that this app writes, and the newest it reads.
pub const VERSION: u64 = Empire::VERSION;

const _: () =
    assert!(matches!(GameId::EmpireReborn.version(), Some(VERSION)), "the shelf names the version that is read");

/// A table as plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    turn: u16,
    realms: Vec<Realm>,
    persons: Vec<PersonSnapshot>,
    open: Vec<Open>,
    favor: Option<PersonId>,
    rulings: Rulings,
    over: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    inbox: Vec<Filed>,
    #[serde(default, skip_serializing_if = "Chart::is_empty")]
    chart: Chart,
    #[serde(default, skip_serializing_if = "World::is_empty")]
    world: World,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clash: Option<Clash>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    campaign: Option<CampaignId>,
}

/// A Character as plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonSnapshot {
    person: PersonForm,
    fate: Fate,
    lost: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    captor: Option<Clan>,
}

fn person_snapshot(person: &Person) -> PersonSnapshot {
    PersonSnapshot { person: person.form(), fate: person.fate, lost: person.lost, captor: person.captor }
}

impl SavedGame for Empire {
    const NAME: &'static str = NAME;
    const MIGRATIONS: &'static [Migration] = &[];

    type Snapshot = Snapshot;

    fn snapshot(state: &State) -> Snapshot {
        Snapshot {
            turn: state.turn(),
            realms: state.realms().to_vec(),
            persons: state.persons().map(|(_, person)| person_snapshot(person)).collect(),
            open: state.open().to_vec(),
            favor: state.favor(),
            rulings: *state.rulings(),
            over: state.is_over(),
            inbox: state.inbox().to_vec(),
            chart: state.chart().clone(),
            world: state.world().clone(),
            clash: state.clash().cloned(),
            campaign: state.campaign(),
        }
    }

    fn synopsis(state: &State) -> Synopsis {
        let number = i16::try_from(state.turn()).unwrap_or(i16::MAX);
        let line = match number {
            0 => Line::new(keys::HOME_BEFORE_TURN),
            _ => Line::new(keys::HOME_TURN_SEASON).with("turn", number).with("season", state.season().name()),
        };
        let koku: Vec<String> = state.realms().iter().map(|realm| realm.treasury.to_string()).collect();
        Synopsis {
            title: title(),
            line,
            second: (number > 0).then(|| Line::new(keys::HOME_KOKU).with("all", koku.join(" : "))),
            marks: state.realms().iter().map(mark).collect(),
            period: period(state),
            ended: state.is_over().then(|| keys::HOME_OVER.into()),
        }
    }

    fn fault(_: &Setup, fault: &Fault) -> Line {
        reasons::fault(*fault)
    }

    fn refusal(_: &State, refusal: &Refusal) -> Line {
        reasons::refusal(refusal)
    }
}

fn title() -> Name {
    match Name::new("The Empire Reborn") {
        Ok(name) => name,
        // A title of this length is always a name.
        Err(_) => unreachable!("the title is a name"),
    }
}

/// The turns that are over.
fn period(state: &State) -> Period {
    let number = i16::try_from(state.turn().saturating_sub(1)).unwrap_or(i16::MAX);
    let label = match number {
        0 => Line::new(keys::HOME_BEFORE_TURN),
        _ => Line::new(keys::BACKUP_TURN).with("turn", number),
    };
    Period { number, label }
}

/// A Clan's sign and its colour have the same name; the Mantis have neither and share those of nobody.
pub fn hue(clan: Clan) -> &'static str {
    match clan {
        Clan::Mantis => "unaligned",
        other => other.name(),
    }
}

fn mark(realm: &Realm) -> Mark {
    let name = realm.player.as_ref().map_or_else(|| realm.clan.name().to_owned(), |name| name.as_str().to_owned());
    Mark { name, sign: hue(realm.clan).into(), hue: hue(realm.clan).into() }
}
