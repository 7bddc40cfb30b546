//! Escape: the Enemy leaves the board by the nearest exit; a Boss fights its way (9.3, A11, A13, A14).

use super::blocked::{self, foremost};
use super::character::{CharacterId, Kind};
use super::combats::{COMBAT, fight};
use super::heading::{Heading, Manner};
use super::plan::When;
use super::question::Options;
use super::reach::CombatKind;
use super::reason::{Cause, Reason};
use super::stage::Stage;
use super::walk::{Further, walk};
use crate::games::champions::board::AreaId;
use crate::games::champions::board::traveller::Destination;

/// An exit and the routes to it.
struct Way {
    exit: AreaId,
    heading: Heading,
}

/// Moves an escaping Enemy.
pub(super) fn go(stage: &mut Stage<'_>, id: CharacterId, exits: Option<&[AreaId]>) {
    let boss = stage.character(id).kind == Kind::Boss;
    if boss {
        fight_here(stage, id);
    }
    let Some(way) = choose(stage, id, exits) else {
        stage.because(id, Reason::NoRoute);
        return;
    };
    stage.because(id, Reason::HeadsFor { area: way.exit, cost: way.heading.cost });
    let route = stage.choose_route(id, way.heading);
    let start = stage.at(id);
    walk(stage, id, &route, |stage| {
        if boss && stage.at(id) != start {
            fight_here(stage, id);
        }
        Further::On
    });
    if stage.at(id) == way.exit {
        leave(stage, id);
    } else if boss {
        fight_through(stage, id, way.exit);
    }
}

/// Action Points to the exit (A1).
pub(super) fn distance(stage: &Stage<'_>, id: CharacterId, exits: Option<&[AreaId]>) -> Option<u16> {
    ways(stage, id, exits).first().map(|way| way.heading.cost)
}

/// The exit it makes for.
fn choose(stage: &mut Stage<'_>, id: CharacterId, exits: Option<&[AreaId]>) -> Option<Way> {
    let mut ways = ways(stage, id, exits);
    if ways.is_empty() {
        return None;
    }
    let chosen = stage.settle(id, Options::Exit(ways.iter().map(|way| way.exit).collect()));
    Some(ways.swap_remove(chosen))
}

/// The exits that are equally near, that with the smallest route first. All exits together are one destination: a Boss
/// follows the route of R to the nearest of them where that is cheaper than D to any (A5, A13).
fn ways(stage: &Stage<'_>, id: CharacterId, exits: Option<&[AreaId]>) -> Vec<Way> {
    let mut exits = exits.unwrap_or_else(|| stage.board.exits()).to_vec();
    exits.sort_unstable();
    exits.dedup();
    let ways = stage.ways(id);
    let manner = match stage.character(id).kind {
        Kind::Boss => Manner::Through,
        Kind::Champion | Kind::Companion | Kind::Ally | Kind::Enemy => Manner::Around,
    };
    let heading = |&exit: &AreaId| Some(Way { exit, heading: ways.heading(Destination::Area(exit), manner)? });
    let mut found: Vec<Way> = exits.iter().filter_map(heading).collect();
    let legal = |way: &Way| ways.to(Destination::Area(way.exit));
    let nearest = found.iter().map(|way| way.heading.cost).min();
    let open = found.iter().any(|way| legal(way) == nearest);
    // Where one is reached as cheaply without anybody in the way, those behind somebody are no choice.
    found.retain(|way| Some(way.heading.cost) == nearest && (!open || legal(way) == nearest));
    found.sort_by(|one, other| one.heading.routes.cmp(&other.heading.routes));
    found
}

/// In an exit area: 1 Action Point to leave, 2 with opponents there.
fn leave(stage: &mut Stage<'_>, id: CharacterId) {
    let (at, left) = (stage.at(id), stage.ap(id));
    let cost = 1 + stage.traveller(id).disengagement(at);
    if left < cost {
        stage.because(id, Reason::CannotLeave { cost, left });
        return;
    }
    stage.spend(id, cost.into());
    stage.because(id, Reason::Leaves { cost });
    stage.leave(id);
}

/// A Boss fights once in an area with a Champion or Ally, if it has the Action Points.
fn fight_here(stage: &mut Stage<'_>, id: CharacterId) {
    let here = stage.at(id);
    if stage.ap(id) < COMBAT {
        return;
    }
    if let Some(foe) = foremost(stage, id, here) {
        stage.spend(id, COMBAT.into());
        fight(stage, id, (foe, CombatKind::Melee, Cause::InItsArea), When::Movement);
    }
}

/// A Boss whose walk has ended before somebody in the way fights them as long as it has the Action Points.
fn fight_through(stage: &mut Stage<'_>, id: CharacterId, exit: AreaId) {
    while stage.ap(id) >= COMBAT {
        let Some(foe) = blocked::foe(stage, id, Destination::Area(exit)) else { return };
        stage.spend(id, COMBAT.into());
        fight(stage, id, foe, When::Movement);
    }
}
