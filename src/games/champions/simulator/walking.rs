//! The next part of somebody's way to an area.

use crate::games::champions::board::AreaId;
use crate::games::champions::command::{Action, Command};
use crate::games::champions::field::command::Will;
use crate::games::champions::field::reachable::{Means, Reachable, reachable};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::state::State;

/// Everywhere somebody could go now.
pub(super) struct Ways<'a> {
    state: &'a State,
    actor: Actor,
    at: Option<AreaId>,
    all: Vec<Reachable>,
}

impl<'a> Ways<'a> {
    /// The ways of somebody.
    pub fn of(state: &'a State, actor: Actor) -> Self {
        let at = state.field().and_then(|field| field.position(actor.into()));
        Self { state, actor, at, all: reachable(state, actor) }
    }

    /// Action Points to an area, or to the nearest one beside it where there is no room; 0 for whoever stands there.
    pub fn distance(&self, goal: AreaId) -> Option<u16> {
        if self.at == Some(goal) { Some(0) } else { self.end(goal).map(|end| end.cost) }
    }

    /// The Movement that leads as near to an area as can be paid for; nothing where there is none, or where it would
    /// cost Honor and the walker does not want that.
    pub fn towards(&self, goal: AreaId, honor: Spending) -> Option<Command> {
        let end = self.end(goal).filter(|_| self.at != Some(goal))?;
        let pays = |way: &&Reachable| way.means == Means::Enough && (way.honor == 0 || honor == Spending::Honor);
        let mut stops = end.route.iter().skip(1).rev();
        let way = stops.find_map(|stop| self.all.iter().filter(pays).find(|way| way.area == *stop))?;
        Some(self.command(way))
    }

    fn end(&self, goal: AreaId) -> Option<&Reachable> {
        let board = self.state.field()?.board();
        let there = self.all.iter().find(|way| way.area == goal);
        let beside = || {
            let beside = self.all.iter().filter(|way| board.border(way.area, goal).is_some());
            beside.min_by_key(|way| (way.cost, way.area))
        };
        there.or_else(beside)
    }

    fn command(&self, way: &Reachable) -> Command {
        let key = |area: &AreaId| self.state.field().map(|field| field.key(*area));
        let path: Vec<AreaKey> = way.route.iter().filter_map(key).collect();
        Command::Act { actor: self.actor, action: Action::MovementAlong { path, will: Will::Own } }
    }
}

/// What a walker gives for its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spending {
    /// Action Points only.
    Points,
    /// Honor too.
    Honor,
}
