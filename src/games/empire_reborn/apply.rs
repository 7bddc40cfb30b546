//! What each event makes of a table. Total: an event that names nobody changes nothing.

mod world;

use super::chart::Chart;
use super::event::{Event, Surveyed};
use super::field::event::Fray;
use super::model::character::Character;
use super::model::clan::Clan;
use super::model::rulings::NavalMuster;
use super::model::troops::{Printed, Troops};
use super::person::{Fate, Person, PersonForm, PersonId};
use super::post::{Dispatch, Filed, Orders};
use super::realm::{Realm, Stand};
use super::state::{MOST_TREASURY, State};
use crate::kernel::name::Name;

/// Makes `event` true of `state`.
pub(super) fn apply(state: &mut State, event: &Event) {
    world::count(state, event);
    match event {
        Event::Overrode { .. }
        | Event::ByHand
        | Event::Rolled { .. }
        | Event::Acted { .. }
        | Event::Dismissed { .. }
        | Event::Replied { .. }
        | Event::Remarked { .. } => {}
        Event::TurnBegan { turn } => {
            if state.turn > 0 {
                state.realms.iter_mut().for_each(Realm::begin_turn);
            } else {
                state.realms.iter_mut().for_each(|realm| realm.mustered.clear());
            }
            state.persons.iter_mut().for_each(|person| person.lost = 0);
            state.turn = *turn;
            state.inbox.clear();
        }
        Event::AccountClosed { realm, month } => in_realm(state, *realm, |realm| {
            realm.treasury = month.treasury;
            realm.months.push(*month);
        }),
        Event::UnitsCame { realm, place, kind, count } => {
            let is_free = state.rulings.naval_muster == NavalMuster::Free && Troops::Printed(*kind).is_ship();
            in_realm(state, *realm, |realm| {
                add(realm, place, *kind, *count);
                if is_free {
                    return;
                }
                match realm.mustered.iter_mut().find(|(name, _)| name == place) {
                    Some((_, mustered)) => *mustered = mustered.saturating_add(*count),
                    None => realm.mustered.push((place.clone(), *count)),
                }
            });
        }
        Event::UnitsLost { realm, place, kind, count } => {
            in_realm(state, *realm, |realm| take(realm, place, *kind, *count));
        }
        Event::UnitsMoved { realm, from, to, kind, count } => in_realm(state, *realm, |realm| {
            take(realm, from, *kind, *count);
            add(realm, to, *kind, *count);
        }),
        Event::KokuChanged { realm, by, .. } => in_realm(state, *realm, |realm| {
            realm.treasury = realm.treasury.saturating_add(*by).clamp(-MOST_TREASURY, MOST_TREASURY);
        }),
        Event::ProvinceGained { realm, province } => {
            in_realm(state, *realm, |realm| realm.provinces.push(province.clone()));
        }
        Event::ProvinceSet { realm, name, province } => {
            in_realm(state, *realm, |realm| {
                if let Some(old) = realm.provinces.iter_mut().find(|old| old.name == *name) {
                    *old = province.clone();
                }
                rename(realm, name, &province.name);
            });
            if *name != province.name && state.chart.place(&province.name).is_none() {
                rename_on_map(&mut state.chart, name, &province.name);
            }
        }
        Event::ProvinceLost { realm, name } => {
            in_realm(state, *realm, |realm| realm.provinces.retain(|province| province.name != *name));
        }
        Event::RepairOrdered { realm, name, steps } => in_realm(state, *realm, |realm| {
            if let Some(province) = realm.provinces.iter_mut().find(|province| province.name == *name) {
                province.repair = province.repair.saturating_add(*steps);
            }
        }),
        Event::TreatyMade { realm, treaty } => in_realm(state, *realm, |realm| realm.treaties.push(treaty.clone())),
        Event::TreatyEnded { realm, treaty } => in_realm(state, *realm, |realm| {
            if usize::from(*treaty) < realm.treaties.len() {
                realm.treaties.remove(usize::from(*treaty));
            }
        }),
        Event::LineSet { realm, treaty, line } => in_realm(state, *realm, |realm| {
            if let Some(treaty) = realm.treaties.get_mut(usize::from(*treaty)) {
                treaty.line = *line;
            }
        }),
        Event::Surveyed(surveyed) => survey(&mut state.chart, surveyed),
        Event::EnemiesSet { realm, enemies } => {
            in_realm(state, *realm, |realm| realm.enemies.clone_from(enemies));
        }
        Event::AlliesSet { realm, allies } => in_realm(state, *realm, |realm| realm.allies.clone_from(allies)),
        Event::MarchOrdered { realm, order } => in_realm(state, *realm, |realm| realm.orders.push(order.clone())),
        Event::OrderGone { realm, order } => in_realm(state, *realm, |realm| {
            if usize::from(*order) < realm.orders.len() {
                realm.orders.remove(usize::from(*order));
            }
        }),
        Event::PersonCame { person } => state.persons.extend(made(person)),
        Event::PersonSet { who, person } => of(state, *who, |old| {
            if let Some(new) = made(person) {
                (old.name, old.character) = (new.name, new.character);
            }
        }),
        Event::Died { who } => of(state, *who, |person| person.fate = Fate::Dead),
        Event::Revived { who } => of(state, *who, |person| person.fate = Fate::Lives),
        Event::HonorChanged { who, by } => of(state, *who, |person| {
            let mut form = person.character.clone().into_form();
            form.honor += i64::from(*by);
            if let Ok(changed) = Character::new(form) {
                person.character = changed;
            }
            if *by < 0 {
                person.lost = person.lost.saturating_add(by.unsigned_abs().into());
            }
        }),
        Event::FavorWon { who } => state.favor = *who,
        Event::Opened { open } => state.open.push(*open),
        Event::Closed { open, then } => {
            let at = usize::from(*open);
            match then {
                Some(then) => state.open.iter_mut().skip(at).take(1).for_each(|old| *old = *then),
                None if at < state.open.len() => _ = state.open.remove(at),
                None => {}
            }
        }
        Event::ErrandAdded { realm, errand } => in_realm(state, *realm, |realm| realm.errands.push(errand.clone())),
        Event::ErrandDropped { realm, errand } => in_realm(state, *realm, |realm| {
            if usize::from(*errand) < realm.errands.len() {
                realm.errands.remove(usize::from(*errand));
                realm.sent -= u16::from(*errand < realm.sent);
            }
        }),
        Event::OrdersSent { realm, errands } => in_realm(state, *realm, |realm| realm.sent = *errands),
        Event::OrdersFiled { orders } => file(state, orders),
        Event::OrderSettled { clan, order, settled } => {
            let filed = state.inbox.iter_mut().find(|filed| filed.orders.clan == *clan);
            let slot = filed.and_then(|filed| filed.settled.get_mut(usize::from(*order)));
            slot.into_iter().for_each(|slot| *slot = Some(*settled));
        }
        Event::Adopted { dispatch, .. } => adopt(state, dispatch),
        Event::RulingSet { ruling, reading } => {
            if let Some(rulings) = state.rulings.with(*ruling, (*reading).into()) {
                state.rulings = rulings;
            }
        }
        Event::CampaignEnded => state.over = true,
        Event::World(befell) => world::apply(state, befell),
        Event::Field(fray) => {
            if let Fray::Taken { from, to, place, kind, count } = fray {
                in_realm(state, *from, |realm| take(realm, place, *kind, *count));
                in_realm(state, *to, |realm| add(realm, place, *kind, *count));
            }
            super::field::apply::apply(state, fray);
        }
    }
}

/// Orders take their place among those of the other realms; earlier ones of the Clan go.
fn file(state: &mut State, orders: &Orders) {
    state.inbox.retain(|filed| filed.orders.clan != orders.clan);
    state.inbox.push(Filed::new(orders.clone()));
    let place = |clan: Clan| state.realms.iter().position(|realm| realm.clan == clan);
    state.inbox.sort_by_key(|filed| place(filed.orders.clan));
}

/// The realm is what was sent; its player stays, and so does whoever else is known here.
fn adopt(state: &mut State, dispatch: &Dispatch) {
    // What is asked of the game master in this turn is not in his realm; that of an earlier one he has carried out.
    let goes_on = dispatch.turn == state.turn;
    (state.turn, state.rulings) = (dispatch.turn, dispatch.rulings);
    state.campaign = dispatch.campaign.or(state.campaign);
    state.open.clear();
    let clan = dispatch.realm.clan;
    in_realm(state, clan, |realm| {
        let player = realm.player.take();
        let (errands, sent) = if goes_on { (std::mem::take(&mut realm.errands), realm.sent) } else { (Vec::new(), 0) };
        *realm = Realm { player, errands, sent, report: dispatch.report.clone(), ..dispatch.realm.clone() };
    });
    for sent in &dispatch.persons {
        let known = state.persons.iter_mut().find(|old| old.serves(clan) && old.name == sent.person.name);
        let Some(new) = made(&sent.person) else { continue };
        match known {
            Some(old) => (old.character, old.fate, old.lost) = (new.character, sent.fate, 0),
            None => state.persons.push(Person { fate: sent.fate, ..new }),
        }
    }
}

/// What a survey makes of the map.
fn survey(chart: &mut Chart, surveyed: &Surveyed) {
    match surveyed {
        Surveyed::Begun { chart: new } => *chart = new.clone(),
        Surveyed::Placed { was, place } => {
            match chart.places.iter_mut().find(|old| Some(&old.name) == was.as_ref()) {
                Some(old) => *old = place.clone(),
                None => chart.places.push(place.clone()),
            }
            if let Some(was) = was {
                rename_on_map(chart, was, &place.name);
            }
        }
        Surveyed::Dropped { name } => {
            chart.places.retain(|place| place.name != *name);
            chart.ways.retain(|way| !way.between.contains(name));
        }
        Surveyed::Joined { way } => {
            let [one, other] = &way.between;
            chart.ways.retain(|old| !old.joins(one, other));
            chart.ways.push(way.clone());
        }
        Surveyed::Parted { between: [one, other] } => chart.ways.retain(|way| !way.joins(one, other)),
        Surveyed::Seen { place, seen } => {
            chart.places.iter_mut().filter(|one| one.name == *place).for_each(|one| one.seen = Some(*seen));
        }
        Surveyed::Drawn { place, spot } => {
            chart.places.iter_mut().filter(|one| one.name == *place).for_each(|one| one.spot = Some(*spot));
        }
    }
}

/// A place and its links have another name.
fn rename_on_map(chart: &mut Chart, old: &Name, new: &Name) {
    let places = chart.places.iter_mut().map(|place| &mut place.name);
    let ends = chart.ways.iter_mut().flat_map(|way| &mut way.between);
    places.chain(ends).filter(|name| *name == old).for_each(|name| *name = new.clone());
}

fn in_realm(state: &mut State, clan: Clan, change: impl FnOnce(&mut Realm)) {
    if let Some(realm) = state.realms.iter_mut().find(|realm| realm.clan == clan) {
        change(realm);
    }
}

fn of(state: &mut State, who: PersonId, change: impl FnOnce(&mut Person)) {
    if let Some(person) = state.persons.get_mut(who.index()) {
        change(person);
    }
}

/// The Character that a form describes; none where it describes none.
fn made(person: &PersonForm) -> Option<Person> {
    let character = Character::new(person.form.clone()).ok()?;
    let employer = person.employer;
    Some(Person { name: person.name.clone(), character, fate: Fate::Lives, lost: 0, captor: None, employer })
}

fn add(realm: &mut Realm, place: &Name, kind: Printed, count: u16) {
    match realm.units.iter_mut().find(|stand| stand.place == *place && stand.kind == kind) {
        Some(stand) => stand.count = stand.count.saturating_add(count),
        None => realm.units.push(Stand { place: place.clone(), kind, count }),
    }
    realm.units.sort_by(|one, other| (&one.place, one.kind).cmp(&(&other.place, other.kind)));
}

fn take(realm: &mut Realm, place: &Name, kind: Printed, count: u16) {
    for stand in realm.units.iter_mut().filter(|stand| stand.place == *place && stand.kind == kind) {
        stand.count = stand.count.saturating_sub(count);
    }
    realm.units.retain(|stand| stand.count > 0);
}

/// Whatever names a province names it by its new name.
fn rename(realm: &mut Realm, old: &Name, new: &Name) {
    let units = realm.units.iter_mut().map(|stand| &mut stand.place);
    let treaties = realm.treaties.iter_mut().map(|treaty| &mut treaty.own);
    let mustered = realm.mustered.iter_mut().map(|(name, _)| name);
    let orders = realm.orders.iter_mut().flat_map(|order| {
        [&mut order.from, &mut order.to].into_iter().chain(&mut order.fleet).chain(&mut order.approved)
    });
    units
        .chain(treaties)
        .chain(mustered)
        .chain(orders)
        .filter(|name| *name == old)
        .for_each(|name| *name = new.clone());
    realm.units.sort_by(|one, other| (&one.place, one.kind).cmp(&(&other.place, other.kind)));
}
