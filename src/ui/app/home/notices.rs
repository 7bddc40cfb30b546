//! What everybody should know before playing: storage that is missing, a version that waits, a table that is damaged.

use super::may_clear::may_clear;
use crate::kernel::line::Line;
use crate::storage::mirror::Found;
use crate::storage::{Condition, StoreError, TableId};
use crate::ui::app::version_note::VersionNote;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::download;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::focus;
use crate::ui::page::Page;
use crate::ui::page_store::PageStore;
use crate::ui::shelf::shelf;
use crate::ui::table::saving;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// What came of comparing the two copies of the saves, for every screen; nothing where there is nothing to say.
#[derive(Clone, Copy)]
pub struct Compared(pub RwSignal<Option<Found>>);

/// The notes on top of Home.
#[component]
pub(super) fn Notices() -> impl IntoView {
    let shelf = shelf();
    let storage = move || {
        let unread = shelf.listing.with(Result::is_err);
        let key = if PageStore::here().lasts().is_err() { Some(keys::HOME_NO_STORAGE) } else { None };
        let key = key.or(unread.then_some(keys::HOME_STORAGE_DENIED));
        key.map(|key| view! { <Note kind=NoteKind::Error>{say(key)}</Note> })
    };
    let compared = use_context::<Compared>();
    let copies = move || {
        let found = compared.and_then(|compared| compared.0.get())?;
        Some(view! { <Note kind=NoteKind::Warn>{say(found_line(found))}</Note> })
    };
    view! { {storage} {copies} <VersionNote /> {may_clear()} }
}

/// What the players should know of the two copies of their saves.
pub fn found_line(found: Found) -> Line {
    match found {
        Found::Twice(tables) => Line::new(keys::COPIES_TWICE).with("count", tables),
        Found::NoRoom => keys::COPIES_NO_ROOM.into(),
        Found::Late => keys::COPIES_LATE.into(),
        Found::Away => keys::COPIES_AWAY.into(),
    }
}

/// A table that was asked for and cannot be opened. It stays as it is, and can be taken out as a file.
#[component]
pub fn CannotOpen(
    /// Which table, as the URL names it.
    id: String,
    /// Why not.
    error: StoreError,
) -> impl IntoView {
    let (shelf, feedback) = (shelf(), feedback());
    focus::focus_heading();
    let missing = matches!(error, StoreError::Missing | StoreError::Unavailable);
    let give = Callback::new(move |()| {
        let raw = TableId::new(&id).ok_or(StoreError::Missing).and_then(|id| shelf.raw(&id));
        match raw {
            Ok(text) => download::download(&download::file_name(&id), &text),
            Err(error) => feedback.toast(saving::reason(&error), Offer::Nothing),
        }
    });
    let action = (!missing).then(|| say(keys::DOWNLOAD));
    view! {
        <div class="screen one">
            <Head title=say(keys::CANNOT_OPEN) back=Page::Home.href() back_label=say(keys::SETUP_BACK_HOME) />
            <main class="body">
                <Note kind=NoteKind::Error action=Signal::stored(action) on_action=give>
                    {say(saving::reason(&error))}
                </Note>
            </main>
            <Dock>
                <ButtonLink kind=ButtonKind::Act href=Page::Home.href() label=say(keys::HOME) />
            </Dock>
        </div>
    }
}

/// Says, once a table is open, that not all of it could be read.
pub fn tell_condition(condition: Condition) {
    if let Condition::Recovered { lost } = condition {
        feedback().toast(Line::new(keys::OPENED_RECOVERED).with("lost", lost), Offer::Nothing);
    }
}
