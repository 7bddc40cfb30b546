//! The second sum: the Threshold so far, and what Glory makes of it.

use super::ScoreState;
use super::by_hand::Target;
use super::lines::{Page, change};
use crate::games::champions::rulebook;
use crate::games::champions::scoring::{ScoreSheet, ThresholdLine};
use crate::games::champions::text::score;
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use crate::ui::components::number::shown;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The Threshold in its parts, each Champion that moves it, and what it comes to.
#[component]
pub(super) fn ThresholdTable(
    /// The screen.
    state: ScoreState,
) -> impl IntoView {
    let lines = move || state.sheet.with(|sheet| sheet.threshold_lines.clone());
    let total = move || shown(state.sheet.with(ScoreSheet::threshold).into());
    let rule = |place: usize| (place == 0).then_some(rulebook::END_THRESHOLD);
    // The rule stands beside the first line it is about; without one, below.
    let rows =
        move || lines().into_iter().enumerate().map(|(place, line)| row(state, &line, rule(place))).collect_view();
    let page_below = move || lines().is_empty().then(|| view! { <Page rule=rulebook::END_THRESHOLD /> });
    view! {
        <section class="card pad slim" aria-label=say(keys::SCORE_THRESHOLD)>
            <table class="sum grows">
                <tbody>
                    {so_far(state)} {rows}
                    <tr class="tot">
                        <td>{say(keys::SCORE_THRESHOLD)} {page_below}</td>
                        <td class="n fin">{total}</td>
                    </tr>
                </tbody>
            </table>
        </section>
    }
}

/// What it was before the end, in its parts.
fn so_far(state: ScoreState) -> impl IntoView {
    let before = move || state.sheet.with(|sheet| sheet.threshold_before);
    let parts = move || say(state.session.state(|table| score::threshold_parts(table, before())));
    let ears = say(Line::new(keys::SCORE_LINE_EARS).with("name", keys::SCORE_SO_FAR));
    view! {
        <tr>
            <td>
                <button
                    type="button"
                    class="whose"
                    aria-label=ears
                    on:click=move |_| state.by_hand.set(Target::Threshold)
                >
                    {say(keys::SCORE_SO_FAR)}
                </button>
                <span class="sub2 parts-line">{parts}</span>
            </td>
            <td class="n">{move || shown(before().total().into())}</td>
        </tr>
    }
}

fn row(state: ScoreState, line: &ThresholdLine, rule: Option<RuleRef>) -> impl IntoView + use<> {
    let text = say(state.session.state(|table| score::threshold_line(table, line)));
    let page = rule.map(|rule| view! { <Page rule=rule /> });
    view! { <tr><td>{text} " " {page}</td>{change(line.change)}</tr> }
}
