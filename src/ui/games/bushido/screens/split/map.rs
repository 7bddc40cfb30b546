//! Every split against every split; the pressed cell says more.

use super::{Solved, Thinking, seen};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::rules::odds::harm::mean;
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::games::bushido::screens::words;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// Every split against every split; the pressed cell says more.
pub(super) fn map(thinking: Thinking, side: Side, solved: &Arc<Solved>, (own, other): (String, String)) -> AnyView {
    let matrix = &solved.view.matrix;
    let (rows, columns) = (matrix.splits.of(side).clone(), matrix.splits.of(side.opponent()).clone());
    let value = {
        let solved = Arc::clone(solved);
        move |row: usize, column: usize| {
            let values = &solved.view.matrix.values;
            seen(
                side,
                match side {
                    Side::Active => values[row][column],
                    Side::Other => values[column][row],
                },
            )
        }
    };
    let most = matrix.values.iter().flatten().fold(0.1_f64, |most, one| most.max(one.abs()));
    let head = columns.iter().map(|split| view! { <th scope="col">{words::split(*split)}</th> }).collect_view();
    let body = rows.iter().enumerate().map(|(row, split)| {
        let cells = (0..columns.len()).map(|column| {
            let worth = value(row, column);
            let line = Line::new(keys::BUSHIDO_CELL)
                .with("row", words::split(*split))
                .with("column", words::split(columns[column]))
                .with("value", words::value(worth));
            let shade = format!("{:.2}", (worth.abs() / most).clamp(0.0, 1.0));
            let press = move |_| thinking.cell.set(Some((row, column)));
            view! {
                <td>
                    <button
                        type="button"
                        class="heat"
                        class:minus=worth < 0.0
                        style=("--heat", shade)
                        aria-label=say(line)
                        on:click=press
                    >
                        {words::value(worth)}
                    </button>
                </td>
            }
        });
        view! { <tr><th scope="row">{words::split(*split)}</th> {cells.collect_view()}</tr> }
    });
    let body = body.collect_view();
    let detail = {
        let solved = Arc::clone(solved);
        move || thinking.cell.get().and_then(|at| cell(side, &solved, at))
    };
    let caption = say(Line::new(keys::BUSHIDO_MAP_CAPTION).with("name", own).with("other", other));
    view! {
        <details class="card pad">
            <summary>{say(keys::BUSHIDO_ALL_SPLITS)} <Icon sign=Sign::Down /></summary>
            <p role="status">{detail}</p>
            <div class="scroll" tabindex="0" role="region" aria-label=caption.clone()>
                <table class="heatmap">
                    <caption class="sub2">{caption.clone()}</caption>
                    <thead><tr><td></td> {head}</tr></thead>
                    <tbody>{body}</tbody>
                </table>
            </div>
        </details>
    }
    .into_any()
}

fn cell(side: Side, solved: &Solved, (row, column): (usize, usize)) -> Option<String> {
    let splits = &solved.view.matrix.splits;
    let own = *splits.of(side).get(row)?;
    let theirs = *splits.of(side.opponent()).get(column)?;
    let both = match side {
        Side::Active => Sides { active: own, other: theirs },
        Side::Other => Sides { active: theirs, other: own },
    };
    let odds = solved.view.cell(&both);
    let (dealt, taken) = (odds.marked.of(side.opponent()), odds.marked.of(side));
    let line = Line::new(keys::BUSHIDO_CELL_DETAIL)
        .with("dealt", format!("{:.2}", mean(dealt)))
        .with("taken", format!("{:.2}", mean(taken)));
    let last = |marked: &[f64]| words::percent(marked.last().copied().unwrap_or(0.0));
    Some(say(line.with("kill", last(dealt)).with("death", last(taken))))
}
