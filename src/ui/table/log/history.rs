//! The table as it was after some of its steps: to look at, to step through, or to go on from.

use crate::kernel::line::Line;
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
    let note = move || {
        say(match at.get().cmp(&table.get().length().cursor) {
            std::cmp::Ordering::Less => keys::HISTORY_THEN,
            std::cmp::Ordering::Equal => keys::HISTORY_NOW,
            std::cmp::Ordering::Greater => keys::HISTORY_REDO,
        })
    };
    view! {
        <div class="screen one history-page">
            <Head
                title=title
                subtitle=subtitle
                back=table.href(SharedPage::Log)
                back_label=say(keys::HISTORY_BACK)
            />
            <main class="body" tabindex="0">
                <Note kind=NoteKind::Info sign=Sign::Log>{note}</Note>
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

/// A step earlier, a step later, back to now, on from here.
#[component]
fn HistoryDock(at: Memo<usize>) -> impl IntoView {
    let table = any_table();
    let steps = move || table.get().length().steps;
    let first = Signal::derive(move || at.get() == 0);
    let last = Signal::derive(move || at.get() == steps());
    let now = Signal::derive(move || table.get().length().cursor == at.get());
    let to = move |at: usize| page::replace(table.page(SharedPage::History(at)));
    let go_on = move || {
        table.get().travel(at.get_untracked());
        page::go(table.page(SharedPage::Table));
    };
    view! {
        <Dock>
            <Button
                kind=ButtonKind::Round
                label=say(keys::HISTORY_PREVIOUS)
                sign=Sign::Back
                disabled=first
                on_press=move || to(at.get_untracked().saturating_sub(1))
            />
            <Button
                kind=ButtonKind::Round
                label=say(keys::HISTORY_NEXT)
                sign=Sign::Next
                disabled=last
                on_press=move || to(at.get_untracked() + 1)
            />
            <Button kind=ButtonKind::High label=say(keys::HISTORY_GO_ON) disabled=now on_press=go_on />
            <ButtonLink kind=ButtonKind::Act href=table.href(SharedPage::Table) label=say(keys::HISTORY_RETURN) />
        </Dock>
    }
}
