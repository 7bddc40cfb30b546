//! How the game ends: whether the scenario's objective was met.

use super::more::is_over;
use super::place::{Over, Place};
use crate::games::champions::command::Command;
use crate::games::champions::model::turn::GroupObjective;
use crate::games::champions::scenario::told::{Told, Verdict};
use crate::kernel::line::Key;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Done, Shown, session};
use crate::ui::page::{self};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet that ends the game.
#[component]
pub fn EndingSheet(
    /// The page's state.
    place: Place,
    /// What the scenario says, where it says anything.
    told: Shown<Option<Told>>,
) -> impl IntoView {
    view! {
        <Sheet
            open=is_over(place, Over::Ending)
            title=say(keys::TABLE_END_GAME)
            close_label=say(keys::CLOSE)
            on_close=move || place.over.set(None)
        >
            {ending(told.with_untracked(Clone::clone), Callback::new(move |()| place.over.set(None)))}
        </Sheet>
    }
}

/// Met or missed; either leads to the final arithmetic. `done` follows.
pub fn ending(scenario: Option<Told>, done: Callback<()>) -> AnyView {
    let session = session();
    let end = move |objective| {
        if session.dispatch(Command::EndGame { objective }) == Done::Yes {
            done.run(());
            page::go(session.page(TablePage::Score));
        }
    };
    let scenario = scenario.as_ref();
    let met = own(scenario.map(|told| &told.victory), keys::TABLE_MET_SUB);
    let missed = own(scenario.map(|told| &told.defeat), keys::TABLE_MISSED_SUB);
    let judged = scenario.and_then(|told| told.verdict.as_ref()).map(judged);
    let answer = move |objective, title, sub, sign| {
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! { <RowButton title=say(title) sub=sub lead=lead on_press=move || end(objective) /> }
    };
    view! {
        <p>{say(keys::TABLE_ENDING)} " " {judged.map(|key| view! { <b>{say(key)}</b> })}</p>
        <div class="card rows">
            {answer(GroupObjective::Met, keys::TABLE_MET, met, Sign::Check)}
            {answer(GroupObjective::Missed, keys::TABLE_MISSED, missed, Sign::Close)}
        </div>
    }
    .into_any()
}

/// The scenario's own words, or the usual ones.
fn own(words: Option<&String>, usual: Key) -> String {
    words.filter(|words| !words.is_empty()).cloned().unwrap_or_else(|| say(usual))
}

/// What the scenario itself says of it.
const fn judged(verdict: &Verdict) -> Key {
    match verdict.objective() {
        GroupObjective::Met => keys::STORY_ENDED_MET,
        GroupObjective::Missed => keys::STORY_ENDED_MISSED,
    }
}
