//! Hidden Locations: noted, looked for, gone into.

use super::{dice, dice_field, field, select_place, send};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::post::Errand;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::world::sites as found_by;
use crate::games::empire_reborn::world::Site;
use crate::games::empire_reborn::world::command::{Decree, Price};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::{Name, Note};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowText;
use crate::ui::games::empire_reborn::screens::parts::{own_stepper, rule, select, select_of, select_person};
use crate::ui::games::empire_reborn::screens::text::clan as clan_name;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::ui::widgets::hold::{Held, hold};
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// A player orders explorers, and sees what they have found.
pub(super) fn order(session: Session, clan: Clan) -> AnyView {
    let (at, teams) = (RwSignal::new(0), RwSignal::new(1));
    let own = session.glance(|state| state.realm(clan).map(|realm| realm.provinces.clone()).unwrap_or_default());
    let words = own.iter().map(|province| province.name.as_str().to_owned()).collect();
    let found = session.part(move |table| {
        found_by(table.state(), clan).into_iter().map(|site| site.name.clone()).collect::<Vec<Name>>()
    });
    let row = |name: Name| view! { <RowText title=name.as_str().to_owned() /> };
    let press = move || {
        let Some(place) = own.get(at.get_untracked()).map(|province| province.name.clone()) else { return };
        let teams = u8::try_from(teams.get_untracked()).unwrap_or(1);
        session.dispatch(Command::AddErrand { realm: clan, errand: Errand::Explore { place, teams } });
    };
    view! {
        <div class="pad stack">
            <div class="rows">{move || found.get().into_iter().map(row).collect_view()}</div>
            {select(say(keys::ER_WHICH_PLACE), words, at)} {own_stepper(say(keys::ER_TEAMS), teams, (1, 5))} {rule("ER-HID")}
            <Button kind=ButtonKind::High label=say(keys::ER_POST_ASK_ADD) on_press=press />
        </div>
    }
    .into_any()
}

/// All of them, for the game master: each note opens as long as a finger lies on it.
pub(super) fn sites(session: Session) -> AnyView {
    let all = session.part(|table| table.state().world().sites.clone());
    let row = |site: &Site| {
        let held = Held::closed();
        let found: Vec<String> = site.found.iter().map(|clan| clan_name(*clan)).collect();
        let title =
            say(Line::new(keys::ER_SITE_IN).with("name", site.name.as_str()).with("place", site.place.as_str()));
        let sub = if found.is_empty() { say(keys::ER_SITE_UNFOUND) } else { found.join(", ") };
        let note = site.note.as_str().to_owned();
        let secret = (!note.is_empty()).then(|| {
            let shown = move || held.open.get().then(|| note.clone());
            view! { {hold(held, say(keys::ER_SITE_NOTE), say(keys::ER_SITE_NOTE_SUB))} <p>{shown}</p> }
        });
        view! { <RowText title=title sub=sub /> {secret} }
    };
    view! {
        <div class="pad stack">
            <div class="rows">{move || all.with(|all| all.iter().map(row).collect_view())}</div>
            {hide(session)} {explore(session)} {move || all.with(|all| (!all.is_empty()).then(|| enter(session, all)))}
        </div>
    }
    .into_any()
}

/// A new one.
fn hide(session: Session) -> AnyView {
    let (name, note, at) = (RwSignal::new(String::new()), RwSignal::new(String::new()), RwSignal::new(0));
    let (all, places) = select_place(session, at);
    let press = move || {
        let name_typed = Name::typed(&name.get_untracked()).ok();
        let Some((site, place)) = name_typed.zip(all.get(at.get_untracked()).cloned()) else { return };
        send(session, Decree::Hide { name: site, place, note: Note::new(&note.get_untracked()) }, name);
    };
    view! {
        <section class="stack">
            <h3>{say(keys::ER_SITE_NEW)}</h3>
            {field(keys::ER_SITE_NAME, name)} {places} {field(keys::ER_SITE_NOTE, note)}
            <Button
                label=say(keys::ER_SITE_HIDE)
                disabled=Signal::derive(move || name.with(|name| name.trim().is_empty()))
                on_press=press
            />
        </section>
    }
    .into_any()
}

/// Teams of a Clan that look for one.
fn explore(session: Session) -> AnyView {
    let (at, teams, typed) = (RwSignal::new(0), RwSignal::new(1), RwSignal::new(String::new()));
    let own: Vec<(Clan, Name)> = session.glance(|state| {
        let of = |realm: &crate::games::empire_reborn::realm::Realm| {
            realm.provinces.iter().map(|province| (realm.clan, province.name.clone())).collect::<Vec<_>>()
        };
        state.realms().iter().flat_map(of).collect()
    });
    let words = own.iter().map(|(clan, name)| format!("{} ({})", name.as_str(), clan_name(*clan))).collect();
    let press = move || {
        let Some((realm, place)) = own.get(at.get_untracked()).cloned() else { return };
        let teams = u8::try_from(teams.get_untracked()).unwrap_or(1);
        send(session, Decree::Explore { realm, place, teams, dice: dice(typed) }, typed);
    };
    view! {
        <section class="stack">
            <h3>{say(keys::ER_EXPLORERS)}</h3>
            {select(say(keys::ER_WHICH_PLACE), words, at)} {own_stepper(say(keys::ER_TEAMS), teams, (1, 10))}
            {dice_field(typed)} {rule("ER-HID")} <Button label=say(keys::ER_EXPLORE) on_press=press />
        </section>
    }
    .into_any()
}

/// A Character who goes in: ring, target number and the price of failure are the game master's.
fn enter(session: Session, all: &[Site]) -> AnyView {
    let (site, who, ring) = (RwSignal::new(0), RwSignal::new(None::<PersonId>), RwSignal::new(Ring::Earth));
    let (tn, price, amount) = (RwSignal::new(20), RwSignal::new(0_usize), RwSignal::new(1));
    let (said, typed) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let words = all.iter().map(|site| site.name.as_str().to_owned()).collect();
    let prices = [keys::ER_PRICE_NOTHING, keys::ER_PRICE_HONOR, keys::ER_PRICE_DEATH, keys::ER_PRICE_SAID];
    let press = move || {
        let Some(who) = who.get_untracked() else { return };
        let small = |number: i32| u8::try_from(number).unwrap_or(0);
        let amount = small(amount.get_untracked());
        let price = match price.get_untracked() {
            1 => Price::Honor(amount),
            2 => Price::Death(amount),
            3 => Price::Said(Note::new(&said.get_untracked())),
            _ => Price::Nothing,
        };
        let site = u16::try_from(site.get_untracked()).unwrap_or(u16::MAX);
        let (ring, tn, dice) = (ring.get_untracked(), small(tn.get_untracked()), dice(typed));
        send(session, Decree::Enter { site, who, ring, tn, price, dice }, typed);
    };
    let more = move || match price.get() {
        1 => Some(own_stepper(say(keys::ER_PRICE_HONOR), amount, (1, 10))),
        2 => Some(own_stepper(say(keys::ER_PRICE_DEATH), amount, (1, 100))),
        3 => Some(field(keys::ER_PRICE_SAID, said)),
        _ => None,
    };
    view! {
        <section class="stack">
            <h3>{say(keys::ER_SITE_ENTER)}</h3>
            {select(say(keys::ER_SITE_WHICH), words, site)} {select_person(session, keys::ER_SEARCH_WHO, who)}
            {select_of(say(keys::ER_WHICH_RING), Ring::ALL, |one| say(names::ring(one)), ring)}
            {own_stepper(say(keys::ER_EDIT_TN), tn, (0, 100))}
            {select(say(keys::ER_FAILING_PRICE), prices.map(say).to_vec(), price)} {more} {dice_field(typed)}
            <Button
                label=say(keys::ER_SITE_GO)
                disabled=Signal::derive(move || who.get().is_none())
                on_press=press
            />
        </section>
    }
    .into_any()
}
