//! The Emperor's Favor in use.

use super::send;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::text::world::boon as said;
use crate::games::empire_reborn::world::command::{Boon, Decree, Obedience};
use crate::kernel::by::Small;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::games::empire_reborn::screens::parts::{rule, select, select_of, toggle};
use crate::ui::games::empire_reborn::screens::text::{clan, named, person};
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Who holds it, and what it is used for.
pub(super) fn favor(session: Session) -> AnyView {
    let holder = session.part(|table| {
        let state = table.state();
        state.favor().map(|who| person(state, who))
    });
    let held = move || match holder.get() {
        Some(name) => named(keys::ER_FAVOR_OF, name),
        None => say(keys::ER_FAVOR_NOBODY),
    };
    let (what, of, obeys) = (RwSignal::new(0_usize), RwSignal::new(Clan::Crab), RwSignal::new(false));
    let edict = move || Boon::Edict {
        clan: of.get_untracked(),
        obeys: if obeys.get_untracked() { Obedience::Obeys } else { Obedience::Refuses },
    };
    let all = move || [Boon::Honor, Boon::Legion, edict(), Boon::Treaty];
    let words = all().iter().map(|boon| say(said(boon))).collect();
    let press = move || {
        if let Some(boon) = all().get(what.get_untracked()).cloned() {
            send(session, Decree::Favor(boon), RwSignal::new(String::new()));
        }
    };
    let more = move || {
        (what.get() == 2).then(|| {
            let words = [keys::ER_EDICT_REFUSES, keys::ER_EDICT_OBEYS];
            view! {
                {select_of(say(keys::ER_EDICT_CLAN), Clan::ALL, clan, of)}
                {toggle(say(keys::ER_EDICT), words, obeys.into(), move |to| obeys.set(to))}
            }
        })
    };
    view! {
        <div class="pad stack">
            <p>{held}</p>
            {select(say(keys::ER_FAVOR_FOR), words, what)} {more} {rule("ER-FAV")}
            <Button kind=ButtonKind::High label=say(keys::ER_FAVOR_USE) on_press=press />
        </div>
    }
    .into_any()
}
