//! The fields a scenario is written with. Each knows its place in the scenario and says what is wrong there.

use super::desk::Desk;
use super::faults;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::scenario::{Difficulty, Scenario};
use crate::games::champions::scenario::script::Script;
use crate::games::champions::text::names;
use crate::kernel::by::Small as _;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::{TextArea, TextField};
use crate::ui::texts::say;
use crate::ui::widgets::names::{ROOM, bad_name};
use crate::words::champions as keys;
use leptos::prelude::*;

/// A name. What is no name is told and not taken.
pub(super) fn name_field(
    desk: Desk,
    (label, path): (Key, String),
    get: impl Fn(&Scenario) -> String + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, Name) + Copy + Send + Sync + 'static,
) -> AnyView {
    let text = RwSignal::new(untrack(|| desk.read(&get)));
    let fault = Signal::derive(move || {
        let bad = Name::typed(&text.get()).err().map(|bad| say(bad_name(bad)));
        bad.or_else(|| faults::first(desk, &path))
    });
    let input = move |typed: String| {
        text.set(typed.clone());
        if let Ok(name) = Name::typed(&typed) {
            desk.change(|scenario| set(scenario, name));
        }
    };
    view! { <TextField label=say(label) value=text fault=fault maxlength=ROOM on_input=input /> }.into_any()
}

/// A text of some lines.
pub(super) fn note_field(
    desk: Desk,
    label: Key,
    get: impl Fn(&Scenario) -> Note + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, Note) + Copy + Send + Sync + 'static,
) -> AnyView {
    let text = RwSignal::new(untrack(|| desk.read(&get)).as_str().to_owned());
    let input = move |typed: String| {
        desk.change(|scenario| set(scenario, Note::new(&typed)));
        text.set(typed);
    };
    view! { <TextArea label=say(label) value=text on_input=input /> }.into_any()
}

/// A number.
pub(super) fn number_field(
    desk: Desk,
    (label, path): (Key, String),
    (least, most): (i32, i32),
    get: impl Fn(&Scenario) -> i32 + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, i32) + Copy + Send + Sync + 'static,
) -> AnyView {
    let ears = move |key| say(Line::new(key).with("name", label));
    view! {
        <Stepper
            label=say(label)
            value=Signal::derive(move || Some(desk.read(&get)))
            least=least
            most=most
            minus_label=ears(keys::STEP_LESS)
            plus_label=ears(keys::STEP_MORE)
            on_change=move |value: i32| desk.change(|scenario| set(scenario, value))
        />
        {faults::lines(desk, path)}
    }
    .into_any()
}

/// One of several answers.
pub(super) fn choice_field(
    desk: Desk,
    (label, path): (Key, String),
    answers: Vec<String>,
    get: impl Fn(&Scenario) -> Option<usize> + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, usize) + Copy + Send + Sync + 'static,
) -> AnyView {
    // What is not among the answers stands for itself as the last.
    let other = answers.len();
    let listed = Signal::derive({
        let get = StoredValue::new(answers);
        move || get.get_value()
    });
    let chosen = Signal::derive(move || desk.read(&get).unwrap_or(other));
    let choose = move |place: usize| desk.change(|scenario| set(scenario, place));
    view! {
        <Select label=say(label) answers=listed chosen=chosen on_choose=choose />
        {faults::lines(desk, path)}
    }
    .into_any()
}

/// The difficulties something belongs to, as the answers of a list: all, then the others.
pub(super) const ONLY: [&[Difficulty]; 7] = [
    &[],
    &[Difficulty::Normal, Difficulty::Hard],
    &[Difficulty::Hard],
    &[Difficulty::Easy],
    &[Difficulty::Normal],
    &[Difficulty::Easy, Difficulty::Normal],
    &[Difficulty::Easy, Difficulty::Hard],
];

/// The place of some difficulties among [`ONLY`]; all three are the same as none.
fn only_place(only: &[Difficulty]) -> usize {
    let has = |list: &[Difficulty]| Difficulty::ALL.iter().map(|one| list.contains(one)).collect::<Vec<_>>();
    ONLY.iter().position(|other| has(other) == has(only)).unwrap_or(0)
}

/// The words for some difficulties.
pub(super) fn only_words(only: &[Difficulty]) -> String {
    if only_place(only) == 0 {
        return say(keys::SCENARIO_ONLY_ALL);
    }
    only.iter().map(|one| say(names::difficulty(*one))).collect::<Vec<_>>().join(", ")
}

/// The difficulties something belongs to.
pub(super) fn only_field(
    desk: Desk,
    get: impl Fn(&Scenario) -> Vec<Difficulty> + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, Vec<Difficulty>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let answers = ONLY.iter().map(|only| only_words(only)).collect();
    choice_field(
        desk,
        (keys::SCENARIO_ONLY, String::new()),
        answers,
        move |scenario| Some(only_place(&get(scenario))),
        move |scenario, place| set(scenario, ONLY.get(place).map(|only| only.to_vec()).unwrap_or_default()),
    )
}

/// An area, by its name on the board.
pub(super) fn area_field(
    desk: Desk,
    place: (Key, String),
    get: impl Fn(&Scenario) -> Option<AreaKey> + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, AreaKey) + Copy + Send + Sync + 'static,
) -> AnyView {
    pick_field(desk, place, untrack(move || desk.areas()), get, set)
}

/// One of a few, each with its name.
pub(super) fn pick_field<T: Clone + PartialEq + Send + Sync + 'static>(
    desk: Desk,
    place: (Key, String),
    all: Vec<(T, String)>,
    get: impl Fn(&Scenario) -> Option<T> + Send + Sync + 'static,
    set: impl Fn(&mut Scenario, T) + Copy + Send + Sync + 'static,
) -> AnyView {
    let (all, names): (Vec<T>, Vec<String>) = all.into_iter().unzip();
    let all = StoredValue::new(all);
    choice_field(
        desk,
        place,
        names,
        move |scenario| {
            let now = get(scenario)?;
            all.with_value(|all| all.iter().position(|one| *one == now))
        },
        move |scenario, place| {
            if let Some(one) = all.with_value(|all| all.get(place).cloned()) {
                set(scenario, one);
            }
        },
    )
}

/// Areas in their order: those that are chosen, each taken out with a tap, and a list to add one.
pub(super) fn areas_field(
    desk: Desk,
    (label, path): (Key, String),
    get: impl Fn(&Scenario) -> Vec<AreaKey> + Send + Sync + Copy + 'static,
    set: impl Fn(&mut Scenario, Vec<AreaKey>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let change = move |change: &dyn Fn(&mut Vec<AreaKey>)| {
        desk.change(|scenario| {
            let mut now = get(scenario);
            change(&mut now);
            set(scenario, now);
        });
    };
    view! {
        <div class="field scenario-areas" role="group" aria-label=say(label)>
            <b>{say(label)}</b>
            <div class="rowx wrap">{move || chosen_areas(desk, desk.read(get), change)}</div>
            {add_area(desk, change)}
            {faults::lines(desk, path)}
        </div>
    }
    .into_any()
}

/// Those that are chosen, each taken out with a tap.
fn chosen_areas(
    desk: Desk,
    areas: Vec<AreaKey>,
    change: impl Fn(&dyn Fn(&mut Vec<AreaKey>)) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let remove = move |place: usize| {
        change(&|areas| {
            if place < areas.len() {
                areas.remove(place);
            }
        });
    };
    let chip = |(place, key): (usize, AreaKey)| {
        let name = desk.area_name(&key);
        let ears = say(Line::new(keys::SCENARIO_TAKE_OUT).with("name", name.clone()));
        view! { <Button kind=ButtonKind::Rest label=name ears=ears sign=Sign::Close on_press=move || remove(place) /> }
    };
    areas.into_iter().enumerate().map(chip).collect_view()
}

/// A list to add one.
fn add_area(desk: Desk, change: impl Fn(&dyn Fn(&mut Vec<AreaKey>)) + Copy + Send + Sync + 'static) -> impl IntoView {
    let adding = RwSignal::new(0);
    let answers = move || {
        let names = desk.areas().into_iter().map(|(_, name)| name);
        std::iter::once(say(keys::SCENARIO_ADD_AREA)).chain(names).collect::<Vec<_>>()
    };
    let add = move |place: usize| {
        let key = place.checked_sub(1).and_then(|place| untrack(move || desk.areas()).get(place).cloned());
        if let Some((key, _)) = key {
            change(&|areas| areas.push(key.clone()));
        }
        adding.set(0);
    };
    view! { <Select label=say(keys::SCENARIO_ADD_AREA_LABEL) answers=Signal::derive(answers) chosen=adding on_choose=add /> }
}

/// What a scenario says beside its header, to be changed.
pub(super) fn script(scenario: &mut Scenario) -> &mut Script {
    scenario.script.get_or_insert_with(|| Box::new(Script::empty()))
}

/// Something of what a scenario says beside its header.
pub(super) fn of_script<R>(scenario: &Scenario, read: impl FnOnce(&Script) -> Option<R>) -> Option<R> {
    scenario.script.as_deref().and_then(read)
}
