//! Ready-made starts, offered as long as a Clan has neither Characters nor units before the first turn.

use super::text::small;
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::content::starts::{Style, start};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::text::world::style as said;
use crate::games::empire_reborn::world::command::Decree;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The five of a Clan, each begun by one press; nothing where it has begun.
pub fn starts(session: Session, clan: Clan) -> AnyView {
    let fresh = session.part(move |table| {
        let state = table.state();
        let nobody = !state.living().any(|(_, person)| person.clan() == Some(clan));
        state.turn() == 0 && nobody && state.realm(clan).is_some_and(|realm| realm.units.is_empty())
    });
    let row = move |(at, style): (usize, &Style)| {
        let made = start(clan, *style);
        let units: u16 = made.units.iter().map(|(.., count)| *count).sum();
        let line = Line::new(keys::ER_STARTS_SUB).with("persons", made.persons.len()).with("units", small(units));
        let press = move || {
            let start = u8::try_from(at).unwrap_or(u8::MAX);
            session.dispatch(Command::World(Decree::Found { realm: clan, start }));
        };
        view! {
            <RowButton
                title=say(said(*style))
                sub=say(line)
                lead=|| view! { <Icon sign=Sign::Reinforcement size=IconSize::Lead /> }
                on_press=press
            />
        }
    };
    (move || {
        fresh.get().then(|| {
            view! {
                <section class="card" aria-label=say(keys::ER_STARTS)>
                    <div class="ordh"><h2>{say(keys::ER_STARTS)} <small>{say(keys::ER_STARTS_HINT)}</small></h2></div>
                    <div class="rows">{Style::ALL.iter().enumerate().map(row).collect_view()}</div>
                </section>
            }
        })
    })
    .into_any()
}
