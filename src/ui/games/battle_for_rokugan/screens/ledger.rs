//! The open ledger: the 27 tokens of every clan, the gone ones struck.

use super::parts::big_mon;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::ledger::{Entry, ledger};
use crate::kernel::line::Line;
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::session::session;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let shown = session.part(|table| {
        let state = table.state();
        state.players().iter().map(|clan| (clan, ledger(state, clan))).collect::<Vec<_>>()
    });
    let clans = move || shown.with(|all| all.iter().map(|(clan, entries)| of_clan(*clan, entries)).collect_view());
    view! {
        <div class="screen one">
            <Head
                title=say(keys::BFR_LEDGER)
                subtitle=say(keys::BFR_LEDGER_SUB)
                back=session.href(TablePage::Table)
                back_label=say(keys::BFR_BACK)
            />
            <main class="body" tabindex="0">
                <p class="sub2">{say(keys::BFR_LEDGER_ABOUT)}</p>
                {clans}
            </main>
        </div>
    }
    .into_any()
}

fn of_clan(clan: Clan, entries: &[Entry]) -> AnyView {
    let count: u32 = entries.iter().map(|entry| u32::from(entry.unseen)).sum();
    let count = u8::try_from(count).unwrap_or(0);
    let unseen = say(Line::new(keys::BFR_REVEAL_UNSEEN).with("clan", names::clan(clan)).with("count", count));
    let row = |entry: &Entry| {
        let line = Line::new(keys::BFR_LEDGER_LINE)
            .with("face", names::face(entry.face))
            .with("unseen", entry.unseen)
            .with("all", entry.all);
        let chance = entry.in_hand.map(|chance| format!("{chance}%"));
        let ears =
            chance.clone().map(|chance| format!(" {}", say(Line::new(keys::BFR_LEDGER_CHANCE).with("chance", chance))));
        let mark = |at: u8| {
            let gone = at >= entry.unseen;
            view! { <i class:gone=gone></i> }
        };
        let strength = entry.face.strength().map(|strength| strength.to_string()).unwrap_or_default();
        view! {
            <li>
                <span class="rowx" aria-hidden="true">
                    <Icon sign=look::kind(entry.face.kind()) /> <b>{strength}</b>
                    <span class="pips">{(0..entry.all).map(mark).collect_view()}</span>
                    <small>{chance}</small>
                </span>
                <span class="vh">{say(line)} {ears}</span>
            </li>
        }
    };
    view! {
        <section class="card pad">
            <h2 class="rowx">{big_mon(clan)} <span>{unseen}</span></h2>
            <ul class="ledger">{entries.iter().map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}
