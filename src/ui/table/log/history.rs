//! The table as it was after some of its steps: to look at, to step through, or to go on from.

use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::page::{self};
use crate::ui::table::any_table::{AnyTable, Length, any_table};
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use std::cmp::Ordering;

/// The open table as it was.
#[component]
pub fn History(
    /// After how many entries; more than there are counts as all.
    #[prop(into)]
    entries: Signal<usize>,
) -> impl IntoView {
    let table = any_table();
    let at = Memo::new(move |_| entries.get().min(table.get().length().steps));
    let title = Signal::derive(move || match at.get() {
        0 => say(keys::HISTORY_TITLE_START),
        step => say(Line::new(keys::HISTORY_TITLE).with("step", step)),
    });
    let subtitle = Signal::derive(move || Some(say(subtitle(table, at.get()))));
    view! {
        <div class="screen one history-page">
            <Head
                title=title
                subtitle=subtitle
                back=table.href(SharedPage::Log)
                back_label=say(keys::HISTORY_BACK)
            />
            <main class="body" tabindex="0">
                <Note kind=NoteKind::Info sign=Sign::Log>{move || say(note(table, at.get()))}</Note>
                {table.get().then(at)}
            </main>
            <HistoryDock at=at />
        </div>
    }
}

/// "of 47: Matsu Tsuko: Movement".
fn subtitle(table: AnyTable, at: usize) -> Line {
    let table = table.get();
    let headline = at.checked_sub(1).and_then(|last| table.headline(last));
    let Length { steps, .. } = table.length();
    match headline {
        Some(what) => Line::new(keys::HISTORY_SUBTITLE).with("steps", steps).with("what", what),
        None => keys::HISTORY_SUBTITLE_START.into(),
    }
}

/// Whether that is past, now, or undone.
fn note(table: AnyTable, at: usize) -> Key {
    match at.cmp(&table.get().length().cursor) {
        Ordering::Less => keys::HISTORY_THEN,
        Ordering::Equal => keys::HISTORY_NOW,
        Ordering::Greater => keys::HISTORY_REDO,
    }
}

/// A step earlier, a step later, back to now, on from here.
#[component]
fn HistoryDock(at: Memo<usize>) -> impl IntoView {
    let table = any_table();
    let steps = move || table.get().length().steps;
    let first = Signal::derive(move || at.get() == 0);
    let last = Signal::derive(move || at.get() == steps());
    let now = Signal::derive(move || table.get().length().cursor == at.get());
    let leaf = move |label: Key, sign: Sign, disabled: Signal<bool>, to: fn(usize) -> usize| {
        let turn = move || page::replace(table.page(SharedPage::History(to(at.get_untracked()))));
        view! { <Button kind=ButtonKind::Round label=say(label) sign=sign disabled=disabled on_press=turn /> }
    };
    let go_on = move || {
        table.get().travel(at.get_untracked());
        page::go(table.page(SharedPage::Table));
    };
    view! {
        <Dock>
            {leaf(keys::HISTORY_PREVIOUS, Sign::Back, first, |at| at.saturating_sub(1))}
            {leaf(keys::HISTORY_NEXT, Sign::Next, last, |at| at + 1)}
            <Button kind=ButtonKind::High label=say(keys::HISTORY_GO_ON) disabled=now on_press=go_on />
            <ButtonLink kind=ButtonKind::Act href=table.href(SharedPage::Table) label=say(keys::HISTORY_RETURN) />
        </Dock>
    }
}
