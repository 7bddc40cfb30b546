//! Where an Enemy is going, by which routes (9.1, A4, A5).

use super::character::CharacterId;
use super::question::Options;
use super::stage::Stage;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::distances::Distances;
use crate::games::champions::board::routes::{MOST_ROUTES, Route};
use crate::games::champions::board::traveller::{Destination, Room};
use std::cell::OnceCell;

/// The cheapest routes to somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    /// Action Points all the way.
    pub(super) cost: u16,
    /// At least one; the lexicographically smallest first.
    pub(super) routes: Vec<Route>,
}

/// What an Enemy does about areas that are full of opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// It goes round them: the route of D.
    Around,
    /// It goes up to them where the way through would be cheaper: the route of R where D and R differ (A5).
    Through,
}

/// An Enemy's distances, those that ignore room only when they are asked for.
pub(super) struct Ways<'a> {
    legal: Distances<'a>,
    ignored: OnceCell<Distances<'a>>,
}

impl Stage<'_> {
    pub(super) fn ways(&self, id: CharacterId) -> Ways<'_> {
        Ways { legal: Distances::new(self.traveller(id), Room::Counts), ignored: OnceCell::new() }
    }

    /// Writes down a tie between the routes of a heading and gives the one that is followed.
    pub(super) fn choose_route(&mut self, id: CharacterId, heading: Heading) -> Route {
        let mut routes = heading.routes;
        let chosen = if routes.len() < 2 { 0 } else { self.settle(id, Options::Route(routes.clone())) };
        routes.swap_remove(chosen)
    }
}

impl Ways<'_> {
    /// D: Action Points of the cheapest legal route.
    pub(super) fn to(&self, destination: Destination) -> Option<u16> {
        self.legal.to(destination)
    }

    /// R: the same as if there was room everywhere else.
    pub(super) fn regardless_to(&self, destination: Destination) -> Option<u16> {
        self.regardless().to(destination)
    }

    /// The routes an Enemy follows to a destination; nothing without any.
    pub(super) fn heading(&self, destination: Destination, manner: Manner) -> Option<Heading> {
        let legal = self.to(destination);
        let (distances, cost) = match manner {
            Manner::Around => (&self.legal, legal?),
            Manner::Through => match self.regardless_to(destination)? {
                cost if legal == Some(cost) => (&self.legal, cost),
                cost => (self.regardless(), cost),
            },
        };
        let routes = distances.routes(destination);
        (!routes.is_empty()).then_some(Heading { cost, routes })
    }

    /// The routes to the nearest of several areas, where only the area counts.
    pub(super) fn heading_to_nearest(&self, areas: &[AreaId]) -> Option<Heading> {
        let cost = self.cost_to_nearest(areas)?;
        let nearest = areas.iter().map(|&area| Destination::Area(area)).filter(|&area| self.to(area) == Some(cost));
        let mut routes: Vec<Route> = nearest.flat_map(|area| self.legal.routes(area)).collect();
        routes.sort_unstable();
        routes.truncate(MOST_ROUTES);
        (!routes.is_empty()).then_some(Heading { cost, routes })
    }

    /// Action Points to the nearest of several areas.
    pub(super) fn cost_to_nearest(&self, areas: &[AreaId]) -> Option<u16> {
        areas.iter().filter_map(|&area| self.to(Destination::Area(area))).min()
    }

    fn regardless(&self) -> &Distances<'_> {
        self.ignored.get_or_init(|| self.legal.regardless())
    }
}
