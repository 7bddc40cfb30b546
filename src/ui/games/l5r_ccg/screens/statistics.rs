//! What came of all tables of this game on this device, and of the open one's duels.

use super::text::small;
use crate::games::GameId;
use crate::games::l5r_ccg::Ccg;
use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::text::names;
use crate::games::l5r_ccg::views::statistics::{Deeds, Tally};
use crate::kernel::line::Line;
use crate::storage::{Readiness, TableId};
use crate::ui::components::head::Head;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::focus;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::page::Page;
use crate::ui::shelf::shelf;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;

/// The page. The tables are read one in a task each, so that the page answers meanwhile.
pub fn page() -> AnyView {
    focus::focus_heading();
    let (tally, left) = (RwSignal::new(Tally::default()), RwSignal::new(0_usize));
    let mut ids = tables();
    // What was played last is read first.
    ids.reverse();
    left.set(ids.len());
    read_on(ids, tally, left);
    let reading = move || {
        let left = left.get();
        (left > 0).then(|| say(Line::new(keys::CCG_STATISTICS_READING).with("count", left)))
    };
    view! {
        <div class="screen one ccg">
            <Head
                title=say(keys::CCG_STATISTICS)
                subtitle=say(keys::GAME_CCG)
                back=Page::Home.href()
                back_label=say(keys::CCG_BACK_HOME)
            />
            <main class="body">
                <p class="sub2" role="status">{reading}</p>
                {move || tally.with(sums)} {move || tally.with(clans)} {move || tally.with(contests)}
            </main>
        </div>
    }
    .into_any()
}

/// The tables of this game that can be read, from what was played last.
fn tables() -> Vec<TableId> {
    shelf().listing.with_untracked(|all| {
        let all = all.as_ref().map(Vec::as_slice).unwrap_or_default();
        let own = all.iter().filter(|listing| match &listing.readiness {
            Readiness::Ready { summary, .. } => summary.game == GameId::L5rCcg,
            Readiness::Stale { game, .. } => *game == GameId::L5rCcg,
            Readiness::Broken { .. } => false,
        });
        own.map(|listing| listing.id.clone()).collect()
    })
}

/// Counts the last of the tables, and then the others.
fn read_on(mut ids: Vec<TableId>, tally: RwSignal<Tally>, left: RwSignal<usize>) {
    let Some(id) = ids.pop() else { return };
    let read = move || {
        // The page may be gone by now.
        if left.try_get_untracked().is_none() {
            return;
        }
        if let Ok(opened) = keeper::tables().open::<Ccg>(&id) {
            tally.update(|tally| tally.count(&opened.table));
        }
        left.set(ids.len());
        read_on(ids, tally, left);
    };
    set_timeout(read, Duration::ZERO);
}

fn sums(tally: &Tally) -> String {
    let line = Line::new(keys::CCG_STATISTICS_SUMS).with("over", tally.over).with("open", tally.open);
    say(line.with("drawn", tally.drawn))
}

/// What each clan did.
fn clans(tally: &Tally) -> Option<AnyView> {
    let rows = tally.rows();
    let row = |(clan, deeds): (Clan, Deeds)| {
        let [last, rings, honor] = deeds.won;
        let cells = [deeds.tables, honor, last, rings, deeds.taken];
        view! {
            <tr>
                <th scope="row">
                    <span class="whose">
                        <Mon look=marks::clan(clan) size=DiscSize::Small />
                        {say(names::clan(clan))}
                    </span>
                </th>
                {cells.map(|cell| view! { <td class="n">{cell}</td> })}
            </tr>
        }
    };
    let heads = [
        keys::CCG_HEAD_TABLES,
        keys::CCG_HEAD_BY_HONOR,
        keys::CCG_HEAD_BY_FORCE,
        keys::CCG_HEAD_BY_RINGS,
        keys::CCG_HEAD_TAKEN,
    ];
    (!rows.is_empty()).then(|| {
        view! {
            <section class="card pad">
                <table class="ccg-sum">
                    <thead>
                        <tr>
                            <th scope="col">{say(keys::CCG_HEAD_CLAN)}</th>
                            {heads.map(|key| view! { <th class="n" scope="col">{say(key)}</th> })}
                        </tr>
                    </thead>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </section>
        }
        .into_any()
    })
}

/// Duels by clan, and the boldest of all.
fn contests(tally: &Tally) -> Option<AnyView> {
    let fought = tally.rows().into_iter().filter(|(_, deeds)| deeds.duels > 0);
    let lines: Vec<String> = fought
        .map(|(clan, deeds)| {
            let line = Line::new(keys::CCG_DUELS_OF).with("clan", names::clan(clan)).with("won", deeds.duels_won);
            say(line.with("of", deeds.duels).with("against", deeds.against_odds))
        })
        .collect();
    let boldest = tally.boldest.map(|(told, clan)| {
        let line = Line::new(keys::CCG_DUEL_BOLDEST).with("clan", names::clan(clan));
        say(line.with("percent", percent(told)))
    });
    (!lines.is_empty()).then(|| {
        view! {
            <section class="card pad stack">
                <h2>{say(keys::CCG_DUELS)}</h2>
                <ul class="ended">{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                {boldest.map(|line| view! { <p>{line}</p> })}
            </section>
        }
        .into_any()
    })
}

/// Thousandths as whole percent.
pub fn percent(told: u16) -> i16 {
    small((i64::from(told) + 5) / 10)
}
