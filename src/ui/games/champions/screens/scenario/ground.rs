//! The board of a scenario, where Champions begin, and what it changes of the board's marks.

use super::desk::Desk;
use super::fields::{area_field, areas_field, choice_field, number_field, of_script, script};
use super::list::{List, list};
use super::texts::plain_field;
use crate::games::champions::board::document::{ReinforcementEntry, RouteEntry};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::name::Name;
use crate::games::champions::scenario::fault::FaultKind;
use crate::kernel::line::Line;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::games::champions::board_choice::offered;
use crate::ui::games::champions::screens::field::BoardPreview;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The fields.
pub(super) fn ground(desk: Desk) -> AnyView {
    view! {
        <section class="card pad stack">{board_field(desk)} {move || preview(desk)}</section>
        {missing(desk)}
        <section class="card pad stack">
            {areas_field(
                desk,
                (keys::SCENARIO_START, "script.start".to_owned()),
                |scenario| of_script(scenario, |script| Some(script.start.clone())).unwrap_or_default(),
                |scenario, areas| script(scenario).start = areas,
            )}
            {areas_field(
                desk,
                (keys::SCENARIO_EXITS, "script.exits".to_owned()),
                |scenario| of_script(scenario, |script| Some(script.exits.clone())).unwrap_or_default(),
                |scenario, areas| script(scenario).exits = areas,
            )}
            <p class="sub2">{say(keys::SCENARIO_MARKS_SUB)}</p>
        </section>
        {reinforcements(desk)}
        {routes(desk)}
    }
    .into_any()
}

/// Which board: none, one of those there are, or the one it names and nobody has.
fn board_field(desk: Desk) -> AnyView {
    let mut names: Vec<String> = offered().into_iter().map(|one| one.board.name().to_owned()).collect();
    names.retain(|name| Name::new(name).is_ok());
    names.dedup();
    if let Some(named) = untrack(|| desk.script(|script| script.board.as_ref().map(ToString::to_string)))
        && !names.contains(&named)
    {
        names.push(named);
    }
    let listed = StoredValue::new(names.clone());
    let answers = std::iter::once(say(keys::SETUP_BOARD_NONE)).chain(names).collect();
    choice_field(
        desk,
        (keys::SETUP_BOARD, "script.board".to_owned()),
        answers,
        move |scenario| {
            let Some(board) = of_script(scenario, |script| script.board.clone()) else { return Some(0) };
            listed.with_value(|names| names.iter().position(|name| name == board.as_str()).map(|place| place + 1))
        },
        move |scenario, place| {
            let name = place.checked_sub(1).and_then(|place| listed.with_value(|names| names.get(place).cloned()));
            script(scenario).board = name.and_then(|name| Name::new(&name).ok());
        },
    )
}

/// The board large.
fn preview(desk: Desk) -> Option<AnyView> {
    let name = desk.script(|script| script.board.as_ref().map(ToString::to_string))?;
    let offered = offered().into_iter().find(|one| one.board.name() == name)?;
    Some(view! { <div class="board-preview"><BoardPreview offered=offered /></div> }.into_any())
}

/// The board is not here: what to do about it.
pub(super) fn missing(desk: Desk) -> impl IntoView {
    let name = move || {
        let found = desk.faults.with(|faults| {
            faults.iter().find_map(|fault| match &fault.kind {
                FaultKind::NoBoard(name) => Some(name.clone()),
                _ => None,
            })
        });
        found.map(|name| say(Line::new(keys::SCENARIO_BOARD_MISSING).with("name", name)))
    };
    move || {
        name()
            .map(|words| view! { <Note kind=NoteKind::Warn>{words} " " {say(keys::SCENARIO_BOARD_MISSING_SUB)}</Note> })
    }
}

fn reinforcements(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_REINFORCEMENTS,
            add: keys::SCENARIO_ADD_REINFORCEMENT,
            path: "script.reinforcements".to_owned(),
            place: (),
            read: |script, ()| &script.reinforcements,
            write: |script, ()| Some(&mut script.reinforcements),
            fresh: |desk| {
                let (AreaKey(area), _) = untrack(move || desk.areas()).into_iter().next()?;
                let taken = untrack(move || desk.script(|script| script.reinforcements.len()));
                Some(ReinforcementEntry { number: u8::try_from(taken + 1).unwrap_or(1), area })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |desk, one| (one.number.to_string(), desk.area_name(&AreaKey(one.area.clone()))),
            edit: |desk, (), at| reinforcement(desk, at),
        },
    )
}

fn reinforcement(desk: Desk, at: usize) -> AnyView {
    let path = format!("script.reinforcements[{at}]");
    let number = number_field(
        desk,
        (keys::SCENARIO_NUMBER, format!("{path}.number")),
        (1, 20),
        move |scenario| of_script(scenario, |script| Some(script.reinforcements.get(at)?.number)).map_or(1, i32::from),
        move |scenario, value| {
            if let Some(one) = script(scenario).reinforcements.get_mut(at) {
                one.number = u8::try_from(value).unwrap_or(1);
            }
        },
    );
    let area = area_field(
        desk,
        (keys::SCENARIO_AREA, format!("{path}.area")),
        move |scenario| of_script(scenario, |script| Some(AreaKey(script.reinforcements.get(at)?.area.clone()))),
        move |scenario, AreaKey(area)| {
            if let Some(one) = script(scenario).reinforcements.get_mut(at) {
                one.area = area;
            }
        },
    );
    view! { {number} {area} }.into_any()
}

fn routes(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_ROUTES,
            add: keys::SCENARIO_ADD_ROUTE,
            path: "script.routes".to_owned(),
            place: (),
            read: |script, ()| &script.routes,
            write: |script, ()| Some(&mut script.routes),
            fresh: |desk| {
                let areas =
                    untrack(move || desk.areas()).into_iter().take(2).map(|(AreaKey(id), _)| id).collect::<Vec<_>>();
                let number = untrack(move || desk.script(|script| script.routes.len())) + 1;
                let name = say(Line::new(keys::SCENARIO_ROUTE_NUMBER).with("number", number));
                (!areas.is_empty()).then_some(RouteEntry { name, areas })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |desk, one| {
                let areas = one.areas.iter().map(|id| desk.area_name(&AreaKey(id.clone()))).collect::<Vec<_>>();
                (one.name.clone(), areas.join(", "))
            },
            edit: |desk, (), at| route(desk, at),
        },
    )
}

fn route(desk: Desk, at: usize) -> AnyView {
    let name = plain_field(
        desk,
        keys::SCENARIO_ROUTE,
        move |scenario| of_script(scenario, |script| Some(script.routes.get(at)?.name.clone())).unwrap_or_default(),
        move |scenario, text| {
            if let Some(one) = script(scenario).routes.get_mut(at) {
                one.name = text;
            }
        },
    );
    let areas = areas_field(
        desk,
        (keys::SCENARIO_ROUTE_AREAS, format!("script.routes[{at}]")),
        move |scenario| {
            let ids = of_script(scenario, |script| Some(script.routes.get(at)?.areas.clone()));
            ids.unwrap_or_default().into_iter().map(AreaKey).collect()
        },
        move |scenario, areas| {
            if let Some(one) = script(scenario).routes.get_mut(at) {
                one.areas = areas.into_iter().map(|AreaKey(id)| id).collect();
            }
        },
    );
    view! { {name} {areas} }.into_any()
}
