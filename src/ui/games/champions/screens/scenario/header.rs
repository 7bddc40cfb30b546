//! The header of a scenario: title, kind, turns, what the difficulties add, who must and must not take part.

use super::desk::Desk;
use super::faults;
use super::fields::{choice_field, name_field, number_field, of_script, script};
use crate::games::champions::model::name::{BadName, Name};
use crate::games::champions::model::quantity::Turn;
use crate::games::champions::model::scenario::{Modifiers, SameClan, Scenario, ScenarioKind};
use crate::games::champions::text::names;
use crate::kernel::by::Small as _;
use crate::kernel::line::Key;
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::ui::widgets::names::{ROOM, bad_name};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The greatest change a difficulty makes that fits on a card.
const MOST_MODIFIER: i32 = 20;

/// The fields.
pub(super) fn header(desk: Desk) -> AnyView {
    let at = |key: Key| (key, String::new());
    let name = name_field(
        desk,
        at(keys::SETUP_TITLE),
        |scenario| scenario.name.to_string(),
        |scenario, name| scenario.name = name,
    );
    let kinds = ScenarioKind::ALL.iter().map(|kind| say(names::scenario_kind(*kind))).collect();
    let kind = choice_field(
        desk,
        at(keys::SETUP_KIND),
        kinds,
        |scenario| Some(scenario.kind.index()),
        |scenario, place| {
            scenario.set_kind(ScenarioKind::ALL[place.min(ScenarioKind::ALL.len() - 1)]);
        },
    );
    view! {
        <section class="card pad stack">{name} {kind}</section>
        <section class="card rows">{length(desk)} {modifiers(desk)}</section>
        <section class="card pad stack">
            {names_field(desk, (keys::SETUP_MANDATORY, "mandatory"), |one| &one.mandatory, |one| &mut one.mandatory)}
            {names_field(desk, (keys::SETUP_FORBIDDEN, "forbidden"), |one| &one.forbidden, |one| &mut one.forbidden)}
            {same_clan(desk)}
        </section>
    }
    .into_any()
}

/// The turns, and the minutes they take.
fn length(desk: Desk) -> impl IntoView {
    let turns = number_field(
        desk,
        (keys::SETUP_TURNS, String::new()),
        (Turn::LEAST.get().into(), Turn::MOST.get().into()),
        |scenario| scenario.max_turns.get().into(),
        |scenario, value| scenario.max_turns = Turn::clamped(i16::try_from(value).unwrap_or(1)),
    );
    let minutes = number_field(
        desk,
        (keys::SCENARIO_MINUTES, "script.minutes".to_owned()),
        (0, 999),
        |scenario| of_script(scenario, |script| script.minutes).map_or(0, i32::from),
        |scenario, value| script(scenario).minutes = u16::try_from(value).ok().filter(|minutes| *minutes > 0),
    );
    view! { {turns} {minutes} }
}

fn modifiers(desk: Desk) -> impl IntoView {
    let field = |label, read: fn(&Modifiers) -> i8, write: fn(&mut Modifiers, i8)| {
        number_field(
            desk,
            (label, String::new()),
            (-MOST_MODIFIER, MOST_MODIFIER),
            move |scenario| read(&scenario.modifiers).into(),
            move |scenario, value| write(&mut scenario.modifiers, i8::try_from(value).unwrap_or(0)),
        )
    };
    (
        field(keys::SETUP_EASY_ADDS, |modifiers| modifiers.easy, |modifiers, value| modifiers.easy = value),
        field(keys::SETUP_NORMAL_ADDS, |modifiers| modifiers.normal, |modifiers, value| modifiers.normal = value),
        field(keys::SETUP_HARD_ADDS, |modifiers| modifiers.hard, |modifiers, value| modifiers.hard = value),
    )
}

/// Names with commas between them.
fn names_field(
    desk: Desk,
    (label, path): (Key, &'static str),
    read: fn(&Scenario) -> &Vec<Name>,
    write: fn(&mut Scenario) -> &mut Vec<Name>,
) -> impl IntoView {
    let joined = |names: &Vec<Name>| names.iter().map(Name::as_str).collect::<Vec<_>>().join(", ");
    let text = RwSignal::new(untrack(|| desk.read(|scenario| joined(read(scenario)))));
    let fault = Signal::derive(move || {
        let bad = read_names(&text.get()).err().map(|bad| say(bad_name(bad)));
        bad.or_else(|| faults::first(desk, path))
    });
    let input = move |typed: String| {
        if let Ok(names) = read_names(&typed) {
            desk.change(|scenario| *write(scenario) = names);
        }
        text.set(typed);
    };
    view! {
        <TextField
            label=say(label)
            hint=say(keys::SETUP_NAMES_HINT)
            value=text
            fault=fault
            maxlength=ROOM
            on_input=input
        />
    }
}

fn read_names(text: &str) -> Result<Vec<Name>, BadName> {
    text.split(',').map(str::trim).filter(|name| !name.is_empty()).map(Name::new).collect()
}

fn same_clan(desk: Desk) -> AnyView {
    let answers = vec![say(keys::SCENARIO_CLANS_DIFFER), say(keys::SCENARIO_CLANS_REPEAT)];
    let place = |scenario: &Scenario| match scenario.same_clan {
        SameClan::Forbidden => Some(0),
        SameClan::Allowed => Some(1),
    };
    choice_field(desk, (keys::SETUP_SAME_CLAN, String::new()), answers, place, |scenario, place| {
        scenario.same_clan = if place == 0 { SameClan::Forbidden } else { SameClan::Allowed };
    })
}
