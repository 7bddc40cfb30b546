//! Marches that are ordered for the turn, and whose troops are enemies or allies (ER-MOV, ER-TRD-5, ER-BAT-13).

use super::super::atlas::{Atlas, Hindrance};
use super::super::draft::Draft;
use super::super::event::Event;
use super::super::model::clan::Clan;
use super::super::realm::Order;
use super::super::refusal::{Refusal, RefusalKind};
use super::realm::{movable, there};
use super::require;

/// Orders a realm may have in a turn.
const MOST_ORDERS: usize = 100;

pub(super) fn set_enemies(draft: &mut Draft, clan: Clan, enemies: &[Clan]) -> Result<(), Refusal> {
    let old = draft.realm(clan)?.enemies;
    others(draft, clan, [&old, enemies], "ER-TRD-5")?;
    draft.happen(Event::EnemiesSet { realm: clan, enemies: enemies.to_vec() });
    Ok(())
}

pub(super) fn set_allies(draft: &mut Draft, clan: Clan, allies: &[Clan]) -> Result<(), Refusal> {
    let old = draft.realm(clan)?.allies;
    others(draft, clan, [&old, allies], "ER-BAT-13")?;
    draft.happen(Event::AlliesSet { realm: clan, allies: allies.to_vec() });
    Ok(())
}

/// Refuses a list of other Clans that names one twice or the Clan itself, and one that changes nothing.
fn others(draft: &mut Draft, clan: Clan, [old, new]: [&[Clan]; 2], rule: &'static str) -> Result<(), Refusal> {
    let fits = new.iter().enumerate().all(|(at, one)| *one != clan && !new[..at].contains(one));
    draft.require(fits, rule, RefusalKind::Bound)?;
    require(draft, old != new, RefusalKind::NothingChanges)
}

/// A march is ordered: it stands in the list of the turn until it is carried out, taken back, or the turn is over.
pub(super) fn order(draft: &mut Draft, clan: Clan, order: &Order) -> Result<(), Refusal> {
    let realm = draft.realm(clan)?;
    require(draft, order.from != order.to && !order.units.is_empty(), RefusalKind::NothingChanges)?;
    require(draft, realm.orders.len() < MOST_ORDERS && order.approved.len() <= 300, RefusalKind::Bound)?;
    let mut said = Vec::new();
    for (kind, count) in order.units.iter().copied() {
        draft.require(!said.contains(&kind), "ER-MOV-1", RefusalKind::Bound)?;
        said.push(kind);
        there(draft, clan, &order.from, (kind, count.saturating_add(realm.ordered(&order.from, kind))))?;
        require(draft, count >= 1, RefusalKind::Bound)?;
        movable(draft, clan, kind)?;
    }
    let atlas = Atlas::of(&draft.state);
    let journey = atlas.journey(&atlas.map_for(clan), &realm, order);
    let rule = if order.fleet.is_some() { "ER-MOV-6" } else { "ER-MOV-1" };
    match journey.as_ref().map(|journey| journey.means.hindrance()) {
        None => draft.require(false, "ER-MOV-2", RefusalKind::NoWay(order.to.clone()))?,
        Some(Some(why)) => draft.require(false, rule, why.into())?,
        Some(None) => {}
    }
    draft.happen(Event::MarchOrdered { realm: clan, order: order.clone() });
    Ok(())
}

impl From<Hindrance> for RefusalKind {
    fn from(why: Hindrance) -> Self {
        let small = |number: u32| i16::try_from(number).unwrap_or(i16::MAX);
        let room = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
        match why {
            Hindrance::TooFar { needs, has } => Self::TooFar { needs: small(needs), has: small(has) },
            Hindrance::TooSlowToLand { has } => Self::TooFar { needs: 2, has: small(has) },
            Hindrance::NoRoom { cargo, capacity } => Self::NoRoom { needs: room(cargo), has: room(capacity) },
        }
    }
}

pub(super) fn take_back(draft: &mut Draft, clan: Clan, at: u8) -> Result<(), Refusal> {
    let is_there = usize::from(at) < draft.realm(clan)?.orders.len();
    require(draft, is_there, RefusalKind::NoOrder)?;
    draft.happen(Event::OrderGone { realm: clan, order: at });
    Ok(())
}
