//! Who is nearest (9.2, A4, A26).

use super::character::CharacterId;
use super::character::Weapon;
use super::heading::{Heading, Manner, Ways};
use super::question::Options;
use super::reason::Candidate;
use super::stage::Stage;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::traveller::Destination;
use std::cmp::Reverse;

/// How far somebody is; the nearer the smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// D: Action Points of a legal route.
    Route(u16),
    /// No route, but one to an area it can be shot from.
    FiringPosition(u16),
    /// R: Action Points if there was room everywhere.
    RoomIgnored(u16),
    /// None of these.
    OutOfTheWorld,
}

impl Nearness {
    /// The Action Points, where there are any.
    pub fn cost(self) -> Option<u16> {
        match self {
            Self::Route(cost) | Self::FiringPosition(cost) | Self::RoomIgnored(cost) => Some(cost),
            Self::OutOfTheWorld => None,
        }
    }
}

/// Why an Enemy looks for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    /// Assault: anybody will do.
    Any,
    /// Assassination, or a Search for a holder: those named, and through whoever is in the way.
    Named,
}

impl Errand {
    pub(super) fn manner(self) -> Manner {
        match self {
            Self::Any => Manner::Around,
            Self::Named => Manner::Through,
        }
    }
}

impl Stage<'_> {
    /// Those an Enemy looks at, the nearest first; ties by most Ki, then in document order.
    pub(super) fn rank(&self, id: CharacterId, ways: &Ways<'_>, who: &[CharacterId], errand: Errand) -> Vec<Candidate> {
        let candidate = |&who: &CharacterId| {
            let nearness = self.nearness(id, ways, who, errand);
            Candidate { who, nearness, ki: self.character(who).ki }
        };
        let mut ranked: Vec<Candidate> = who.iter().map(candidate).collect();
        ranked.sort_by_key(|candidate| (candidate.nearness, Reverse(candidate.ki), candidate.who));
        ranked
    }

    fn nearness(&self, id: CharacterId, ways: &Ways<'_>, who: CharacterId, errand: Errand) -> Nearness {
        let destination = Destination::Character(self.at(who));
        let regardless = || match errand {
            Errand::Any => None,
            Errand::Named => ways.regardless_to(destination).map(Nearness::RoomIgnored),
        };
        let shooting = || ways.cost_to_nearest(&self.firing_positions(id, who)).map(Nearness::FiringPosition);
        let route = ways.to(destination).map(Nearness::Route);
        route.or_else(shooting).or_else(regardless).unwrap_or(Nearness::OutOfTheWorld)
    }

    /// The areas an Enemy with a Ranged value could shoot somebody from: it can stop there, no opponent does.
    fn firing_positions(&self, id: CharacterId, target: CharacterId) -> Vec<AreaId> {
        let enemy = self.character(id);
        match enemy.weapon {
            Weapon::Melee => Vec::new(),
            Weapon::Ranged => {
                let traveller = self.traveller(id);
                let eye = enemy.eye(self.situation.scenario.range());
                let free = |&area: &AreaId| traveller.can_stop(area) && traveller.can_pass(area);
                self.board.in_sight_of(eye, self.at(target)).into_iter().filter(free).collect()
            }
        }
    }

    /// The routes to one of those that were ranked.
    pub(super) fn heading_for(&self, id: CharacterId, candidate: Candidate, errand: Errand) -> Option<Heading> {
        let ways = self.ways(id);
        let destination = Destination::Character(self.at(candidate.who));
        match candidate.nearness {
            Nearness::Route(_) | Nearness::RoomIgnored(_) => ways.heading(destination, errand.manner()),
            Nearness::FiringPosition(_) => ways.heading_to_nearest(&self.firing_positions(id, candidate.who)),
            Nearness::OutOfTheWorld => None,
        }
    }

    /// The first of those that were ranked; a tie for it becomes a question. Nobody where nobody can be got at.
    pub(super) fn pick(&mut self, id: CharacterId, ranked: &[Candidate]) -> Option<Candidate> {
        let first = ranked.first().filter(|first| first.nearness != Nearness::OutOfTheWorld)?;
        let tied = ranked.iter().take_while(|other| (other.nearness, other.ki) == (first.nearness, first.ki));
        let options = tied.map(|candidate| candidate.who).collect();
        let chosen = self.settle(id, Options::Target(options));
        ranked.get(chosen).copied()
    }
}
