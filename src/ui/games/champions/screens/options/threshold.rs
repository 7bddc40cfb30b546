//! The Threshold in its parts, and a change by hand.

use super::form::{Apply, Number, Opens};
use super::{Changing, Open};
use crate::games::champions::command::Command;
use crate::games::champions::model::name::Note;
use crate::games::champions::queries;
use crate::games::champions::text::score;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The Threshold as it stands.
#[component]
pub(super) fn ThresholdSection(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let session = session();
    let now = move || {
        session.state(|state| {
            let parts = queries::threshold(state);
            say(Line::new(keys::OPTIONS_THRESHOLD_SUM)
                .with("total", parts.total())
                .with("parts", score::threshold_parts(state, parts)))
        })
    };
    view! {
        <section class="card rows" aria-label=say(keys::OPTIONS_THRESHOLD)>
            <Opens
                open=open
                what=Changing::Threshold
                sign=Sign::Honor
                title=keys::OPTIONS_THRESHOLD
                now=Signal::derive(now)
            />
        </section>
    }
}

/// A change by hand, with a note.
#[component]
pub(super) fn ThresholdForm(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let by = RwSignal::new(0_i16);
    let note = RwSignal::new(String::new());
    let label = move || match by.get() {
        0 => say(keys::OPTIONS_THRESHOLD_NONE),
        by => say(Line::new(keys::OPTIONS_THRESHOLD_SET).with("change", Arg::Signed(by.into()))),
    };
    let command = move || {
        let by = by.get();
        (by != 0).then(|| Command::AdjustThreshold { by, note: note.with(|note| Note::new(note)) })
    };
    view! {
        <Number label=keys::OPTIONS_THRESHOLD_BY value=by bounds=(-99, 99) />
        <TextField
            label=say(keys::OPTIONS_NOTE)
            hint=say(keys::OPTIONS_NOTE_HINT)
            value=note
            on_input=Callback::new(move |(text,)| note.set(text))
        />
        <Apply open=open label=Signal::derive(label) command=Signal::derive(command) />
    }
}
