//! The stitched book: sections by turn and phase, what was undone above what counts.

use super::entry::Entry;
use super::{LogState, PAGE, filter};
use crate::games::champions::text::book::{Filter, Item, Section, Standing};
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use std::sync::Arc;

/// All lines that are drawn.
#[component]
pub(super) fn Book(
    /// The log.
    state: LogState,
) -> impl IntoView {
    let shown = state.sections();
    let sections = move || shown.with(|(sections, _)| sections.clone());
    let left = move || shown.with(|(_, left)| *left);
    let undone = Memo::new(move |_| state.session.journal.with(|journal| journal.can_redo()));
    let empty = move || shown.with(|(sections, _)| sections.is_empty());
    let more = Signal::derive(move || say(Line::new(keys::LOGBOOK_MORE).with("count", left().min(PAGE))));
    view! {
        <Show when=move || undone.get()>
            <Note kind=NoteKind::Info sign=Sign::Undo>{say(keys::LOGBOOK_UNDONE_NOTE)}</Note>
        </Show>
        <Show when=empty>
            <p class="sub2">{move || nothing(state)}</p>
        </Show>
        <For each=sections key=section_key let:section>
            <Chapter state=state section=section />
        </For>
        <Show when=move || { left() > 0 }>
            <Button kind=ButtonKind::Rest label=more on_press=move || state.most.update(|most| *most += PAGE) />
        </Show>
    }
}

fn nothing(state: LogState) -> String {
    match state.filter.get() {
        Filter::All => say(keys::LOGBOOK_EMPTY),
        other => say(Line::new(keys::LOGBOOK_EMPTY_FILTER).with("name", filter::full(state, other))),
    }
}

/// What tells one drawing of a section from another. A line that stays the same is the same line in memory.
fn section_key(section: &Section) -> (bool, i16, usize, Vec<(usize, usize)>) {
    use crate::kernel::by::Small as _;
    let items = section.items.iter().map(item_key).collect();
    (section.standing == Standing::Undone, section.turn, section.phase.index(), items)
}

fn item_key(item: &Item) -> (usize, usize) {
    let address = item.steps().next().map_or(0, |line| Arc::as_ptr(line).addr());
    (address, item.count())
}

/// One phase of a turn.
#[component]
fn Chapter(state: LogState, section: Section) -> impl IntoView {
    let key = match section.standing {
        Standing::Counts => keys::LOGBOOK_SECTION,
        Standing::Undone => keys::LOGBOOK_SECTION_UNDONE,
    };
    let title = Line::new(key).with("turn", section.turn).with("phase", names::phase(section.phase));
    let standing = section.standing;
    let entry = move |item: Item| view! { <Entry state=state item=item standing=standing /> };
    view! {
        <div class="sec">
            <h2>{say(title)}</h2>
        </div>
        <ul class="card rows book logbook" class:undone=standing == Standing::Undone>
            {section.items.into_iter().map(entry).collect_view()}
        </ul>
    }
}
