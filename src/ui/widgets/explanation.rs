//! The card that explains a step to those who play for the first time.

use crate::kernel::explanation::Explanation;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::focus;
use crate::ui::texts::{page_of, say};
use crate::words::keys;
use leptos::prelude::*;

/// The card; `understood` takes it away.
pub fn explanation_card(said: Explanation, understood: impl Fn() + Send + Sync + 'static) -> AnyView {
    let understood = move || {
        understood();
        // The button is gone with its card.
        focus::focus_heading();
    };
    let key = view! { <Button kind=ButtonKind::Link label=say(keys::LEARNING_UNDERSTOOD) on_press=understood /> };
    standing_card(said, key.into_any())
}

/// The same, with what else stands beside its rule: it goes with its step, not with a press.
pub fn standing_card(said: Explanation, beside: AnyView) -> AnyView {
    let feedback = feedback();
    let title = say(said.title);
    let label = say(Line::new(keys::LEARNING_CARD).with("title", title.clone()));
    view! {
        <aside class="card pad lesson" aria-label=label>
            <h2>{title}</h2>
            <p>{say(said.now)}</p>
            <p><b>{say(keys::LEARNING_TABLE)}</b> " " {say(said.table)}</p>
            <div class="rowx apart">
                <RuleRef label=page_of(said.rule) on_open=move || feedback.open_rule(said.rule) />
                {beside}
            </div>
        </aside>
    }
    .into_any()
}
