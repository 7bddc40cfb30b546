//! What is shown where a part of the app is wanted and not there: that it comes, or that it could not be fetched.

use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::page::Page;
use crate::ui::part::{Arrival, Part};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// In the place of a screen that is not there yet.
pub fn waiting<T: Sync + 'static>(part: Part<T>) -> AnyView {
    focus::focus_heading();
    view! {
        <div class="screen one">
            <Head title=say(keys::REST_TITLE) back=Page::Home.href() back_label=say(keys::SETUP_BACK_HOME) />
            <main class="body">{move || note(part)}</main>
            <Dock>
                <ButtonLink kind=ButtonKind::High href=Page::Home.href() label=say(keys::HOME) />
            </Dock>
        </div>
    }
    .into_any()
}

/// How far the part is; nothing once it is there.
pub fn note<T: Sync + 'static>(part: Part<T>) -> AnyView {
    match part.arrival() {
        Arrival::Here(_) => ().into_any(),
        Arrival::NotAsked | Arrival::OnTheWay => {
            view! { <Note kind=NoteKind::Info sign=Sign::About>{say(keys::REST_COMES)}</Note> }.into_any()
        }
        Arrival::Missing => {
            let again = move || part.begin_fetching();
            view! {
                <Note kind=NoteKind::Error action=say(keys::REST_AGAIN) on_action=Callback::new(move |()| again())>
                    {say(keys::REST_MISSING)}
                </Note>
            }
            .into_any()
        }
    }
}
