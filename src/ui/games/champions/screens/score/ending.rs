//! The question that ends the game: is the scenario's objective met?

use super::ScoreState;
use crate::games::champions::command::Command;
use crate::games::champions::model::turn::GroupObjective;
use crate::games::champions::rulebook;
use crate::games::champions::scoring::ScoreSheet;
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::feedback;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet with the two answers; either ends the game.
#[component]
pub(super) fn Ending(
    /// The screen.
    state: ScoreState,
) -> impl IntoView {
    let open = Signal::derive(move || state.ending.get() && !state.ended.get());
    view! {
        <Sheet
            open=open
            title=say(keys::SCORE_END_TITLE)
            close_label=say(keys::CLOSE)
            on_close=move || state.ending.set(false)
        >
            <Answers state=state />
        </Sheet>
    }
}

#[component]
fn Answers(state: ScoreState) -> impl IntoView {
    let feedback = feedback();
    let end = move |objective| {
        state.ending.set(false);
        state.session.dispatch(Command::EndGame { objective });
    };
    let (honor, threshold) = state.sheet.with_untracked(|sheet| (sheet.group_honor(), ScoreSheet::threshold(sheet)));
    let decides = Line::new(keys::SCORE_END_MET_SUB).with("honor", honor).with("threshold", threshold);
    let page = page_of(rulebook::END);
    view! {
        <div class="card rows">
            <RowButton
                title=say(keys::SCORE_END_MET)
                sub=say(decides)
                lead=|| view! { <Icon sign=Sign::Check size=IconSize::Lead /> }
                on_press=move || end(GroupObjective::Met)
            />
            <RowButton
                title=say(keys::SCORE_END_MISSED)
                sub=say(keys::SCORE_END_MISSED_SUB)
                lead=|| view! { <Icon sign=Sign::Close size=IconSize::Lead /> }
                on_press=move || end(GroupObjective::Missed)
            />
        </div>
        <p>
            <RuleRef label=page on_open=move || feedback.open_rule(rulebook::END) />
        </p>
    }
}
