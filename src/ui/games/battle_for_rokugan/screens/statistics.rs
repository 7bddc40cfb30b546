//! Statistics over all tables of this device whose game has ended, read one after the other while the page is open.

use super::parts::{mon, name};
use crate::games::GameId;
use crate::games::battle_for_rokugan::Rokugan;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::statistics::{Deeds, Statistics, Wins};
use crate::kernel::line::{Key, Line};
use crate::storage::TableId;
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowText;
use crate::ui::components::sign::Sign;
use crate::ui::later::soon;
use crate::ui::page::Page;
use crate::ui::shelf::shelf;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let (all, read) = (RwSignal::new(Statistics::default()), RwSignal::new(false));
    let listed = shelf().listing.with_untracked(|listing| {
        listing.as_ref().map(|all| all.iter().map(|listing| listing.id.clone()).collect()).unwrap_or_default()
    });
    gather(listed, all, read);
    let subtitle = move || Some(say(Line::new(keys::BFR_STATS_SUB).with("games", small(all.with(|all| all.games)))));
    let body = move || {
        let games = all.with(|all| all.games);
        match (games, read.get()) {
            (0, false) => view! { <p class="sub2">{say(keys::BFR_STATS_READING)}</p> }.into_any(),
            (0, true) => view! { <Note kind=NoteKind::Info>{say(keys::BFR_STATS_NONE)}</Note> }.into_any(),
            _ => all.with(cards),
        }
    };
    view! {
        <div class="screen one bfr-score">
            <Head
                title=say(keys::HOME_STATISTICS)
                subtitle=Signal::derive(subtitle)
                back=Page::Cover(GameId::BattleForRokugan).href()
                back_label=say(keys::BFR_BACK)
            />
            <main class="body" tabindex="0">{body}</main>
        </div>
    }
    .into_any()
}

/// Adds the tables of this game one by one, each in a task of its own; one that cannot be read is left out.
fn gather(mut left: Vec<TableId>, all: RwSignal<Statistics>, read: RwSignal<bool>) {
    soon(move || {
        let Some(id) = left.pop() else {
            read.try_set(true);
            return;
        };
        let tables = keeper::tables();
        if tables.game_of(&id) == Ok(GameId::BattleForRokugan)
            && let Ok(opened) = tables.open::<Rokugan>(&id)
        {
            all.try_update(|all| all.add(&opened.table));
        }
        // The page may be left by now.
        if read.try_get_untracked().is_some() {
            gather(left, all, read);
        }
    });
}

fn cards(all: &Statistics) -> AnyView {
    let clans: Vec<(Clan, Deeds)> =
        all.clans.iter().filter(|(_, deeds)| deeds.wins.games > 0).map(|(clan, deeds)| (clan, *deeds)).collect();
    view! { {wins(all, &clans)} {honor(&clans)} {battles(&clans)} {objectives(all)} }.into_any()
}

fn of(wins: Wins) -> String {
    say(counted(keys::BFR_STATS_OF, wins))
}

fn counted(key: Key, wins: Wins) -> Line {
    Line::new(key).with("won", small(wins.won)).with("games", small(wins.games))
}

/// A number as sentences take it.
fn small(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn wins(all: &Statistics, clans: &[(Clan, Deeds)]) -> AnyView {
    let row = |(clan, deeds): &(Clan, Deeds)| {
        let (clan, won) = (*clan, of(deeds.wins));
        view! { <RowText title=name(clan) lead=move || mon(clan) trailing=move || view! { <b>{won.clone()}</b> } /> }
    };
    let seat = |(at, wins): (usize, &Wins)| {
        let (title, won) = (say(Line::new(keys::BFR_STATS_SEAT).with("seat", at + 1)), of(*wins));
        (wins.games > 0).then(|| view! { <RowText title=title trailing=move || view! { <b>{won.clone()}</b> } /> })
    };
    view! {
        <h2>{say(keys::BFR_STATS_WINS)}</h2>
        <section class="card rows">{clans.iter().map(row).collect_view()}</section>
        <h2>{say(keys::BFR_STATS_SEATS)}</h2>
        <section class="card rows">{all.seats.iter().enumerate().map(seat).collect_view()}</section>
    }
    .into_any()
}

/// Average honor of a game by source, a row a clan.
fn honor(clans: &[(Clan, Deeds)]) -> AnyView {
    let column = |(sign, key): (Sign, Key)| {
        view! { <th scope="col" class="n"><Icon sign=sign /> <span class="vh">{say(key)}</span></th> }
    };
    let columns = [
        (Sign::Purity5, keys::BFR_KEY_FLOWERS),
        (Sign::DefenseToken, keys::BFR_KEY_TOKENS),
        (Sign::ControlToken, keys::BFR_KEY_FACEUP),
        (Sign::TerritoryGate, keys::BFR_KEY_TERRITORY),
        (Sign::Objective, keys::BFR_KEY_OBJECTIVE),
    ];
    let row = |(clan, deeds): &(Clan, Deeds)| {
        let average = |sum: u32| tenths(i64::from(sum) * 100 / i64::from(deeds.wins.games.max(1)));
        let cells = deeds.honor.iter().map(|sum| view! { <td class="n">{average(*sum)}</td> }).collect_view();
        let total = average(deeds.honor.iter().sum());
        view! {
            <tr>
                <th scope="row"><span class="rowx">{mon(*clan)} <b>{name(*clan)}</b></span></th>
                {cells} <td class="n"><b>{total}</b></td>
            </tr>
        }
    };
    view! {
        <section class="card pad">
            <table class="sum endt">
                <thead>
                    <tr>
                        <th scope="col">{say(keys::BFR_STATS_HONOR)}</th> {columns.map(column).into_iter().collect_view()}
                        <th scope="col" class="n">{say(keys::BFR_SCORE_ALL)}</th>
                    </tr>
                </thead>
                <tbody>{clans.iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// Hundredths as a number with one decimal.
fn tenths(hundredths: i64) -> String {
    let rounded = (hundredths.abs() + 5) / 10;
    format!("{}{}.{}", if hundredths < 0 { "\u{2212}" } else { "" }, rounded / 10, rounded % 10)
}

/// Battles, strength sent, bluffs, luck: a row a clan.
fn battles(clans: &[(Clan, Deeds)]) -> AnyView {
    let row = |(clan, deeds): &(Clan, Deeds)| {
        let (clan, luck) = (*clan, deeds.luck);
        let sent = deeds
            .sent
            .average()
            .map(|average| say(Line::new(keys::BFR_STATS_SENT).with("average", tenths(average.into()))));
        let bluffs = (deeds.bluffs.games > 0).then(|| say(counted(keys::BFR_STATS_BLUFFS, deeds.bluffs)));
        let above = match tenths(luck.above().into()) {
            above if luck.above() > 0 => format!("+{above}"),
            above => above,
        };
        let luck = say(Line::new(keys::BFR_STATS_LUCK).with("tokens", small(luck.tokens)).with("above", above));
        let fought = say(counted(keys::BFR_STATS_FOUGHT, deeds.battles));
        let all: Vec<String> = [Some(fought), sent, bluffs, Some(luck)].into_iter().flatten().collect();
        view! { <RowText title=name(clan) sub=all.join(" · ") lead=move || mon(clan) /> }
    };
    view! {
        <h2>{say(keys::BFR_STATS_BATTLES)}</h2>
        <section class="card rows">{clans.iter().map(row).collect_view()}</section>
        <p class="sub2">{say(keys::BFR_STATS_BLUFFS_ABOUT)}</p>
        <p class="sub2">{say(keys::BFR_STATS_LUCK_ABOUT)}</p>
    }
    .into_any()
}

fn objectives(all: &Statistics) -> AnyView {
    let kept = all.objectives.iter().filter(|(_, task)| task.wins.games > 0);
    let row = kept.map(|(objective, task)| {
        let sub = say(counted(keys::BFR_STATS_TASK, task.wins).with("met", small(task.met)));
        view! { <RowText title=say(names::objective(objective)) sub=sub /> }
    });
    let rows: Vec<_> = row.collect();
    let any = !rows.is_empty();
    any.then(|| {
        view! {
            <h2>{say(keys::BFR_STATS_OBJECTIVES)}</h2>
            <section class="card rows">{rows}</section>
        }
    })
    .into_any()
}
