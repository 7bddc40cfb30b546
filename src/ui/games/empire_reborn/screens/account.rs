//! The line of four: income, upkeep, what is free, the next turn; the open one shows its sum.

use super::text::{known, named, number, small};
use crate::games::empire_reborn::account::{Account, Trade};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::troops::Troops;
use crate::games::empire_reborn::realm::Realm;
use crate::games::empire_reborn::rules::ledger::Revenue;
use crate::games::empire_reborn::rules::muster::unit_upkeep;
use crate::games::empire_reborn::rules::trade::Status;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::realm::View;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::ButtonLink;
use crate::ui::components::sum_strip::{Join, SumStrip, Term};
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::table::session::Shown;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Which of the four is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Four {
    Income,
    Upkeep,
    Free,
    Next,
}

const ALL: [(Four, Key); 4] = [
    (Four::Income, keys::ER_INCOME),
    (Four::Upkeep, keys::ER_UPKEEP),
    (Four::Free, keys::ER_FREE),
    (Four::Next, keys::ER_NEXT_TURN),
];

/// The line of four with the sum of the open one.
pub fn four(session: Session, clan: Clan, view: Shown<Option<View>>) -> AnyView {
    let open = RwSignal::new(Four::Income);
    let value = move |which: Four| {
        view.with(|view| {
            let view = view.as_ref()?;
            match which {
                Four::Income => view.income(),
                Four::Upkeep => Some(view.upkeep()),
                Four::Free => view.free(),
                Four::Next => view.next_turn(),
            }
        })
    };
    let key = move |(which, key): (Four, Key)| {
        let shown = move || value(which).map_or_else(|| "?".to_owned(), |value| number(value.abs()));
        let short = move || value(which).is_some_and(|value| value < 0).then(|| say(keys::ER_SHORT));
        view! {
            <button
                type="button"
                aria-expanded=move || (open.get() == which).to_string()
                on:click=move |_| open.set(which)
            >
                <b>{shown}</b>
                <span>{move || short().unwrap_or_else(|| say(key))}</span>
            </button>
        }
    };
    let sum = move || {
        view.with(|view| {
            let view = view.as_ref()?;
            Some(match open.get() {
                Four::Income => income(session, view),
                Four::Upkeep => {
                    session.glance(|state| state.realm(clan).map(|realm| upkeep(realm, view.upkeep()))).into_any()
                }
                Four::Free => free(view),
                Four::Next => next(view),
            })
        })
    };
    view! {
        <section class="card" aria-label=say(keys::ER_ACCOUNT)>
            <div class="four">{ALL.map(key).collect_view()}</div>
            <div class="sums">{sum}</div>
        </section>
    }
    .into_any()
}

fn line(title: String, how: String, koku: Option<i64>) -> AnyView {
    view! {
        <tr>
            <th scope="row">{title}</th>
            <td>{how}</td>
            <td class="n">{known(koku)}</td>
        </tr>
    }
    .into_any()
}

/// The factors of a province's koku, those that are not whole.
fn factors(revenue: &Revenue) -> String {
    let [season, whole, security] = revenue.percent;
    let mut text = number(revenue.base);
    for percent in [season, whole, security].into_iter().filter(|percent| *percent != 100) {
        text.push_str(&say(Line::new(keys::ER_TIMES).with("percent", small(percent))));
    }
    if revenue.extra != 0 {
        text.push_str(&format!(" {}", super::text::change(revenue.extra)));
    }
    if revenue.stolen != 0 {
        text.push_str(&format!(" {}", super::text::change(-revenue.stolen)));
    }
    text
}

/// Province by province, treaty by treaty.
fn income(session: Session, view: &View) -> AnyView {
    let Account { provinces, trade, .. } = &view.account;
    let province = |(name, revenue): &(crate::kernel::name::Name, Option<Revenue>)| match revenue {
        Some(revenue) => line(name.to_string(), factors(revenue), Some(revenue.koku)),
        None => line(name.to_string(), say(keys::ER_TYPE_IN), None),
    };
    let treaty = |one: &Trade| {
        let how = match (one.status, one.profit) {
            (_, None) => say(keys::ER_TYPE_IN),
            (Status::Running, Some(_)) => say(keys::ER_TRADE),
            (status, Some(_)) => say(names::status(status)),
        };
        line(named(keys::ER_TRADE_WITH, one.with.as_str()), how, one.profit)
    };
    let rest = Some(view.unsaid()).filter(|rest| *rest != 0);
    let rest = rest.map(|rest| line(say(keys::ER_CHANGED_SINCE), String::new(), Some(rest)));
    let rows: Vec<AnyView> = provinces.iter().map(province).chain(trade.iter().map(treaty)).chain(rest).collect();
    view! {
        <table><tbody>{rows}</tbody></table>
        <p class="rowx"><ButtonLink href=session.href(TablePage::Lands) label=say(keys::ER_LANDS) /></p>
    }
    .into_any()
}

/// Units of a kind, wherever they stand.
fn upkeep(realm: &Realm, paid: i64) -> AnyView {
    let mut kinds: Vec<(crate::games::empire_reborn::model::troops::Printed, u16)> = Vec::new();
    for stand in &realm.units {
        match kinds.iter_mut().find(|(kind, _)| *kind == stand.kind) {
            Some((_, count)) => *count += stand.count,
            None => kinds.push((stand.kind, stand.count)),
        }
    }
    let row = |(kind, count): &(crate::games::empire_reborn::model::troops::Printed, u16)| {
        let each = unit_upkeep(&Troops::Printed(*kind), realm.clan);
        let how = format!("{count} × {}", number(each));
        line(say(names::unit(*kind, Some(realm.clan))), how, Some(each * i64::from(*count)))
    };
    let plain: i64 =
        kinds.iter().map(|(kind, count)| unit_upkeep(&Troops::Printed(*kind), realm.clan) * i64::from(*count)).sum();
    let weather = realm.upkeep() - plain;
    let sky = (weather != 0).then(|| line(say(keys::ER_BY_WEATHER), String::new(), Some(weather)));
    // Units that came, or were lost, since the account was closed.
    let rest = paid - realm.upkeep();
    let since = (rest != 0).then(|| line(say(keys::ER_CHANGED_SINCE), String::new(), Some(rest)));
    if kinds.is_empty() && rest == 0 {
        return view! { <p class="pad sub2">{say(keys::ER_NO_UNITS_YET)}</p> }.into_any();
    }
    view! { <table><tbody>{kinds.iter().map(row).collect_view()} {sky} {since}</tbody></table> }.into_any()
}

/// What was there, came in and went out.
fn free(view: &View) -> AnyView {
    if view.turn == 0 {
        return view! { <p class="pad">{say(keys::ER_FREE_FIRST)}</p> }.into_any();
    }
    if let Some(month) = view.closed {
        return since(month.treasury.into(), view.treasury.into());
    }
    let term = |join, koku: Option<i64>, key| Term::new(join, known(koku), say(key));
    let mut terms = vec![
        term(Join::First, Some(view.account.treasury), keys::ER_HELD),
        term(Join::Plus, view.income(), keys::ER_INCOME),
        term(Join::Minus, Some(view.upkeep()), keys::ER_UPKEEP),
    ];
    if view.account.penalties() > 0 {
        terms.push(term(Join::Minus, Some(view.account.penalties()), keys::ER_PENALTIES));
    }
    terms.push(term(Join::Equals, view.free(), keys::ER_FREE));
    view! { <div class="pad"><SumStrip terms=Signal::stored(terms) /></div> }.into_any()
}

/// What was left when the account was closed, and what has changed since.
fn since(left: i64, now: i64) -> AnyView {
    if left == now {
        return view! { <p class="pad">{say(keys::ER_FREE_CLOSED)}</p> }.into_any();
    }
    let join = if now < left { Join::Minus } else { Join::Plus };
    let terms = vec![
        Term::new(Join::First, number(left), say(keys::ER_LEFT_OVER)),
        Term::new(join, number((now - left).abs()), say(keys::ER_CHANGED_SINCE)),
        Term::new(Join::Equals, number(now), say(keys::ER_FREE)),
    ];
    view! { <div class="pad"><SumStrip terms=Signal::stored(terms) /></div> }.into_any()
}

/// The next turn, if nothing is ordered.
fn next(view: &View) -> AnyView {
    let Some(left) = view.next_turn() else {
        return view! { <p class="pad">{say(keys::ER_TYPE_IN)}</p> }.into_any();
    };
    let ahead = view.ahead.iter().find(|ahead| ahead.left == left && ahead.turn > view.turn);
    let Some(ahead) = ahead else { return ().into_any() };
    let held = left + ahead.upkeep - ahead.income;
    let terms = vec![
        Term::new(Join::First, number(held), say(keys::ER_FREE)),
        Term::new(Join::Plus, number(ahead.income), say(keys::ER_INCOME)),
        Term::new(Join::Minus, number(ahead.upkeep), say(keys::ER_UPKEEP)),
        Term::new(Join::Equals, number(left), say(keys::ER_NEXT_TURN)),
    ];
    view! { <div class="pad"><SumStrip terms=Signal::stored(terms) /></div> }.into_any()
}
