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
use crate::ui::components::tag::Tag;
use crate::ui::games::champions::screens::combat::side;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// The list with its heading.
pub fn list(session: Session, outlook: Outlook) -> AnyView {
    of_trial(session, outlook, Signal::stored(None))
}

/// The same, of the table as a Movement that is tried would leave it, where one is; what is otherwise then is marked.
pub fn of_trial(session: Session, outlook: Outlook, trial: Signal<Option<Arc<Ahead>>>) -> AnyView {
    let shown = Memo::new(move |_| trial.get().or_else(|| outlook.ahead.get()).map(Plan));
    let rows = move || {
        let (ahead, now) = (shown.get()?.0, outlook.ahead.get());
        let turns = ahead.foresight.turns.iter();
        Some(session.state(|state| turns.map(|turn| row(state, (&ahead, now.as_deref()), turn)).collect_view()))
    };
    let none = move || shown.with(|plan| plan.as_ref().is_some_and(|plan| plan.0.foresight.turns.is_empty()));
    let title = move || say(if trial.with(Option::is_some) { keys::AHEAD_ENEMIES_THEN } else { keys::AHEAD_ENEMIES });
    view! {
        <div class="sec">
            <h2>{title}</h2>
        </div>
        {guessed(session)}
        <Show when=none>
            <Note kind=NoteKind::Info sign=Sign::About>{say(keys::AHEAD_NOBODY)}</Note>
        </Show>
        <ul class="card rows" hidden=none aria-label=say(keys::AHEAD_ENEMIES)>{rows}</ul>
    }
    .into_any()
}

/// A plan; the same one where it is the same in memory.
#[derive(Clone)]
struct Plan(Arc<Ahead>);

impl PartialEq for Plan {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Where an Enemy goes with what it takes, and whom it fights.
fn told(state: &State, outlook: &Ahead, turn: &Turn) -> (String, String) {
    let combats = outlook.foresight.combats.iter().filter(|combat| combat.attacker == turn.moved.enemy);
    let fights: Vec<String> = combats.map(|combat| say(ahead::fights(state, combat))).collect();
    let fights = if fights.is_empty() { say(keys::AHEAD_NO_COMBAT) } else { fights.join(" ") };
    let takes = ahead::takes(state, turn).map(say);
    (std::iter::once(say(ahead::goes(state, turn))).chain(takes).collect::<Vec<_>>().join(" "), fights)
}

fn row(state: &State, (outlook, now): (&Ahead, Option<&Ahead>), turn: &Turn) -> AnyView {
    let one = side::foe(state, turn.moved.enemy);
    let (goes, fights) = told(state, outlook, turn);
    let before = now.and_then(|now| {
        let turn = now.foresight.turns.iter().find(|before| before.moved.enemy == turn.moved.enemy)?;
        Some(told(state, now, turn))
    });
    let other = before.is_some_and(|before| before != (goes.clone(), fights.clone()));
    let changed = other.then(|| view! { <Tag text=say(keys::AHEAD_OTHERWISE) sign=Sign::Swap /> });
    let why = turn.moved.why.first().map(|why| say(whys::why(state, turn.moved.enemy, why)));
    view! {
        <li class="danger">
            {one.badge.show(DiscSize::Small)}
            <div class="grow">
                <p><b>{goes}</b> " " {fights} " " {changed}</p>
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
