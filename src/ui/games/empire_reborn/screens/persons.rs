//! All Characters: the own Clans first, then the others, the dead last.

use super::parts::head;
use super::text::{number, person};
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::person::{Person, PersonId};
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::row::RowLink;
use crate::ui::components::sign::Sign;
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let all = session.part(|table| {
        let mut all: Vec<(PersonId, bool)> = sorted(table.state());
        all.sort_by_key(|(_, lives)| !lives);
        all
    });
    let rows = move || all.get().into_iter().map(|(who, _)| row(session, who)).collect_view();
    let none = move || all.with(Vec::is_empty).then(|| view! { <p class="sub2">{say(keys::ER_NO_PERSONS)}</p> });
    view! {
        <div class="screen one er">
            {head(session, keys::ER_PERSONS, keys::ER_PERSONS_SUB)}
            <main class="body">
                {none} <div class="card rows">{rows}</div>
            </main>
            <Dock>
                <UndoTool />
                <ButtonLink
                    kind=ButtonKind::High
                    href=session.href(TablePage::NewPerson)
                    label=say(keys::ER_NEW_PERSON)
                    sign=Sign::Plus
                />
            </Dock>
        </div>
    }
    .into_any()
}

/// Everybody by Clan, those whose realms are kept here first.
fn sorted(state: &State) -> Vec<(PersonId, bool)> {
    let mut all: Vec<(PersonId, &Person)> = state.persons().collect();
    all.sort_by_key(|(_, one)| {
        let kept = one.clan().is_some_and(|clan| state.realm(clan).is_some());
        (!kept, one.clan())
    });
    all.into_iter().map(|(who, one)| (who, one.lives())).collect()
}

fn row(session: Session, who: PersonId) -> AnyView {
    let sub = session.glance(|state| state.person(who).map(told).unwrap_or_default());
    let honor = session.glance(|state| state.person(who).map_or(0, |one| one.character.honor()));
    let primary = session.glance(|state| {
        let clan = state.person(who).and_then(|one| one.clan()).filter(|clan| state.realm(*clan).is_some());
        clan.is_some_and(|clan| state.primary(clan) == Some(who))
    });
    let sub = if primary { format!("{}, {sub}", say(keys::ER_PRIMARY)) } else { sub };
    let ears = say(Line::new(keys::ER_HONOR_IS).with("count", super::text::small(honor)));
    view! {
        <RowLink
            href=session.href(TablePage::Person(who))
            title=session.glance(|state| person(state, who))
            sub=format!("{sub}, {ears}")
            lead=move || session.glance(|state| marks::of_person(state, who))
        />
    }
    .into_any()
}

/// A Character in a line: its rings, or that it is dead.
pub fn told(one: &Person) -> String {
    if !one.lives() {
        return say(keys::ER_IS_DEAD);
    }
    let ring = |ring: &Ring| {
        let rating = number(i64::from(one.character.ring(*ring)));
        format!("{} {rating}", say(names::ring(*ring)))
    };
    Ring::ALL.iter().map(ring).collect::<Vec<_>>().join(", ")
}
