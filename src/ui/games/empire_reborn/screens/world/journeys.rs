//! Characters who enter the province of another Clan: a player orders it, a game master says who has no leave.

use super::{select_among, select_place};
use crate::games::empire_reborn::atlas::guard;
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::{Person, PersonId};
use crate::games::empire_reborn::post::Errand;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::world::command::Decree;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::games::empire_reborn::screens::parts::{rule, select_person};
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// A player orders a journey.
pub(super) fn order(session: Session, clan: Clan) -> AnyView {
    let (who, at) = (RwSignal::new(None::<PersonId>), RwSignal::new(0));
    let (all, places) = select_among(session.glance(State::spied_places), at);
    let own = move || {
        let name = |one: &Person| (one.clan() == Some(clan)).then(|| one.name.clone());
        session.glance(|state| state.person(who.get()?).and_then(name))
    };
    let press = move || {
        if let Some((who, place)) = untrack(own).zip(all.get(at.get_untracked()).cloned()) {
            session.dispatch(Command::AddErrand { realm: clan, errand: Errand::Travel { who, place } });
        }
    };
    view! {
        <div class="pad stack">
            {select_person(session, keys::ER_SEARCH_WHO, who)} {places} {rule("ER-SEC")}
            <Button
                kind=ButtonKind::High
                label=say(keys::ER_POST_ASK_ADD)
                disabled=Signal::derive(move || own().is_none())
                on_press=press
            />
        </div>
    }
    .into_any()
}

/// Somebody enters a guarded province without leave; the die waits in the queue.
pub(super) fn journeys(session: Session) -> AnyView {
    let (who, at) = (RwSignal::new(None::<PersonId>), RwSignal::new(0));
    let (all, places) = select_place(session, at);
    let changed = session.part(|table| table.cursor());
    let guarded = {
        let all = all.clone();
        move || {
            changed.get();
            session.glance(|state| guard(state, all.get(at.get())?))
        }
    };
    let told = {
        let guarded = guarded.clone();
        move || match guarded() {
            None => say(keys::ER_CROSS_OPEN),
            Some((by, security)) => {
                let line = Line::new(keys::ER_POST_GUARDED).with("clan", names::clan(by));
                say(line.with("count", security.capture_faces()))
            }
        }
    };
    let press = move || {
        let place: Option<Name> = all.get(at.get_untracked()).cloned();
        if let Some((who, place)) = who.get_untracked().zip(place) {
            session.dispatch(Command::World(Decree::Cross { who, place }));
        }
    };
    view! {
        <div class="pad stack">
            {select_person(session, keys::ER_SEARCH_WHO, who)} {places} <p role="status">{told}</p> {rule("ER-SEC")}
            <Button
                label=say(keys::ER_POST_NO_LEAVE)
                disabled=Signal::derive(move || who.get().is_none() || guarded().is_none())
                on_press=press
            />
        </div>
    }
    .into_any()
}
