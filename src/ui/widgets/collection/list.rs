//! The frame of such a page, its rows, and what is said of a document that cannot be read.

use super::{Collected, Managed};
use crate::kernel::line::Line;
use crate::storage::documents::Listed;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowLink;
use crate::ui::components::sign::Sign;
use crate::ui::download::{self, UploadButton, UploadLook};
use crate::ui::focus;
use crate::ui::page::Page;
use crate::ui::room::Room;
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{ImportNote, Incoming};
use crate::ui::widgets::toast::FeedbackToast;
use crate::words::keys;
use leptos::prelude::*;

/// The page: what `body` lists between the head and the dock, and the sheets over it.
pub fn collection<D: Collected>(making: RwSignal<bool>, (body, sheets): (AnyView, AnyView)) -> AnyView {
    focus::focus_heading();
    let (incoming, words) = (Incoming::here(), D::WORDS);
    view! {
        <div class="screen one">
            <Head title=say(words.title) back=Page::Home.href() back_label=say(words.back) />
            <main class="body">
                <ImportNote incoming=incoming />
                {body}
            </main>
            <Dock>
                <UploadButton
                    label=say(keys::IMPORT)
                    look=UploadLook::Tool
                    on_upload=Callback::new(move |(upload,)| incoming.take(upload))
                />
                <Button kind=ButtonKind::Act label=say(words.new) sign=Sign::Plus on_press=move || making.set(true) />
            </Dock>
            {sheets}
            <FeedbackToast />
        </div>
    }
    .into_any()
}

/// What a list says of a document.
pub struct Own {
    /// Its name.
    pub name: String,
    /// The line below.
    pub sub: String,
    /// Its page.
    pub page: Page,
}

/// The players' own, and below them those that cannot be read.
pub fn own_rows<D: Collected>(managed: Managed<D>, label: String, about: impl Fn(&D::Id, D) -> Own) -> AnyView {
    let (whole, broken): (Vec<_>, Vec<_>) = managed.room.all().into_iter().partition(|one| one.document.is_ok());
    let of = |one: Listed<D>| {
        let own = about(&one.id, one.document.ok()?);
        Some(row(managed, one.id, own))
    };
    let rows: Vec<AnyView> = whole.into_iter().filter_map(of).collect();
    let is_empty = rows.is_empty();
    view! {
        {is_empty.then(nothing_here::<D>)}
        <ul class="card rows" hidden=is_empty aria-label=label>{rows}</ul>
        {broken.into_iter().map(|one| self::broken(managed.room, one)).collect_view()}
    }
    .into_any()
}

/// What to do where none is there.
fn nothing_here<D: Collected>() -> AnyView {
    view! {
        <p class="tell">
            <b>{say(D::WORDS.none)}</b>
            " "
            <span class="sub2">{say(D::WORDS.none_sub)}</span>
        </p>
    }
    .into_any()
}

fn row<D: Collected>(managed: Managed<D>, id: D::Id, own: Own) -> AnyView {
    let Own { name, sub, page } = own;
    let more = say(Line::new(D::WORDS.more).with("name", name.clone()));
    let given = name.clone();
    let open = move || managed.sheet.open(id.clone(), given.clone());
    view! {
        <li class="table-row">
            <RowLink href=page.href() title=name sub=sub />
            <Button kind=ButtonKind::Round label=more sign=Sign::More on_press=open />
        </li>
    }
    .into_any()
}

/// A document that cannot be read: it stays as it is, and can be taken out as a file.
fn broken<D: Collected>(room: Room<D>, listed: Listed<D>) -> Option<AnyView> {
    let why = D::reason(&listed.document.err()?);
    let give = Callback::new(move |()| {
        if let Some(text) = room.raw(&listed.id) {
            download::download(&download::file_name(&say(D::WORDS.nameless)), &text);
        }
    });
    Some(view! { <Note kind=NoteKind::Warn action=say(keys::DOWNLOAD) on_action=give>{say(why)}</Note> }.into_any())
}
