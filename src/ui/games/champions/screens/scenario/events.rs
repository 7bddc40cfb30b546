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
            fresh: |desk| {
                let last = untrack(move || desk.script(|script| script.events.last().map(|event| event.turn)));
                Some(Happening {
                    turn: last.unwrap_or(turn(2)),
                    phase: Phase::Preparation,
                    note: Note::default(),
                    only: Vec::new(),
                    enemies: Vec::new(),
                    allies: Vec::new(),
                })
            },
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

fn event(desk: Desk, at: usize) -> AnyView {
    let of = move |scenario: &Scenario| of_script(scenario, |script| script.events.get(at).cloned());
    let change = move |scenario: &mut Scenario, change: &dyn Fn(&mut Happening)| {
        script(scenario).events.get_mut(at).into_iter().for_each(change);
    };
    let when = number_field(
        desk,
        (keys::SCENARIO_TURN, format!("script.events[{at}].turn")),
        (1, 99),
        move |scenario| of(scenario).map_or(1, |event| event.turn.get().into()),
        move |scenario, value| change(scenario, &|event| event.turn = turn(value)),
    );
    let phases = Phase::ALL.iter().map(|phase| say(names::phase(*phase))).collect();
    let phase = choice_field(
        desk,
        (keys::SCENARIO_PHASE, String::new()),
        phases,
        move |scenario| of(scenario).map(|event| event.phase.index()),
        move |scenario, place| {
            let phase = Phase::ALL.get(place).copied().unwrap_or(Phase::Preparation);
            change(scenario, &|event| event.phase = phase);
        },
    );
    let note = note_field(
        desk,
        keys::SCENARIO_EVENT_NOTE,
        move |scenario| of(scenario).map(|event| event.note).unwrap_or_default(),
        move |scenario, note| change(scenario, &|event| event.note = note.clone()),
    );
    let only = only_field(
        desk,
        move |scenario| of(scenario).map(|event| event.only).unwrap_or_default(),
        move |scenario, only| change(scenario, &|event| event.only.clone_from(&only)),
    );
    view! { {note} {when} {phase} {only} {figures(desk, Coming::With(at))} }.into_any()
}
