//! The cheapest routes themselves, with all ties (9.1).

use super::area::AreaId;
use super::distances::Distances;
use super::traveller::Destination;

/// The most tied routes that are listed (A22).
pub const MOST_ROUTES: usize = 24;

/// A sequence of areas, from where the mover stands to its destination.
pub type Route = Vec<AreaId>;

impl Distances<'_> {
    /// The cheapest routes, the lexicographically smallest in the board's order of areas first; at most
    /// [`MOST_ROUTES`]. Empty where there is none.
    pub fn routes(&self, destination: Destination) -> Vec<Route> {
        match self.without(destination.area()) {
            Some(others) => others.all(destination),
            None => self.all(destination),
        }
    }

    fn all(&self, destination: Destination) -> Vec<Route> {
        if destination.area() == self.traveller.at {
            return vec![vec![self.traveller.at]];
        }
        let Some(cost) = self.to(destination) else { return Vec::new() };
        let mut search =
            Search { distances: self, destination, cost, useful: self.useful(destination, cost), found: Vec::new() };
        search.follow(&mut vec![self.traveller.at]);
        search.found
    }

    /// Which areas lie on a cheapest route, its end apart.
    fn useful(&self, destination: Destination, cost: u16) -> Vec<bool> {
        let board = self.traveller.board;
        let mut useful = vec![false; self.through.len()];
        let ends = board.neighbours(destination.area()).iter().map(|&(area, _)| area);
        let mut open: Vec<AreaId> = ends.filter(|&area| self.over(area, destination) == Some(cost)).collect();
        while let Some(area) = open.pop() {
            if std::mem::replace(&mut useful[area.index()], true) {
                continue;
            }
            open.extend(board.neighbours(area).iter().map(|&(before, _)| before).filter(|&b| self.leads(b, area)));
        }
        useful
    }

    /// Whether a cheapest way to `next` leads over its neighbour `area`.
    fn leads(&self, area: AreaId, next: AreaId) -> bool {
        let traveller = &self.traveller;
        let step = || traveller.step(area, traveller.board.border(area, next)?, next);
        let way = || Some(self.through[area.index()]? + u16::from(step()?));
        traveller.can_cross(area, self.room) && way().is_some_and(|way| Some(way) == self.through[next.index()])
    }
}

struct Search<'a> {
    distances: &'a Distances<'a>,
    destination: Destination,
    cost: u16,
    useful: Vec<bool>,
    found: Vec<Route>,
}

impl Search<'_> {
    fn follow(&mut self, route: &mut Route) {
        let Some(&area) = route.last() else { return };
        for &(next, _) in self.distances.traveller.board.neighbours(area) {
            if self.found.len() == MOST_ROUTES {
                return;
            }
            route.push(next);
            if next == self.destination.area() {
                if self.distances.over(area, self.destination) == Some(self.cost) {
                    self.found.push(route.clone());
                }
            } else if self.useful[next.index()] && self.distances.leads(area, next) {
                self.follow(route);
            }
            route.pop();
        }
    }
}
