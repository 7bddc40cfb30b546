//! The units by place: what stands there, bought, lost, or sent elsewhere.

use super::met::met;
use super::parts::{head_of, own_stepper, select};
use super::text::{counted, named, number, small, unit};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::lessons::Lesson;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::model::troops::{Printed, Troops};
use crate::games::empire_reborn::realm::{Realm, Stand};
use crate::games::empire_reborn::rules::battle::values::always_better;
use crate::games::empire_reborn::rules::muster::{MOST_ELITES, listed, travel, unit_upkeep};
use crate::games::empire_reborn::text::map::ahead as told;
use crate::games::empire_reborn::views::arrival::ahead;
use crate::games::empire_reborn::views::known::seas;
use crate::games::empire_reborn::views::march::Ask;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::games::empire_reborn::looks::{lesson_card, looked_at};
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Which sheet is open.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Open {
    Muster,
    Stand(Name, Printed),
    March(Name),
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let clan = looked_at(session).get_untracked();
    let open = RwSignal::new(None::<Open>);
    let realm = session.part(move |table| table.state().realm(clan).cloned());
    let rulings = session.part(|table| *table.state().rulings());
    let places = move || {
        realm.with(|realm| {
            let realm = realm.as_ref()?;
            let rulings = rulings.get();
            Some(realm.places().into_iter().map(|name| place(realm, &name, &rulings, open)).collect_view())
        })
    };
    let none = move || {
        let empty = realm.with(|realm| realm.as_ref().is_none_or(|realm| realm.units.is_empty()));
        empty.then(|| view! { <p class="sub2">{say(keys::ER_NO_UNITS_YET)}</p> })
    };
    let held = move || realm.with(|realm| realm.as_ref().map(|realm| counted(keys::ER_KOKU, realm.treasury)));
    // In large text the key has no room for its second line.
    let held_here = move || realm.with(|realm| realm.as_ref().map(|realm| counted(keys::ER_KOKU_HELD, realm.treasury)));
    let title = move || match open.get() {
        Some(Open::Muster) => say(keys::ER_MUSTER),
        Some(Open::Stand(place, kind)) => {
            say(Line::new(keys::ER_STAND_IN).with("unit", unit(kind, clan)).with("place", place.as_str()))
        }
        Some(Open::March(place)) => named(keys::ER_MARCH_FROM, place.as_str()),
        None => String::new(),
    };
    let body = move || {
        open.get().map(|one| match one {
            Open::Muster => muster(session, clan, open),
            Open::Stand(place, kind) => stand(session, clan, (&place, kind), open),
            Open::March(place) => march(session, clan, &place, open),
        })
    };
    view! {
        <div class="screen one er">
            {head_of(session, clan, keys::ER_UNITS_TITLE, keys::ER_UNITS_SUB)}
            <main class="body">
                {lesson_card(session, &[Lesson::Army, Lesson::Raid])} <p class="sub2">{held_here}</p> {none}
                {met(session, clan)} {places}
            </main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::Tool
                    href=session.href(TablePage::War)
                    label=say(keys::ER_TOOL_WAR)
                    sign=Sign::Melee
                />
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::ER_MUSTER)
                    second=Signal::derive(held)
                    on_press=move || open.set(Some(Open::Muster))
                />
            </Dock>
        </div>
        <SheetOver over=open title=Signal::derive(title)>
            {body}
        </SheetOver>
    }
    .into_any()
}

/// What stands in one place.
fn place(realm: &Realm, name: &Name, rulings: &Rulings, open: RwSignal<Option<Open>>) -> AnyView {
    let clan = realm.clan;
    let travels = travel(&realm.bands(Some(name)), clan, 0, rulings);
    let goes = match (travels.land, travels.sea) {
        (Some(mv), _) => counted(keys::ER_GOES, mv),
        (None, Some(mv)) => counted(keys::ER_SAILS, mv),
        (None, None) => say(keys::ER_STAYS),
    };
    let row = |stand: &Stand| {
        let profile = Troops::Printed(stand.kind).profile_under(Some(clan), rulings);
        let (av, tv) = if stand.kind == Printed::Elites { always_better(clan) } else { (0, 0) };
        let upkeep = unit_upkeep(&Troops::Printed(stand.kind), clan) * i64::from(stand.count);
        let line = Line::new(keys::ER_UNIT_SUB).with("av", small(profile.av + av)).with("tv", small(profile.tv + tv));
        let sub = say(line.with("mv", i16::from(profile.mv)).with("upkeep", small(upkeep)));
        let count = number(stand.count);
        let (at, kind) = (stand.place.clone(), stand.kind);
        view! {
            <RowButton
                title=unit(stand.kind, clan)
                sub=sub
                trailing=move || view! { <b class="num">{count.clone()}</b> }
                on_press=move || open.set(Some(Open::Stand(at.clone(), kind)))
            />
        }
    };
    let here = realm.units.iter().filter(|stand| stand.place == *name).map(row).collect_view();
    let from = name.clone();
    view! {
        <section class="card er-place" aria-label=name.to_string()>
            <div class="ordh">
                <h2>{name.to_string()} <small>{goes}</small></h2>
                <Button
                    label=say(keys::ER_MARCH)
                    ears=named(keys::ER_MARCH_FROM, name.as_str())
                    on_press=move || open.set(Some(Open::March(from.clone())))
                />
            </div>
            <div class="rows">{here}</div>
        </section>
    }
    .into_any()
}

/// Units are bought: where, what, how many, what it costs.
fn muster(session: Session, clan: Clan, open: RwSignal<Option<Open>>) -> AnyView {
    let (places, founding) = session.glance(|state| {
        let own = state.realm(clan).map(|realm| realm.provinces.iter().map(|one| one.name.clone()).collect::<Vec<_>>());
        (own.unwrap_or_default(), state.turn() == 0)
    });
    let kinds: Vec<Printed> = Printed::ALL.iter().copied().filter(|kind| !founding || !kind.is_hired()).collect();
    let price = move |kind: Printed| listed(&Troops::Printed(kind), clan);
    let words: Vec<String> = kinds
        .iter()
        .map(|kind| match price(*kind) {
            Some(koku) => say(Line::new(keys::ER_PRICED).with("unit", unit(*kind, clan)).with("koku", small(koku))),
            None => unit(*kind, clan),
        })
        .collect();
    let (at, kind, count) = (RwSignal::new(0_usize), RwSignal::new(1_usize), RwSignal::new(1));
    let zones = session.glance(|state| seas(state, clan));
    // The only zone that is known needs no choice.
    let (bid, sea) =
        (RwSignal::new(3), RwSignal::new(if let [only] = &zones[..] { only.to_string() } else { String::new() }));
    let chosen = {
        let kinds = kinds.clone();
        Memo::new(move |_| kinds.get(kind.get()).copied().unwrap_or(Printed::Bushi))
    };
    let hired = move || price(chosen.get()).is_none();
    let ship = move || Troops::Printed(chosen.get()).is_ship();
    let names: Vec<String> = places.iter().map(ToString::to_string).collect();
    let whereto = {
        let places = places.clone();
        move || {
            // Ships lie at sea, everybody else stands on land (ER-BUY-2).
            if ship() { Name::typed(&sea.get()).ok() } else { places.get(at.get()).cloned() }
        }
    };
    let cost = move || {
        let each = price(chosen.get()).unwrap_or_else(|| i64::from(bid.get()));
        each * i64::from(count.get())
    };
    let upkeep = move || unit_upkeep(&Troops::Printed(chosen.get()), clan) * i64::from(count.get());
    let sum = move || {
        let left = session.state(|state| state.realm(clan).map_or(0, |realm| i64::from(realm.treasury))) - cost();
        let line = Line::new(keys::ER_MUSTER_SUM).with("koku", small(cost())).with("left", small(left));
        say(line.with("upkeep", small(upkeep())))
    };
    let can = whereto.clone();
    let press = move || {
        let Some(place) = untrack(&whereto) else { return };
        let kind = chosen.get_untracked();
        let bid = untrack(hired).then(|| u16::try_from(bid.get_untracked()).unwrap_or(0));
        let count = u16::try_from(count.get_untracked()).unwrap_or(1);
        session.dispatch_then(Command::Muster { realm: clan, place, kind, count, bid }, move || open.set(None));
    };
    view! {
        {move || (!ship()).then(|| select(say(keys::ER_WHERE), names.clone(), at))}
        {select(say(keys::ER_WHAT), words, kind)}
        {move || (chosen.get() == Printed::Elites).then(|| elites(session, clan))}
        {at_once(count)} {own_stepper(say(keys::ER_EDIT_COUNT), count, (1, 99))}
        {move || hired().then(|| own_stepper(say(keys::ER_EDIT_BID), bid, (0, 999)))}
        {move || ship().then(|| sea_zone(&zones, sea))}
        <p role="status">{sum}</p>
        <footer>
            <Button
                kind=ButtonKind::Act
                label=say(keys::ER_MUSTER)
                disabled=Signal::derive(move || can().is_none())
                on_press=press
            />
        </footer>
    }
    .into_any()
}

/// The usual numbers of units, each one tap.
fn at_once(count: RwSignal<i32>) -> AnyView {
    let key = |number: i32| {
        let pressed = Signal::derive(move || count.get() == number);
        view! { <Button label=number.to_string() pressed=pressed on_press=move || count.set(number) /> }
    };
    let ears = say(keys::ER_EDIT_COUNT);
    view! { <div class="rowx wrap" role="group" aria-label=ears>{(1..=6).map(key).collect_view()}</div> }.into_any()
}

/// What a Clan's Elites can do, and how many there are of those it may have.
fn elites(session: Session, clan: Clan) -> AnyView {
    let has = session.part(move |table| table.state().realm(clan).map_or(0, |realm| realm.count_all(Printed::Elites)));
    let told = move || {
        let line = Line::new(keys::ER_ELITE).with("clan", clan.name()).with("count", small(has.get()));
        say(line.with("most", small(MOST_ELITES)))
    };
    view! { <p class="sub2">{told}</p> }.into_any()
}

/// In which sea zone: one of those that are known, or any other.
fn sea_zone(zones: &[Name], sea: RwSignal<String>) -> AnyView {
    let key = |name: &Name| {
        let (shown, chosen, name) = (name.to_string(), name.to_string(), name.to_string());
        let pressed = Signal::derive(move || sea.with(|sea| *sea == name));
        view! { <Button label=shown pressed=pressed on_press=move || sea.set(chosen.clone()) /> }
    };
    view! {
        <div class="rowx wrap">{zones.iter().map(key).collect_view()}</div>
        <TextField
            label=say(keys::ER_SEA_ZONE)
            value=sea
            maxlength=60
            on_input=move |new: String| sea.set(new)
        />
    }
    .into_any()
}

/// Equal units in a place: some more, or some lost.
fn stand(session: Session, clan: Clan, (place, kind): (&Name, Printed), open: RwSignal<Option<Open>>) -> AnyView {
    let has = session.glance(|state| state.realm(clan).map_or(0, |realm| realm.count(place, kind)));
    let count = RwSignal::new(1);
    let chosen = move || u16::try_from(count.get_untracked()).unwrap_or(1);
    let (here, there) = (place.clone(), place.clone());
    let lose = move || {
        open.set(None);
        session.dispatch(Command::Lose { realm: clan, place: here.clone(), kind, count: chosen() });
    };
    let more = move || {
        open.set(None);
        session.dispatch(Command::Muster { realm: clan, place: there.clone(), kind, count: chosen(), bid: None });
    };
    let listed = listed(&Troops::Printed(kind), clan).map(|koku| {
        let label = move || {
            let line = Line::new(keys::ER_BUY_SO).with("count", small(count.get()));
            say(line.with("koku", small(koku * i64::from(count.get()))))
        };
        view! { <Button kind=ButtonKind::Grow label=Signal::derive(label) on_press=more.clone() /> }
    });
    view! {
        <p>{counted(keys::ER_THERE_ARE, has)}</p>
        {(kind == Printed::Elites).then(|| elites(session, clan))}
        {own_stepper(say(keys::ER_EDIT_COUNT), count, (1, 99))}
        <footer>
            <Button
                kind=ButtonKind::Grow
                label=Signal::derive(move || counted(keys::ER_LOSE_SO, count.get()))
                on_press=lose
            />
            {listed}
        </footer>
    }
    .into_any()
}

/// Those who go: a kind, how many of it, and how many there are.
type Going = (Printed, RwSignal<i32>, i32);

fn marching(goes: &[Going]) -> Vec<(Printed, u16)> {
    let units = goes.iter().map(|(kind, count, _)| (*kind, u16::try_from(count.get()).unwrap_or(0)));
    units.filter(|(_, count)| *count > 0).collect()
}

/// Units march: all that can, or some of them.
fn march(session: Session, clan: Clan, from: &Name, open: RwSignal<Option<Open>>) -> AnyView {
    let (stands, known) = session.glance(|state| {
        let Some(realm) = state.realm(clan) else { return (Vec::new(), Vec::new()) };
        let here: Vec<Stand> = realm.units.iter().filter(|stand| stand.place == *from).cloned().collect();
        let own = realm.provinces.iter().map(|one| one.name.clone());
        let mut known: Vec<Name> = own.chain(realm.places()).filter(|name| name != from).collect();
        known.sort();
        known.dedup();
        (here, known)
    });
    let walks = |stand: &Stand| !crate::games::empire_reborn::views::odds::war::is_wall(stand.kind);
    let goes: Vec<Going> = stands
        .iter()
        .filter(|stand| walks(stand))
        .map(|stand| (stand.kind, RwSignal::new(i32::from(stand.count)), i32::from(stand.count)))
        .collect();
    let to = RwSignal::new(String::new());
    let asked = {
        let (goes, from) = (goes.clone(), from.clone());
        move || Ask { clan, from: from.clone(), units: marching(&goes), approved: Vec::new() }
    };
    let meets = move || {
        let to = to.with(|to| Name::typed(to)).ok()?;
        let ask = asked();
        let told = session.journal.with(|table| (to != ask.from).then(|| told(&ahead(table, &ask, &to))))?;
        Some(told.into_iter().map(|line| view! { <p>{say(line)}</p> }).collect_view())
    };
    let rows = goes.iter().map(|(kind, count, most)| own_stepper(unit(*kind, clan), *count, (0, *most))).collect_view();
    let places = known.into_iter().map(|name| {
        let (shown, chosen, name) = (name.to_string(), name.to_string(), name.to_string());
        let pressed = Signal::derive(move || to.with(|to| *to == name));
        view! { <Button label=shown pressed=pressed on_press=move || to.set(chosen.clone()) /> }
    });
    let origin = from.clone();
    let press = move || {
        let Ok(place) = Name::typed(&to.get_untracked()) else { return };
        let units = untrack(|| marching(&goes));
        open.set(None);
        session.dispatch(Command::March { realm: clan, from: origin.clone(), to: place, units });
    };
    view! {
        <h3>{say(keys::ER_WHERE_TO)}</h3>
        <div class="rowx wrap">{places.collect_view()}</div>
        <TextField
            label=say(keys::ER_PROVINCE_OR_SEA)
            value=to
            maxlength=60
            on_input=move |new: String| to.set(new)
        />
        <h3>{say(keys::ER_WHO_GOES)}</h3>
        {rows}
        <div class="stack" role="status">{meets}</div>
        <footer>
            <Button
                kind=ButtonKind::Act
                label=say(keys::ER_MARCH)
                disabled=Signal::derive(move || to.with(|to| Name::typed(to).is_err()))
                on_press=press
            />
        </footer>
    }
    .into_any()
}
