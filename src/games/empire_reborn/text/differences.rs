//! How two tables differ, line by line: what a correction of an old entry comes to.

use super::log::{About, about_of, changes};
use super::names;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::state::State;
use crate::kernel::book::ChangeLine;
use crate::kernel::line::{Arg, Key, Line};
use crate::kernel::name::Name;
use crate::words::empire_reborn as keys;
use std::collections::BTreeMap;

/// What is otherwise on the table `new` than on `old`: who lives, whose the provinces are, units, koku, Honor, what waits.
/// Where the tables differ in something else alone, one sentence says that much: no correction passes for none.
pub fn differences(old: &State, new: &State) -> Vec<Line> {
    let count = |key, from: usize, to: usize| (from != to).then(|| Line::new(key).with("from", from).with("to", to));
    let orders = |state: &State| -> usize { state.realms().iter().map(|realm| realm.orders.len()).sum() };
    let counts = [
        count(keys::ER_DIFFERENT_OPEN, old.open().len(), new.open().len()),
        count(keys::ER_DIFFERENT_PLACES, old.chart().places.len(), new.chart().places.len()),
        count(keys::ER_DIFFERENT_WAYS, old.chart().ways.len(), new.chart().ways.len()),
        count(keys::ER_DIFFERENT_ORDERS, orders(old), orders(new)),
    ];
    let mut lines: Vec<Line> =
        count(keys::ER_DIFFERENT_TURN, old.turn().into(), new.turn().into()).into_iter().collect();
    lines.extend(lives(old, new));
    lines.extend(owners(old, new));
    lines.extend(units(old, new));
    lines.extend(counts.into_iter().flatten());
    lines.extend(favor(old, new));
    lines.extend((old.clash() != new.clash()).then(|| keys::ER_DIFFERENT_BATTLE.into()));
    lines.extend(changes(old, new).iter().map(|change| change_line(new, change)));
    if lines.is_empty() && old != new {
        lines.push(keys::ER_DIFFERENT_ELSE.into());
    }
    lines
}

/// Who is dead now and was not, who lives, and who is not there at all: Characters are known by their names, for a
/// correction may number them otherwise.
fn lives(old: &State, new: &State) -> Vec<Line> {
    let known = |state: &State| -> BTreeMap<String, bool> {
        state.persons().fold(BTreeMap::new(), |mut all, (_, person)| {
            *all.entry(person.name.to_string()).or_default() |= person.lives();
            all
        })
    };
    let (before, after) = (known(old), known(new));
    let told = |key: Key, name: &String| Some(Line::new(key).with("name", Arg::Name(name.clone())));
    let gone = before.keys().filter(|name| !after.contains_key(*name));
    let gone = gone.filter_map(|name| told(keys::ER_DIFFERENT_GONE, name));
    let changed = after.iter().filter_map(|(name, lives)| match (before.get(name), lives) {
        (Some(true), false) => told(keys::ER_DIFFERENT_DEAD, name),
        (Some(false) | None, true) => told(keys::ER_DIFFERENT_LIVES, name),
        (None, false) => told(keys::ER_DIFFERENT_DEAD, name),
        (Some(true), true) | (Some(false), false) => None,
    });
    changed.chain(gone).collect()
}

/// Whose the provinces are that changed hands.
fn owners(old: &State, new: &State) -> Vec<Line> {
    let all = |state: &State| -> BTreeMap<Name, Vec<Clan>> {
        let held = state
            .realms()
            .iter()
            .flat_map(|realm| realm.provinces.iter().map(|province| (province.name.clone(), realm.clan)));
        held.fold(BTreeMap::new(), |mut all, (name, clan)| {
            all.entry(name).or_insert_with(Vec::new).push(clan);
            all
        })
    };
    let (before, after) = (all(old), all(new));
    let line = |place: &Name| {
        let [from, to] = [&before, &after].map(|all| all.get(place).map_or(&[][..], Vec::as_slice));
        let line = Line::new(keys::ER_DIFFERENT_OWNER).with("place", place.as_str());
        (from != to).then(|| line.with("from", names::clans(from)).with("to", names::clans(to)))
    };
    let mut places: Vec<&Name> = before.keys().chain(after.keys()).collect();
    places.sort();
    places.dedup();
    places.into_iter().filter_map(line).collect()
}

/// Units of each realm in each place, kind by kind.
fn units(old: &State, new: &State) -> Vec<Line> {
    let stands = |state: &State| -> Vec<(Clan, Name, Printed)> {
        let of = |realm: &crate::games::empire_reborn::realm::Realm| {
            realm.units.iter().map(|stand| (realm.clan, stand.place.clone(), stand.kind)).collect::<Vec<_>>()
        };
        state.realms().iter().flat_map(of).collect()
    };
    let mut all = stands(old);
    stands(new).into_iter().for_each(|one| {
        if !all.contains(&one) {
            all.push(one);
        }
    });
    let line = |(clan, place, kind): (Clan, Name, Printed)| {
        let [from, to] = [old, new].map(|state| state.realm(clan).map_or(0, |realm| realm.count(&place, kind)));
        let told = Line::new(keys::ER_DIFFERENT_UNITS).with("clan", names::clan(clan)).with("place", place.as_str());
        let unit = names::unit(kind, Some(clan));
        (from != to).then(|| told.with("unit", unit).with("from", usize::from(from)).with("to", usize::from(to)))
    };
    all.into_iter().filter_map(line).collect()
}

/// Who holds the Emperor's Favor instead.
fn favor(old: &State, new: &State) -> Option<Line> {
    let holder = |state: &State| state.favor().and_then(|who| state.person(who)).map(|person| person.name.clone());
    let held = holder(new);
    (holder(old) != held).then(|| {
        let name = held.map_or_else(|| Line::new(keys::ER_NOBODY).into(), |name| Arg::Name(name.to_string()));
        Line::new(keys::ER_DIFFERENT_FAVOR).with("name", name)
    })
}

/// A change of a number as a sentence, with whose it is.
pub fn change_line(state: &State, change: &ChangeLine) -> Line {
    let (from, to) = (change.from, change.to);
    let person = |name: Arg| Line::new(keys::ER_CHANGE_HONOR).with("name", name).with("from", from).with("to", to);
    match about_of(change.about) {
        Some(About::Person(who)) => person(names::person(state, who)),
        Some(About::Realm(clan)) => {
            Line::new(keys::ER_CHANGE_KOKU).with("clan", names::clan(clan)).with("from", from).with("to", to)
        }
        None => person(Line::new(keys::ER_SOMEBODY).into()),
    }
}

/// The same on a line that says whose it is.
pub fn own_change_line(change: &ChangeLine) -> Line {
    let key = match about_of(change.about) {
        Some(About::Realm(_)) => keys::ER_OWN_KOKU,
        Some(About::Person(_)) | None => keys::ER_OWN_HONOR,
    };
    Line::new(key).with("from", change.from).with("to", change.to)
}
