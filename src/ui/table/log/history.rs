//! The table as it was after some of its steps: to look at, to step through, or to go on from.

use super::LogParts;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::page::{self};
use crate::ui::table::session::{Session, session};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The open table as it was.
#[component]
pub fn History(
    /// What the game of the table brings.
    game: &'static LogParts,
    /// After how many entries; more than there are counts as all.
    #[prop(into)]
    entries: Signal<usize>,
) -> impl IntoView {
    let session = session();
    let at = Memo::new(move |_| session.journal.with(|journal| entries.get().min(journal.entries().len())));
    let title = Signal::derive(move || match at.get() {
        0 => say(keys::HISTORY_TITLE_START),
        step => say(Line::new(keys::HISTORY_TITLE).with("step", step)),
    });
    let subtitle = Signal::derive(move || Some(say(subtitle(session, game, at.get()))));
    let note = move || {
        let cursor = session.journal.with(|journal| journal.cursor());
        say(match at.get().cmp(&cursor) {
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
                back=session.href(TablePage::Log)
                back_label=say(keys::HISTORY_BACK)
            />
            <main class="body" tabindex="0">
                <Note kind=NoteKind::Info sign=Sign::Log>{note}</Note>
                {(game.then)(session, at)}
            </main>
            <HistoryDock at=at />
        </div>
    }
}

/// "of 47: Matsu Tsuko: Movement".
fn subtitle(session: Session, game: &LogParts, at: usize) -> Line {
    let headline = at.checked_sub(1).and_then(|last| (game.headline)(session, last));
    let steps = session.journal.with(|journal| journal.entries().len());
    match headline {
        Some(what) => Line::new(keys::HISTORY_SUBTITLE).with("steps", steps).with("what", what),
        None => keys::HISTORY_SUBTITLE_START.into(),
    }
}

/// A step earlier, a step later, back to now, on from here.
#[component]
fn HistoryDock(at: Memo<usize>) -> impl IntoView {
    let session = session();
    let steps = move || session.journal.with(|journal| journal.entries().len());
    let first = Signal::derive(move || at.get() == 0);
    let last = Signal::derive(move || at.get() == steps());
    let now = Signal::derive(move || session.journal.with(|journal| journal.cursor()) == at.get());
    let to = move |at: usize| page::replace(session.page(TablePage::History(at)));
    let go_on = move || {
        session.travel(at.get_untracked());
        page::go(session.page(TablePage::Table));
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
            <ButtonLink kind=ButtonKind::Act href=session.href(TablePage::Table) label=say(keys::HISTORY_RETURN) />
        </Dock>
    }
}
