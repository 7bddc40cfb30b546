//! What a table knows of the map: the chart joined with what the realms that are kept here know themselves, and the ways
//! over it (ER-MOV, ER-TRD-5).
//!
//! A realm that is kept here says where its own units stand, which provinces are its own and how they are watched;
//! whatever the chart notes of them is older and does not count.

use super::chart::{Chart, Ground, Place, Sorted};
use super::model::clan::Clan;
use super::model::map::{LinkKind, Map};
use super::model::rulings::Rulings;
use super::model::season::Security;
use super::model::troops::{Printed, Troops};
use super::realm::{Order, Realm};
use super::rules::muster::{Travel, travel};
use super::rules::ways::{self, Obstacle};
use super::state::State;
use crate::kernel::name::Name;

/// Units in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose.
    pub clan: Clan,
    /// How many; nothing while nobody counted.
    pub units: Option<u16>,
    /// The turn in which they were seen; nothing where their realm is kept here.
    pub seen: Option<u16>,
}

/// Everybody who stands in a place, as far as known; those of realms that are kept here first.
pub fn standings(state: &State, place: &Place) -> Vec<Standing> {
    let units = |realm: &Realm| -> u16 {
        let here = realm.units.iter().filter(|stand| stand.place == place.name);
        here.fold(0, |all, stand| all.saturating_add(stand.count))
    };
    let own = state.realms().iter().map(|realm| (realm.clan, units(realm))).filter(|(_, units)| *units > 0);
    let own = own.map(|(clan, units)| Standing { clan, units: Some(units), seen: None });
    let noted =
        place.seen.and_then(|seen| Some(Standing { clan: seen.clan?, units: seen.units, seen: Some(seen.turn) }));
    own.chain(noted.filter(|one| state.realm(one.clan).is_none())).collect()
}

/// The realm that is kept here and has a province.
fn holder<'a>(state: &'a State, name: &Name) -> Option<&'a Realm> {
    state.realms().iter().find(|realm| realm.province(name).is_some())
}

/// Whose a place is, as far as known; nobody's where it is a sea.
pub fn owner(state: &State, place: &Place) -> Option<Clan> {
    match (holder(state, &place.name), place.ground) {
        (Some(realm), _) => Some(realm.clan),
        (None, Ground::Province { owner, .. }) => owner.filter(|clan| state.realm(*clan).is_none()),
        (None, Ground::Sea) => None,
    }
}

/// Who keeps strangers out of a province, and how; nobody where all may pass (ER-SEC).
pub fn guard(state: &State, name: &Name) -> Option<(Clan, Security)> {
    let held = holder(state, name).and_then(|realm| Some((realm.clan, realm.province(name)?.security)));
    let noted = || state.chart().place(name).and_then(|place| Some((owner(state, place)?, security(state, place))));
    held.or_else(noted).filter(|(_, security)| *security != Security::Open)
}

/// Who may pass a place.
pub fn security(state: &State, place: &Place) -> Security {
    let kept = holder(state, &place.name).and_then(|realm| realm.province(&place.name));
    match (kept, place.ground) {
        (Some(province), _) => province.security,
        (None, Ground::Province { security, .. }) => security,
        (None, Ground::Sea) => Security::Open,
    }
}

/// The map of a table, for the rules.
pub struct Atlas<'a> {
    state: &'a State,
    sorted: Sorted<'a>,
}

/// How an army goes somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// On foot.
    Land {
        /// Movement it needs.
        needs: u32,
        /// Movement of its slowest unit.
        has: u32,
    },
    /// On ships.
    Sea {
        /// Sea zones they enter.
        moves: u32,
        /// Movement of the slowest ship.
        has: u32,
        /// Movement of the slowest unit on board; boarding and landing need two.
        on_foot: u32,
        /// Room the units need.
        cargo: i64,
        /// Room there is.
        capacity: i64,
    },
}

/// Why an army does not get somewhere in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// It is too far (ER-MOV-1).
    TooFar {
        /// Movement it needs.
        needs: u32,
        /// Movement it has.
        has: u32,
    },
    /// The units are too slow to board and to land in one turn (ER-MOV-6).
    TooSlowToLand {
        /// Movement they have.
        has: u32,
    },
    /// The ships have too little room (ER-MOV-6).
    NoRoom {
        /// Room the units need.
        cargo: i64,
        /// Room there is.
        capacity: i64,
    },
}

impl Means {
    /// Why it does not get there in a turn; nothing where it does.
    pub fn hindrance(self) -> Option<Hindrance> {
        match self {
            Self::Land { needs, has } => (needs > has).then_some(Hindrance::TooFar { needs, has }),
            Self::Sea { moves, has, .. } if moves > has => Some(Hindrance::TooFar { needs: moves, has }),
            Self::Sea { on_foot, .. } if on_foot < 2 => Some(Hindrance::TooSlowToLand { has: on_foot }),
            Self::Sea { cargo, capacity, .. } => (cargo > capacity).then_some(Hindrance::NoRoom { cargo, capacity }),
        }
    }
}

/// An army's way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journey {
    /// The places it passes, first and last included.
    pub path: Vec<Name>,
    /// How it goes.
    pub means: Means,
    /// Whose troops refuse it entry at the end (ER-MOV-2).
    pub attacks: Option<Clan>,
    /// The last border, where it is a pass (ER-BAT-7).
    pub pass: Option<[Name; 2]>,
    /// Provinces with Closed Borders it passes through (ER-MOV-5).
    pub closed: Vec<Name>,
}

impl<'a> Atlas<'a> {
    /// The map of a table.
    pub fn of(state: &'a State) -> Self {
        Self { state, sorted: state.chart().sorted() }
    }

    /// A place by its number: provinces first, then seas.
    pub fn place(&self, at: usize) -> &'a Place {
        self.sorted.places[at]
    }

    /// All places: provinces first, then seas.
    pub fn places(&self) -> &[&'a Place] {
        &self.sorted.places
    }

    /// The links that fit, by the numbers of their places.
    pub fn links(&self) -> impl Iterator<Item = ([usize; 2], LinkKind)> {
        self.sorted.links.iter().map(|link| (link.between, link.kind))
    }

    /// The number of a place.
    pub fn number(&self, name: &Name) -> Option<usize> {
        self.sorted.numbers.get(name).copied()
    }

    fn province(&self, name: &Name) -> Option<usize> {
        self.number(name).filter(|at| !self.place(*at).ground.is_sea())
    }

    /// The map as the rules see it, where of several who stand in a place the first counts that `matters`.
    fn map(&self, matters: impl Fn(Clan) -> bool) -> Map {
        let troops = |place: &Place| {
            let here = standings(self.state, place);
            let first = here.iter().find(|one| matters(one.clan)).or_else(|| here.first());
            first.map(|one| one.clan)
        };
        self.sorted.map(troops, |place| security(self.state, place))
    }

    /// The map as somebody who marches sees it.
    pub fn map_for(&self, clan: Clan) -> Map {
        self.map(|other| other != clan)
    }

    /// The way of a march or a landing, whether it gets there in a turn or not; nothing where there is none. `map` is
    /// [`Atlas::map_for`] the realm.
    pub fn journey(&self, map: &Map, realm: &Realm, order: &Order) -> Option<Journey> {
        let ends = [self.number(&order.from)?, self.number(&order.to)?];
        if ends.iter().all(|at| self.place(*at).ground.is_sea()) {
            return self.voyage(map, realm, order, ends);
        }
        let (from, to) = (self.province(&order.from)?, self.province(&order.to)?);
        let approved: Vec<usize> = order.approved.iter().filter_map(|name| self.number(name)).collect();
        let borders = self.state.rulings().closed_border_mv;
        let land = travel(&Realm::some(&order.units), realm.clan, 0, self.state.rulings());
        match &order.fleet {
            None => self.march(map, ways::March { clan: realm.clan, from, to, approved: &approved, borders }, land),
            Some(sea) => {
                let fleet = self.number(sea).filter(|at| self.place(*at).ground.is_sea())?;
                let landing = ways::Landing { clan: realm.clan, from, fleet, to, approved: &approved };
                let ships = travel(&realm.bands(Some(sea)), realm.clan, 0, self.state.rulings());
                self.landing(map, landing, land, ships)
            }
        }
    }

    fn names(&self, path: &[usize]) -> Vec<Name> {
        path.iter().map(|at| self.place(*at).name.clone()).collect()
    }

    fn march(&self, map: &Map, asked: ways::March<'_>, travels: Travel) -> Option<Journey> {
        let has = whole(travels.land?);
        let route = ways::march(map, asked)?;
        let path = self.names(&route.path);
        let border = path.last_chunk::<2>().filter(|_| route.over_pass).cloned();
        let inner = route.path.get(1..route.path.len().saturating_sub(1)).unwrap_or_default();
        let closed = inner.iter().map(|at| self.place(*at));
        let closed = closed.filter(|place| security(self.state, place) == Security::Closed);
        Some(Journey {
            means: Means::Land { needs: route.needs, has },
            attacks: map.holder(asked.to).filter(|_| route.battle),
            pass: border,
            closed: closed.map(|place| place.name.clone()).collect(),
            path,
        })
    }

    /// The way of ships from sea to sea.
    fn voyage(&self, map: &Map, realm: &Realm, order: &Order, ends: [usize; 2]) -> Option<Journey> {
        let seas = ways::sail(map, realm.clan, ends)?;
        let has = whole(travel(&Realm::some(&order.units), realm.clan, 0, self.state.rulings()).sea?);
        let moves = u32::try_from(seas.len()).unwrap_or(u32::MAX).saturating_sub(1);
        let stands = map.holder(ends[1]).filter(|clan| *clan != realm.clan && !order.approved.contains(&order.to));
        Some(Journey {
            path: self.names(&seas),
            // Nobody boards and nobody lands.
            means: Means::Sea { moves, has, on_foot: has.max(2), cargo: 0, capacity: 0 },
            attacks: stands,
            pass: None,
            closed: Vec::new(),
        })
    }

    fn landing(&self, map: &Map, asked: ways::Landing<'_>, land: Travel, ships: Travel) -> Option<Journey> {
        let seas = ways::landing(map, asked)?;
        let means = Means::Sea {
            moves: u32::try_from(seas.len()).unwrap_or(u32::MAX).saturating_sub(1),
            has: whole(ships.sea?),
            on_foot: whole(land.land?),
            cargo: land.cargo,
            capacity: ships.capacity,
        };
        let ends = [vec![asked.from], seas, vec![asked.to]].concat();
        Some(Journey {
            path: self.names(&ends),
            means,
            attacks: map.holder(asked.to).filter(|_| ways::landing_meets_troops(map, asked)),
            pass: None,
            closed: Vec::new(),
        })
    }

    /// The line of trade between two provinces that meets none of these enemies.
    ///
    /// # Errors
    ///
    /// Why there is none; no line is known where one of them is not on the map.
    pub fn line(&self, between: [&Name; 2], enemies: &[Clan]) -> Result<Vec<Name>, Obstacle> {
        let [Some(from), Some(to)] = between.map(|name| self.province(name)) else { return Err(Obstacle::NoLine) };
        let map = self.map(|clan| enemies.contains(&clan));
        let passes = self.state.rulings().trade_over_pass;
        ways::trade_line(&map, [from, to], enemies, passes).map(|path| self.names(&path))
    }
}

fn whole(mv: i64) -> u32 {
    u32::try_from(mv).unwrap_or(0)
}

/// The units that make some slow: all of the least movement that can move at all.
pub fn slowest(units: &[(Printed, u16)], clan: Clan, rulings: &Rulings) -> Vec<Printed> {
    let mv = |kind: Printed| {
        let travels = travel(&Realm::some(&[(kind, 1)]), clan, 0, rulings);
        travels.land.or(travels.sea)
    };
    let least = units.iter().filter_map(|(kind, _)| mv(*kind)).min();
    let slow = units.iter().map(|(kind, _)| *kind).filter(|kind| least.is_some() && mv(*kind) == least);
    slow.collect()
}

/// The seas beside a province where ships of a realm lie.
pub fn fleets(state: &State, realm: &Realm, from: &Name) -> Vec<Name> {
    let chart: &Chart = state.chart();
    let ships =
        |sea: &Name| realm.units.iter().any(|stand| stand.place == *sea && Troops::Printed(stand.kind).is_ship());
    let beside = chart.ways.iter().filter(|way| way.kind == LinkKind::Coast).filter_map(|way| way.beyond(from));
    beside.filter(|sea| ships(sea)).cloned().collect()
}
