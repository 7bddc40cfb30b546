//! How it went: each realm's treasury turn by turn, who died, who holds the Favor.

use super::parts::head;
use super::text::{clan as clan_name, named, number, person, small};
use crate::games::empire_reborn::realm::{Month, Realm};
use crate::games::empire_reborn::state::State;
use crate::kernel::line::Line;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::games::empire_reborn::session::session;
use crate::ui::table::pages::SharedPage;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let realms = session.part(|table| table.state().realms().to_vec());
    let rows = move || realms.with(|realms| realms.iter().map(realm).collect_view());
    let told = session.part(|table| told(table.state()));
    let lines = move || told.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <div class="screen one er">
            {head(session, keys::ER_CHRONICLE, keys::ER_CHRONICLE_SUB)}
            <main class="body">
                {rows} <ul class="card pad er-list">{lines}</ul>
            </main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::High
                    href=SharedPage::Log.href(&session.id())
                    label=say(keys::ER_LOG)
                    second=say(keys::ER_LOG_SUB)
                />
            </Dock>
        </div>
    }
    .into_any()
}

/// Favor, the dead, how many Characters live.
fn told(state: &State) -> Vec<String> {
    let favor = state.favor().map(|who| named(keys::ER_LOG_FAVOR, person(state, who)));
    let dead =
        state.persons().filter(|(_, one)| !one.lives()).map(|(who, _)| named(keys::ER_LOG_DIED, person(state, who)));
    let units = |realm: &Realm| realm.units.iter().map(|stand| stand.count).sum::<u16>();
    let strength = state.realms().iter().map(|realm| {
        let line = Line::new(keys::ER_CHRONICLE_REALM).with("clan", clan_name(realm.clan));
        say(line.with("units", small(units(realm))).with("provinces", realm.provinces.len()))
    });
    strength.chain(favor).chain(dead).collect()
}

/// A realm's months as posts and as a table.
fn realm(realm: &Realm) -> AnyView {
    let most = realm.months.iter().map(|month| month.treasury).max().unwrap_or(1).max(1);
    let post = |month: &Month| {
        let height = f64::from(month.treasury) / f64::from(most) * 100.0;
        view! { <i style:height=format!("{height:.1}%")></i> }
    };
    let row = |month: &Month| {
        let cells = [month.income, -month.upkeep - month.penalties, month.treasury].map(number);
        view! {
            <tr>
                <th scope="row">{month.turn}</th>
                {cells.map(|cell| view! { <td class="n">{cell}</td> })}
            </tr>
        }
    };
    let heads = [keys::ER_INCOME, keys::ER_UPKEEP, keys::ER_LEFT_OVER]
        .map(|key| view! { <th class="n" scope="col">{say(key)}</th> });
    view! {
        <section class="card pad stack">
            <h2>{clan_name(realm.clan)}</h2>
            <div class="er-posts tall" aria-hidden="true">{realm.months.iter().map(post).collect_view()}</div>
            <table class="er-sum">
                <thead>
                    <tr><th scope="col">{say(keys::ER_EDIT_TURN)}</th> {heads}</tr>
                </thead>
                <tbody>{realm.months.iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}
