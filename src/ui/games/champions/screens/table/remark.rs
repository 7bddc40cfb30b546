//! A remark for the log, in the players' words.

use super::more::is_over;
use super::place::{Over, Place};
use crate::games::champions::command::Command;
use crate::games::champions::model::name::Note;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::text_field::TextArea;
use crate::ui::games::champions::session::{Done, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet of a remark.
#[component]
pub fn RemarkSheet(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    view! {
        <Sheet
            open=is_over(place, Over::Remark)
            title=say(keys::TABLE_REMARK)
            close_label=say(keys::CLOSE)
            on_close=move || place.over.set(None)
        >
            <RemarkForm place=place />
        </Sheet>
    }
}

/// The words and the ink.
#[component]
fn RemarkForm(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let session = session();
    let text = RwSignal::new(String::new());
    let empty = Memo::new(move |_| text.with(|text| Note::new(text).is_empty()));
    let keep = move || {
        let note = text.with_untracked(|text| Note::new(text));
        if session.dispatch(Command::Remark { note }) == Done::Yes {
            place.over.set(None);
        }
    };
    view! {
        <TextArea label=say(keys::TABLE_REMARK_TEXT) value=text on_input=move |typed| text.set(typed) />
        <div class="rowx">
            <Button kind=ButtonKind::Act label=say(keys::TABLE_REMARK_KEEP) disabled=empty on_press=keep />
        </div>
    }
}
