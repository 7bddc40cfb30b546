//! What happens on which turn, and who comes then.

use super::desk::Desk;
use super::fields::{choice_field, note_field, number_field, of_script, only_field, only_words, script};
use super::figures::{Coming, figures};
use super::goals::turn;
use super::list::{List, list};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::scenario::script::Happening;
use crate::games::champions::text::{names, story};
use crate::kernel::by::Small as _;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The events.
pub(super) fn events(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_EVENTS,
            add: keys::SCENARIO_ADD_EVENT,
            path: "script.events".to_owned(),
            place: (),
            read: |script, ()| &script.events,
            write: |script, ()| Some(&mut script.events),
            fresh: |desk| Some(fresh(desk)),
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |_, event| {
                let only = (!event.only.is_empty()).then(|| only_words(&event.only));
                let note = Some(event.note.as_str().to_owned()).filter(|note| !note.is_empty());
                let parts = [note, only].into_iter().flatten().collect::<Vec<_>>().join(" · ");
                (say(story::moment(event.turn.get(), event.phase)), parts)
            },
            edit: |desk, (), at| event(desk, at),
        },
    )
}

/// Another one, on the turn of the last.
fn fresh(desk: Desk) -> Happening {
    let last = untrack(move || desk.script(|script| script.events.last().map(|event| event.turn)));
    Happening {
        turn: last.unwrap_or(turn(2)),
        phase: Phase::Preparation,
        note: Note::default(),
        only: Vec::new(),
        enemies: Vec::new(),
        allies: Vec::new(),
    }
}

fn event_of(scenario: &Scenario, at: usize) -> Option<Happening> {
    of_script(scenario, |script| script.events.get(at).cloned())
}

fn change_event(scenario: &mut Scenario, at: usize, change: impl FnOnce(&mut Happening)) {
    if let Some(event) = script(scenario).events.get_mut(at) {
        change(event);
    }
}

fn event(desk: Desk, at: usize) -> AnyView {
    let note = note_field(
        desk,
        keys::SCENARIO_EVENT_NOTE,
        move |scenario| event_of(scenario, at).map(|event| event.note).unwrap_or_default(),
        move |scenario, note| change_event(scenario, at, |event| event.note = note),
    );
    let only = only_field(
        desk,
        move |scenario| event_of(scenario, at).map(|event| event.only).unwrap_or_default(),
        move |scenario, only| change_event(scenario, at, |event| event.only = only),
    );
    view! { {note} {moment(desk, at)} {only} {figures(desk, Coming::With(at))} }.into_any()
}

/// On which turn and in which phase.
fn moment(desk: Desk, at: usize) -> impl IntoView {
    let when = number_field(
        desk,
        (keys::SCENARIO_TURN, format!("script.events[{at}].turn")),
        (1, 99),
        move |scenario| event_of(scenario, at).map_or(1, |event| event.turn.get().into()),
        move |scenario, value| change_event(scenario, at, |event| event.turn = turn(value)),
    );
    let phases = Phase::ALL.iter().map(|phase| say(names::phase(*phase))).collect();
    let phase = choice_field(
        desk,
        (keys::SCENARIO_PHASE, String::new()),
        phases,
        move |scenario| event_of(scenario, at).map(|event| event.phase.index()),
        move |scenario, place| {
            let phase = Phase::ALL.get(place).copied().unwrap_or(Phase::Preparation);
            change_event(scenario, at, |event| event.phase = phase);
        },
    );
    view! { {when} {phase} }
}
