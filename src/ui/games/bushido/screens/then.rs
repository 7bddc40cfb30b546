//! A table as it was, to be read.

use super::table::{half_ears, stones, subtitle, turn_line};
use super::words;
use crate::games::bushido::model::player::Players;
use crate::games::bushido::state::State;
use crate::games::bushido::views::table::{HalfView, RowView, table as view_of};
use crate::kernel::line::Line;
use crate::ui::components::row::RowText;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// A table as it was, to be read.
pub fn then(state: &State) -> AnyView {
    let view = view_of(state);
    let row = |row: &RowView| {
        let line = Line::new(keys::BUSHIDO_OF_UNKNOWN).with("now", row.marked);
        let wounds = match row.track {
            Some(track) => Line::new(keys::BUSHIDO_OF).with("now", row.marked).with("most", track),
            None => line,
        };
        let states: Vec<String> =
            row.conditions.iter().map(|(condition, values)| words::condition(*condition, values)).collect();
        let sub = format!("{} · Ki {} {}", say(wounds), row.ki, states.join(", "));
        view! { <RowText title=row.name.clone() sub=sub trailing={let counters = row.counters; move || stones(counters)} /> }
    };
    let half = |half: &HalfView| {
        view! {
            <section class="card rows" aria-label=say(half_ears(half))>
                <RowText title=half.name.clone() sub=say(half_ears(half)) />
                {half.rows.iter().map(row).collect_view()}
            </section>
        }
    };
    let Players { a, b } = &view.halves;
    view! {
        <p class="bu"><b>{say(turn_line(&view))}</b> " " {subtitle(&view)}</p>
        <div class="bu stack">{half(a)} {half(b)}</div>
    }
    .into_any()
}
