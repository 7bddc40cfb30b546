//! The numbered tokens: those on the board, those that left it, and the last one. Below them the piles.

use crate::games::champions::command::Command;
use crate::games::champions::investigation::command::InvestigationCommand;
use crate::games::champions::model::investigation::{Clue, Investigation};
use crate::games::champions::rulebook;
use crate::games::champions::scenario::whereabouts;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::field::area_name;
use crate::ui::games::champions::session::{Done, Session};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The tokens.
pub(super) fn tokens(session: Session) -> AnyView {
    let feedback = feedback();
    let shown = move || {
        let known = session.state(|state| state.investigation().cloned())?;
        let goal = session.state(|state| whereabouts::goal(state).map(|area| area_name(state, area)));
        let rule = rulebook::INVESTIGATION;
        Some(view! {
            <section class="card pad stack" aria-label=say(keys::INVESTIGATION_TOKENS)>
                <div class="rowx apart">
                    <h2>{say(headline(&known))}</h2>
                    <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
                </div>
                {goal.map(|area| lies(session, keys::INVESTIGATION_LIES, area))}
                <ul class="clues">{Clue::up_to(known.clues()).map(|clue| token(session, &known, clue)).collect_view()}</ul>
                <p class="sub2">{say(keys::INVESTIGATION_TOKENS_SUB)}</p>
                {piles(&known)}
            </section>
        })
    };
    shown.into_any()
}

fn headline(known: &Investigation) -> Line {
    match known.goal() {
        Some(goal) => Line::new(keys::INVESTIGATION_GOAL).with("number", goal.get()),
        None => Line::new(keys::INVESTIGATION_LEFT).with("tokens", known.open().count()),
    }
}

/// In which area something is, and the way to the board on the table.
pub(super) fn lies(session: Session, key: Key, area: String) -> AnyView {
    let board = session.href(TablePage::Field(FieldUse::Places, BoardFace::Map));
    view! {
        <div class="rowx apart">
            <p>{say(Line::new(key).with("area", area))}</p>
            <ButtonLink kind=ButtonKind::Link href=board label=say(keys::FIELD_BOARD) />
        </div>
    }
    .into_any()
}

/// One token; a tap says that its number was found out.
fn token(session: Session, known: &Investigation, clue: Clue) -> AnyView {
    let number = clue.get();
    let gone = known.revealed().contains(&clue);
    let goal = known.goal() == Some(clue);
    let key = match (gone, goal) {
        (true, _) => keys::INVESTIGATION_TOKEN_GONE,
        (false, true) => keys::INVESTIGATION_TOKEN_GOAL,
        (false, false) => keys::INVESTIGATION_TOKEN,
    };
    view! {
        <li>
            <button
                type="button"
                class="clue"
                class:gone=gone
                class:goal=goal
                disabled=gone || goal
                aria-label=say(Line::new(key).with("number", number))
                on:click=move |_| reveal(session, clue)
            >
                {number}
            </button>
        </li>
    }
    .into_any()
}

fn reveal(session: Session, clue: Clue) {
    let told = session.dispatch(Command::Investigation(InvestigationCommand::Reveal { clue }));
    if told == Done::Yes {
        feedback().toast(Line::new(keys::LOG_CLUE_REVEALED).with("number", clue.get()), session.undo_offer());
    }
}

/// How many cards lie where; nothing with real cards.
fn piles(known: &Investigation) -> Option<AnyView> {
    let deck = known.deck()?;
    let line = Line::new(keys::INVESTIGATION_PILES).with("draw", deck.draw.len()).with("discard", deck.discard.len());
    Some(view! { <p>{say(line)}</p> }.into_any())
}
