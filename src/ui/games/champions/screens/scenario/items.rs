//! What lies on the board: things that can be taken, and that Enemies search for.

use super::desk::Desk;
use super::fields::{area_field, name_field, number_field, of_script, script};
use super::list::{List, list};
use super::texts::numbered;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::script::Item;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The items.
pub(super) fn items(desk: Desk) -> AnyView {
    list(
        desk,
        List {
            title: keys::SCENARIO_ITEMS,
            add: keys::SCENARIO_ADD_ITEM,
            path: "script.items".to_owned(),
            place: (),
            read: |script, ()| &script.items,
            write: |script, ()| Some(&mut script.items),
            fresh: |desk| {
                let area = untrack(move || desk.areas()).into_iter().next()?.0;
                let number = untrack(move || desk.script(|script| script.items.len())) + 1;
                Some(Item { name: numbered(keys::SCENARIO_ITEM_NUMBER, number)?, area, cost: 1 })
            },
            hindered: keys::SCENARIO_NEEDS_BOARD,
            words: |desk, item| (item.name.to_string(), desk.area_name(&item.area)),
            edit: |desk, (), at| item(desk, at),
        },
    )
}

fn item(desk: Desk, at: usize) -> AnyView {
    let of = move |scenario: &Scenario| of_script(scenario, |script| script.items.get(at).cloned());
    let change = move |scenario: &mut Scenario, change: &dyn Fn(&mut Item)| {
        script(scenario).items.get_mut(at).into_iter().for_each(change);
    };
    let path = format!("script.items[{at}]");
    let name = name_field(
        desk,
        (keys::SCENARIO_ITEM_NAME, format!("{path}.name")),
        move |scenario| of(scenario).map(|item| item.name.to_string()).unwrap_or_default(),
        move |scenario, name| change(scenario, &|item| item.name = name.clone()),
    );
    let area = area_field(
        desk,
        (keys::SCENARIO_AREA, format!("{path}.area")),
        move |scenario| of(scenario).map(|item| item.area),
        move |scenario, area| change(scenario, &|item| item.area = area.clone()),
    );
    let cost = number_field(
        desk,
        (keys::SCENARIO_ITEM_COST, format!("{path}.cost")),
        (1, 10),
        move |scenario| of(scenario).map_or(1, |item| item.cost.into()),
        move |scenario, value| change(scenario, &|item| item.cost = u8::try_from(value).unwrap_or(1)),
    );
    view! { {name} {area} {cost} }.into_any()
}
