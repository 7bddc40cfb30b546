//! What an Investigation is prepared from: the numbers, the Personae, the cards.

use crate::games::champions::command::Command;
use crate::games::champions::investigation::command::{Cards, InvestigationCommand};
use crate::games::champions::investigation::typed::{self, BadLine};
use crate::games::champions::model::investigation::Clue;
use crate::games::champions::model::name::BadName;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextArea;
use crate::ui::games::champions::session::Session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What most scenarios want, and what the rulebook's example has.
const USUAL_CLUES: i32 = 4;

/// Whose cards are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deck {
    App,
    Box,
}

/// What was typed so far.
#[derive(Clone, Copy)]
pub(super) struct Form {
    clues: RwSignal<i32>,
    personae: RwSignal<String>,
    deck: RwSignal<Deck>,
    cards: RwSignal<String>,
}

impl Form {
    /// Nothing typed yet.
    pub(super) fn new() -> Self {
        Self {
            clues: RwSignal::new(USUAL_CLUES),
            personae: RwSignal::new(String::new()),
            deck: RwSignal::new(Deck::App),
            cards: RwSignal::new(String::new()),
        }
    }

    /// The command, once every line is a name.
    fn command(self) -> Option<Command> {
        let cards = match self.deck.get() {
            Deck::App => Cards::Virtual(self.cards.with(|text| typed::cards(text)).ok()?),
            Deck::Box => Cards::Real,
        };
        let personae = self.personae.with(|text| typed::personae(text)).ok()?;
        let clues = u8::try_from(self.clues.get()).ok()?;
        Some(Command::Investigation(InvestigationCommand::Prepare { clues, personae, cards }))
    }
}

/// What is asked for.
pub(super) fn fields(form: Form) -> AnyView {
    view! {
        <section class="card pad stack">
            <Stepper
                label=say(keys::INVESTIGATION_CLUES)
                sub=say(keys::INVESTIGATION_CLUES_SUB)
                value=Signal::derive(move || Some(form.clues.get()))
                least=1
                most=i32::from(Clue::MOST)
                minus_label=say(keys::INVESTIGATION_CLUES_MINUS)
                plus_label=say(keys::INVESTIGATION_CLUES_PLUS)
                on_change=move |value| form.clues.set(value)
            />
            <TextArea
                label=say(keys::INVESTIGATION_PERSONAE)
                value=form.personae
                hint=say(keys::INVESTIGATION_PERSONAE_SUB)
                fault=fault(form.personae, typed::personae)
                on_input=move |text: String| form.personae.set(text)
            />
        </section>
        {deck(form)}
    }
    .into_any()
}

/// Whose cards are used, and what stands on those of the app.
fn deck(form: Form) -> impl IntoView {
    let answers = [keys::INVESTIGATION_DECK_APP, keys::INVESTIGATION_DECK_BOX].map(|key| Segment::of(say(key)));
    let chosen = move || Some(usize::from(form.deck.get() == Deck::Box));
    let choose = move |place: usize| form.deck.set(if place == 0 { Deck::App } else { Deck::Box });
    let about = move || match form.deck.get() {
        Deck::App => say(keys::INVESTIGATION_DECK_APP_SUB),
        Deck::Box => say(keys::INVESTIGATION_DECK_BOX_SUB),
    };
    view! {
        <section class="card pad stack">
            <Segmented
                label=say(keys::INVESTIGATION_DECK)
                answers=answers.to_vec()
                chosen=Signal::derive(chosen)
                on_choose=choose
            />
            <p class="sub2">{about}</p>
            <Show when=move || form.deck.get() == Deck::App>
                <TextArea
                    label=say(keys::INVESTIGATION_CARDS)
                    value=form.cards
                    hint=say(keys::INVESTIGATION_CARDS_SUB)
                    fault=fault(form.cards, typed::cards)
                    on_input=move |text: String| form.cards.set(text)
                />
            </Show>
        </section>
    }
}

/// What is wrong with a text of one name a line.
fn fault<T>(text: RwSignal<String>, read: fn(&str) -> Result<Vec<T>, BadLine>) -> Signal<Option<String>>
where
    T: 'static,
{
    Signal::derive(move || {
        let bad = text.with(|text| read(text)).err()?;
        let key: Key = match bad.fault {
            BadName::Empty => keys::INVESTIGATION_LINE_EMPTY,
            BadName::TooLong { .. } => keys::INVESTIGATION_LINE_LONG,
        };
        Some(say(Line::new(key).with("line", bad.line)))
    })
}

/// Prepares it.
pub(super) fn go(session: Session, form: Form) -> AnyView {
    let second = move || {
        let cards = match form.deck.get() {
            Deck::App => form.cards.with(|text| typed::cards(text).map_or(0, |cards| cards.len())),
            Deck::Box => return say(keys::INVESTIGATION_DECK_BOX),
        };
        let information = usize::try_from(form.clues.get()).unwrap_or(0).saturating_sub(1);
        say(Line::new(keys::INVESTIGATION_SHUFFLES).with("cards", cards + information))
    };
    let prepare = move || {
        if let Some(command) = untrack(|| form.command()) {
            session.dispatch(command);
        }
    };
    view! {
        <Button
            kind=ButtonKind::Act
            label=say(keys::INVESTIGATION_PREPARE)
            second=Signal::derive(second)
            sign=Sign::Check
            disabled=Signal::derive(move || form.command().is_none())
            on_press=prepare
        />
    }
    .into_any()
}
