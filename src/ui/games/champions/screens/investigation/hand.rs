//! The cards of a talk, for the eyes of whoever asked: covered until shown, then at least one is played.

use crate::games::champions::command::Command;
use crate::games::champions::investigation::command::InvestigationCommand;
use crate::games::champions::model::investigation::{Card, Owes, ScenarioCard, Talk};
use crate::games::champions::text::investigation::{card, whom};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// How far a hand was looked at.
#[derive(Clone, Copy)]
pub(super) struct Held {
    shown: RwSignal<bool>,
    chosen: RwSignal<Vec<u8>>,
}

impl Held {
    /// Covered.
    pub(super) fn new() -> Self {
        Self { shown: RwSignal::new(false), chosen: RwSignal::new(Vec::new()) }
    }

    /// Covers it again.
    pub(super) fn cover(self) {
        self.shown.set(false);
        self.chosen.set(Vec::new());
    }
}

fn talk(session: Session) -> Option<Talk> {
    session.glance(|state| state.investigation()?.talk().cloned())
}

/// The hand.
pub(super) fn hand(session: Session, held: Held) -> AnyView {
    let Some(talk) = talk(session) else { return ().into_any() };
    let asked = session.glance(|state| whom(state, talk.whom));
    let title = say(Line::new(keys::INVESTIGATION_IN_HAND).with("cards", talk.hand.len()).with("name", asked));
    let owes = match talk.owes {
        Owes::Card => keys::INVESTIGATION_OWES_CARD,
        Owes::Nothing => keys::INVESTIGATION_OWES_NOTHING,
    };
    let faces = move || {
        let cards = (0..).zip(talk.hand.clone());
        let faces =
            held.shown.get().then(|| cards.map(|(place, card)| face(session, place, card, held.chosen)).collect_view());
        faces.map(
            |faces| view! { <div class="stack" role="group" aria-label=say(keys::INVESTIGATION_WHICH)>{faces}</div> },
        )
    };
    view! {
        <section class="card pad stack" aria-label=title.clone()>
            <h2>{title.clone()}</h2>
            <p class="sub2">{say(owes)}</p>
            {faces}
        </section>
    }
    .into_any()
}

/// Shows the cards, then plays those that were chosen.
pub(super) fn go(session: Session, held: Held) -> AnyView {
    let key = move || if held.shown.get() { play(session, held) } else { show(held) };
    key.into_any()
}

fn show(held: Held) -> AnyView {
    view! {
        <Button
            kind=ButtonKind::Act
            label=say(keys::INVESTIGATION_SHOW)
            second=say(keys::INVESTIGATION_SHOW_SUB)
            sign=Sign::Investigation
            on_press=move || held.shown.set(true)
        />
    }
    .into_any()
}

fn play(session: Session, held: Held) -> AnyView {
    let Some(talk) = talk(session) else { return ().into_any() };
    let (total, owes) = (talk.hand.len(), talk.owes);
    let few = move || held.chosen.with(Vec::is_empty) && owes == Owes::Card;
    let label = move || {
        let played = held.chosen.with(Vec::len);
        say(Line::new(keys::INVESTIGATION_PLAY).with("played", played).with("discarded", total.saturating_sub(played)))
    };
    let play = move || {
        let places = held.chosen.get_untracked();
        session.dispatch(Command::Investigation(InvestigationCommand::Play { places }));
    };
    view! {
        <Button
            kind=ButtonKind::Act
            label=Signal::derive(label)
            sign=Sign::Check
            disabled=Signal::derive(few)
            on_press=play
        />
    }
    .into_any()
}

fn face(session: Session, place: u8, held: Card, chosen: RwSignal<Vec<u8>>) -> AnyView {
    let (title, text) = session.glance(|state| {
        let typed: Option<&ScenarioCard> = state.investigation().and_then(|known| known.scenario_card(held));
        (card(state, held), typed.map(|typed| typed.text.as_str().to_owned()).filter(|text| !text.is_empty()))
    });
    let toggle = move || {
        chosen.update(|places| match places.iter().position(|other| *other == place) {
            Some(at) => {
                places.remove(at);
            }
            None => places.push(place),
        });
    };
    view! {
        <Choice
            kind=ChoiceKind::Checkbox
            title=say(title)
            sub=text
            chosen=Signal::derive(move || chosen.with(|places| places.contains(&place)))
            on_choose=toggle
        />
    }
    .into_any()
}
