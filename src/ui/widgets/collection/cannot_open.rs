//! A document that was asked for and cannot be opened. It stays as it is.

use super::Collected;
use crate::storage::documents::DocumentError;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::focus;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Why it cannot be opened, and the way to the others.
pub fn cannot_open<D: Collected>(error: &DocumentError<D::Fault>) -> AnyView {
    focus::focus_heading();
    let (words, others) = (D::WORDS, D::list_page().href());
    let why = say(D::reason(error));
    view! {
        <div class="screen one">
            <Head title=say(keys::CANNOT_OPEN) back=others.clone() back_label=say(words.up) />
            <main class="body">
                <Note kind=NoteKind::Error>{why}</Note>
            </main>
            <Dock>
                <ButtonLink kind=ButtonKind::Act href=others label=say(words.title) />
            </Dock>
        </div>
    }
    .into_any()
}
