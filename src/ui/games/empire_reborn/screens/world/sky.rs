//! Weather, what befalls, and razing.

use super::{dice, dice_field, select_place, send};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::recurring::weathers;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::text::world::calamity;
use crate::games::empire_reborn::world::command::{Calamity, Decree, Sky};
use crate::kernel::by::Small;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::games::empire_reborn::screens::parts::{own_stepper, rule, select, select_of, select_person};
use crate::ui::games::empire_reborn::screens::text::clan;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// One place, and what comes over it: drawn weather, chosen weather of the season, or something worse.
pub(super) fn sky(session: Session) -> AnyView {
    let (place, what, typed) = (RwSignal::new(0), RwSignal::new(0_usize), RwSignal::new(String::new()));
    let (all, places) = select_place(session, place);
    let season = session.glance(|state| state.season());
    let skies: Vec<Sky> =
        [Sky::Drawn, Sky::Fair].into_iter().chain(weathers(season).into_iter().map(Sky::Is)).collect();
    let word = |sky: &Sky| match sky {
        Sky::Drawn => say(keys::ER_SKY_DRAWN),
        Sky::Fair => say(names::weather(None)),
        Sky::Is(weather) => say(names::weather(Some(*weather))),
    };
    let worse = Calamity::ALL.iter().map(|one| say(calamity(*one)));
    let words: Vec<String> = skies.iter().map(word).chain(worse).collect();
    let press = move || {
        let Some(place) = all.get(place.get_untracked()).cloned() else { return };
        let (at, dice) = (what.get_untracked(), dice(typed));
        let decree = match skies.get(at) {
            Some(sky) => owner(session, &place).map(|realm| Decree::Weather { realm, place, sky: *sky, dice }),
            None => {
                let calamity = Calamity::ALL.get(at - skies.len()).copied();
                calamity.map(|calamity| Decree::Strike { place, calamity, dice })
            }
        };
        if let Some(decree) = decree {
            send(session, decree, typed);
        }
    };
    view! {
        <div class="pad stack">
            {places} {select(say(keys::ER_WHAT_COMES), words, what)} {dice_field(typed)}
            <div class="rowx wrap">{rule("ER-WEA")} {rule("ER-EVT")}</div>
            <Button kind=ButtonKind::High label=say(keys::ER_LET_IT_COME) on_press=press />
        </div>
    }
    .into_any()
}

/// Whose a province is; the first realm's where it is nobody's here, which then refuses it in words.
fn owner(session: Session, place: &Name) -> Option<Clan> {
    session.glance(|state| {
        let owner = state.realms().iter().find(|realm| realm.province(place).is_some());
        owner.or_else(|| state.realms().first()).map(|realm| realm.clan)
    })
}

/// Units that raze the province in which they stand.
pub(super) fn raze(session: Session) -> AnyView {
    let (place, strikes) = (RwSignal::new(0), RwSignal::new(1));
    let by = RwSignal::new(session.glance(|state| state.realms().first().map_or(Clan::Crab, |realm| realm.clan)));
    let leader = RwSignal::new(None::<PersonId>);
    let (all, places) = select_place(session, place);
    let press = move || {
        let Some(place) = all.get(place.get_untracked()).cloned() else { return };
        let Some(realm) = owner(session, &place) else { return };
        let strikes = u8::try_from(strikes.get_untracked()).unwrap_or(1);
        let (by, leader) = (by.get_untracked(), leader.get_untracked());
        send(session, Decree::Raze { realm, place, by, strikes, leader }, RwSignal::new(String::new()));
    };
    view! {
        <div class="pad stack">
            {places} {select_of(say(keys::ER_RAZE_BY), Clan::ALL, clan, by)}
            {own_stepper(say(keys::ER_RAZE_STRIKES), strikes, (1, 4))}
            {select_person(session, keys::ER_RAZE_LEADER, leader)} {rule("ER-DMG")}
            <Button kind=ButtonKind::High label=say(keys::ER_RAZE_IT) on_press=press />
        </div>
    }
    .into_any()
}
