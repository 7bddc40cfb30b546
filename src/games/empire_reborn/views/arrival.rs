//! Armies where others stand: what a march meets that nobody ordered over the map, and the battle that is due where an army
//! has come among others (ER-MOV-2).

use super::march::{Ask, Goal, goal};
use super::post::since;
use crate::games::empire_reborn::Table;
use crate::games::empire_reborn::atlas::{Standing, standings};
use crate::games::empire_reborn::chart::{Ground as Region, Place};
use crate::games::empire_reborn::event::Event;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::map::LinkKind;
use crate::games::empire_reborn::model::troops::{Printed, Troops};
use crate::games::empire_reborn::realm::Stand;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::odds::war::{Look, Side, is_wall, leader};
use crate::kernel::name::Name;

/// A march before it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Where to.
    pub to: Name,
    /// Its way; nothing where the map knows none.
    pub goal: Option<Goal>,
    /// Who stands there besides, on the map or off it.
    pub there: Vec<Standing>,
    /// Where units came from this turn to where it begins; nothing where none has marched there.
    pub came: Option<Name>,
}

/// What is known of a march before it is made.
pub fn ahead(table: &Table, ask: &Ask, to: &Name) -> Ahead {
    let state = table.state();
    Ahead {
        to: to.clone(),
        goal: goal(state, ask, to),
        there: others(state, ask.clan, to),
        came: came_from(table, ask.clan, &ask.from),
    }
}

/// Who stands in a place besides a Clan, as far as known, whether it is on the map or not.
fn others(state: &State, clan: Clan, name: &Name) -> Vec<Standing> {
    let known = state.chart().place(name).cloned();
    let place = known.unwrap_or_else(|| Place::new(name.clone(), Region::Sea));
    standings(state, &place).into_iter().filter(|one| one.clan != clan).collect()
}

/// Where units of a Clan that have come to a place this turn came from last; nothing where none have.
pub fn came_from(table: &Table, clan: Clan, place: &Name) -> Option<Name> {
    let events = since(table, table.state().turn()).iter().flat_map(|entry| &entry.events);
    events.rev().find_map(|event| match event {
        Event::UnitsMoved { realm, from, to, .. } if *realm == clan && to == place => Some(from.clone()),
        _ => None,
    })
}

/// An army that stands where others do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// Where.
    pub place: Name,
    /// Who stands there besides.
    pub other: Standing,
    /// The battle with them, for the war room.
    pub look: Look,
}

/// The armies of a realm that stand among others outside its own provinces, the largest first; allies are none.
pub fn met(table: &Table, clan: Clan) -> Vec<Met> {
    let state = table.state();
    let Some(realm) = state.realm(clan) else { return Vec::new() };
    let abroad = realm.places().into_iter().filter(|place| realm.province(place).is_none());
    let met = |place: Name| {
        let foreign = others(state, clan, &place).into_iter();
        let other = foreign.filter(|one| !state.are_allies(clan, one.clan)).max_by_key(|one| one.units)?;
        let look = meeting(table, clan, &place, other.clan)?;
        Some(Met { place, other, look })
    };
    let mut all: Vec<Met> = abroad.filter_map(met).collect();
    all.sort_by_key(|met| std::cmp::Reverse(size(&met.look.attacker)));
    all
}

fn size(side: &Side) -> u32 {
    side.units.iter().map(|(_, count)| u32::from(*count)).sum()
}

/// The battle of two who stand in the same place: over a pass where the attackers came by it this turn (ER-BAT-7).
fn meeting(table: &Table, clan: Clan, place: &Name, other: Clan) -> Option<Look> {
    let state = table.state();
    let at_sea = state.chart().place(place).is_some_and(|place| place.ground.is_sea());
    let came = came_from(table, clan, place);
    let over = came.and_then(|from| state.chart().ways.iter().find(|way| way.joins(&from, place)));
    let ground = match over.map(|way| way.kind) {
        _ if at_sea => Ground::Naval,
        Some(LinkKind::Pass) => Ground::Pass,
        Some(LinkKind::Land | LinkKind::Coast | LinkKind::Sea) | None => Ground::Open,
    };
    let fights = |stand: &&Stand| stand.place == *place && Troops::Printed(stand.kind).is_ship() == at_sea;
    let units = |clan: Clan, may: fn(Printed) -> bool| {
        let stands = state.realm(clan).map_or(&[][..], |realm| &realm.units).iter().filter(fights);
        stands.filter(|stand| may(stand.kind)).map(|stand| (stand.kind, stand.count)).collect::<Vec<_>>()
    };
    let attacker = Side { clan, units: units(clan, |kind| !is_wall(kind)), general: leader(state, clan) };
    let defender = Side { clan: other, units: units(other, |_| true), general: leader(state, other) };
    (!attacker.units.is_empty()).then(|| Look { attacker, defender, ground, season: state.season() })
}
