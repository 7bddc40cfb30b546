//! The odds of one province, if each facedown token was placed at random among legal places.

use super::parts::{mon, rule};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::rules::odds::province::WorstBattle;
use crate::games::battle_for_rokugan::rules::rulebook;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::odds::{ProvinceOdds, enough, foggy, is_enough, percent, province};
use crate::kernel::line::Line;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::session::{Session, session};
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What the screen draws.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    name: Line,
    odds: Result<Option<ProvinceOdds>, ()>,
    others: Vec<Province>,
}

fn drawn(state: &State, at: Province) -> Drawn {
    Drawn { name: names::province(state, at), odds: province(state, at).map_err(|_| ()), others: foggy(state) }
}

/// The page.
pub fn page(at: Province) -> AnyView {
    let session = session();
    let shown = session.part(move |table| drawn(table.state(), at));
    let subtitle = move || {
        shown.with(|shown| match &shown.odds {
            Ok(Some(odds)) => Some(say(Line::new(keys::BFR_ODDS_FACEDOWN).with("count", odds.facedown))),
            Ok(None) | Err(()) => None,
        })
    };
    let body = move || {
        shown.with(|shown| match &shown.odds {
            Ok(Some(odds)) => cards(odds),
            Ok(None) => view! { <Note kind=NoteKind::Info>{say(keys::BFR_ODDS_NONE)}</Note> }.into_any(),
            Err(()) => view! { <Note kind=NoteKind::Info>{say(keys::BFR_ODDS_UNKNOWN)}</Note> }.into_any(),
        })
    };
    view! {
        <div class="screen one bfr-odds">
            <Head
                title=Signal::derive(move || shown.with(|shown| say(shown.name.clone())))
                subtitle=Signal::derive(subtitle)
                back=session.href(TablePage::Table)
                back_label=say(keys::BFR_BACK)
            />
            <main class="body airy">{body}</main>
            {move || shown.with(|shown| foot(session, &shown.others, at))}
        </div>
    }
    .into_any()
}

fn cards(odds: &ProvinceOdds) -> AnyView {
    view! {
        {outcome(odds)}
        {strengths(odds)}
        {needs(odds)}
    }
    .into_any()
}

/// The four ends as one bar, each with its percent.
fn outcome(odds: &ProvinceOdds) -> AnyView {
    let it = &odds.outcomes;
    let kept = percent(it.held + it.peace);
    let keeps = match odds.controller {
        Some(clan) => Line::new(keys::BFR_ODDS_KEEPS).with("clan", names::clan(clan)),
        None => Line::new(keys::BFR_ODDS_EMPTY),
    };
    let holds = match odds.controller {
        Some(clan) => Line::new(keys::BFR_ODDS_HOLDS).with("clan", names::clan(clan)),
        None => Line::new(keys::BFR_ODDS_STAYS),
    };
    let held = odds.controller.map_or("o-empty".to_owned(), |clan| format!("o-held of-{}", look::hue(clan)));
    let mut ends = vec![(held, say(holds), it.held)];
    ends.push(("o-peace".to_owned(), say(keys::BFR_ODDS_PEACE), it.peace));
    ends.push(("o-scorched".to_owned(), say(keys::BFR_ODDS_SCORCHED), it.scorched));
    let taken = it.taken.iter().map(|(clan, chance)| {
        let line = Line::new(keys::BFR_ODDS_TAKES).with("clan", names::clan(*clan));
        (format!("o-taken of-{}", look::hue(*clan)), say(line), *chance)
    });
    ends.extend(taken);
    ends.retain(|(_, _, chance)| percent(*chance) > 0);
    let bar = ends.iter().map(|(class, _, chance)| {
        let width = format!("{}%", percent(*chance).max(2));
        view! { <i class=class.clone() style:width=width></i> }
    });
    let row = ends.iter().map(|(class, word, chance)| {
        view! { <li><i class=class.clone()></i> {word.clone()} <b>{format!("{}%", percent(*chance))}</b></li> }
    });
    view! {
        <section class="card pad">
            <p class="rowx bigc"><b class="big">{format!("{kept}%")}</b> <span>{say(keeps)}</span></p>
            <div class="outs" aria-hidden="true">{bar.collect_view()}</div>
            <ul class="outl">{row.collect_view()}</ul>
            <p><b>{say(keys::BFR_ODDS_WORST)}</b> {worst_said(odds)}</p>
            <p class="guess">{say(keys::BFR_ODDS_GUESS)}</p>
        </section>
    }
    .into_any()
}

/// The worst legal case in words.
fn worst_said(odds: &ProvinceOdds) -> String {
    let battle = match odds.worst {
        Some(WorstBattle { attacker, total, defense }) => Line::new(keys::BFR_ODDS_WORST_OF)
            .with("clan", names::clan(attacker))
            .with("total", usize::from(total))
            .with("defense", usize::from(defense)),
        None => keys::BFR_ODDS_SAFE.into(),
    };
    let raid = (odds.outcomes.scorched > 0.0).then(|| format!(" {}", say(keys::BFR_ODDS_WORST_RAID)));
    format!(" {}{}", say(battle), raid.unwrap_or_default())
}

/// The columns of a table of strengths: 0 to 5, and all above.
const COLUMNS: u16 = 7;

fn strengths(odds: &ProvinceOdds) -> AnyView {
    let head = (0..COLUMNS).map(|at| {
        let word = if at + 1 == COLUMNS { say(keys::BFR_SIX_UP) } else { at.to_string() };
        view! { <th scope="col">{word}</th> }
    });
    let row = |clan: Option<Clan>, totals: &[(u16, f64)]| {
        let cells = (0..COLUMNS).map(|column| {
            let inside = |total: u16| if column + 1 == COLUMNS { total >= column } else { total == column };
            let chance: f64 = totals.iter().filter(|(total, _)| inside(*total)).map(|(_, chance)| chance).sum();
            let shown = percent(chance);
            view! { <td class:z=shown == 0 style=("--p", shown.to_string())>{shown}</td> }
        });
        view! {
            <tr>
                <th scope="row">
                    {clan.map(mon)} <span class="vh">{say(names::clan_or_nobody(clan))}</span>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    let attackers = odds.totals.iter().map(|(clan, totals)| row(Some(*clan), totals)).collect_view();
    view! {
        <section class="card pad">
            <div class="rowx hdr"><h2 class="grow">{say(keys::BFR_ODDS_STRENGTH)}</h2> {rule(rulebook::DEFENSE)}</div>
            <table class="dtab">
                <thead><tr><th></th>{head.collect_view()}</tr></thead>
                <tbody>{attackers} {row(odds.controller, &odds.defense)}</tbody>
            </table>
            <p class="sub2">{say(keys::BFR_ODDS_PERCENT)}</p>
        </section>
    }
    .into_any()
}

/// What more strength would do, from nothing to six.
fn needs(odds: &ProvinceOdds) -> AnyView {
    if odds.need.is_empty() {
        return ().into_any();
    }
    let head = (0..COLUMNS).map(|extra| view! { <th scope="col">{format!("+{extra}")}</th> });
    let row = |(clan, need): &(Clan, Vec<f64>)| {
        let cells = need.iter().take(usize::from(COLUMNS)).map(|chance| {
            view! { <td class:hit=is_enough(*chance)>{percent(*chance)}</td> }
        });
        view! {
            <tr>
                <th scope="row">{mon(*clan)} <span class="vh">{say(names::clan(*clan))}</span></th>
                {cells.collect_view()}
            </tr>
        }
    };
    let says = odds.need.iter().map(|(clan, need)| {
        let line = match enough(need) {
            Some(0) => Line::new(keys::BFR_ODDS_HAS).with("clan", names::clan(*clan)),
            Some(count) => Line::new(keys::BFR_ODDS_NEEDS).with("clan", names::clan(*clan)).with("count", count),
            None => Line::new(keys::BFR_ODDS_NEVER).with("clan", names::clan(*clan)),
        };
        say(line)
    });
    view! {
        <section class="card pad">
            <h2>{say(keys::BFR_ODDS_MORE)}</h2>
            <table class="dtab need">
                <thead><tr><th></th>{head.collect_view()}</tr></thead>
                <tbody>{odds.need.iter().map(row).collect_view()}</tbody>
            </table>
            <p class="sub2">{say(keys::BFR_ODDS_PERCENT)} " " {says.collect::<Vec<_>>().join(" ")}</p>
        </section>
    }
    .into_any()
}

/// The ways to the other provinces with facedown tokens.
fn foot(session: Session, others: &[Province], at: Province) -> AnyView {
    let place = others.iter().position(|other| *other == at);
    let before = place.and_then(|place| place.checked_sub(1)).or(others.len().checked_sub(1));
    let next = place.map_or(0, |place| place + 1);
    let link = move |other: Option<Province>, label: String, sign: Sign| {
        other.map(|other| {
            let href = session.href(TablePage::Odds(other));
            view! { <ButtonLink kind=ButtonKind::High href=href label=label sign=sign /> }
        })
    };
    let before = before.and_then(|place| others.get(place)).copied();
    let next = others.get(next).or(others.first()).copied();
    view! {
        <Dock>
            <ButtonLink
                kind=ButtonKind::Tool
                href=session.href(TablePage::Ledger)
                label=say(keys::BFR_LEDGER)
                sign=Sign::Log
            />
            {link(before, say(keys::BFR_ODDS_BEFORE), Sign::Back)}
            {link(next, say(keys::BFR_ODDS_NEXT), Sign::Next)}
        </Dock>
    }
    .into_any()
}
