//! A march before it is ordered: how far an army gets, by which way, and what is against it.

use crate::games::empire_reborn::atlas::{Atlas, Journey, Means, fleets, owner, standings};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::map::{LinkKind, Map};
use crate::games::empire_reborn::model::troops::{Printed, Troops};
use crate::games::empire_reborn::realm::{Order, Realm};
use crate::games::empire_reborn::rules::muster::travel;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::odds::war::{Look, Side, is_wall, leader};
use crate::kernel::name::Name;

/// Units of one place that could march together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// Where they stand.
    pub place: Name,
    /// Which, and how many of each are not ordered away yet.
    pub units: Vec<(Printed, u16)>,
    /// How far they go together.
    pub mv: i64,
}

/// The armies of a realm that stand in provinces of the map and can march, and its fleets in seas of the map.
pub fn armies(state: &State, clan: Clan) -> Vec<Army> {
    let Some(realm) = state.realm(clan) else { return Vec::new() };
    let on_map = |place: &Name| state.chart().place(place).is_some();
    let army = |place: Name| {
        let at_sea = is_sea(state, &place);
        let units = marching(realm, &place, at_sea);
        let travels = travel(&Realm::some(&units), clan, 0, state.rulings());
        let mv = if at_sea { travels.sea } else { travels.land }?;
        Some(Army { place, units, mv })
    };
    realm.places().into_iter().filter(on_map).filter_map(army).collect()
}

/// Whether a place of the map is a sea.
fn is_sea(state: &State, place: &Name) -> bool {
    state.chart().place(place).is_some_and(|place| place.ground.is_sea())
}

/// The units of a place that can march, or sail, and are not ordered away.
fn marching(realm: &Realm, place: &Name, at_sea: bool) -> Vec<(Printed, u16)> {
    let walks = |kind: Printed| !is_wall(kind) && Troops::Printed(kind).is_ship() == at_sea;
    let here = realm.units.iter().filter(|stand| stand.place == *place && walks(stand.kind));
    let left = here.map(|stand| (stand.kind, stand.count.saturating_sub(realm.ordered(place, stand.kind))));
    left.filter(|(_, count)| *count > 0).collect()
}

/// A march as it would be ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The order.
    pub order: Order,
    /// Its way.
    pub journey: Journey,
}

impl Goal {
    /// Whether it is reached in a turn.
    pub fn is_within_reach(&self) -> bool {
        self.journey.means.hindrance().is_none()
    }
}

/// What is asked: which units, from where, and who lets them in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Whose.
    pub clan: Clan,
    /// From where.
    pub from: Name,
    /// Which, and how many of each.
    pub units: Vec<(Printed, u16)>,
    /// Provinces into which others let them.
    pub approved: Vec<Name>,
}

/// What an army can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The best way to each place of the map, by its place in the list of [`super::map::View`]; nothing where none is
    /// known, and to the start.
    pub goals: Vec<Option<Goal>>,
    /// Provinces at its edge in which others stand who have not let it in, and those who have: a word of theirs counts.
    pub asked: Vec<(Name, Clan)>,
}

/// No ship, and the seas beside a place where ships of the realm lie.
fn harbours(state: &State, realm: &Realm, from: &Name) -> Vec<Option<Name>> {
    std::iter::once(None).chain(fleets(state, realm, from).into_iter().map(Some)).collect()
}

/// The best way to a place: the first that is near enough, else the first.
fn best(
    (atlas, map): (&Atlas<'_>, &Map),
    realm: &Realm,
    ask: &Ask,
    (harbours, to): (&[Option<Name>], &Name),
) -> Option<Goal> {
    let ways = harbours.iter().filter_map(|fleet| {
        let order = Order {
            from: ask.from.clone(),
            to: to.clone(),
            units: ask.units.clone(),
            fleet: fleet.clone(),
            approved: ask.approved.clone(),
        };
        let journey = atlas.journey(map, realm, &order)?;
        // Only those who let it in where it passes or ends.
        let approved = order.approved.iter().filter(|name| journey.path.contains(name)).cloned().collect();
        Some(Goal { order: Order { approved, ..order }, journey })
    });
    let ways: Vec<Goal> = ways.collect();
    let best = ways.iter().position(Goal::is_within_reach).unwrap_or(0);
    ways.into_iter().nth(best)
}

/// The best way of an army to one place; nothing where the map knows none.
pub fn goal(state: &State, ask: &Ask, to: &Name) -> Option<Goal> {
    let realm = state.realm(ask.clan)?;
    let atlas = Atlas::of(state);
    best((&atlas, &atlas.map_for(ask.clan)), realm, ask, (&harbours(state, realm, &ask.from), to))
}

/// What an army can reach: on foot where that is near enough, else by ships where they are, else the way on foot that is
/// too far.
pub fn reach(state: &State, ask: &Ask) -> Option<Reach> {
    let realm = state.realm(ask.clan)?;
    let atlas = Atlas::of(state);
    let map = atlas.map_for(ask.clan);
    let from = atlas.number(&ask.from)?;
    let harbours = harbours(state, realm, &ask.from);
    let goal = |to: usize| best((&atlas, &map), realm, ask, (&harbours, &atlas.place(to).name));
    let goals: Vec<Option<Goal>> =
        (0..atlas.places().len()).map(|to| (to != from).then(|| goal(to)).flatten()).collect();
    let through = |at: usize| {
        let goal = goals[at].as_ref();
        at == from || goal.is_some_and(|goal| goal.is_within_reach() && goal.journey.attacks.is_none())
    };
    let asks = |at: usize| {
        let road = |kind: &LinkKind| matches!(kind, LinkKind::Land | LinkKind::Pass);
        let beside = map.around(at).iter().any(|(near, kind)| road(kind) && through(*near));
        let place = atlas.place(at);
        let near = at != from && !place.ground.is_sea() && (beside || ask.approved.contains(&place.name));
        let other = standings(state, place).into_iter().find(|one| one.clan != ask.clan);
        Some((place.name.clone(), other.filter(|_| near)?.clan))
    };
    let asked = (0..goals.len()).filter_map(asks).collect();
    Some(Reach { goals, asked })
}

/// What an army would raid at the end of a march: the battle there, or the province of another where nobody stands
/// (ER-RAID-2); nothing in a province of its own and at sea.
pub fn raid(state: &State, clan: Clan, goal: &Goal) -> Option<Look> {
    battle(state, clan, goal).or_else(|| {
        let place = state.chart().place(&goal.order.to).filter(|place| standings(state, place).is_empty())?;
        let owner = owner(state, place).filter(|owner| *owner != clan)?;
        Some(meeting(state, clan, goal, owner))
    })
}

/// The battle at the end of a march that is ordered; nothing where nobody is attacked.
pub fn battle_of(state: &State, clan: Clan, order: &Order) -> Option<Look> {
    let atlas = Atlas::of(state);
    let journey = atlas.journey(&atlas.map_for(clan), state.realm(clan)?, order)?;
    battle(state, clan, &Goal { order: order.clone(), journey })
}

/// The battle at the end of a march, for the war room; nothing where nobody is attacked. The defender's units are those
/// of a realm that is kept here.
pub fn battle(state: &State, clan: Clan, goal: &Goal) -> Option<Look> {
    Some(meeting(state, clan, goal, goal.journey.attacks?))
}

fn meeting(state: &State, clan: Clan, goal: &Goal, other: Clan) -> Look {
    let ground = match (goal.journey.means, &goal.journey.pass) {
        (Means::Sea { .. }, _) if is_sea(state, &goal.order.from) => Ground::Naval,
        (Means::Sea { .. }, _) => Ground::Landing,
        (Means::Land { .. }, Some(_)) => Ground::Pass,
        (Means::Land { .. }, None) => Ground::Open,
    };
    let stands = |realm: &Realm| {
        let here = realm.units.iter().filter(|stand| stand.place == goal.order.to);
        here.map(|stand| (stand.kind, stand.count)).collect()
    };
    let there = state.realm(other).map(stands).unwrap_or_default();
    let attacker = Side { clan, units: goal.order.units.clone(), general: leader(state, clan) };
    let defender = Side { clan: other, units: there, general: leader(state, other) };
    Look { attacker, defender, ground, season: state.season() }
}
