//! An Enemy that moves: the sentence, the Combat to come, and why.

use super::desk::{Desk, Over};
use crate::games::champions::field::cards;
use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::runner::{Fights, MoveView, Reasoned};
use crate::games::champions::text::{enemies, token};
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::components::token::{FoeKind, FoeToken};
use crate::ui::components::why::{WhyLine, WhyList};
use crate::ui::feedback::feedback;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The turn as planned.
pub fn moving(desk: Desk, shown: MoveView) -> AnyView {
    view! {
        {sentence(desk, shown.enemy, shown.sentence)}
        {outlook(shown.outlook, shown.fights)}
        {reasons(shown.whys)}
        {guesses(desk, shown.enemy)}
    }
    .into_any()
}

/// Nothing is left to do.
pub fn done() -> AnyView {
    view! { <p class="say">{say(keys::ENEMIES_DONE)}</p> }.into_any()
}

/// An Enemy's token and what is said of it.
pub fn sentence(desk: Desk, enemy: EnemyId, line: impl Into<Line>) -> AnyView {
    view! { <div class="rowx">{token(desk, enemy)} <p class="say grow">{say(line)}</p></div> }.into_any()
}

/// An Enemy's token and what is asked about it.
pub fn question(desk: Desk, enemy: EnemyId, line: impl Into<Line>) -> AnyView {
    view! { <div class="rowx">{token(desk, enemy)} <h2 class="say grow">{say(line)}</h2></div> }.into_any()
}

fn token(desk: Desk, enemy: EnemyId) -> AnyView {
    let (letter, kind) = desk.session.glance(|state| {
        let figure = state.enemy(enemy);
        let kind = match figure.map(|figure| figure.card().kind) {
            Some(EnemyKind::Boss) => FoeKind::Boss,
            Some(EnemyKind::Enemy) | None => FoeKind::Plain,
        };
        (token::enemy(state, enemy), kind)
    });
    view! {
        <span aria-hidden="true">
            <FoeToken letter=letter kind=kind size=DiscSize::Large />
        </span>
    }
    .into_any()
}

/// What is left, and which Combat that is.
pub fn outlook(line: Line, fights: Fights) -> AnyView {
    let sign = match fights {
        Fights::Yes => Sign::Melee,
        Fights::No => Sign::ActionPoints,
    };
    view! {
        <p class="say2">
            <Icon sign=sign />
            <span>{say(line)}</span>
        </p>
    }
    .into_any()
}

/// Why, line by line, each with its rule.
pub fn reasons(whys: Vec<Reasoned>) -> AnyView {
    if whys.is_empty() {
        return ().into_any();
    }
    let feedback = feedback();
    let line = move |why: Reasoned| {
        let rule = why.rule;
        view! {
            <WhyLine rule=page_of(rule) on_rule=Callback::new(move |()| feedback.open_rule(rule))>
                {say(why.text)}
            </WhyLine>
        }
    };
    let lines: Vec<_> = whys.into_iter().map(line).collect();
    view! {
        <section class="card pad slim" aria-label=say(keys::RUNNER_WHY)>
            <WhyList>{lines}</WhyList>
        </section>
    }
    .into_any()
}

/// What the app guessed of this Enemy, with the way to type it in.
fn guesses(desk: Desk, enemy: EnemyId) -> AnyView {
    let who = Who::Enemy(enemy);
    let lines: Vec<String> = desk.session.glance(|state| {
        let own = cards::guesses(state).into_iter().filter(|(of, _)| *of == who);
        own.map(|(of, guess)| say(enemies::guess(state, of, guess))).collect()
    });
    if lines.is_empty() {
        return ().into_any();
    }
    let type_in = Callback::new(move |()| desk.over.set(Some(Over::Card(who))));
    view! {
        <Note kind=NoteKind::Warn action=say(keys::COMBAT_TYPE_IN) on_action=type_in>
            {lines.join(" ")}
        </Note>
    }
    .into_any()
}
