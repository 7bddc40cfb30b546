//! How the game ends: whether the scenario's objective was met.

use super::more::is_over;
use super::place::{Over, Place};
use crate::games::champions::command::Command;
use crate::games::champions::model::turn::GroupObjective;
use crate::games::champions::scenario::told::Told;
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
            <Ending place=place told=told />
        </Sheet>
    }
}

/// Met or missed; either leads to the final arithmetic.
#[component]
fn Ending(
    /// The page's state.
    place: Place,
    /// What the scenario says.
    told: Shown<Option<Told>>,
) -> impl IntoView {
    let session = session();
    let end = move |objective| {
        if session.dispatch(Command::EndGame { objective }) == Done::Yes {
            place.over.set(None);
            page::go(session.page(TablePage::Score));
        }
    };
    let scenario = told.with_untracked(Clone::clone);
    let own = |words: fn(&Told) -> &String, usual| {
        let words = scenario.as_ref().map(words).filter(|words| !words.is_empty());
        words.cloned().unwrap_or_else(|| say(usual))
    };
    let (met, missed) =
        (own(|told| &told.victory, keys::TABLE_MET_SUB), own(|told| &told.defeat, keys::TABLE_MISSED_SUB));
    let judged = scenario.as_ref().and_then(|told| told.verdict).map(|verdict| match verdict {
        GroupObjective::Met => keys::STORY_ENDED_MET,
        GroupObjective::Missed => keys::STORY_ENDED_MISSED,
    });
    let lead = |sign| view! { <Icon sign=sign size=IconSize::Lead /> };
    view! {
        <p>{say(keys::TABLE_ENDING)} " " {judged.map(|key| view! { <b>{say(key)}</b> })}</p>
        <div class="card rows">
            <RowButton
                title=say(keys::TABLE_MET)
                sub=met
                lead=move || lead(Sign::Check)
                on_press=move || end(GroupObjective::Met)
            />
            <RowButton
                title=say(keys::TABLE_MISSED)
                sub=missed
                lead=move || lead(Sign::Close)
                on_press=move || end(GroupObjective::Missed)
            />
        </div>
    }
}
