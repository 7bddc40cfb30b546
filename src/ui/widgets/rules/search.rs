//! Looking for a rule by words: the field, how many entries have them, and the entries.

use super::sheet::entry_pages;
use crate::kernel::line::Line;
use crate::kernel::reference::{Entry, Index, Reference};
use crate::ui::components::row::RowButton;
use crate::ui::components::text_field::{FieldKind, TextField};
use crate::ui::feedback::feedback;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use std::cell::LazyCell;

/// The field; in its place stay the sections as long as nothing is asked for.
#[component]
pub(super) fn Search(
    /// The rules that are looked through.
    reference: &'static Reference,
    /// What stands below while nothing is asked for.
    children: ChildrenFn,
) -> impl IntoView {
    let query = RwSignal::new(String::new());
    // Read in the language that is spoken, when somebody looks for a word for the first time.
    let index = StoredValue::new_local(LazyCell::new(move || Index::new(reference, |line| say(line.clone()))));
    let asked = Memo::new(move |_| query.with(|query| query.chars().any(char::is_alphanumeric)));
    let found = Memo::new(move |_| query.with(|query| index.with_value(|index| index.find(query))));
    let count = move || asked.get().then(|| say(Line::new(keys::RULES_FOUND).with("count", found.with(Vec::len))));
    view! {
        <TextField
            label=say(keys::RULES_SEARCH)
            kind=FieldKind::Search
            value=query
            hint=Signal::derive(count)
            maxlength=60
            on_input=move |typed| query.set(typed)
        />
        <Show when=move || asked.get() fallback=move || children()>
            <div class="card rows" hidden=move || found.with(Vec::is_empty)>
                {move || found.get().into_iter().map(|entry| hit(reference, entry)).collect_view()}
            </div>
        </Show>
    }
}

/// An entry that was found.
fn hit(reference: &'static Reference, entry: &'static Entry) -> impl IntoView {
    let feedback = feedback();
    let section = reference.section_of(entry).map(|section| format!("{} · ", say(section.title))).unwrap_or_default();
    let sub = format!("{section}{}", entry_pages(entry));
    view! { <RowButton title=say(entry.title()) sub=sub on_press=move || feedback.open_entry(entry) /> }
}
