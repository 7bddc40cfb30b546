//! Step 1: the header of the scenario, the difficulty, and how the table plays.

use super::frame::{StepDock, StepHead};
use super::in_campaign::campaign_note;
use super::outlook::{Target, name_list};
use super::preparing::{Preparing, preparing};
use crate::games::champions::model::name::{BadName, Name};
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::ring_event::RingEvents;
use crate::games::champions::model::scenario::{Difficulty, Modifiers, SameClan, Scenario, ScenarioKind};
use crate::games::champions::model::state::Play;
use crate::games::champions::rulings::{Reading, Ruling};
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::number::signed;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::components::toggle::Toggle;
use crate::ui::games::champions::board_choice::offered;
use crate::ui::games::champions::catalogue::Found;
use crate::ui::games::champions::page::SetupStep;
use crate::ui::games::champions::scenario_room::scenario_room;
use crate::ui::texts::say;
use crate::ui::widgets::names::{ROOM, bad_name};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The greatest change a difficulty makes that fits on a card.
const MOST_MODIFIER: i32 = 20;

/// Step 1.
#[component]
pub(super) fn ScenarioStep() -> impl IntoView {
    let preparing = preparing();
    view! {
        <div class="screen one">
            <StepHead step=SetupStep::Scenario />
            <main class="body">
                {campaign_note(preparing)}
                {known_scenarios(preparing)}
                <section class="card pad stack" aria-label=say(keys::SETUP_SCENARIO)>
                    {title_field(preparing)} {kind_field(preparing)}
                </section>
                <section class="card">{turns_field(preparing)}</section>
                <section class="card pad stack">
                    <h2>{say(keys::SETUP_DIFFICULTY)}</h2>
                    {difficulty_field(preparing)}
                </section>
                {more(preparing)}
                <Button kind=ButtonKind::Quiet label=say(keys::SETUP_CLEAR) on_press=move || preparing.clear() />
            </main>
            <StepDock step=SetupStep::Scenario />
        </div>
    }
}

/// What few scenarios ask for, behind a tap.
fn more(preparing: Preparing) -> impl IntoView {
    // Whoever is sent to the names finds them open.
    let names_wanted = preparing.lead.get_untracked() == Some(Target::Names);
    view! {
        <details class="card more" open=names_wanted>
            <summary>
                <b>{say(keys::SETUP_MORE)}</b>
                <span class="sub2">{say(keys::SETUP_MORE_SUB)}</span>
            </summary>
            <div class="pad stack setup-names">{names_fields(preparing)}</div>
            <div class="rows">{modifier_fields(preparing)} {switches(preparing)}</div>
        </details>
    }
}

/// The scenarios of the packs, to take over with one tap.
fn known_scenarios(preparing: Preparing) -> impl IntoView {
    let room = scenario_room();
    room.refresh();
    let scenarios = Memo::new(move |_| room.to_choose(preparing.cards));
    let title = preparing.part(|draft| draft.title.clone());
    let answers = Signal::derive(move || scenarios.get().iter().map(known).collect());
    let chosen =
        Signal::derive(move || scenarios.get().iter().position(|found| found.card.name.as_str() == title.get()));
    let choose = move |place: usize| {
        if let Some(found) = scenarios.with_untracked(|all| all.get(place).cloned()) {
            preparing.update(|draft| draft.take_scenario(&found.card, offered));
        }
    };
    move || {
        scenarios.with(|all| !all.is_empty()).then(|| {
            view! {
                <p class="cap" aria-hidden="true">{say(keys::SETUP_KNOWN_SCENARIOS)}</p>
                <Segmented
                    label=say(keys::SETUP_KNOWN_SCENARIOS)
                    answers=answers
                    chosen=chosen
                    look=SegmentedLook::Lines
                    on_choose=move |place: usize| choose(place)
                />
            }
        })
    }
}

/// One of them, and where it comes from.
fn known(found: &Found<Scenario>) -> Segment {
    Segment::of(found.card.name.as_str()).with_second(say(found.origin.word()))
}

fn title_field(preparing: Preparing) -> impl IntoView {
    let title = preparing.part(|draft| draft.title.clone());
    let fault = Signal::derive(move || match Name::typed(&title.get()) {
        Ok(_) | Err(BadName::Empty) => None,
        Err(bad) => Some(say(bad_name(bad))),
    });
    let change = move |text: String| preparing.update(|draft| draft.title = text);
    view! {
        <div class="setup-title">
            <TextField
                label=say(keys::SETUP_TITLE)
                value=title
                fault=fault
                maxlength=ROOM
                on_input=move |text: String| change(text)
            />
        </div>
    }
}

fn kind_field(preparing: Preparing) -> impl IntoView {
    let answers = ScenarioKind::ALL.iter().map(|kind| Segment::of(say(names::scenario_kind(*kind)))).collect();
    let chosen = preparing.part(|draft| Some(draft.kind.index()));
    let choose = move |place: usize| preparing.update(|draft| draft.set_kind(ScenarioKind::ALL[place]));
    view! {
        <Segmented
            label=say(keys::SETUP_KIND)
            answers=Signal::stored(answers)
            chosen=chosen
            look=SegmentedLook::Wraps
            on_choose=move |place: usize| choose(place)
        />
    }
}

fn turns_field(preparing: Preparing) -> impl IntoView {
    let value = preparing.part(|draft| Some(draft.max_turns.get().into()));
    let change = move |turns: i32| {
        if let Ok(turns) = Turn::new(turns.into()) {
            preparing.update(|draft| draft.max_turns = turns);
        }
    };
    stepper(keys::SETUP_TURNS, value, (Turn::LEAST.get().into(), Turn::MOST.get().into()), change)
}

/// A number with its keys.
fn stepper(
    label: Key,
    value: Signal<Option<i32>>,
    (least, most): (i32, i32),
    change: impl Fn(i32) + Send + Sync + 'static,
) -> impl IntoView {
    let ears = move |key| say(Line::new(key).with("name", label));
    view! {
        <Stepper
            label=say(label)
            value=value
            least=least
            most=most
            minus_label=ears(keys::STEP_LESS)
            plus_label=ears(keys::STEP_MORE)
            on_change=move |value: i32| change(value)
        />
    }
}

/// The three difficulties with what they add.
pub(super) fn difficulty_field(preparing: Preparing) -> impl IntoView {
    let answers = preparing.part(|draft| {
        let answer = |difficulty: &Difficulty| {
            let change = signed(draft.modifiers.of(*difficulty).into());
            let second = say(Line::new(keys::SETUP_DIFFICULTY_CHANGES).with("change", change));
            Segment::of(say(names::difficulty(*difficulty))).with_second(second)
        };
        Difficulty::ALL.iter().map(answer).collect::<Vec<_>>()
    });
    let chosen = preparing.part(|draft| Some(draft.difficulty.index()));
    let choose = move |place: usize| preparing.update(|draft| draft.difficulty = Difficulty::ALL[place]);
    view! {
        <Segmented
            label=say(keys::SETUP_DIFFICULTY)
            answers=answers
            chosen=chosen
            on_choose=move |place: usize| choose(place)
        />
    }
}

fn modifier_fields(preparing: Preparing) -> impl IntoView {
    let field = |label, read: fn(&Modifiers) -> i8, write: fn(&mut Modifiers, i8)| {
        let value = preparing.part(move |draft| Some(read(&draft.modifiers).into()));
        let change = move |value: i32| {
            if let Ok(value) = i8::try_from(value) {
                preparing.update(|draft| write(&mut draft.modifiers, value));
            }
        };
        stepper(label, value, (-MOST_MODIFIER, MOST_MODIFIER), change)
    };
    (
        field(keys::SETUP_EASY_ADDS, |modifiers| modifiers.easy, |modifiers, value| modifiers.easy = value),
        field(keys::SETUP_NORMAL_ADDS, |modifiers| modifiers.normal, |modifiers, value| modifiers.normal = value),
        field(keys::SETUP_HARD_ADDS, |modifiers| modifiers.hard, |modifiers, value| modifiers.hard = value),
    )
}

fn names_fields(preparing: Preparing) -> impl IntoView {
    let field =
        |label, value: Signal<String>, change: fn(&mut crate::games::champions::views::setup_draft::Draft, String)| {
            let fault = Signal::derive(move || name_list(&value.get()).err().map(say));
            view! {
                <TextField
                    label=say(label)
                    hint=say(keys::SETUP_NAMES_HINT)
                    value=value
                    fault=fault
                    maxlength=ROOM
                    on_input=move |text: String| preparing.update(|draft| change(draft, text))
                />
            }
        };
    let mandatory = preparing.part(|draft| draft.mandatory.clone());
    let forbidden = preparing.part(|draft| draft.forbidden.clone());
    (
        field(keys::SETUP_MANDATORY, mandatory, |draft, text| draft.mandatory = text),
        field(keys::SETUP_FORBIDDEN, forbidden, |draft, text| draft.forbidden = text),
    )
}

/// What is one way or the other.
fn switches(preparing: Preparing) -> impl IntoView {
    let same_clan = preparing.part(|draft| draft.same_clan == SameClan::Allowed);
    let cooperation = preparing.part(|draft| draft.play == Play::MoreCooperation);
    let ring_events = preparing.part(|draft| draft.ring_events == Some(RingEvents::With));
    let reveal = move |on: bool| preparing.update(|draft| draft.ring_events = on.then_some(RingEvents::With));
    let allow =
        move |on| preparing.update(|draft| draft.same_clan = if on { SameClan::Allowed } else { SameClan::Forbidden });
    let cooperate =
        move |on| preparing.update(|draft| draft.play = if on { Play::MoreCooperation } else { Play::Standard });
    (
        switch(say(keys::SETUP_SAME_CLAN), say(keys::SETUP_SAME_CLAN_SUB), same_clan, allow),
        switch(say(keys::SETUP_COOPERATION), say(keys::SETUP_COOPERATION_SUB), cooperation, cooperate),
        switch(say(keys::SETUP_RING_EVENTS), say(keys::SETUP_RING_EVENTS_SUB), ring_events, reveal),
        Ruling::ALL.iter().map(|passage| ruling(preparing, *passage)).collect_view(),
    )
}

/// A passage the rulebook leaves open: its two readings, the standard one first.
fn ruling(preparing: Preparing, ruling: Ruling) -> impl IntoView {
    let (question, readings) = names::ruling(ruling);
    let other = preparing.part(move |draft| draft.rulings.reading(ruling) == Reading::Other);
    let change = move |place: usize| {
        let reading = if place == 0 { Reading::Standard } else { Reading::Other };
        preparing.update(|draft| draft.rulings = draft.rulings.with(ruling, reading));
    };
    let answers = readings.map(|reading| Segment::of(say(reading))).to_vec();
    view! {
        <div class="pad stack">
            <b>{say(question)}</b>
            <Segmented
                label=say(question)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(usize::from(other.get())))
                look=SegmentedLook::Wraps
                on_choose=move |place: usize| change(place)
            />
        </div>
    }
}

fn switch(
    label: String,
    sub: String,
    on: Signal<bool>,
    change: impl Fn(bool) + Send + Sync + 'static,
) -> impl IntoView {
    let word = Signal::derive(move || say(if on.get() { keys::SWITCH_ON } else { keys::SWITCH_OFF }));
    view! { <Toggle label=label sub=sub state_word=word on=on on_toggle=move |on: bool| change(on) /> }
}
