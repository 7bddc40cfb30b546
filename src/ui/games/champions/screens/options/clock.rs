//! Turn, phase and last turn by hand.

use super::Open;
use super::form::{Apply, Number};
use crate::games::champions::command::Command;
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Where a turn can be entered: the Champions Phase begins with its Preparation.
const ENTRIES: [Phase; 3] = [Phase::Preparation, Phase::Enemies, Phase::Recovery];

/// Sets turn and phase.
#[component]
pub(super) fn ClockForm(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let now = session().journal.with_untracked(|journal| (journal.state().turn(), journal.state().phase()));
    let turn = RwSignal::new(now.0.get());
    let phase = RwSignal::new(if now.1 == Phase::Champions { Phase::Preparation } else { now.1 });
    let label = move || {
        say(Line::new(keys::OPTIONS_CLOCK_SET).with("turn", turn.get()).with("phase", names::phase(phase.get())))
    };
    let command = move || {
        let (turn, phase) = (Turn::clamped(turn.get()), phase.get());
        ((turn, phase) != now).then_some(Command::SetClock { turn, phase })
    };
    view! {
        <p class="sub2">{say(keys::OPTIONS_CLOCK_SUB)}</p>
        <Number label=keys::OPTIONS_CLOCK_TURN value=turn bounds=(Turn::LEAST.get(), Turn::MOST.get()) />
        {entries(phase)}
        <Apply open=open label=Signal::derive(label) command=Signal::derive(command) />
    }
}

/// The phase in which the turn is entered.
fn entries(phase: RwSignal<Phase>) -> impl IntoView {
    let answers: Vec<Segment> = ENTRIES.iter().map(|phase| Segment::of(say(names::phase(*phase)))).collect();
    let chosen = Signal::derive(move || ENTRIES.iter().position(|entry| *entry == phase.get()));
    let choose = move |place: usize| {
        if let Some(entry) = ENTRIES.get(place) {
            phase.set(*entry);
        }
    };
    view! {
        <Segmented
            label=say(keys::OPTIONS_CLOCK_PHASE)
            answers=Signal::stored(answers)
            chosen=chosen
            look=SegmentedLook::Wraps
            on_choose=Callback::new(move |(place,)| choose(place))
        />
    }
}

/// Sets the last turn.
#[component]
pub(super) fn LastTurnForm(
    /// What is being changed.
    open: Open,
) -> impl IntoView {
    let now = session().journal.with_untracked(|journal| journal.state().scenario().max_turns);
    let turn = RwSignal::new(now.get());
    let label = move || say(Line::new(keys::OPTIONS_LAST_TURN_SET).with("turn", turn.get()));
    let command = move || {
        let turn = Turn::clamped(turn.get());
        (turn != now).then_some(Command::SetLastTurn { turn })
    };
    view! {
        <Number label=keys::OPTIONS_LAST_TURN value=turn bounds=(Turn::LEAST.get(), Turn::MOST.get()) />
        <Apply open=open label=Signal::derive(label) command=Signal::derive(command) />
    }
}

/// "Turn 3 of 8, Champions".
pub(super) fn now(session: Session) -> String {
    session.state(|state| {
        say(Line::new(keys::OPTIONS_CLOCK_NOW)
            .with("turn", state.turn().get())
            .with("last", state.scenario().max_turns.get())
            .with("phase", names::phase(state.phase())))
    })
}

/// Every phase there is has its place: what cannot be entered is reached through what can.
const _: () = assert!(ENTRIES.len() + 1 == Phase::ALL.len());
