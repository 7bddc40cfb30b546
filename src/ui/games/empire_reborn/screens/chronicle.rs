//! How it went: every Clan over the turns as curves, deeds with their chance beside the result, the luck of the dice, the
//! dead, the longest treaty; and the whole of it as a text to keep.

use super::parts::{head, select};
use super::text::{clan as clan_name, named, number, percent, person, small};
use crate::games::empire_reborn::realm::{Month, Realm};
use crate::games::empire_reborn::saved::hue;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::chronicle as told;
use crate::games::empire_reborn::views::odds::history::{Curve, History, Measure, Point, apart, history};
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::share;
use crate::ui::table::pages::SharedPage;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The drawing: its width, its height, and the room for the numbers at its right.
const WIDTH: i64 = 340;
const HEIGHT: i64 = 140;
const RIGHT: i64 = 84;
/// From one name to the next.
const GAP: i64 = 15;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let all = session.part(history);
    let measure = RwSignal::new(0_usize);
    let words = Measure::ALL.iter().map(|one| say(told::measure(*one))).collect();
    let drawn = move || {
        let measure = Measure::ALL.get(measure.get()).copied().unwrap_or(Measure::Koku);
        all.with(|all| curves(&all.curves, measure))
    };
    let parts = move || all.with(|all| parts(session, all));
    let realms = session.part(|table| table.state().realms().to_vec());
    let rows = move || realms.with(|realms| realms.iter().map(realm).collect_view());
    let summary = session.part(|table| summary(table.state()));
    let lines = move || items(summary.get());
    view! {
        <div class="screen one er">
            {head(session, keys::ER_CHRONICLE, keys::ER_CHRONICLE_SUB)}
            <main class="body">
                <section class="card pad stack" aria-label=say(keys::ER_CURVES)>
                    {select(say(keys::ER_CURVES), words, measure)} {drawn}
                </section>
                {parts} {rows} <ul class="card pad er-list">{lines}</ul>
                <Button label=say(keys::ER_CHRONICLE_SAVE) on_press=move || save(session) />
            </main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::Tool
                    href=session.href(TablePage::Closing)
                    label=say(keys::ER_CLOSING)
                    sign=Sign::Image
                />
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

fn items(lines: Vec<String>) -> AnyView {
    lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view().into_any()
}

/// One line a Clan, each ending at its name and number; read out as a list.
fn curves(all: &[Curve], measure: Measure) -> AnyView {
    let of = |curve: &Curve| curve.points.iter().map(|point| point.values[measure.index()]).collect::<Vec<i64>>();
    let values = || all.iter().flat_map(of);
    let (most, least) = (values().max().unwrap_or(1).max(1), values().min().unwrap_or(0).min(0));
    let count = all.iter().map(|curve| curve.points.len()).max().unwrap_or(1);
    let last = i64::try_from(count.saturating_sub(1)).unwrap_or(1).max(1);
    let at = |place: i64, value: i64| {
        (place * (WIDTH - RIGHT) / last, HEIGHT - 8 - (value - least) * (HEIGHT - 24) / (most - least).max(1))
    };
    let ends = all.iter().map(|curve| of(curve).last().map_or(HEIGHT, |value| at(last, *value).1));
    let names = apart(&ends.collect::<Vec<_>>(), GAP, (GAP - 5, HEIGHT - 8));
    let line = |(curve, y): (&Curve, i64)| {
        let points: Vec<(i64, i64)> = (0..).zip(of(curve)).map(|(place, value)| at(place, value)).collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
        let x = points.last().map_or(0, |(x, _)| *x);
        let (name, hue) = (clan_name(curve.clan), format!("var(--{})", hue(curve.clan)));
        view! {
            <g style=("--clan", hue)>
                <path class="er-curve" d=format!("M{}", path.join("L")) />
                <text class="at-start er-curve-name" x=x + 4 y=y + 5>{name}</text>
            </g>
        }
    };
    let heard = |curve: &Curve| {
        let said = |point: &Point| match told::value(measure, point) {
            Arg::Number(value) | Arg::Signed(value) => number(value),
            Arg::Line(line) => say(line),
            Arg::Name(name) => name,
        };
        let values: Vec<String> = curve.points.iter().map(said).collect();
        view! { <li>{format!("{}: {}", clan_name(curve.clan), values.join(", "))}</li> }
    };
    view! {
        <svg class="fc" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
            <line class="base" x1="0" x2=WIDTH - RIGHT y1=HEIGHT - 2 y2=HEIGHT - 2 />
            {all.iter().zip(names).map(line).collect_view()}
        </svg>
        <ul class="er-list">{all.iter().map(heard).collect_view()}</ul>
    }
    .into_any()
}

/// Deeds, luck, deaths and the longest treaty, each where there is one.
fn parts(session: Session, all: &History) -> AnyView {
    let part = |title: Key, lines: Vec<String>| {
        (!lines.is_empty()).then(|| {
            view! {
                <section class="card pad stack" aria-label=say(title)>
                    <h2>{say(title)}</h2>
                    <ul class="er-list">{items(lines)}</ul>
                </section>
            }
        })
    };
    let (deeds, deaths) = session.glance(|state| {
        let deeds = all.results.iter().map(|one| say(told::result(state, one, percent(one.chance))));
        (deeds.collect(), all.deaths.iter().map(|one| say(told::death(state, one))).collect())
    });
    let battles = all.battles.iter().map(|one| say(told::fought(one, one.chance.map(percent)))).collect();
    let luck = all.luck.iter().map(|one| say(told::luck(one))).collect();
    let pact = all.longest.iter().filter(|pact| pact.turns > 0).map(|pact| say(told::pact(pact))).collect();
    view! {
        {part(keys::ER_CHRONICLE_BATTLES, battles)} {part(keys::ER_CHRONICLE_DEEDS, deeds)} {part(keys::ER_CHRONICLE_LUCK_TITLE, luck)}
        {part(keys::ER_CHRONICLE_DEATHS, deaths)} {part(keys::ER_CHRONICLE_PACT_TITLE, pact)}
    }
    .into_any()
}

/// The whole of it as a text: the campaign in short, then every line of the log by turn.
fn save(session: Session) {
    let text = session.journal.with_untracked(|table| {
        let state = table.state();
        let short = told::closing(state, &history(table)).into_iter().map(say);
        let log = told::log(table).into_iter().map(say);
        short.chain(std::iter::once(String::new())).chain(log).collect::<Vec<_>>().join("\n")
    });
    let title = session.name.get_untracked();
    spawn_local(async move { _ = share::text(&title, &text).await });
}

/// Where every realm stands, and who holds the Favor.
fn summary(state: &State) -> Vec<String> {
    let favor = state.favor().map(|who| named(keys::ER_LOG_FAVOR, person(state, who)));
    let units = |realm: &Realm| realm.units.iter().map(|stand| stand.count).sum::<u16>();
    let strength = state.realms().iter().map(|realm| {
        let line = Line::new(keys::ER_CHRONICLE_REALM).with("clan", clan_name(realm.clan));
        say(line.with("units", small(units(realm))).with("provinces", realm.provinces.len()))
    });
    strength.chain(favor).collect()
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
