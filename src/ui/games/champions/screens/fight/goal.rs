//! What the players are after: four goals, or their own weights; and whether advice is shown unasked.

use super::play::{Over, Play};
use crate::games::champions::sheet::draft::Draft;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::goal::{Advice, Goal, Weight, Weights};
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

/// Where a goal and its weights are read and chosen.
#[derive(Clone, Copy)]
pub struct Aims {
    goal: Signal<Goal>,
    weights: Signal<Weights>,
    choose: Callback<Goal>,
    weigh: Callback<(Weight, i32)>,
}

impl Aims {
    /// Those of the device, for what is looked at before a Combat: they weigh as they would in it.
    pub fn of_device(prefs: RwSignal<Prefs>, weights: Memo<Weights>) -> Self {
        let weigh = move |(weight, value): (Weight, i32)| {
            let own = weights.get_untracked().with(weight, value);
            prefs.update(|prefs| {
                prefs.weights = own;
                prefs.goal = Goal::Own;
            });
        };
        Self {
            goal: Signal::derive(move || prefs.with(|prefs| prefs.goal)),
            weights: weights.into(),
            choose: Callback::new(move |goal| prefs.update(|prefs| prefs.goal = goal)),
            weigh: Callback::new(weigh),
        }
    }

    /// Those of one Combat. Its weights become the players' own once one is changed.
    fn of_combat(play: Play) -> Self {
        let weigh = move |(weight, value): (Weight, i32)| {
            let weights = play.weights().with(weight, value);
            play.prefs().update(|prefs| prefs.weights = weights);
            play.say(|draft| draft.goal = Some(Goal::Own));
        };
        Self {
            goal: Signal::derive(move || play.draft.with(Draft::goal)),
            weights: Signal::derive(move || play.weights()),
            choose: Callback::new(move |goal| play.say(|draft| draft.goal = Some(goal))),
            weigh: Callback::new(weigh),
        }
    }
}

/// The goal of this Combat by its name; a press chooses another.
pub fn goal_key(play: Play) -> Option<AnyView> {
    let goal = play.draft.with(|draft| draft.duel().map(|_| draft.goal()))?;
    let name = GOALS.iter().find(|(which, ..)| *which == goal).map(|(_, name, _)| say(*name))?;
    let open = move || play.over.set(Some(Over::Goal));
    Some(view! { <Button kind=ButtonKind::Link label=say(Line::new(keys::FIGHT_GOAL_IS).with("goal", name)) on_press=open /> }.into_any())
}

/// The inside of the sheet.
pub fn goal_sheet(play: Play) -> AnyView {
    let prefs = play.prefs();
    let answers = vec![Segment::of(say(keys::FIGHT_ADVICE_SHOWN)), Segment::of(say(keys::FIGHT_ADVICE_ASKED))];
    let shown = move || prefs.with(|prefs| usize::from(prefs.advice == Advice::OnDemand));
    let show = move |place: usize| {
        play.asked.set(None);
        prefs.update(|prefs| prefs.advice = if place == 0 { Advice::Shown } else { Advice::OnDemand });
    };
    view! {
        {goal_and_weights(Aims::of_combat(play))}
        <p class="cap" aria-hidden="true">{say(keys::FIGHT_ADVICE)}</p>
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
pub fn goal_and_weights(aims: Aims) -> AnyView {
    let goal = aims.goal;
    let choice = move |(which, title, sub): (Goal, Key, Key)| {
        view! {
            <Choice
                title=say(title)
                sub=say(sub)
                chosen=Signal::derive(move || goal.get() == which)
                on_choose=move || aims.choose.run(which)
            />
        }
    };
    let weights = move || Weight::ALL.iter().map(|weight| stepper(aims, *weight)).collect_view();
    view! {
        <Choices label=say(keys::FIGHT_GOAL)>{GOALS.map(choice).collect_view()}</Choices>
        <p class="cap">{say(keys::FIGHT_WEIGHTS)}</p>
        {weights}
    }
    .into_any()
}

/// A weight in quarters. Changing one makes the goal the players' own.
fn stepper(aims: Aims, weight: Weight) -> AnyView {
    let words = say(weight.word());
    let named = |key| say(Line::new(key).with("what", words.clone()));
    let value = move || i32::from(aims.weights.get().of(weight));
    view! {
        <Stepper
            label=words.clone()
            value=Signal::derive(move || Some(value()))
            most=40
            minus_label=named(keys::FIGHT_MINUS)
            plus_label=named(keys::FIGHT_PLUS)
            on_change=move |value: i32| aims.weigh.run((weight, value))
        />
    }
    .into_any()
}
