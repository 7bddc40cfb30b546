//! A table as it was, to be read.

use super::text::{clan as clan_name, number, person, small};
use crate::games::empire_reborn::realm::Realm;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::names;
use crate::kernel::line::Line;
use crate::ui::components::mon::Mon;
use crate::ui::components::row::RowText;
use crate::ui::games::empire_reborn::marks;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The realms with their koku and units, and everybody's Honor.
pub fn then(state: &State) -> AnyView {
    let turn =
        Line::new(keys::ER_LOG_TURN).with("turn", small(state.turn())).with("season", names::season(state.season()));
    let realm = |realm: &Realm| {
        let clan = realm.clan;
        let units = realm.units.iter().map(|stand| names::units(stand.kind, Some(clan), stand.count));
        let units: Vec<String> = units.map(say).collect();
        let koku = number(realm.treasury);
        view! {
            <RowText
                title=clan_name(clan)
                sub=units.join(", ")
                lead=move || view! { <Mon look=marks::clan(clan) /> }
                trailing=move || view! { <b>{koku.clone()}</b> }
            />
        }
    };
    let people: Vec<AnyView> = state
        .persons()
        .map(|(who, one)| {
            let honor = number(one.character.honor());
            view! {
                <RowText
                    title=person(state, who)
                    sub=super::persons::told(one)
                    trailing=move || view! { <b>{honor.clone()}</b> }
                />
            }
            .into_any()
        })
        .collect();
    view! {
        <p class="er"><b>{say(turn)}</b></p>
        <div class="er card rows">{state.realms().iter().map(realm).collect_view()} {people}</div>
    }
    .into_any()
}
