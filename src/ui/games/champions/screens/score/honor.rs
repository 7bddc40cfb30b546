//! The first sum: Honor, less what Purity is missing.

use super::ScoreState;
use super::lines::{Page, change, number, whose};
use crate::games::champions::model::champion::Standing;
use crate::games::champions::rulebook;
use crate::games::champions::scoring::{HonorLine, ScoreSheet};
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::number::shown;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Honor at the end, Purity lost, what counts; below them the Group Honor.
#[component]
pub(super) fn HonorTable(
    /// The screen.
    state: ScoreState,
) -> impl IntoView {
    let lines = move || state.sheet.with(|sheet| sheet.honor.clone());
    let total = move || shown(state.sheet.with(ScoreSheet::group_honor).into());
    view! {
        <section class="card pad slim" aria-label=say(keys::SCORE_GROUP_HONOR)>
            <table class="sum grows stacked">
                <thead>
                    <tr>
                        <th scope="col">{say(keys::SCORE_HONOR)}</th>
                        <th scope="col" class="n">{say(keys::SCORE_AT_END)}</th>
                        <th scope="col" class="n">{say(keys::SCORE_PURITY_LOST)}</th>
                        <th scope="col" class="n">{say(keys::SCORE_COUNTS)}</th>
                    </tr>
                </thead>
                <tbody>
                    {move || lines().into_iter().map(|line| row(state, line)).collect_view()}
                    <tr class="tot">
                        <td colspan="3">{say(keys::SCORE_GROUP_HONOR)} " " <Page rule=rulebook::END_HONOR /></td>
                        <td class="n fin">{total}</td>
                    </tr>
                </tbody>
            </table>
        </section>
    }
}

fn row(state: ScoreState, line: HonorLine) -> impl IntoView {
    let counts = match line.standing {
        Standing::InPlay | Standing::Removed => view! { {number(line.counts)} }.into_any(),
        Standing::Eliminated => out(Sign::Eliminated, keys::STATUS_ELIMINATED).into_any(),
        Standing::Corrupted => out(Sign::Corrupted, keys::STATUS_CORRUPTED).into_any(),
    };
    view! { <tr>{whose(state, line.champion)} {number(line.at_end)} {change(-line.missing_purity)} {counts}</tr> }
}

/// The Honor of somebody out of play: its sign for eyes, why for ears.
fn out(sign: Sign, status: crate::kernel::line::Key) -> impl IntoView {
    let ears = say(Line::new(keys::SCORE_OUT).with("status", status));
    view! {
        <td class="n z">
            <Icon sign=sign />
            <span class="vh">{ears}</span>
            <span aria-hidden="true">" 0"</span>
        </td>
    }
}
