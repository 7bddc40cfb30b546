//! Where somebody on the players' side can go, and what that costs before it is tapped (CH-MOV).

use super::refusal::BoardRefusal;
use super::route::{Bill, bill};
use super::scene::Scene;
use crate::games::champions::actions::DISHONESTY;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::distances::Distances;
use crate::games::champions::board::routes::Route;
use crate::games::champions::board::traveller::{Destination, Room};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::{Gauge, Honor};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;

/// Whether somebody can pay for a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// It can.
    Enough,
    /// Its Action Points are too few, or not typed in.
    NotEnoughAp,
    /// Its Honor is too low to leave opponents behind.
    HonorTooLow,
}

/// An area somebody can go to.
#[derive(Clone, Debug, PartialEq)]
pub struct Reachable {
    /// The area.
    pub area: AreaId,
    /// Action Points, Disengagements included.
    pub cost: u16,
    /// How Honor changes: 2 less for each Disengagement of a Champion.
    pub honor: i16,
    /// The areas it goes through, from its own.
    pub route: Vec<AreaId>,
    /// Whether it can pay for it.
    pub means: Means,
}

/// The areas somebody can go to by the rules, its own apart, in the board's order; also those that are too far. The
/// cheapest way counts, of several equally cheap ones that with the fewest Disengagements. Nothing for whoever stands
/// beside the board.
pub fn reachable(state: &State, actor: Actor) -> Vec<Reachable> {
    let Some(scene) = Scene::of(state) else { return Vec::new() };
    let Some(id) = scene.character(actor.into()) else { return Vec::new() };
    let occupancy = scene.occupancy();
    let traveller = scene.traveller(&occupancy, id);
    let distances = Distances::new(traveller, Room::Counts);
    let others = scene.board().area_ids().filter(|&area| area != traveller.at && traveller.can_stop(area));
    let best = |area: AreaId| {
        let ways = distances.routes(Destination::Area(area)).into_iter();
        let billed = ways.map(|route: Route| (bill(&scene, id, &route), route));
        billed.filter(|(bill, _)| bill.faults.is_empty()).min_by_key(|(bill, _)| (bill.cost, bill.disengagements))
    };
    others.filter_map(|area| best(area).map(|(bill, route)| entry(state, actor, area, &bill, route))).collect()
}

fn entry(state: &State, actor: Actor, area: AreaId, bill: &Bill, route: Route) -> Reachable {
    let times = i16::try_from(bill.disengagements).unwrap_or(i16::MAX);
    let honor = match actor {
        Actor::Champion(_) => times.saturating_mul(-DISHONESTY),
        Actor::Ally(_) => 0,
    };
    Reachable { area, cost: bill.cost, honor, route, means: means(state, actor, bill.cost, honor) }
}

fn means(state: &State, actor: Actor, cost: u16, honor: i16) -> Means {
    let shown = |gauge| queries::gauge(state, actor.into(), gauge);
    let pays = shown(Gauge::Ap).is_some_and(|ap| i32::from(ap) >= i32::from(cost));
    let honorable = shown(Gauge::Honor).is_none_or(|has| has + honor >= Honor::LEAST.get());
    if !pays {
        Means::NotEnoughAp
    } else if honor < 0 && !honorable {
        Means::HonorTooLow
    } else {
        Means::Enough
    }
}

/// What a way of the players' own choice comes to: cost, Disengagements, and what is against it. Nothing where an area
/// is not on the board, or where somebody stands beside it.
pub fn way(state: &State, who: Who, path: &[AreaKey]) -> Option<Bill> {
    let scene = Scene::of(state)?;
    let id = scene.character(who)?;
    Some(bill(&scene, id, &super::route::areas(&scene, path).ok()?))
}

/// Whether a Champion's Honor is at stake on one of these ways, for opponents left behind: on the way that is looked at,
/// or, while none is, on any that a tap can take.
pub fn leaves_opponents(state: &State, actor: Actor, ways: &[Reachable], looked_at: &[AreaKey]) -> bool {
    match way(state, actor.into(), looked_at).filter(|_| looked_at.len() > 1) {
        Some(bill) => matches!(actor, Actor::Champion(_)) && bill.disengagements > 0,
        None => ways.iter().any(|way| way.honor != 0 && way.means != Means::NotEnoughAp),
    }
}

/// The way somebody would take to an area it cannot go to by the rules, with as little against it as there can be: where
/// the area is full, its [`Bill`] says that and nothing else. Nothing where no way leads there whatever room there is, or
/// where somebody stands beside the board.
pub fn way_regardless(state: &State, who: Who, area: AreaId) -> Option<Route> {
    let scene = Scene::of(state)?;
    let id = scene.character(who)?;
    let occupancy = scene.occupancy();
    let traveller = scene.traveller(&occupancy, id);
    let mut ways = Vec::new();
    for room in [Room::Counts, Room::Ignored] {
        let distances = Distances::new(traveller, room);
        for &(before, _) in scene.board().neighbours(area) {
            let to = distances.routes(Destination::Area(before)).into_iter();
            ways.extend(to.map(|route| [route, vec![area]].concat()));
        }
    }
    let billed = ways.into_iter().map(|way| (bill(&scene, id, &way), way));
    let crossed =
        billed.filter(|(bill, _)| !bill.faults.iter().any(|one| matches!(one, BoardRefusal::Uncrossable { .. })));
    crossed.min_by_key(|(bill, _)| (bill.faults.len(), bill.cost)).map(|(_, way)| way)
}
