//! A rule that was asked for, in the project's own words.

use crate::games::champions::text::rules;
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use crate::ui::components::sheet::Sheet;
use crate::ui::feedback::feedback;
use crate::ui::texts::{page_of, say};
use crate::words::keys;
use leptos::prelude::*;

/// The sheet that opens wherever a rule reference is pressed.
#[component]
pub fn RuleSheet() -> impl IntoView {
    let feedback = feedback();
    let open = Signal::derive(move || feedback.rule.with(Option::is_some));
    let title = Signal::derive(move || feedback.rule.get().map(title).unwrap_or_default());
    view! {
        <Sheet open=open title=title close_label=say(keys::CLOSE) on_close=move || feedback.rule.set(None)>
            {move || feedback.rule.get().map(|rule| view! { <Words rule=rule /> })}
        </Sheet>
    }
}

/// What a rule is about; one without words goes by its page.
fn title(rule: RuleRef) -> String {
    rules::rule(rule).map_or_else(|| page(rule), |words| say(words.title))
}

fn page(rule: RuleRef) -> String {
    page_of(rule)
}

#[component]
fn Words(rule: RuleRef) -> impl IntoView {
    let text = say(rules::rule(rule).map_or(keys::RULE_NO_WORDS, |words| words.text));
    view! {
        <p>{text}</p>
        <p class="rule-source">
            <b>{page(rule)}</b>
            <span class="cap">{say(Line::new(keys::RULE_NUMBER).with("id", rule.id))}</span>
        </p>
    }
}
