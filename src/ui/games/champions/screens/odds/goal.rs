//! What the players are after, and the weights behind it.

use super::desk::Desk;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sheet::Sheet;
use crate::ui::games::champions::goal::Weight;
use crate::ui::games::champions::screens::fight::goal::{Aims, GOALS, goal_and_weights};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Goals in the line; the players' own weights are chosen by changing one.
const IN_LINE: usize = 4;

/// The goals, and what they weigh.
pub fn goals(desk: Desk) -> AnyView {
    let prefs = desk.prefs;
    let answers = GOALS
        .iter()
        .take(IN_LINE)
        .map(|(_, title, sub)| Segment::of(say(*title)).with_ears(format!("{}: {}", say(*title), say(*sub))));
    let goal = Memo::new(move |_| prefs.with(|prefs| prefs.goal));
    let chosen = move || GOALS.iter().take(IN_LINE).position(|(which, ..)| *which == goal.get());
    let choose = move |place: usize| {
        if let Some((goal, ..)) = GOALS.get(place) {
            prefs.update(|prefs| prefs.goal = *goal);
        }
    };
    view! {
        <section class="stack goals">
            <Segmented
                label=say(keys::FIGHT_GOAL)
                answers=Signal::stored(answers.collect::<Vec<_>>())
                chosen=Signal::derive(chosen)
                look=SegmentedLook::Wraps
                on_choose=choose
            />
            <div class="rowx">
                <span class="sub2">{move || weights(desk)}</span>
                <Button kind=ButtonKind::Link label=say(keys::ODDS_WEIGHTS) on_press=move || desk.weighing.set(true) />
            </div>
        </section>
    }
    .into_any()
}

fn weights(desk: Desk) -> String {
    let weights = desk.weights.get();
    let of = |weight| i16::from(weights.of(weight));
    let line = Line::new(keys::ODDS_WEIGHTS_LINE)
        .with("dealt", of(Weight::Dealt))
        .with("taken", of(Weight::Taken))
        .with("kill", of(Weight::Kill))
        .with("death", of(Weight::Death))
        .with("ki", of(Weight::Ki))
        .with("honor", of(Weight::Honor));
    say(line)
}

/// The weights to be changed.
pub fn sheet(desk: Desk) -> AnyView {
    view! {
        <Sheet
            open=desk.weighing
            title=say(keys::FIGHT_GOAL)
            close_label=say(keys::CLOSE)
            on_close=move || desk.weighing.set(false)
        >
            {goal_and_weights(Aims::of_device(desk.prefs, desk.weights))}
        </Sheet>
    }
    .into_any()
}
