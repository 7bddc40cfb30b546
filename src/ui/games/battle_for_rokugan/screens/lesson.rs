//! What the first lesson says: the card of the moment, and what lies or is to be laid in its prepared round.

use crate::games::battle_for_rokugan::laid::TokenId;
use crate::games::battle_for_rokugan::lesson_table::{next_token, told};
use crate::games::battle_for_rokugan::lessons::Lesson;
use crate::games::battle_for_rokugan::model::face::Face;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::names;
use crate::kernel::line::Line;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::games::battle_for_rokugan::session::Session;
use crate::ui::texts::say;
use crate::ui::widgets::learning::Learning;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// The card of the moment the table is at, and what the lesson lays next.
pub fn at_table(session: Session) -> AnyView {
    let moment = session.part(|table| {
        let state = table.state();
        let next = next_token(state).and_then(|laid| laid.face);
        Lesson::at(state, next.map(Face::kind))
    });
    let next = session.part(|table| next_line(table.state()));
    view! { {card(move || moment.get())} {hint(move || next.get())} }.into_any()
}

fn next_line(state: &State) -> Option<Line> {
    let next = next_token(state)?;
    let place = names::place(state, state.laid(), &next);
    let line = Line::new(keys::BFR_LESSON_NEXT).with("clan", names::clan(next.clan));
    Some(line.with("face", names::face(next.face?)).with("place", place))
}

/// The card of a moment, where it is to be explained.
pub(super) fn card(moment: impl Fn() -> Option<Lesson> + Send + Sync + 'static) -> AnyView {
    Learning::<Lesson>::here().card(moment, Lesson::explanation)
}

/// What the marker is that is turned, in the prepared round.
pub(super) fn it_is(session: Session, turning: impl Fn() -> Option<TokenId> + Send + Sync + 'static) -> AnyView {
    hint(move || {
        let face = session.state(|state| told(state, state.token(turning()?)?))?;
        Some(Line::new(keys::BFR_LESSON_IT_IS).with("face", names::face(face)))
    })
}

/// A line of the lesson, as long as it goes on.
fn hint(line: impl Fn() -> Option<Line> + Send + Sync + 'static) -> AnyView {
    let learning = Learning::<Lesson>::here();
    let said = Memo::new(move |_| learning.is_on().then(&line).flatten());
    let note = |line: Line| view! { <Note kind=NoteKind::Info>{say(line)}</Note> };
    (move || said.get().map(note)).into_any()
}
