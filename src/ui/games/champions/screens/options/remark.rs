//! A sentence of the players' own, for the log.

use super::Open;
use super::form::Apply;
use crate::games::champions::command::Command;
use crate::games::champions::model::name::Note;
use crate::ui::components::text_field::TextArea;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Writes a remark.
#[component]
pub(super) fn RemarkForm(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let command = move || {
        let note = text.with(|text| Note::new(text));
        (!note.is_empty()).then_some(Command::Remark { note })
    };
    view! {
        <TextArea
            label=say(keys::OPTIONS_REMARK_TEXT)
            value=text
            on_input=Callback::new(move |(new,)| text.set(new))
        />
        <Apply open=open label=say(keys::OPTIONS_REMARK_SET) command=Signal::derive(command) />
    }
}
