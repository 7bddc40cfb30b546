//! Before the first Enemy moves: is this where everyone stands?

use super::desk::Desk;
use crate::games::champions::field::places;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The question, and who stands beside the board.
pub fn standing(desk: Desk) -> AnyView {
    let beside = desk.session.glance(|state| {
        let names = places::unplaced(state).into_iter().map(|who| say(names::who(state, who)));
        names.collect::<Vec<_>>().join(", ")
    });
    let note = (!beside.is_empty()).then(|| {
        let text = say(Line::new(keys::RUNNER_BESIDE).with("names", beside));
        view! { <Note kind=NoteKind::Warn>{text}</Note> }
    });
    view! {
        <h2 class="say">{say(keys::RUNNER_STANDING)}</h2>
        <p class="sub2">{say(keys::RUNNER_STANDING_TEXT)}</p>
        {note}
    }
    .into_any()
}
