//! What the lines of the three sums share: whose they are, numbers in their columns, the rule below.

use super::ScoreState;
use super::by_hand::Target;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::text::{names, score};
use crate::kernel::line::Line;
use crate::kernel::rulebook;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::number::{shown, signed};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The head of a line: mon and given name. A press puts the line right by hand.
pub(super) fn whose(state: ScoreState, id: ChampionId) -> impl IntoView + use<> {
    let (clan, name, full) = state
        .session
        .state(|table| (table.champion(id).card().clan, score::given(table, id), names::champion(table, id)));
    let ears = say(Line::new(keys::SCORE_LINE_EARS).with("name", full));
    view! {
        <td>
            <button type="button" class="rowx whose" aria-label=ears on:click=move |_| state.by_hand.set(Target::Champion(id))>
                <Mon look=looks::mon(id, clan) size=DiscSize::Small />
                <b>{name}</b>
            </button>
        </td>
    }
}

/// A number in its column.
pub(super) fn number(value: i16) -> impl IntoView {
    view! { <td class="n">{shown(value.into())}</td> }
}

/// A number that is added or taken away; nought stands back.
pub(super) fn change(value: i16) -> impl IntoView {
    view! { <td class="n" class:z=value == 0>{signed(value.into())}</td> }
}

/// The page that says so.
#[component]
pub(super) fn Page(
    /// The rule.
    rule: rulebook::RuleRef,
) -> impl IntoView {
    let feedback = feedback();
    let label = page_of(rule);
    view! { <RuleRef label=label on_open=move || feedback.open_rule(rule) /> }
}
