//! Undo, left-most in every dock of a table.

use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::screens::table::place;
use crate::ui::table::session::session;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Takes the last step back: one tap, no question. While the order of Activations is tapped, that is the last tap.
#[component]
pub fn UndoTool() -> impl IntoView {
    let (session, place) = (session(), place());
    let tapped = move || place.is_some_and(|place| place.has_picks());
    let can_undo = session.can_undo();
    let nothing = Signal::derive(move || !tapped() && !can_undo.get());
    let undo = move || match place {
        Some(place) if untrack(tapped) => place.unpick(),
        Some(_) | None => session.undo(),
    };
    view! {
        <Button
            kind=ButtonKind::Tool
            label=say(keys::UNDO)
            sign=Sign::Undo
            disabled=nothing
            on_press=undo
        />
    }
}
