//! The Investigation of a scenario: where the numbered tokens lie, who can be asked, its own cards.

use super::desk::Desk;
use super::faults;
use super::fields::{area_field, areas_field, name_field, note_field, of_script, script};
use super::list::{List, list};
use super::texts::numbered;
use crate::games::champions::model::investigation::ScenarioCard;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::script::PersonaPlace;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The fields.
pub(super) fn inquiry(desk: Desk) -> AnyView {
    let tokens = areas_field(
        desk,
        (keys::SCENARIO_TOKENS, "script.inquiry.tokens".to_owned()),
        |scenario| of_script(scenario, |script| Some(script.inquiry.as_ref()?.tokens.clone())).unwrap_or_default(),
        |scenario, areas| {
            if let Some(inquiry) = &mut script(scenario).inquiry {
                inquiry.tokens = areas;
            }
        },
    );
    view! {
        {faults::lines_here(desk, "script.inquiry".to_owned())}
        <section class="card pad stack">{tokens}</section>
        {personae(desk)}
        {cards(desk)}
    }
    .into_any()
}

fn personae(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_PERSONAE,
            add: keys::SCENARIO_ADD_PERSONA,
            path: "script.inquiry.personae".to_owned(),
            place: (),
            read: |script, ()| script.inquiry.as_ref().map_or(&[], |inquiry| inquiry.personae.as_slice()),
            write: |script, ()| script.inquiry.as_mut().map(|inquiry| &mut inquiry.personae),
            fresh: |desk| {
                let area = untrack(move || desk.areas()).into_iter().next()?.0;
                let count = |script: &crate::games::champions::scenario::script::Script| {
                    script.inquiry.as_ref().map_or(0, |inquiry| inquiry.personae.len())
                };
                let number = untrack(move || desk.script(count)) + 1;
                Some(PersonaPlace { name: numbered(keys::SCENARIO_PERSONA_NUMBER, number)?, area })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |desk, one| (one.name.to_string(), desk.area_name(&one.area)),
            edit: |desk, (), at| persona(desk, at),
        },
    )
}

fn persona(desk: Desk, at: usize) -> AnyView {
    let of =
        move |scenario: &Scenario| of_script(scenario, |script| script.inquiry.as_ref()?.personae.get(at).cloned());
    let change = move |scenario: &mut Scenario, change: &dyn Fn(&mut PersonaPlace)| {
        let inquiry = script(scenario).inquiry.as_mut();
        inquiry.and_then(|inquiry| inquiry.personae.get_mut(at)).into_iter().for_each(change);
    };
    let path = format!("script.inquiry.personae[{at}]");
    let name = name_field(
        desk,
        (keys::SCENARIO_PERSONA_NAME, format!("{path}.name")),
        move |scenario| of(scenario).map(|one| one.name.to_string()).unwrap_or_default(),
        move |scenario, name| change(scenario, &|one| one.name = name.clone()),
    );
    let area = area_field(
        desk,
        (keys::SCENARIO_AREA, format!("{path}.area")),
        move |scenario| of(scenario).map(|one| one.area),
        move |scenario, area| change(scenario, &|one| one.area = area.clone()),
    );
    view! { {name} {area} }.into_any()
}

fn cards(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_CARDS,
            add: keys::SCENARIO_ADD_CARD,
            path: "script.inquiry.cards".to_owned(),
            place: (),
            read: |script, ()| script.inquiry.as_ref().map_or(&[], |inquiry| inquiry.cards.as_slice()),
            write: |script, ()| script.inquiry.as_mut().map(|inquiry| &mut inquiry.cards),
            fresh: |desk| {
                let count = |script: &crate::games::champions::scenario::script::Script| {
                    script.inquiry.as_ref().map_or(0, |inquiry| inquiry.cards.len())
                };
                let number = untrack(move || desk.script(count)) + 1;
                Some(ScenarioCard { title: numbered(keys::SCENARIO_CARD_NUMBER, number)?, text: Note::default() })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |_, one| (one.title.to_string(), one.text.as_str().to_owned()),
            edit: |desk, (), at| card(desk, at),
        },
    )
}

fn card(desk: Desk, at: usize) -> AnyView {
    let of = move |scenario: &Scenario| of_script(scenario, |script| script.inquiry.as_ref()?.cards.get(at).cloned());
    let change = move |scenario: &mut Scenario, change: &dyn Fn(&mut ScenarioCard)| {
        let inquiry = script(scenario).inquiry.as_mut();
        inquiry.and_then(|inquiry| inquiry.cards.get_mut(at)).into_iter().for_each(change);
    };
    let title = name_field(
        desk,
        (keys::SCENARIO_CARD_TITLE, format!("script.inquiry.cards[{at}].title")),
        move |scenario| of(scenario).map(|one| one.title.to_string()).unwrap_or_default(),
        move |scenario, name| change(scenario, &|one| one.title = name.clone()),
    );
    let text = note_field(
        desk,
        keys::SCENARIO_NOTE,
        move |scenario| of(scenario).map(|one| one.text).unwrap_or_default(),
        move |scenario, note| change(scenario, &|one| one.text = note.clone()),
    );
    view! { {title} {text} }.into_any()
}
