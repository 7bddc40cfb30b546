//! What the world still asks of the game master this turn, and what everybody at one table may see.

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::season::{Season, Weather};
use crate::games::empire_reborn::model::troops::{Printed, Troops};
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::gains::{Gain, gains};
use crate::games::empire_reborn::rules::recurring::{Kills, blow, weather_koku};
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::world::command::{Calamity, Sky};
use crate::games::empire_reborn::world::{Purse, Site};
use crate::kernel::name::Name;

/// What is still to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Neither weather nor an event has come yet, and every account is open: what comes counts in them (ER-SEQ).
    Sky,
    /// The plague spreads from a place to a neighbor nobody has named yet.
    Spread {
        /// From where.
        from: Name,
    },
    /// Plague lives on in so many places, land recovers in so many.
    Move {
        /// Places with the plague.
        plagues: usize,
        /// Provinces that recover.
        healing: usize,
    },
    /// So many spies may report.
    Listen {
        /// How many.
        spies: usize,
    },
    /// The Favor can be used this turn and never after.
    Favor {
        /// By whom.
        who: PersonId,
    },
}

impl Due {
    /// Whether it comes before the accounts of the turn (ER-SEQ 1).
    pub const fn is_early(&self) -> bool {
        matches!(self, Self::Sky | Self::Spread { .. } | Self::Move { .. })
    }
}

/// What is still to be done this turn, in the order of the turn (ER-SEQ).
pub fn due(state: &State) -> Vec<Due> {
    let (turn, world) = (state.turn(), state.world());
    if turn == 0 || state.is_over() {
        return Vec::new();
    }
    let (plagues, healing) = (state.raging().len(), state.recovering().len());
    let spies: usize = state.realms().iter().flat_map(|realm| &realm.spies).map(|watch| usize::from(watch.count)).sum();
    let moves = (world.moved < turn && plagues + healing > 0).then_some(Due::Move { plagues, healing });
    let listens = (world.heard < turn && spies > 0).then_some(Due::Listen { spies });
    let favor = state.favor().filter(|_| state.tally().favor + 1 == turn && world.favored == 0);
    let calm = !state.tally().stirred && state.realms().iter().all(|realm| !realm.has_closed(turn));
    let sky = calm.then_some(Due::Sky);
    let spreads = state.tally().spreading.iter().cloned().map(|from| Due::Spread { from });
    let favor = favor.map(|who| Due::Favor { who });
    sky.into_iter().chain(moves).chain(spreads).chain(favor).chain(listens).collect()
}

/// The dice that weather or a calamity takes: for koku or what the land yields, then one a unit.
pub fn dice(state: &State, place: &Name, comes: Comes) -> [u16; 2] {
    let (koku, kills) = match comes {
        Comes::Sky(Sky::Is(weather)) => {
            let kills = if weather == Weather::Tsunami { Kills::Units } else { Kills::Nobody };
            (weather_koku(weather).unsigned_abs(), kills)
        }
        // What is drawn nobody knows yet.
        Comes::Sky(Sky::Drawn | Sky::Fair) => (0, Kills::Nobody),
        Comes::Calamity(calamity) => {
            let blow = blow(calamity);
            (blow.koku + blow.loss, blow.kills)
        }
    };
    let stands = state.realms().iter().flat_map(|realm| &realm.units).filter(|stand| stand.place == *place);
    let dies = |kind: Printed| match kills {
        Kills::Nobody => false,
        Kills::Units => true,
        Kills::Ships => Troops::Printed(kind).is_ship(),
    };
    let units = stands.filter(|stand| dies(stand.kind)).map(|stand| stand.count).sum();
    [koku.into(), units]
}

/// What can come over a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comes {
    /// Weather.
    Sky(Sky),
    /// Something worse.
    Calamity(Calamity),
}

/// What the end of the turn would bring, before it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Experience and pools.
    pub gains: Vec<Gain>,
    /// Whose account is still open.
    pub accounts: Vec<Clan>,
    /// How many rolls wait.
    pub rolls: usize,
}

/// What the end of the turn would bring.
pub fn ending(state: &State) -> Ending {
    let open = state.realms().iter().filter(|realm| !realm.has_closed(state.turn()));
    Ending {
        gains: gains(state)
            .into_iter()
            .filter(|gain| gain.pool > 0 || gain.own.as_ref().is_some_and(|own| own.1 > 0))
            .collect(),
        accounts: open.map(|realm| realm.clan).collect(),
        rolls: state.asked().len(),
    }
}

/// What everybody at one table may see: nothing of what only one Clan knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// The turn.
    pub turn: u16,
    /// Its season.
    pub season: Season,
    /// Who holds the Favor, by name and Clan.
    pub favor: Option<(Name, Option<Clan>)>,
    /// The Clans that are played, and who plays them.
    pub seats: Vec<(Clan, Option<Name>)>,
}

/// What everybody may see.
pub fn open(state: &State) -> Open {
    let favor = state.favor().and_then(|who| state.person(who));
    Open {
        turn: state.turn(),
        season: state.season(),
        favor: favor.map(|person| (person.name.clone(), person.clan())),
        seats: state.realms().iter().map(|realm| (realm.clan, realm.player.clone())).collect(),
    }
}

/// What a Clan knows of Hidden Locations: those it has found.
pub fn sites(state: &State, clan: Clan) -> Vec<&Site> {
    state.world().sites.iter().filter(|site| site.found.contains(&clan)).collect()
}

/// What a Character of a Clan holds, and the Clan's pools.
pub fn points(state: &State, clan: Clan) -> (Vec<(Name, u16)>, Vec<Purse>) {
    let Some(realm) = state.realm(clan) else { return (Vec::new(), Vec::new()) };
    let held = |name: &Name| realm.learning.iter().find(|one| one.name == *name).map_or(0, |one| one.held);
    let own = state.living().filter(|(_, person)| person.clan() == Some(clan));
    (own.map(|(_, person)| (person.name.clone(), held(&person.name))).collect(), realm.pools.clone())
}
