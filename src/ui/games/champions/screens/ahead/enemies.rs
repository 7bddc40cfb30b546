//! What each Enemy would do: where it goes, whom it fights, and why.

use super::outlook::Outlook;
use crate::games::champions::ahead::danger::Ahead;
use crate::games::champions::field::cards::guesses;
use crate::games::champions::field::moves::Turn;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{ahead, enemies, whys};
use crate::ui::components::mon::DiscSize;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::screens::combat::side;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The list with its heading.
pub fn list(session: Session, outlook: Outlook) -> AnyView {
    let rows = move || {
        outlook.ahead.with(|ahead| {
            let ahead = ahead.as_ref()?;
            let turns = ahead.foresight.turns.iter();
            Some(session.state(|state| turns.map(|turn| row(state, ahead, turn)).collect_view()))
        })
    };
    let none = move || outlook.ahead.with(|ahead| ahead.as_ref().is_some_and(|ahead| ahead.foresight.turns.is_empty()));
    view! {
        <div class="sec">
            <h2>{say(keys::AHEAD_ENEMIES)}</h2>
        </div>
        {guessed(session)}
        <Show when=none>
            <Note kind=NoteKind::Info sign=Sign::About>{say(keys::AHEAD_NOBODY)}</Note>
        </Show>
        <ul class="card rows" hidden=none aria-label=say(keys::AHEAD_ENEMIES)>{rows}</ul>
    }
    .into_any()
}

fn row(state: &State, outlook: &Ahead, turn: &Turn) -> AnyView {
    let one = side::foe(state, turn.moved.enemy);
    let combats = outlook.foresight.combats.iter().filter(|combat| combat.attacker == turn.moved.enemy);
    let fights: Vec<String> = combats.map(|combat| say(ahead::fights(state, combat))).collect();
    let fights = if fights.is_empty() { say(keys::AHEAD_NO_COMBAT) } else { fights.join(" ") };
    let why = turn.moved.why.first().map(|why| say(whys::why(state, turn.moved.enemy, why)));
    view! {
        <li class="danger">
            {one.badge.show(DiscSize::Small)}
            <div class="grow">
                <p><b>{say(ahead::goes(state, turn))}</b> " " {fights}</p>
                <p class="sub">{why}</p>
            </div>
        </li>
    }
    .into_any()
}

/// What the app guesses because a card does not say, wherever it is used.
fn guessed(session: Session) -> impl IntoView {
    let lines = Memo::new(move |_| {
        let told = |state: &State| {
            let all = guesses(state).into_iter();
            all.map(|(who, guess)| say(enemies::guess(state, who, guess))).collect::<Vec<_>>()
        };
        session.state(told)
    });
    move || {
        lines.with(|lines| {
            let first = lines.first().cloned()?;
            Some(view! { <Note kind=NoteKind::Warn>{first}</Note> })
        })
    }
}
