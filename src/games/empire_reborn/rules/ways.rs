//! Who may go where: marches, landings and the lines of trade (ER-MOV, ER-TRD-5).
//!
//! Of several equally short ways the one counts that is first in the order of the map's places (A27).

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::map::{LinkKind, Map};
use crate::games::empire_reborn::model::rulings::{ClosedBorderMv, TradeOverPass};
use crate::games::empire_reborn::model::season::Security;
use std::collections::{BTreeSet, VecDeque};

/// A march asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct March<'a> {
    /// Whose army marches.
    pub clan: Clan,
    /// Province it starts from.
    pub from: usize,
    /// Province it goes to.
    pub to: usize,
    /// Provinces that other Clans' troops let it enter.
    pub approved: &'a [usize],
    /// Which Closed Borders slow it.
    pub borders: ClosedBorderMv,
}

/// A way over land.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The provinces, the first and the last included.
    pub path: Vec<usize>,
    /// Movement it needs.
    pub needs: u32,
    /// Whether it ends where other Clans' troops refuse entry (ER-MOV-2).
    pub battle: bool,
    /// Whether it ends over a pass (ER-BAT-7).
    pub over_pass: bool,
}

/// Whether other Clans' troops hold a province and have not approved of the mover (A27).
fn is_hostile(map: &Map, clan: Clan, place: usize, approved: &[usize]) -> bool {
    map.holder(place).is_some_and(|holder| holder != clan) && !approved.contains(&place)
}

/// The cheapest way of a march (A27): one movement for each province entered, one more for each with Closed Borders
/// that is entered and left (ER-MOV-5).
pub fn march(map: &Map, march: March<'_>) -> Option<Route> {
    let March { clan, from, to, approved, borders } = march;
    let everywhere = borders == ClosedBorderMv::Touched;
    let closed = |place: usize| map.province(place).is_some_and(|province| province.security == Security::Closed);
    let cost = |place: usize| 1 + u32::from((everywhere || place != to) && closed(place));
    let may_enter = |place: usize| place == to || !is_hostile(map, clan, place, approved);
    let is_road = |kind: LinkKind| match kind {
        LinkKind::Land | LinkKind::Pass => true,
        LinkKind::Coast | LinkKind::Sea => false,
    };
    let roads = |place: usize| map.around(place).iter().filter(|(_, kind)| is_road(*kind)).map(|(next, _)| *next);
    let needs = cheapest(map.places(), to, |place| {
        // Reckoned backwards: whoever stands beside `place` pays for entering it.
        let enters = may_enter(place).then(|| cost(place));
        enters.map_or_else(Vec::new, |cost| roads(place).map(|before| (before, cost)).collect())
    });
    let total = needs[from]?;
    let leaving = u32::from(everywhere && from != to && closed(from));
    let mut path = vec![from];
    let mut here = from;
    while here != to {
        let left = needs[here]?;
        here = roads(here)
            .find(|next| may_enter(*next) && needs[*next].is_some_and(|after| after + cost(*next) == left))?;
        path.push(here);
    }
    let last = path.len().checked_sub(2).and_then(|at| map.link(path[at], to));
    let battle = from != to && is_hostile(map, clan, to, approved);
    Some(Route { path, needs: total + leaving, battle, over_pass: last == Some(LinkKind::Pass) })
}

/// The least cost from every place to `goal`, where `before` tells the places from which one is entered and for how
/// much: 1 or 2.
fn cheapest(places: usize, goal: usize, before: impl Fn(usize) -> Vec<(usize, u32)>) -> Vec<Option<u32>> {
    let mut least: Vec<Option<u32>> = vec![None; places];
    let mut open = BTreeSet::from([(0, goal)]);
    least[goal] = Some(0);
    while let Some((cost, place)) = open.pop_first() {
        if least[place] != Some(cost) {
            continue;
        }
        for (next, step) in before(place) {
            if least[next].is_none_or(|known| cost + step < known) {
                least[next] = Some(cost + step);
                open.insert((cost + step, next));
            }
        }
    }
    least
}

/// A landing asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing<'a> {
    /// Whose army lands.
    pub clan: Clan,
    /// Province in which it boards.
    pub from: usize,
    /// Sea in which its ships lie.
    pub fleet: usize,
    /// Province it lands in.
    pub to: usize,
    /// Provinces that other Clans' troops let it enter.
    pub approved: &'a [usize],
}

/// The seas a landing passes, that of the ships first (ER-MOV-6, A28).
pub fn landing(map: &Map, landing: Landing<'_>) -> Option<Vec<usize>> {
    let Landing { clan, from, fleet, to, .. } = landing;
    map.link(from, fleet)?;
    let foreign = |sea: usize| map.holder(sea).is_some_and(|holder| holder != clan);
    let open = |place: usize| map.province(place).is_none() && !foreign(place);
    shortest(map, fleet, |sea| map.link(sea, to) == Some(LinkKind::Coast), open, |_| true)
}

/// Whether a landing meets other Clans' troops that have not approved of it.
pub fn landing_meets_troops(map: &Map, landing: Landing<'_>) -> bool {
    is_hostile(map, landing.clan, landing.to, landing.approved)
}

/// The seas a fleet passes on its way to another, its own first: another Clan's fleet can only be at the end (A28).
pub fn sail(map: &Map, clan: Clan, [from, to]: [usize; 2]) -> Option<Vec<usize>> {
    let foreign = |sea: usize| map.holder(sea).is_some_and(|holder| holder != clan);
    let open = |place: usize| map.province(place).is_none() && (place == to || !foreign(place));
    shortest(map, from, |sea| sea == to, open, |_| true)
}

named! {
    /// Why two provinces cannot trade (ER-TRD-5).
    Obstacle {
        /// One of them has Closed Borders.
        Closed = "closed",
        /// Enemies stand in one of them.
        Enemy = "enemy",
        /// Every line between them meets enemies.
        NoLine = "no_line",
    }
}

/// The shortest line of trade between two provinces.
///
/// # Errors
///
/// Why there is none.
pub fn trade_line(
    map: &Map,
    between: [usize; 2],
    enemies: &[Clan],
    passes: TradeOverPass,
) -> Result<Vec<usize>, Obstacle> {
    let held = |place: usize| map.holder(place).is_some_and(|holder| enemies.contains(&holder));
    let closed = |place: &usize| map.province(*place).is_some_and(|end| end.security == Security::Closed);
    if between.iter().any(closed) {
        return Err(Obstacle::Closed);
    }
    if between.iter().any(|place| held(*place)) {
        return Err(Obstacle::Enemy);
    }
    let [from, to] = between;
    let carries = |kind: LinkKind| passes == TradeOverPass::Allowed || kind != LinkKind::Pass;
    shortest(map, from, |place| place == to, |place| !held(place), carries).ok_or(Obstacle::NoLine)
}

/// The path of fewest links that carry it from `from` to a goal through places that may be entered; of several the first in the
/// order of places. The start may always be stood on.
fn shortest(
    map: &Map,
    from: usize,
    is_goal: impl Fn(usize) -> bool,
    may_enter: impl Fn(usize) -> bool,
    carries: impl Fn(LinkKind) -> bool,
) -> Option<Vec<usize>> {
    // Breadth first through sorted neighbours: places are found in the order of their paths, so that the first path
    // to each is the first of its length.
    let mut came_from: Vec<Option<usize>> = vec![None; map.places()];
    let mut open = VecDeque::from([from]);
    let mut goal = None;
    while let Some(place) = open.pop_front() {
        if is_goal(place) {
            goal = Some(place);
            break;
        }
        for (next, kind) in map.around(place) {
            if carries(*kind) && *next != from && came_from[*next].is_none() && may_enter(*next) {
                came_from[*next] = Some(place);
                open.push_back(*next);
            }
        }
    }
    let mut path = vec![goal?];
    while let Some(before) = path.last().and_then(|place| came_from[*place]) {
        path.push(before);
    }
    path.reverse();
    Some(path)
}
