//! What a Skill Test has in the place of a Combat's cards.

use super::play::Play;
use super::think_test::Chances;
use super::whom::whom;
use crate::games::champions::combat::steps::Reason;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::sheet::draft::{Draft, Task, Trial, TrialKind};
use crate::games::champions::sheet::exam;
use crate::games::champions::skill_test::TestResolution;
use crate::games::champions::skill_test::steps::TestReason;
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::{element_look, full};
use crate::kernel::line::Line;
use crate::ui::components::meter::Meter;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::tick::Tick;
use crate::ui::components::why::WhyList;
use crate::ui::games::champions::screens::fight::odds_card::{honesty, ki_choice};
use crate::ui::games::champions::screens::step_lines::test_line;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Says something else about the test.
pub(super) fn set(play: Play, change: impl FnOnce(&mut Trial)) {
    play.say(|draft: &mut Draft| {
        if let Task::Test(trial) = &mut draft.task {
            change(trial);
        }
    });
}

/// Who is tested, and the successes that are wanted.
pub fn tested(play: Play) -> AnyView {
    let card = move || {
        let trial = play.draft.with(|draft| draft.trial().cloned())?;
        let name = play.session.state(|state| full(state, Who::from(trial.actor)));
        let targets: Vec<u8> = match trial.kind {
            TrialKind::Investigation => vec![3, 4, 5],
            TrialKind::ComplexManipulation => (1..=6).collect(),
        };
        let answer = |target: &u8| match trial.kind {
            TrialKind::Investigation => Segment::of(target.to_string())
                .with_second(say(Line::new(keys::FIGHT_DRAWS).with("cards", i16::from(target - 2)))),
            TrialKind::ComplexManipulation => Segment::of(target.to_string()),
        };
        let answers: Vec<Segment> = targets.iter().map(answer).collect();
        let chosen = targets.iter().position(|target| *target == trial.target);
        let first = targets[0];
        let choose = move |place: usize| {
            set(play, |trial| trial.target = first + u8::try_from(place).unwrap_or(0));
        };
        let harmony = (trial.kind == TrialKind::ComplexManipulation).then(|| scenario_harmony(play, &trial));
        Some(view! {
            <section class="card pad stack">
                <h2>{name}</h2>
                {whom(play, &trial)}
                <p class="cap" aria-hidden="true">{say(keys::FIGHT_TARGET)}</p>
                <Segmented
                    label=say(keys::FIGHT_TARGET)
                    answers=Signal::stored(answers)
                    chosen=Signal::stored(chosen)
                    on_choose=choose
                />
                {harmony}
                {words(play)}
            </section>
        })
    };
    card.into_any()
}

/// What the card says in words: whether it touches this test only the players can tell.
fn words(play: Play) -> AnyView {
    let lines = play.entered(|draft| play.session.state(|state| exam::words(state, draft)));
    lines.into_iter().map(|line| view! { <p class="card-note">{say(line)}</p> }).collect_view().into_any()
}

/// Whether the scenario takes Harmony for four successes.
fn scenario_harmony(play: Play, trial: &Trial) -> AnyView {
    let toggle = move |on: bool| {
        set(play, |trial| trial.harmony_counts = if on { Harmony::Used } else { Harmony::Unused });
    };
    view! {
        <Tick
            label=say(keys::FIGHT_HARMONY_COUNTS)
            second=say(keys::FIGHT_HARMONY_COUNTS_SUB)
            on=Signal::stored(trial.harmony_counts == Harmony::Used)
            on_toggle=toggle
        />
    }
    .into_any()
}

/// The chance of each number of successes.
pub fn chances_card(play: Play, chances: Chances) -> AnyView {
    let Chances { of, ki, deception } = chances;
    let line = |(place, (chance, share)): (usize, (String, u8))| {
        let words = say(Line::new(keys::FIGHT_AT_LEAST).with("count", place + 1));
        let ears = say(Line::new(keys::FIGHT_METER_EARS).with("share", i16::from(share)));
        view! {
            <div class="chance">
                <p class="rowx apart">
                    <span>{words}</span>
                    <b>{chance}</b>
                </p>
                <Meter label=ears percent=share />
            </div>
        }
    };
    view! {
        <section class="card pad odds">
            {of.into_iter().enumerate().filter(|(_, (_, share))| *share > 0).map(line).collect_view()}
            <div class="rowx wrapx">{ki.map(|ki| ki_choice(play, ki))} {deception.map(|ready| honesty(play, ready))}</div>
        </section>
    }
    .into_any()
}

/// What the test comes to: the Element that counts, and every reason.
pub fn last(play: Play) -> AnyView {
    let part = move || {
        let known = play.entered(|draft| play.session.state(|state| exam::resolution(state, draft)))?.ok()?;
        Some(result(play, &known))
    };
    part.into_any()
}

fn result(play: Play, known: &TestResolution) -> AnyView {
    let successes = say(Line::new(keys::FIGHT_SUCCESSES).with("count", i16::from(known.successes)));
    let lines: Vec<AnyView> = play.session.state(|state| {
        known.steps.iter().filter(|step| !is_seen(&step.line)).map(|step| test_line(state, step)).collect()
    });
    let harmony = play.entered(|draft| draft.choices.harmony);
    view! {
        <section class="card pad stack">
            <h2>{successes}</h2>
            {(harmony == Harmony::Unused).then(|| elements(play, known))}
            {harmony_tick(play, known)}
            {words(play)}
            <WhyList>{lines}</WhyList>
        </section>
    }
    .into_any()
}

/// Harmony, where the dice and the test allow it.
fn harmony_tick(play: Play, known: &TestResolution) -> Option<AnyView> {
    let (used, counts) = play.entered(|draft| {
        let counts = draft
            .trial()
            .is_some_and(|trial| trial.kind == TrialKind::Investigation || trial.harmony_counts == Harmony::Used);
        (draft.choices.harmony, counts)
    });
    let toggle = move |on: bool| {
        play.say(|draft| draft.choices.harmony = if on { Harmony::Used } else { Harmony::Unused });
    };
    (known.hand.missing().is_none() && counts).then(|| {
        view! {
            <Tick
                label=say(keys::FIGHT_HARMONY)
                second=say(keys::FIGHT_HARMONY_COUNTS_SUB)
                on=Signal::stored(used == Harmony::Used)
                on_toggle=toggle
            />
        }
        .into_any()
    })
}

/// The dice lie above; that they were rolled needs no line.
fn is_seen(reason: &TestReason) -> bool {
    matches!(reason, TestReason::Dice(Reason::Rolls { .. } | Reason::Rolled { .. }) | TestReason::Successes { .. })
}

fn elements(play: Play, known: &TestResolution) -> AnyView {
    const COUNTED: [Element; 4] = [Element::Air, Element::Earth, Element::Fire, Element::Water];
    let answers = COUNTED.map(|element| {
        let (sign, tint) = element_look(element);
        let count = known.hand.count(element);
        let ears = format!("{} {count}", say(names::element(element)));
        Segment::of(count.to_string()).with_sign(sign, tint).with_ears(ears)
    });
    let chosen = COUNTED.iter().position(|element| *element == known.element);
    let choose = move |place: usize| set(play, |trial| trial.element = COUNTED.get(place).copied());
    view! {
        <Segmented
            label=say(keys::FIGHT_ELEMENT)
            answers=Signal::stored(answers.to_vec())
            chosen=Signal::stored(chosen)
            on_choose=choose
        />
    }
    .into_any()
}
