//! What the players should know of the app's versions: one that can be started, one that did not run.

use crate::pwa::worker::{NewVersion, Standing};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The note; nothing where there is nothing to know. It stands where nobody is in the middle of something.
#[component]
pub fn VersionNote() -> impl IntoView {
    let version = use_context::<NewVersion>();
    let restart = Callback::new(move |()| version.into_iter().for_each(NewVersion::restart));
    let know = Callback::new(move |()| version.into_iter().for_each(NewVersion::know));
    let ready = move || {
        let said = match version?.standing.get() {
            Standing::Quiet => return None,
            Standing::Ready => keys::UPDATE_READY,
            Standing::Damaged => keys::UPDATE_DAMAGED,
        };
        Some(view! {
            <Note kind=NoteKind::Info sign=Sign::Reinforcement action=say(keys::UPDATE_RESTART) on_action=restart>
                {say(said)}
            </Note>
        })
    };
    let fell_back = move || {
        version.is_some_and(|version| version.fell_back.get()).then(|| {
            view! {
                <Note kind=NoteKind::Warn action=say(keys::CLOSE) on_action=know>
                    {say(keys::UPDATE_FELL_BACK)}
                </Note>
            }
        })
    };
    view! { {ready} {fell_back} }
}
