//! What the players are after: four goals, or their own weights; and whether advice is shown unasked.

use super::play::Play;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::goal::{Advice, Goal, Weight};
use crate::ui::prefs::Prefs;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The goals and their words.
pub const GOALS: [(Goal, Key, Key); 5] = [
    (Goal::Balanced, keys::FIGHT_GOAL_BALANCED, keys::FIGHT_GOAL_BALANCED_SUB),
    (Goal::Eliminate, keys::FIGHT_GOAL_ELIMINATE, keys::FIGHT_GOAL_ELIMINATE_SUB),
    (Goal::Unhurt, keys::FIGHT_GOAL_UNHURT, keys::FIGHT_GOAL_UNHURT_SUB),
    (Goal::SaveKi, keys::FIGHT_GOAL_SAVE, keys::FIGHT_GOAL_SAVE_SUB),
    (Goal::Own, keys::FIGHT_GOAL_OWN, keys::FIGHT_GOAL_OWN_SUB),
];

/// The inside of the sheet.
pub fn goal_sheet(play: Play) -> AnyView {
    let prefs = play.prefs();
    let answers = vec![Segment::of(say(keys::FIGHT_ADVICE_SHOWN)), Segment::of(say(keys::FIGHT_ADVICE_ASKED))];
    let shown = move || prefs.with(|prefs| usize::from(prefs.advice == Advice::OnDemand));
    let show = move |place: usize| {
        prefs.update(|prefs| prefs.advice = if place == 0 { Advice::Shown } else { Advice::OnDemand });
    };
    view! {
        {goal_and_weights(prefs)}
        <p class="cap">{say(keys::FIGHT_ADVICE)}</p>
        <Segmented
            label=say(keys::FIGHT_ADVICE)
            answers=Signal::stored(answers)
            chosen=Signal::derive(move || Some(shown()))
            on_choose=show
        />
    }
    .into_any()
}

/// What the players are after, and what each thing is worth to them.
pub fn goal_and_weights(prefs: RwSignal<Prefs>) -> AnyView {
    let goal = Memo::new(move |_| prefs.with(|prefs| prefs.goal));
    let choice = move |(which, title, sub): (Goal, Key, Key)| {
        view! {
            <Choice
                title=say(title)
                sub=say(sub)
                chosen=Signal::derive(move || goal.get() == which)
                on_choose=move || prefs.update(|prefs| prefs.goal = which)
            />
        }
    };
    let weights = move || Weight::ALL.iter().map(|weight| stepper(prefs, *weight)).collect_view();
    view! {
        <Choices label=say(keys::FIGHT_GOAL)>{GOALS.map(choice).collect_view()}</Choices>
        <p class="cap">{say(keys::FIGHT_WEIGHTS)}</p>
        {weights}
    }
    .into_any()
}

/// A weight in quarters. Changing one makes the goal the players' own.
fn stepper(prefs: RwSignal<Prefs>, weight: Weight) -> AnyView {
    let words = say(weight.word());
    let named = |key| say(Line::new(key).with("what", words.clone()));
    let value = move || prefs.with(|prefs| i32::from(prefs.weighing().of(weight)));
    view! {
        <Stepper
            label=words.clone()
            value=Signal::derive(move || Some(value()))
            most=40
            minus_label=named(keys::FIGHT_MINUS)
            plus_label=named(keys::FIGHT_PLUS)
            on_change=move |value: i32| prefs.update(|prefs| prefs.weigh(weight, value))
        />
    }
    .into_any()
}
