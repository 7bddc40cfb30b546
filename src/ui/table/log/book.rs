//! The stitched book: sections chapter by chapter, what was undone above what counts.

use super::entry::Entry;
use super::{LogState, PAGE, filter};
use crate::kernel::book::{self, Filter, Item, Section, Standing};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::table::any_table::Length;
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
    let chapters = move || shown.with(|(sections, _)| numbered(sections).map(|(id, _)| id).collect::<Vec<_>>());
    let left = move || shown.with(|(_, left)| *left);
    // Until the first page is drawn the next lines come unasked.
    let waits = move || left() > 0 && state.most.get() >= PAGE;
    let undone = Memo::new(move |_| {
        let Length { cursor, steps } = state.table.get().length();
        cursor < steps
    });
    let empty = move || shown.with(|(sections, left)| sections.is_empty() && *left == 0);
    let more = Signal::derive(move || say(Line::new(keys::LOGBOOK_MORE).with("count", left().min(PAGE))));
    view! {
        <Show when=move || undone.get()>
            <Note kind=NoteKind::Info sign=Sign::Undo>{say(keys::LOGBOOK_UNDONE_NOTE)}</Note>
        </Show>
        <Show when=empty>
            <p class="sub2">{move || nothing(state)}</p>
        </Show>
        <For each=chapters key=|id| *id let:id>
            <Chapter state=state shown=shown id=id />
        </For>
        <Show when=waits>
            <Button kind=ButtonKind::Rest label=more on_press=move || state.most.update(|most| *most += PAGE) />
        </Show>
    }
}

fn nothing(state: LogState) -> String {
    match state.filter.get() {
        Filter::All => say(keys::LOGBOOK_EMPTY),
        other @ Filter::About(_) => say(Line::new(keys::LOGBOOK_EMPTY_FILTER).with("name", filter::full(state, other))),
    }
}

/// A section by what it is about, and which of that kind it is: a chapter may be entered twice by hand.
type ChapterId = (Standing, book::Chapter, usize);

fn numbered(sections: &[Section]) -> impl Iterator<Item = (ChapterId, &Section)> {
    let kind = |section: &Section| (section.standing, section.chapter);
    sections.iter().enumerate().map(move |(place, section)| {
        let before = sections[..place].iter().filter(|other| kind(other) == kind(section)).count();
        ((section.standing, section.chapter, before), section)
    })
}

/// What tells one drawing of a line from another. A line that stays the same is the same line in memory.
fn item_key(item: &Item) -> (usize, usize) {
    let address = item.steps().next().map_or(0, |line| Arc::as_ptr(line).addr());
    (address, item.count())
}

/// One chapter. Only the lines that come or go are drawn anew.
#[component]
fn Chapter(state: LogState, shown: Memo<(Vec<Section>, usize)>, id: ChapterId) -> impl IntoView {
    let (standing, chapter, _) = id;
    let items = move || {
        shown.with(|(sections, _)| {
            let section = numbered(sections).find(|(other, _)| *other == id);
            section.map(|(_, section)| section.items.clone()).unwrap_or_default()
        })
    };
    let key = match standing {
        Standing::Counts => keys::LOGBOOK_SECTION,
        Standing::Undone => keys::LOGBOOK_SECTION_UNDONE,
    };
    view! {
        <div class="sec">
            <h2>{say(state.table.get().in_chapter(chapter, key))}</h2>
        </div>
        <ul class="card rows book logbook" class:undone=standing == Standing::Undone>
            <For each=items key=item_key let:item>
                <Entry state=state item=item standing=standing />
            </For>
        </ul>
    }
}
