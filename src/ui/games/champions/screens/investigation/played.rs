//! What was played in the last talk, for everybody to read; nothing before the first, or where no card was played.

use crate::games::champions::investigation::played::last_played;
use crate::games::champions::model::investigation::{Card, ScenarioCard};
use crate::games::champions::text::investigation::card;
use crate::kernel::line::Line;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The cards of the last talk, with what they say.
pub(super) fn played(session: Session) -> AnyView {
    let cards = Memo::new(move |_| {
        session.journal.with(|journal| {
            last_played(journal.entries()[..journal.cursor()].iter().map(|entry| entry.events.as_slice()))
        })
    });
    let shown = move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="card pad stack" aria-labelledby="played">
                    <h2 id="played">{say(keys::INVESTIGATION_PLAYED)}</h2>
                    <ul class="stack">{cards.into_iter().map(|played| one(session, played)).collect_view()}</ul>
                </section>
            }
        })
    };
    shown.into_any()
}

fn one(session: Session, played: Card) -> impl IntoView {
    let (title, text) = session.glance(|state| {
        let typed: Option<&ScenarioCard> = state.investigation().and_then(|known| known.scenario_card(played));
        let text = typed.map(|typed| typed.text.as_str().to_owned()).filter(|text| !text.is_empty());
        (say(card(state, played)), text)
    });
    let gone = match played {
        Card::Information(clue) => Some(say(Line::new(keys::INVESTIGATION_TOKEN_GONE).with("number", clue.get()))),
        Card::Scenario(_) => None,
    };
    view! {
        <li>
            <b>{title}</b>
            {text.or(gone).map(|text| view! { <p class="sub2">{text}</p> })}
        </li>
    }
}
