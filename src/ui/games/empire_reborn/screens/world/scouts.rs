//! Spies: sent, dismissed, and looked for.

use super::{dice, dice_field, select_among, send};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::season::Security;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::odds::yearly::{Skill, spy};
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::world::Watch;
use crate::games::empire_reborn::world::command::Decree;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowText;
use crate::ui::games::empire_reborn::screens::parts::{own_stepper, rule, select_person};
use crate::ui::games::empire_reborn::screens::text::percent;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The spies of a Clan: where they are, and more of them; with the odds of one over three turns.
pub(super) fn spies(session: Session, clan: Clan) -> AnyView {
    let all = session.part(move |table| table.state().realm(clan).map(|realm| realm.spies.clone()).unwrap_or_default());
    let row = move |watch: Watch| {
        let place = watch.place.clone();
        let title = say(Line::new(keys::ER_SPIES_IN).with("place", place.as_str()).with("count", watch.count));
        let home = move || {
            let (place, count) = (place.clone(), 1);
            session.dispatch(Command::World(Decree::Recall { realm: clan, place, count }));
        };
        view! { <RowText title=title /> <Button label=say(keys::ER_SPIES_HOME) on_press=home /> }
    };
    let (place, count) = (RwSignal::new(0), RwSignal::new(1));
    let (names, places) = select_among(session.glance(State::spied_places), place);
    let press = move || {
        let Some(place) = names.get(place.get_untracked()).cloned() else { return };
        let count = u8::try_from(count.get_untracked()).unwrap_or(1);
        session.dispatch(Command::World(Decree::Spy { realm: clan, place, count }));
    };
    view! {
        <div class="pad stack">
            <div class="rows">{move || all.get().into_iter().map(row).collect_view()}</div>
            {places} {own_stepper(say(keys::ER_SPIES_COUNT), count, (1, 20))}
            <ul class="er-list">{Security::ALL.iter().map(|security| odds(clan, *security)).collect_view()}</ul>
            {rule("ER-SPY")} <Button kind=ButtonKind::High label=say(keys::ER_SPIES_SEND) on_press=press />
        </div>
    }
    .into_any()
}

/// How one spy fares over three turns.
fn odds(clan: Clan, security: Security) -> AnyView {
    let skill = if clan == Clan::Scorpion { Skill::Special } else { Skill::Common };
    let odds = spy(security, skill, 3);
    let line = Line::new(keys::ER_SPIES_ODDS)
        .with("security", names::security(security))
        .with("reports", percent(odds.report_once))
        .with("caught", percent(odds.caught));
    view! { <li>{say(line)}</li> }.into_any()
}

/// The same for a game master, who also lets Characters search.
pub(super) fn desk(session: Session, clan: Clan) -> AnyView {
    let (place, who, typed) = (RwSignal::new(0), RwSignal::new(None::<PersonId>), RwSignal::new(String::new()));
    let (names, places): (Vec<Name>, AnyView) = select_among(session.glance(State::spied_places), place);
    let press = move || {
        let place = names.get(place.get_untracked()).cloned();
        if let Some((who, place)) = who.get_untracked().zip(place) {
            send(session, Decree::Search { who, place, dice: dice(typed) }, typed);
        }
    };
    view! {
        {spies(session, clan)}
        <div class="pad stack">
            <h3>{say(keys::ER_SEARCH)}</h3>
            {select_person(session, keys::ER_SEARCH_WHO, who)} {places} {dice_field(typed)}
            <Button
                label=say(keys::ER_SEARCH_NOW)
                disabled=Signal::derive(move || who.get().is_none())
                on_press=press
            />
        </div>
    }
    .into_any()
}
