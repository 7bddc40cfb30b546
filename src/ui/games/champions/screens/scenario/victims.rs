//! Whom Enemies with Assassination are after: one of those who are there, or several (rulebook p. 31).

use super::desk::Desk;
use super::faults;
use super::figures::Coming;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::cast::Bearing;
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Who can be named: mandatory Champions, the Allies of the scenario.
pub(super) fn victims(desk: Desk) -> Vec<Name> {
    let of = |scenario: &Scenario| {
        let script = scenario.script.as_deref();
        let now = script.into_iter().flat_map(|script| &script.allies);
        let later = script.into_iter().flat_map(|script| &script.events).flat_map(|event| &event.allies);
        let allies = now.chain(later).map(|group| group.card.clone());
        let mut all: Vec<Name> = Vec::new();
        for name in scenario.mandatory.iter().cloned().chain(allies) {
            if !all.contains(&name) {
                all.push(name);
            }
        }
        all
    };
    untrack(move || desk.read(of))
}

/// Each of them, to be named or not; whoever is named and not there any more can be taken out.
pub(super) fn victims_field(desk: Desk, coming: Coming, at: usize, path: String) -> AnyView {
    let named = move |scenario: &Scenario| match coming.enemy(scenario, at).map(|group| group.behaviour) {
        Some(Bearing::Assassination { targets }) => targets,
        Some(_) | None => Vec::new(),
    };
    let mut all = victims(desk);
    for name in untrack(move || desk.read(named)) {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    let nobody = all.is_empty().then(|| view! { <p class="sub2">{say(keys::SCENARIO_NEEDS_VICTIM)}</p> });
    let one = move |name: Name| {
        let title = name.to_string();
        let own = name.clone();
        let is_named = Signal::derive(move || desk.read(named).contains(&own));
        let toggle = move || desk.change(|scenario| turn(scenario, coming, at, &name));
        view! { <Choice kind=ChoiceKind::Checkbox title=title chosen=is_named on_choose=toggle /> }
    };
    view! {
        <div class="field" role="group" aria-label=say(keys::SCENARIO_VICTIM)>
            <b>{say(keys::SCENARIO_VICTIM)}</b>
            {nobody}
            <div class="choices">{all.into_iter().map(one).collect_view()}</div>
            {faults::lines(desk, path)}
        </div>
    }
    .into_any()
}

/// Names somebody, or no longer.
fn turn(scenario: &mut Scenario, coming: Coming, at: usize, name: &Name) {
    coming.change_enemy(scenario, at, |group| {
        if let Bearing::Assassination { targets } = &mut group.behaviour {
            match targets.iter().position(|other| other == name) {
                Some(place) => drop(targets.remove(place)),
                None => targets.push(name.clone()),
            }
        }
    });
}
