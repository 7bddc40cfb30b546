//! Weather, what befalls, and razing.

use super::{dice, dice_field, select_place, send};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::recurring::weathers;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::text::world::calamity;
use crate::games::empire_reborn::views::odds::war::bandits as raiders;
use crate::games::empire_reborn::views::world::{Comes, dice as dice_of};
use crate::games::empire_reborn::world::command::{Calamity, Decree, Sky};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::screens::parts::{own_stepper, rule, select, select_of, select_person};
use crate::ui::games::empire_reborn::screens::text::{clan, small};
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::page;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// What can come: drawn weather, none, that of the season, or something worse.
fn all_that_comes(season: Season) -> Vec<(Comes, String)> {
    let skies = [Sky::Drawn, Sky::Fair].into_iter().chain(weathers(season).into_iter().map(Sky::Is));
    let word = |sky: Sky| match sky {
        Sky::Drawn => say(keys::ER_SKY_DRAWN),
        Sky::Fair => say(names::weather(None)),
        Sky::Is(weather) => say(names::weather(Some(weather))),
    };
    let worse = Calamity::ALL.iter().map(|one| (Comes::Calamity(*one), say(calamity(*one))));
    skies.map(|sky| (Comes::Sky(sky), word(sky))).chain(worse).collect()
}

/// One place, and what comes over it.
pub(super) fn sky(session: Session) -> AnyView {
    let (place, what, typed) = (RwSignal::new(0), RwSignal::new(0_usize), RwSignal::new(String::new()));
    let outlaws = RwSignal::new(3);
    let (all, places) = select_place(session, place);
    let (comes, words): (Vec<Comes>, Vec<String>) =
        all_that_comes(session.glance(|state| state.season())).into_iter().unzip();
    let chosen = move || Some((all.get(place.get())?.clone(), *comes.get(what.get())?));
    let raid = {
        let chosen = chosen.clone();
        move || chosen().filter(|(_, comes)| *comes == Comes::Calamity(Calamity::Bandits)).map(|_| bandits(outlaws))
    };
    let needed = {
        let chosen = chosen.clone();
        move || {
            let (place, comes) = chosen()?;
            let [koku, units] = session.glance(|state| dice_of(state, &place, comes));
            let line = Line::new(keys::ER_DICE_NEEDED).with("koku", small(koku)).with("units", small(units));
            (koku + units > 0).then(|| say(line))
        }
    };
    let press = move || {
        let Some((place, comes)) = untrack(&chosen) else { return };
        let dice = dice(typed);
        match comes {
            Comes::Sky(sky) => {
                let realm = owner(session, &place);
                let weather = realm.map(|realm| Decree::Weather { realm, place, sky, dice });
                weather.into_iter().for_each(|decree| send(session, decree, typed));
            }
            Comes::Calamity(calamity) => {
                send(session, Decree::Strike { place: place.clone(), calamity, dice }, typed);
                if calamity == Calamity::Bandits {
                    to_the_table(session, place, u16::try_from(outlaws.get_untracked()).unwrap_or(1));
                }
            }
        }
    };
    view! {
        <div class="pad stack">
            {places} {select(say(keys::ER_WHAT_COMES), words, what)} {raid} <p class="sub2">{needed}</p> {dice_field(typed)}
            <div class="rowx wrap">{rule("ER-WEA")} {rule("ER-EVT")}</div>
            <Button kind=ButtonKind::High label=say(keys::ER_LET_IT_COME) on_press=press />
        </div>
    }
    .into_any()
}

/// How many Bandits come, and what follows.
fn bandits(count: RwSignal<i32>) -> AnyView {
    view! {
        {own_stepper(say(keys::ER_BANDITS_COUNT), count, (1, 60))} <p class="sub2">{say(keys::ER_BANDITS_SUB)}</p>
    }
    .into_any()
}

/// Bandits raid a place: on to the battle table, where it is somebody's.
fn to_the_table(session: Session, place: Name, count: u16) {
    let look = session.glance(|state| raiders(state, &place, count));
    if look.is_some() {
        looks().battle.set(look);
        looks().hosts.set([Some(place.clone()), Some(place)]);
        looks().outlaws.set(true);
        page::go(session.page(TablePage::Battle));
    }
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
