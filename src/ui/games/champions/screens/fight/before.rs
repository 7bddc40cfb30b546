//! Before the first die: who against whom, the Sizes, the odds, and why there are that many dice.

use super::against::against;
use super::more::more;
use super::odds_card::odds_card;
use super::play::{Over, Play};
use super::reopen::other_note;
use super::terms::terms;
use super::test_parts::{chances_card, tested};
use super::think::Thought;
use super::told::{outlook, wounds};
use super::versus::{lists, versus};
use crate::games::champions::combat::steps::Reason;
use crate::games::champions::sheet::draft::Stage;
use crate::games::champions::sheet::targets;
use crate::games::champions::views::fight_words::full;
use crate::kernel::line::Line;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::why::WhyList;
use crate::ui::games::champions::screens::faces::guess_note;
use crate::ui::games::champions::screens::step_lines::step_line;
use crate::ui::games::champions::screens::table::ring_event::on_the_dice;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Everything above the palette. What is said of the two follows once they are known and shown.
pub fn before(play: Play) -> AnyView {
    let test = play.draft.with_untracked(|draft| draft.trial().is_some());
    if test {
        return view! { {other_note(play)} {tested(play)} {on_the_dice()} {thoughts(play)} }.into_any();
    }
    let stage = Memo::new(move |_| play.told(|facts| facts.stage));
    let by_hand = Memo::new(move |_| play.entered(|draft| draft.told.is_some()));
    let of_the_two = move || match stage.get() {
        Stage::Who => ().into_any(),
        Stage::Told => view! { {terms(play)} {wounds(play)} }.into_any(),
        Stage::Before | Stage::Rolling | Stage::Foe | Stage::Again | Stage::Rolled => about(play),
    };
    view! {
        {other_note(play)}
        {versus(play)}
        {lists(play)}
        {of_the_two}
        {more(play)}
        {move || by_hand.get().then(|| outlook(play))}
    }
    .into_any()
}

/// How the two stand, the odds, and why there are that many dice.
fn about(play: Play) -> AnyView {
    view! { {terms(play)} {against(play)} {on_the_dice()} {thoughts(play)} {guess(play)} {reasons_card(play)} }
        .into_any()
}

/// The odds, as soon as they are known; what is missing where they never will be.
fn thoughts(play: Play) -> AnyView {
    let card = move || match play.thought.get() {
        Thought::Odds(view) => odds_card(play, view).into_any(),
        Thought::Chances(chances) => chances_card(play, chances),
        Thought::Thinking | Thought::Nothing | Thought::Better(_) | Thought::Stop => missing(play),
    };
    card.into_any()
}

/// The card value that the odds wait for, with the way to type it in.
fn missing(play: Play) -> AnyView {
    let who = play.entered(|draft| play.session.state(|state| targets::unknown(state, draft)));
    let Some(who) = who else { return ().into_any() };
    let name = play.session.glance(|state| full(state, who));
    let text = say(Line::new(keys::FIGHT_UNKNOWN).with("name", name));
    view! {
        <Note
            kind=NoteKind::Warn
            action=say(keys::COMBAT_TYPE_IN)
            on_action=Callback::new(move |()| play.over.set(Some(Over::Card(who))))
        >
            {text}
        </Note>
    }
    .into_any()
}

/// The odds use faces nobody has checked.
pub fn guess(play: Play) -> AnyView {
    let shown = move || matches!(play.thought.get(), Thought::Odds(_) | Thought::Better(_));
    view! {
        <Show when=shown>
            {guess_note()}
        </Show>
    }
    .into_any()
}

/// Honor, status, cards and dice, each with its rule.
fn reasons_card(play: Play) -> AnyView {
    let lines = move || {
        let steps = play.told(|facts| facts.opened().map(|opening| opening.steps.clone()))?;
        let lines: Vec<AnyView> = play.session.state(|state| {
            steps.iter().filter(|step| matters(&step.line)).map(|step| step_line(state, step)).collect()
        });
        Some(view! {
            <section class="card pad slim">
                <WhyList>{lines}</WhyList>
            </section>
        })
    };
    lines.into_any()
}

/// What anybody sees without being told stays out.
fn matters(reason: &Reason) -> bool {
    !matches!(
        reason,
        Reason::Attacks { .. }
            | Reason::EvenSizes
            | Reason::NoSizesInRanged
            | Reason::Begins
            | Reason::OnCard { dice: Some(_), .. }
    )
}
