//! The third sum: Glory, and who is Glorified.

use super::ScoreState;
use super::lines::{Page, change, number, whose};
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::rulebook;
use crate::games::champions::scoring::{GloryLine, SoloLine};
use crate::games::champions::text::{names, score};
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::number::shown;
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::components::tint::Tint;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What each had, what objectives, Purity and Destiny make of it, and the Glorified.
#[component]
pub(super) fn GloryTable(
    /// The screen.
    state: ScoreState,
) -> impl IntoView {
    let lines = move || state.sheet.with(score::ranking);
    let glorified = move || say(state.session.state(|table| state.sheet.with(|sheet| score::glorified(table, sheet))));
    let solo = move || state.sheet.with(|sheet| sheet.solo);
    let clamped = move || state.sheet.with(score::is_clamped);
    view! {
        <section class="card pad slim" aria-label=say(keys::SCORE_GLORY)>
            <div class="sum-scroll">
                <table class="sum tight">
                    <Captions />
                    <tbody>{move || lines().into_iter().map(|line| row(state, &line)).collect_view()}</tbody>
                </table>
            </div>
            <Show when=clamped>
                <p class="sub2">{say(keys::SCORE_CLAMPED)}</p>
            </Show>
            {move || solo().map(|line| view! { <Solo state=state line=line /> })}
            <p class="rowx sum-foot">
                <Icon sign=Sign::Glory tint=Tint::Glory />
                <b class="grow">{glorified}</b>
                <Page rule=rulebook::END_GLORIFIED />
            </p>
        </section>
    }
}

#[component]
fn Captions() -> impl IntoView {
    let sign = |sign, key| {
        view! {
            <th scope="col" class="n">
                <Icon sign=sign />
                <span class="vh">{say(key)}</span>
            </th>
        }
    };
    view! {
        <thead>
            <tr>
                <th scope="col">{say(keys::SCORE_GLORY)}</th>
                <th scope="col" class="n">{say(keys::SCORE_HAD)}</th>
                <th scope="col" class="n">{say(keys::SCORE_MET)}</th>
                <th scope="col" class="n">{say(keys::SCORE_FAILED)}</th>
                {sign(Sign::Purity3, keys::SCORE_PURITY_LOST)}
                {sign(Sign::Destiny, keys::SCORE_DESTINY)}
                <th scope="col" class="n">{say(keys::SCORE_FINAL)}</th>
            </tr>
        </thead>
    }
}

fn row(state: ScoreState, line: &GloryLine) -> impl IntoView + use<> {
    let total = if line.unknown > 0 { say(keys::SHEET_UNKNOWN) } else { shown(line.total.into()) };
    view! {
        <tr>
            {whose(state, line.champion)} {number(line.at_end)} {change(line.completed)} {change(-line.failed)}
            {change(-line.missing_purity)} {change(-line.destiny)} <td class="n fin">{total}</td>
        </tr>
    }
}

/// The third condition of whoever plays alone.
#[component]
fn Solo(state: ScoreState, line: SoloLine) -> impl IntoView {
    let name = state.session.glance(|table| names::champion(table, ChampionId::First));
    let met = line.champion > line.companions;
    let (tone, word) = if met { (Tone::Good, keys::SCORE_SOLO_MET) } else { (Tone::Bad, keys::SCORE_SOLO_MISSED) };
    let against = Line::new(keys::SCORE_SOLO_LINE).with("champion", line.champion).with("companions", line.companions);
    view! {
        <p class="sum-foot">
            {say(Line::new(keys::SCORE_SOLO).with("name", name))} ": " <b>{say(against)}</b> " "
            <Tag text=say(word) tone=tone /> " " <Page rule=rulebook::END_VICTORY />
        </p>
    }
}
