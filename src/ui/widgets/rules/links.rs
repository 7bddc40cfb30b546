//! The ways between rules: to what belongs to an entry, and up from the rules.

use super::sheet::turn;
use crate::kernel::line::Key;
use crate::kernel::reference::{Entry, Reference};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::feedback::{Reading, feedback};
use crate::ui::texts::{page_of, say};
use crate::words::keys;
use leptos::prelude::*;

/// From where the rules were opened: there Back leads.
#[derive(Clone, Debug)]
pub struct RulesUp {
    /// The URL of the list of sections; a section's own part goes behind it.
    pub rules: String,
    /// Where Back leads from the list.
    pub back: String,
    /// What that is called.
    pub back_label: Key,
}

/// What something that is read is called.
pub(super) fn title_of(reference: &Reference, reading: Reading) -> String {
    match reading {
        Reading::Rule(rule) => reference.of_rule(rule).map_or_else(|| page_of(rule), |entry| say(entry.title())),
        Reading::Entry(entry) => say(entry.title()),
        Reading::Section(section, _) => say(section.title),
    }
}

/// What belongs to an entry, each one press away.
#[component]
pub(super) fn Related(
    /// The rules it stands in.
    reference: &'static Reference,
    /// Of which.
    entry: &'static Entry,
) -> impl IntoView {
    let feedback = feedback();
    let link = move |entry: &'static Entry| {
        let read = move || turn(feedback, |feedback| feedback.read_on(Reading::Entry(entry)));
        view! { <Button kind=ButtonKind::Link label=say(entry.title()) on_press=read /> }
    };
    let related: Vec<_> = entry.related().iter().filter_map(|title| reference.of_title(*title)).collect();
    (!related.is_empty()).then(|| {
        view! {
            <nav class="related" aria-label=say(keys::RULES_RELATED)>
                <b>{say(keys::RULES_RELATED)}</b>
                {related.into_iter().map(link).collect_view()}
            </nav>
        }
    })
}
