//! How far everything is from a mover, in Action Points (9.1).

use super::area::AreaId;
use super::traveller::{Destination, Room, Traveller};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The cheapest legal ways of one mover through the board, from where it stands.
#[derive(Clone, Debug)]
pub struct Distances<'a> {
    pub(super) traveller: Traveller<'a>,
    pub(super) room: Room,
    /// Action Points to each area as one on the way; nothing where no way leads.
    pub(super) through: Vec<Option<u16>>,
}

impl<'a> Distances<'a> {
    /// Finds them, by Dijkstra's algorithm.
    pub fn new(traveller: Traveller<'a>, room: Room) -> Self {
        Self { through: through(&traveller, room, None), traveller, room }
    }

    /// The same mover's distances as if room did not matter.
    pub fn regardless(&self) -> Self {
        Self::new(self.traveller, Room::Ignored)
    }

    /// Action Points of the cheapest route: D(m, a), or R(m, a) where room is ignored. Nothing without a route.
    pub fn to(&self, destination: Destination) -> Option<u16> {
        match self.without(destination.area()) {
            Some(others) => others.cost(destination),
            None => self.cost(destination),
        }
    }

    /// The areas the mover can get to and stop in with this many Action Points, and what each takes; its own apart.
    pub fn within(&self, ap: u8) -> impl Iterator<Item = (AreaId, u16)> {
        let others = self.traveller.board.area_ids().filter(|&area| area != self.traveller.at);
        let stops = others.filter(|&area| self.traveller.can_stop(area));
        stops.filter_map(move |area| Some((area, self.through[area.index()].filter(|&cost| cost <= u16::from(ap))?)))
    }

    /// The distances without the ways that lead through a destination and back to it; nothing where there are none. Only
    /// an area full of the mover's own side can be crossed and not be stopped in.
    pub(super) fn without(&self, area: AreaId) -> Option<Self> {
        let full = self.room == Room::Counts && !self.traveller.can_stop(area) && self.traveller.can_pass(area);
        let crossed = full && self.through[area.index()].is_some();
        crossed.then(|| Self { through: through(&self.traveller, self.room, Some(area)), ..*self })
    }

    fn cost(&self, destination: Destination) -> Option<u16> {
        if destination.area() == self.traveller.at {
            return Some(0);
        }
        let ends = self.traveller.board.neighbours(destination.area()).iter();
        ends.filter_map(|&(from, _)| self.over(from, destination)).min()
    }

    /// Action Points of the cheapest route whose last-but-one area is `from`.
    pub(super) fn over(&self, from: AreaId, destination: Destination) -> Option<u16> {
        let before = self.through[from.index()].filter(|_| self.traveller.can_cross(from, self.room))?;
        let kind = self.traveller.board.border(from, destination.area())?;
        let last = self.traveller.last_step(from, kind, destination, self.room)?;
        Some(before + u16::from(last))
    }
}

/// Action Points from where a mover stands to each area as one on the way, never through `barred`.
fn through(traveller: &Traveller<'_>, room: Room, barred: Option<AreaId>) -> Vec<Option<u16>> {
    let mut through: Vec<Option<u16>> = vec![None; traveller.board.areas().len()];
    let mut open = BinaryHeap::from([Reverse((0, traveller.at))]);
    through[traveller.at.index()] = Some(0);
    while let Some(Reverse((cost, area))) = open.pop() {
        let done = through[area.index()].is_some_and(|best| best < cost);
        if done || Some(area) == barred || !traveller.can_cross(area, room) {
            continue;
        }
        for &(next, kind) in traveller.board.neighbours(area) {
            let Some(step) = traveller.step(area, kind, next) else { continue };
            let cost = cost + u16::from(step);
            let best = &mut through[next.index()];
            if best.is_none_or(|best| cost < best) {
                *best = Some(cost);
                open.push(Reverse((cost, next)));
            }
        }
    }
    through
}
