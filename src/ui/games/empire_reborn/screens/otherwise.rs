//! What another reading of a ruling would have made of the last duel.

use super::text::{percent, person};
use crate::games::empire_reborn::event::Outcome;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::odds::otherwise::{LastDuel, Other, last_duel as found};
use crate::kernel::line::{Key, Line};
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// A line a reading; nothing where nobody has fought a duel.
pub fn last_duel(session: Session) -> AnyView {
    let last = session.journal.with(found);
    last.map(|last| told(session, &last)).into_any()
}

fn told(session: Session, last: &LastDuel) -> AnyView {
    let [one, other] = last.both.map(|who| session.glance(|state| person(state, who)));
    let title = Line::new(keys::ER_LAST_DUEL)
        .with("deed", names::deed(last.deed))
        .with("name", one)
        .with("target", other)
        .with("chance", percent(last.wins));
    let rows = last.others.iter().map(|other| view! { <li>{line(last, other)}</li> });
    view! {
        <section class="pad stack" aria-label=say(keys::ER_LAST_DUEL_TITLE)>
            <h3>{say(keys::ER_LAST_DUEL_TITLE)}</h3>
            <p>{say(title)}</p>
            <ul class="er-list">{rows.collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// One reading: its odds, and what the same dice would have come to.
fn line(last: &LastDuel, other: &Other) -> String {
    let line = Line::new(keys::ER_OTHERWISE)
        .with("ruling", names::ruling(other.ruling))
        .with("reading", names::reading(other.ruling, other.reading))
        .with("chance", percent(other.wins))
        .with("dies", percent(other.dies[1]));
    let dice: Key = match other.outcome {
        same if same == last.outcome => keys::ER_OTHERWISE_SAME,
        Outcome::Actor => keys::ER_OTHERWISE_ACTOR,
        Outcome::Target => keys::ER_OTHERWISE_TARGET,
        Outcome::Again => keys::ER_OTHERWISE_AGAIN,
        Outcome::Nobody => keys::ER_OTHERWISE_NOBODY,
    };
    format!("{} {}", say(line), say(dice))
}
