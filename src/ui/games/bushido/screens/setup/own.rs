//! The players' own scenario, put together of the parts that the rules know.

use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::scenario::{Alignment, Award, Decreasing, Element, Interaction, ScenarioParts};
use crate::games::bushido::rules::reference;
use crate::games::bushido::setup::ScenarioChoice;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Name;
use crate::ui::components::button::Button;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::feedback::feedback;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The most turns a game has (BU-SCN-7).
const MOST_TURNS: i32 = 7;

/// To whom an element is Friendly, in the order in which they are asked.
const ALIGNMENTS: [(Alignment, &str); 3] =
    [(Alignment::Friendly(Player::A), "a"), (Alignment::Neutral, "n"), (Alignment::Friendly(Player::B), "b")];

/// What was put together so far.
#[derive(Clone, Copy)]
pub struct Own {
    name: RwSignal<String>,
    length: RwSignal<i32>,
    /// The first turn that a die may make the last; 0 for a fixed length.
    variable: RwSignal<i32>,
    score_at: RwSignal<BTreeSet<usize>>,
    award: RwSignal<usize>,
    reset: RwSignal<BTreeSet<usize>>,
    reset_influence: RwSignal<BTreeSet<usize>>,
    interaction: RwSignal<usize>,
    prayers: RwSignal<i32>,
    decreasing: RwSignal<usize>,
    objectives: [RwSignal<i32>; 3],
    zones: [RwSignal<i32>; 3],
}

impl Own {
    /// Prayers at three objectives over six turns, to begin with.
    pub fn new() -> Self {
        Self {
            name: RwSignal::new(String::new()),
            length: RwSignal::new(6),
            variable: RwSignal::new(0),
            score_at: RwSignal::new(BTreeSet::from([2, 4, 6])),
            award: RwSignal::new(0),
            reset: RwSignal::new(BTreeSet::new()),
            reset_influence: RwSignal::new(BTreeSet::new()),
            interaction: RwSignal::new(1),
            prayers: RwSignal::new(5),
            decreasing: RwSignal::new(0),
            objectives: [1, 1, 1].map(RwSignal::new),
            zones: [0, 0, 0].map(RwSignal::new),
        }
    }

    /// The scenario of these parts.
    pub fn choice(self) -> ScenarioChoice {
        let typed = self.name.get();
        let named = Name::typed(&typed).or_else(|_| Name::new(&say(keys::BUSHIDO_OWN)));
        let Ok(name) = named else { return ScenarioChoice::Keii };
        let variable = u8::try_from(self.variable.get()).ok().filter(|from| *from > 0);
        let longest = if variable.is_some() { MOST_TURNS } else { self.length.get() };
        let parts = ScenarioParts {
            length: usize::try_from(longest).unwrap_or(1),
            score_at: self.score_at.get(),
            award: if self.award.get() == 0 { Award::Points } else { Award::Friendly },
            reset: self.reset.get(),
            reset_influence: self.reset_influence.get(),
            interaction: match self.interaction.get() {
                0 => Interaction::None,
                1 => Interaction::Prayer(self.prayers.get().into()),
                _ => Interaction::Influence,
            },
            decreasing: match self.decreasing.get() {
                0 => Decreasing::None,
                1 => Decreasing::Scorer,
                _ => Decreasing::Popular,
            },
            objectives: elements("", self.objectives.map(|one| one.get())),
            zones: elements("z", self.zones.map(|one| one.get())),
        };
        ScenarioChoice::Own { name, parts, variable }
    }
}

fn elements(before: &str, counts: [i32; 3]) -> Vec<Element> {
    let of = |(count, (alignment, letter)): (i32, (Alignment, &str))| {
        (1..=count).map(|at| Element { id: format!("{before}{letter}{at}"), alignment }).collect::<Vec<_>>()
    };
    counts.into_iter().zip(ALIGNMENTS).flat_map(of).collect()
}

/// The parts, asked one after the other.
pub fn parts(own: Own) -> AnyView {
    let feedback = feedback();
    let rule = reference::SCENARIO;
    let prays = move || own.interaction.get() == 1;
    view! {
        <div class="stack">
            <div class="rowx apart">
                <h3>{say(keys::BUSHIDO_OWN)}</h3>
                <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
            </div>
            <TextField label=say(keys::BUSHIDO_OWN_NAME) value=own.name on_input=move |text: String| own.name.set(text) />
            {number(keys::BUSHIDO_OWN_LENGTH, own.length, (1, MOST_TURNS))}
            {number(keys::BUSHIDO_OWN_VARIABLE, own.variable, (0, MOST_TURNS))}
            {turns(keys::BUSHIDO_OWN_SCORE_AT, own.score_at)}
            {choice(keys::BUSHIDO_OWN_AWARD, own.award, &[keys::BUSHIDO_OWN_AWARD_POINTS, keys::BUSHIDO_OWN_AWARD_FRIENDLY])}
            {choice(
                keys::BUSHIDO_SCENARIO_OFFER,
                own.interaction,
                &[keys::BUSHIDO_OWN_NO_ACTION, keys::BUSHIDO_OWN_PRAYER, keys::BUSHIDO_OWN_INFLUENCE],
            )}
            <Show when=prays>{number(keys::BUSHIDO_HALF_PRAYERS, own.prayers, (1, 20))}</Show>
            {counts(keys::BUSHIDO_OWN_OBJECTIVES, own.objectives)}
            {counts(keys::BUSHIDO_OWN_ZONES, own.zones)}
            {turns(keys::BUSHIDO_OWN_RESET, own.reset)}
            {turns(keys::BUSHIDO_OWN_RESET_INFLUENCE, own.reset_influence)}
            {choice(
                keys::BUSHIDO_OWN_DECREASING,
                own.decreasing,
                &[keys::BUSHIDO_OWN_NO_ACTION, keys::BUSHIDO_OWN_SCORER, keys::BUSHIDO_OWN_POPULAR],
            )}
        </div>
    }
    .into_any()
}

fn number(key: Key, signal: RwSignal<i32>, (least, most): (i32, i32)) -> AnyView {
    labelled(say(key), signal, (least, most))
}

fn labelled(label: String, signal: RwSignal<i32>, (least, most): (i32, i32)) -> AnyView {
    view! {
        <Stepper
            minus_label=say(Line::new(keys::BUSHIDO_MINUS).with("what", label.clone()))
            plus_label=say(Line::new(keys::BUSHIDO_PLUS).with("what", label.clone()))
            label=label.clone()
            value=Signal::derive(move || Some(signal.get()))
            least=least
            most=most
            on_change=move |to: i32| signal.set(to)
        />
    }
    .into_any()
}

fn choice(key: Key, signal: RwSignal<usize>, answers: &[Key]) -> AnyView {
    let answers: Vec<Segment> = answers.iter().map(|answer| Segment::of(say(*answer))).collect();
    view! {
        <p><b>{say(key)}</b></p>
        <Segmented
            label=say(key)
            answers=Signal::stored(answers)
            chosen=Signal::derive(move || Some(signal.get()))
            look=SegmentedLook::Wraps
            on_choose=move |at: usize| signal.set(at)
        />
    }
    .into_any()
}

/// Turns that are tapped.
fn turns(key: Key, signal: RwSignal<BTreeSet<usize>>) -> AnyView {
    let one = move |turn: usize| {
        let pressed = Signal::derive(move || signal.with(|turns| turns.contains(&turn)));
        let tap = move || {
            signal.update(|turns| {
                if !turns.remove(&turn) {
                    turns.insert(turn);
                }
            });
        };
        let ears = say(Line::new(keys::BUSHIDO_STORY_TURN).with("turn", super::super::words::small(turn)));
        view! { <Button label=turn.to_string() ears=ears pressed=pressed on_press=tap /> }
    };
    view! {
        <p><b>{say(key)}</b></p>
        <div class="rowx wrap turns" role="group" aria-label=say(key)>{(1..=7).map(one).collect_view()}</div>
    }
    .into_any()
}

/// How many elements are Friendly to the first, Neutral, Friendly to the second.
fn counts(key: Key, signals: [RwSignal<i32>; 3]) -> AnyView {
    let names = [keys::BUSHIDO_OWN_OF_ONE, keys::BUSHIDO_OBJECTIVE_NEUTRAL, keys::BUSHIDO_OWN_OF_TWO];
    let one = |(signal, name): (RwSignal<i32>, Key)| labelled(format!("{}: {}", say(key), say(name)), signal, (0, 6));
    signals.into_iter().zip(names).map(one).collect_view().into_any()
}
