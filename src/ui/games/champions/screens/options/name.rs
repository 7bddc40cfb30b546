//! The table's name.

use super::{Changing, Open};
use crate::games::champions::model::name::{BadName, Name};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::text_field::TextField;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::games::champions::session::{Done, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Gives the table another name.
#[component]
pub(super) fn NameForm(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let text = RwSignal::new(session.name.get_untracked());
    let name = Memo::new(move |_| text.with(|text| Name::typed(text)));
    let rename = move |name: Name| {
        open.set(Changing::Nothing);
        if session.rename(&name) == Done::Yes {
            feedback.toast(Line::new(keys::OPTIONS_RENAMED).with("name", name.as_str()), Offer::Nothing);
        }
    };
    view! {
        <TextField
            label=say(keys::OPTIONS_NAME)
            value=text
            fault=Signal::derive(move || name.get().err().map(|fault| say(wrong(fault))))
            on_input=Callback::new(move |(new,)| text.set(new))
        />
        <footer>
            <Button
                kind=ButtonKind::Act
                label=say(keys::OPTIONS_RENAME)
                disabled=Signal::derive(move || name.with(Result::is_err))
                on_press=move || name.get_untracked().into_iter().for_each(rename)
            />
        </footer>
    }
}

fn wrong(fault: BadName) -> Line {
    match fault {
        BadName::Empty => keys::OPTIONS_NAME_EMPTY.into(),
        BadName::TooLong { length } => {
            Line::new(keys::OPTIONS_NAME_LONG).with("most", Name::MOST).with("length", length)
        }
    }
}
