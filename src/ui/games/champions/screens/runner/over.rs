//! The sheets over the page.

use super::desk::{Desk, Over};
use super::otherwise::otherwise;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::scenario::told;
use crate::games::champions::text::names;
use crate::kernel::line::{Key, Line};
use crate::ui::games::champions::screens::behaviour::Behaviours;
use crate::ui::games::champions::screens::combat::card_form;
use crate::ui::games::champions::screens::table::ending;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Whichever is open.
pub fn over(desk: Desk) -> AnyView {
    let close = move || desk.over.set(None);
    let title = move || desk.over.get().map(|over| title(desk, over)).unwrap_or_default();
    let inside = move || match desk.over.get() {
        Some(Over::Otherwise(enemy)) => otherwise(desk, enemy),
        Some(Over::Behaviour(enemy)) => view! { <Behaviours enemy=enemy on_done=close /> }.into_any(),
        Some(Over::Ending) => ending(desk.session.journal.with_untracked(told::told), Callback::new(move |()| close())),
        Some(Over::Card(who)) => card_form(desk.session, who, Callback::new(move |()| close())),
        None => ().into_any(),
    };
    view! {
        <SheetOver over=desk.over title=Signal::derive(title)>
            {inside}
        </SheetOver>
    }
    .into_any()
}

fn title(desk: Desk, over: Over) -> String {
    let of = |key: Key, enemy: EnemyId| {
        let name = desk.session.glance(|state| names::enemy(state, enemy));
        say(Line::new(key).with("name", name))
    };
    match over {
        Over::Otherwise(enemy) if desk.is_moving() => of(keys::RUNNER_OTHERWISE_TITLE, enemy),
        Over::Otherwise(enemy) => of(keys::RUNNER_OTHERWISE_COMBAT, enemy),
        Over::Behaviour(enemy) => of(keys::BEHAVIOUR_TITLE, enemy),
        Over::Card(who) => card_title(desk, who),
        Over::Ending => say(keys::TABLE_END_GAME),
    }
}

fn card_title(desk: Desk, who: Who) -> String {
    let name = desk.session.glance(|state| names::who(state, who));
    say(Line::new(keys::COMBAT_CARD_OF).with("name", name))
}
