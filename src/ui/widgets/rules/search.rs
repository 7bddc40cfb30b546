//! Looking for a rule by words: the field, how many entries have them, and the entries.

use super::sheet::entry_pages;
use crate::games::champions::reference::{Entry, Index};
use crate::kernel::line::Line;
use crate::ui::components::row::RowButton;
use crate::ui::components::text_field::{FieldKind, TextField};
use crate::ui::feedback::feedback;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use std::cell::LazyCell;

/// The words of every entry in the language that is spoken.
fn read() -> Index {
    Index::new(|line| say(line.clone()))
}

/// The field; in its place stay the sections as long as nothing is asked for.
#[component]
pub(super) fn Search(
    /// What stands below while nothing is asked for.
    children: ChildrenFn,
) -> impl IntoView {
    let query = RwSignal::new(String::new());
    // Read when somebody looks for a word for the first time.
    let index = StoredValue::new_local(LazyCell::<Index>::new(read));
    let asked = Memo::new(move |_| query.with(|query| query.chars().any(char::is_alphanumeric)));
    let found = Memo::new(move |_| query.with(|query| index.with_value(|index| index.find(query))));
    let count = move || {
        let line = || say(Line::new(keys::RULES_FOUND).with("count", found.with(Vec::len)));
        asked.get().then(line)
    };
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
                {move || found.get().into_iter().map(hit).collect_view()}
            </div>
        </Show>
    }
}

/// An entry that was found.
fn hit(entry: &'static Entry) -> impl IntoView {
    let feedback = feedback();
    let sub = format!("{} · {}", say(entry.section().title()), entry_pages(entry));
    view! { <RowButton title=say(entry.title()) sub=sub on_press=move || feedback.open_entry(entry) /> }
}
