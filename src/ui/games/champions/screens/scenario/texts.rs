//! What is read aloud, and the acts.

use super::desk::Desk;
use super::fields::{name_field, note_field, number_field, of_script, script};
use super::list::{List, list};
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::script::{Act, Script};
use crate::kernel::line::{Key, Line};
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The texts.
pub(super) fn texts(desk: Desk) -> AnyView {
    let field = |label, read: fn(&Script) -> &Note, write: fn(&mut Script) -> &mut Note| {
        note_field(
            desk,
            label,
            move |scenario| of_script(scenario, |script| Some(read(script).clone())).unwrap_or_default(),
            move |scenario, note| *write(script(scenario)) = note,
        )
    };
    view! {
        <section class="card pad stack">
            {field(keys::STORY_INTRODUCTION, |script| &script.introduction, |script| &mut script.introduction)}
            {field(keys::STORY_VICTORY, |script| &script.victory, |script| &mut script.victory)}
            {field(keys::STORY_DEFEAT, |script| &script.defeat, |script| &mut script.defeat)}
            {field(keys::STORY_CONCLUSION, |script| &script.conclusion, |script| &mut script.conclusion)}
        </section>
    }
    .into_any()
}

/// A text on one line that may be empty.
pub(super) fn plain_field(
    desk: Desk,
    label: Key,
    get: impl Fn(&Scenario) -> String + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, String) + Copy + Send + Sync + 'static,
) -> AnyView {
    let text = RwSignal::new(untrack(|| desk.read(&get)));
    let input = move |typed: String| {
        let line: String = typed.chars().filter(|c| !c.is_control()).take(60).collect();
        desk.change(|scenario| set(scenario, line));
        text.set(typed);
    };
    view! { <TextField label=say(label) value=text maxlength=60 on_input=input /> }.into_any()
}

/// A name with a number that is free: "Act 2".
pub(super) fn numbered(key: Key, number: usize) -> Option<Name> {
    Name::new(&say(Line::new(key).with("number", number))).ok()
}

/// The acts.
pub(super) fn acts(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_ACTS,
            add: keys::SCENARIO_ADD_ACT,
            path: "script.acts".to_owned(),
            place: (),
            read: |script, ()| &script.acts,
            write: |script, ()| Some(&mut script.acts),
            fresh: |desk| {
                let number = untrack(move || desk.script(|script| script.acts.len())) + 1;
                Some(Act { name: numbered(keys::SCENARIO_ACT_NUMBER, number)?, turns: None, note: Note::default() })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |_, act| {
                let turns = act.turns.map_or_else(
                    || say(keys::SCENARIO_ACT_OPEN),
                    |turns| say(Line::new(keys::SCENARIO_ACT_TURNS).with("turns", turns.get())),
                );
                (act.name.to_string(), turns)
            },
            edit: |desk, (), at| act(desk, at),
        },
    )
}

fn act(desk: Desk, at: usize) -> AnyView {
    let change = move |scenario: &mut Scenario, change: &dyn Fn(&mut Act)| {
        script(scenario).acts.get_mut(at).into_iter().for_each(change);
    };
    let name = name_field(
        desk,
        (keys::SCENARIO_ACT_NAME, format!("script.acts[{at}].name")),
        move |scenario| of_script(scenario, |script| Some(script.acts.get(at)?.name.to_string())).unwrap_or_default(),
        move |scenario, name| change(scenario, &|act| act.name = name.clone()),
    );
    let turns = number_field(
        desk,
        (keys::SCENARIO_ACT_LASTS, String::new()),
        (0, 99),
        move |scenario| of_script(scenario, |script| script.acts.get(at)?.turns).map_or(0, |turns| turns.get().into()),
        move |scenario, value| change(scenario, &|act| act.turns = Turn::new(value.into()).ok()),
    );
    let note = note_field(
        desk,
        keys::SCENARIO_ACT_NOTE,
        move |scenario| of_script(scenario, |script| Some(script.acts.get(at)?.note.clone())).unwrap_or_default(),
        move |scenario, note| change(scenario, &|act| act.note = note.clone()),
    );
    view! { {name} {turns} <p class="sub2">{say(keys::SCENARIO_ACT_LASTS_SUB)}</p> {note} }.into_any()
}
