//! Units, provinces and treaties (ER-BUY, ER-MOV, ER-LED, ER-TRD).

use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::model::clan::Clan;
use super::super::model::rulings::NavalMuster;
use super::super::model::special::Special;
use super::super::model::troops::{Printed, Troops};
use super::super::realm::{Line, MOST_KOKU, Province, Treaty};
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::muster::{MOST_ELITES, listed};
use super::super::rules::odds::honor::Source;
use super::super::rules::trade::forfeit;
use super::require;
use super::rolls::open_honor;
use crate::kernel::name::Name;

/// Most units that come or go at once.
const MOST_UNITS: u16 = 999;

/// Units are bought: with the koku for the first army before the campaign, later in own provinces, some a turn.
pub(super) fn muster(
    draft: &mut Draft,
    clan: Clan,
    place: &Name,
    (kind, count): (Printed, u16),
    bid: Option<u16>,
) -> Result<(), Refusal> {
    let realm = draft.realm(clan)?;
    require(draft, (1..=MOST_UNITS).contains(&count), RefusalKind::Bound)?;
    let founding = draft.state.turn() == 0;
    let price = listed(&Troops::Printed(kind), clan).or_else(|| bid.filter(|_| !founding).map(i64::from));
    let rule = if founding { "ER-BUY-1" } else { "ER-BUY-4" };
    let price = price.ok_or(Refusal { kind: RefusalKind::NoPrice(kind), rule })?;
    require(draft, bid.unwrap_or(0) <= MOST_KOKU, RefusalKind::Bound)?;
    let is_ship = Troops::Printed(kind).is_ship();
    let owned = is_ship || realm.province(place).is_some();
    draft.require(owned, if founding { "ER-BUY-1" } else { "ER-BUY-2" }, RefusalKind::NotOwned(place.clone()))?;
    if kind == Printed::Elites {
        let all = i64::from(realm.count_all(Printed::Elites)) + i64::from(count);
        draft.require(all <= MOST_ELITES, "ER-BUY-3", RefusalKind::TooManyElites)?;
    }
    let counts = !is_ship || draft.state.rulings().naval_muster == NavalMuster::Counts;
    if !founding && counts {
        let all = i64::from(realm.mustered_in(place)) + i64::from(count);
        let limit = draft.state.muster_limit(place);
        let kind = RefusalKind::MusterLimit { place: place.clone(), limit };
        draft.require(all <= i64::from(limit), "ER-BUY-2", kind)?;
    }
    draft.pay(clan, price * i64::from(count), Why::Muster)?;
    draft.happen(Event::UnitsCame { realm: clan, place: place.clone(), kind, count });
    if kind.is_hired() {
        hired(draft, clan);
    }
    Ok(())
}

/// Whoever hires puts a point of Honor at stake (ER-BUY-4); by mail it is the game master who asks for it.
pub(super) fn hired(draft: &mut Draft, clan: Clan) {
    let by_mail = draft.state.realms().len() == 1 && draft.state.campaign().is_some();
    if let Some(who) = draft.state.primary(clan).filter(|_| !by_mail) {
        open_honor(draft, who, -1, Source::Other);
    }
}

/// Refuses where there are not so many such units.
pub(super) fn there(draft: &mut Draft, clan: Clan, place: &Name, (kind, count): (Printed, u16)) -> Result<(), Refusal> {
    let has = draft.realm(clan)?.count(place, kind);
    require(draft, count >= 1, RefusalKind::Bound)?;
    draft.require(count <= has, "ER-MOV-1", RefusalKind::TooFewUnits { kind, has })
}

pub(super) fn lose(draft: &mut Draft, clan: Clan, place: &Name, (kind, count): (Printed, u16)) -> Result<(), Refusal> {
    there(draft, clan, place, (kind, count))?;
    draft.happen(Event::UnitsLost { realm: clan, place: place.clone(), kind, count });
    Ok(())
}

/// Units move; Fortifications stay (ER-MOV-1).
pub(super) fn march(
    draft: &mut Draft,
    clan: Clan,
    [from, to]: [&Name; 2],
    units: &[(Printed, u16)],
) -> Result<(), Refusal> {
    draft.realm(clan)?;
    require(draft, from != to && !units.is_empty(), RefusalKind::NothingChanges)?;
    for (kind, count) in units.iter().copied() {
        there(draft, clan, from, (kind, count))?;
        movable(draft, clan, kind)?;
        let (from, to) = (from.clone(), to.clone());
        draft.happen(Event::UnitsMoved { realm: clan, from, to, kind, count });
    }
    // Whoever marches as ordered has carried out the order.
    let orders = draft.realm(clan)?.orders;
    let order = orders.iter().position(|order| order.from == *from && order.to == *to);
    if let Some(order) = order.and_then(|at| u8::try_from(at).ok()) {
        draft.happen(Event::OrderGone { realm: clan, order });
    }
    Ok(())
}

/// Refuses Fortifications: they stay behind (ER-MOV-1).
pub(super) fn movable(draft: &mut Draft, clan: Clan, kind: Printed) -> Result<(), Refusal> {
    let walled = Troops::Printed(kind).profile(Some(clan)).specials.has(Special::Fortification);
    draft.require(!walled, "ER-MOV-1", RefusalKind::Immovable)
}

/// Refuses a province that is not sound, or of a name that is taken.
fn sound(draft: &mut Draft, clan: Clan, province: &Province, own: Option<&Name>) -> Result<(), Refusal> {
    draft.require(province.is_sound(), "ER-Q-8", RefusalKind::Bound)?;
    let taken = Some(&province.name) != own && draft.realm(clan)?.province(&province.name).is_some();
    require(draft, !taken, RefusalKind::ProvinceTwice(province.name.clone()))
}

pub(super) fn gain(draft: &mut Draft, clan: Clan, province: &Province) -> Result<(), Refusal> {
    sound(draft, clan, province, None)?;
    draft.happen(Event::ProvinceGained { realm: clan, province: province.clone() });
    Ok(())
}

pub(super) fn set(draft: &mut Draft, clan: Clan, name: &Name, province: &Province) -> Result<(), Refusal> {
    let old = draft.province(clan, name)?;
    sound(draft, clan, province, Some(name))?;
    require(draft, old != *province, RefusalKind::NothingChanges)?;
    draft.happen(Event::ProvinceSet { realm: clan, name: name.clone(), province: province.clone() });
    Ok(())
}

/// A province goes to another realm as it is, or out of sight.
pub(super) fn lose_province(draft: &mut Draft, clan: Clan, name: &Name, to: Option<Clan>) -> Result<(), Refusal> {
    let province = draft.province(clan, name)?;
    require(draft, to != Some(clan), RefusalKind::NothingChanges)?;
    if let Some(to) = to {
        sound(draft, to, &province, None)?;
    }
    draft.happen(Event::ProvinceLost { realm: clan, name: name.clone() });
    if let Some(to) = to {
        draft.happen(Event::ProvinceGained { realm: to, province });
    }
    Ok(())
}

/// A province is repaired by quarters, from the next turn on (ER-LED-5).
pub(super) fn repair(draft: &mut Draft, clan: Clan, name: &Name, steps: u8) -> Result<(), Refusal> {
    let province = draft.province(clan, name)?;
    let quarters = province.damage / 25;
    let fits = steps >= 1 && steps <= quarters.saturating_sub(province.repair);
    draft.require(fits, "ER-LED-5", RefusalKind::Bound)?;
    let unknown = Refusal { kind: RefusalKind::UnknownProduction(name.clone()), rule: "ER-LED-5" };
    let mut holding = province.holding().ok_or(unknown)?;
    holding.repair = steps.into();
    draft.pay(clan, holding.repair_cost(), Why::Repair)?;
    draft.happen(Event::RepairOrdered { realm: clan, name: name.clone(), steps });
    Ok(())
}

/// A treaty is concluded; what this party pays itself goes out (ER-TRD-1).
pub(super) fn conclude(draft: &mut Draft, clan: Clan, treaty: &Treaty) -> Result<(), Refusal> {
    draft.province(clan, &treaty.own)?;
    let koku = [treaty.paid, treaty.production.unwrap_or(0)];
    let fits = koku.iter().all(|koku| *koku <= MOST_KOKU) && treaty.war_damage <= 100 && treaty.partner != clan;
    draft.require(fits, "ER-TRD-1", RefusalKind::Bound)?;
    let full = draft.realm(clan)?.treaties.len() >= 250;
    require(draft, !full, RefusalKind::Bound)?;
    draft.pay(clan, treaty.paid.into(), Why::Treaty)?;
    let treaty = Treaty { since: draft.state.turn(), ..treaty.clone() };
    draft.happen(Event::TreatyMade { realm: clan, treaty });
    Ok(())
}

fn treaty(draft: &Draft, clan: Clan, at: u8) -> Result<Treaty, Refusal> {
    let found = draft.realm(clan)?.treaties.get(usize::from(at)).cloned();
    found.ok_or(Refusal { kind: RefusalKind::NoTreaty, rule: "ER-TRD-1" })
}

/// A treaty ends: what was paid for it is paid again, by the Crane half (ER-TRD-4).
pub(super) fn end_treaty(draft: &mut Draft, clan: Clan, at: u8) -> Result<(), Refusal> {
    let treaty = treaty(draft, clan, at)?;
    let ruling = draft.state.rulings().financed_trade;
    draft.pay(clan, forfeit(clan, treaty.level, treaty.paid.into(), ruling), Why::Penalty)?;
    draft.happen(Event::TreatyEnded { realm: clan, treaty: at });
    Ok(())
}

pub(super) fn set_line(draft: &mut Draft, clan: Clan, at: u8, line: Line) -> Result<(), Refusal> {
    let treaty = treaty(draft, clan, at)?;
    require(draft, treaty.line != line, RefusalKind::NothingChanges)?;
    draft.happen(Event::LineSet { realm: clan, treaty: at, line });
    Ok(())
}
