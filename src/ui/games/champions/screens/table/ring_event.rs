//! The Ring Event card of the turn: the reminder in the Preparation Phase, and what it says for the rest of the turn.

use crate::games::champions::command::Command;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::ring_event::{RingEffect, RingEvent, RingEvents, Touched};
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::noted::NotedCard;
use crate::games::champions::rulebook;
use crate::games::champions::text::{campaign as words, names};
use crate::kernel::by::Small;
use crate::ui::app::waiting;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note as Notice, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::select::Select;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextArea;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::behind::evening;
use crate::ui::games::champions::screens::cards::noted;
use crate::ui::games::champions::session::{Done, session};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// What there is to say of this turn's card.
#[derive(Clone, PartialEq)]
enum Card {
    Nothing,
    ToReveal,
    Open(RingEvent),
}

impl Card {
    fn of(state: &State) -> Self {
        match (state.ring_event(), state.ring_events(), state.phase()) {
            _ if state.ended().is_some() => Self::Nothing,
            (Some(card), _, _) => Self::Open(card.clone()),
            (None, RingEvents::With, Phase::Preparation) => Self::ToReveal,
            (None, RingEvents::With, Phase::Champions | Phase::Enemies | Phase::Recovery)
            | (None, RingEvents::Without, _) => Self::Nothing,
        }
    }
}

/// The reminder, or the card; nothing at a table without the deck.
pub(super) fn ring_event() -> impl IntoView {
    let (session, evening) = (session(), evening());
    let shown = session.part(|table| Card::of(table.state()));
    let open = RwSignal::new(false);
    let reveal = Callback::new(move |()| open.set(true));
    let line = move || match shown.get() {
        Card::Nothing => ().into_any(),
        Card::ToReveal => view! {
            <Notice kind=NoteKind::Info sign=Sign::Harmony action=say(keys::RING_EVENT_NOTE_IT) on_action=reveal>
                {say(keys::RING_EVENT_REMINDER)}
            </Notice>
        }
        .into_any(),
        Card::Open(card) => lies_open(&card),
    };
    view! {
        {line}
        <Sheet
            open=open
            title=say(keys::RING_EVENT)
            close_label=say(keys::CLOSE)
            on_close=move || open.set(false)
        >
            {waiting::inside(evening, move |here| (here.ring_event)(open))}
        </Sheet>
    }
}

/// The card of the turn in a line.
fn lies_open(card: &RingEvent) -> AnyView {
    view! {
        <p class="card pad slim rowx remark">
            <Icon sign=Sign::Harmony size=IconSize::Middle />
            <span dir="auto">{say(words::ring_event(card))}</span>
        </p>
    }
    .into_any()
}

/// The card of the turn where dice are about to be rolled: it is easier or harder to use an Element. Nothing where none
/// lies open.
pub fn on_the_dice() -> impl IntoView {
    let session = session();
    let card = session.part(|table| table.state().ring_event().cloned());
    move || card.get().map(|card| lies_open(&card))
}

/// A card as it is typed in.
#[derive(Clone, Copy)]
struct Typed {
    /// The Element it touches, from 1; 0 is none.
    element: RwSignal<usize>,
    effect: RwSignal<RingEffect>,
    text: RwSignal<String>,
}

impl Typed {
    fn new() -> Self {
        Self {
            element: RwSignal::new(0),
            effect: RwSignal::new(RingEffect::Easier),
            text: RwSignal::new(String::new()),
        }
    }

    /// The card as it is now, for a handler.
    fn card(self) -> RingEvent {
        let of = self.element.get_untracked().checked_sub(1).and_then(|place| Element::ALL.get(place));
        let touched = of.map(|element| Touched { element: *element, effect: self.effect.get_untracked() });
        RingEvent { touched, note: self.text.with_untracked(|text| Note::new(text)) }
    }

    /// Takes over a card that was typed in before.
    fn fill(self, card: &RingEvent) {
        self.element.set(card.touched.map_or(0, |touched| touched.element.index() + 1));
        self.effect.set(card.touched.map_or(RingEffect::Easier, |touched| touched.effect));
        self.text.set(card.note.as_str().to_owned());
    }
}

/// What the card touches and says, both if the players want, and the ink.
pub fn form(open: RwSignal<bool>) -> AnyView {
    let (session, feedback) = (session(), feedback());
    let typed = Typed::new();
    let Typed { element, effect, text } = typed;
    let keep = move || {
        let card = typed.card();
        let kept = NotedCard::RingEvent(card.clone());
        if session.dispatch(Command::RevealRingEvent { card }) == Done::Yes {
            noted::keep(kept);
            open.set(false);
        }
    };
    let page = page_of(rulebook::RING_EVENTS);
    view! {
        {noted::offered(|all| &all.ring_events, |card| say(words::ring_event(card)), move |card| typed.fill(&card))}
        {element_field(element)}
        <Show when=move || element.get() != 0>{effects(effect)}</Show>
        <TextArea
            label=say(keys::RING_EVENT_TEXT)
            hint=say(keys::RING_EVENT_TEXT_HINT)
            value=text
            on_input=move |typed| text.set(typed)
        />
        <p><RuleRef label=page on_open=move || feedback.open_rule(rulebook::RING_EVENTS) /></p>
        <Button kind=ButtonKind::Act label=say(keys::RING_EVENT_KEEP) on_press=keep />
    }
    .into_any()
}

/// The Element the card touches, if any.
fn element_field(element: RwSignal<usize>) -> impl IntoView {
    let elements = Element::ALL.iter().map(|element| say(names::element(*element)));
    let answers: Vec<String> = std::iter::once(say(keys::RING_EVENT_NONE)).chain(elements).collect();
    view! {
        <Select
            label=say(keys::RING_EVENT_ELEMENT)
            answers=Signal::stored(answers)
            chosen=element
            on_choose=move |place: usize| element.set(place)
        />
    }
}

fn effects(effect: RwSignal<RingEffect>) -> impl IntoView {
    let words = [keys::RING_EVENT_EFFECT_EASIER, keys::RING_EVENT_EFFECT_HARDER];
    let answers = words.map(|key| Segment::of(say(key))).to_vec();
    let place = move || match effect.get() {
        RingEffect::Easier => 0,
        RingEffect::Harder => 1,
    };
    let choose = move |place: usize| effect.set(if place == 0 { RingEffect::Easier } else { RingEffect::Harder });
    view! {
        <Segmented
            label=say(keys::RING_EVENT_EFFECT)
            answers=Signal::stored(answers)
            chosen=Signal::derive(move || Some(place()))
            on_choose=choose
        />
    }
}
