//! What one more Boost, another weapon and each Special would be worth; worked out once the picture stands.

use super::{Solved, Thinking};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::views::odds::split::{Change, WhatIf, what_if};
use crate::kernel::line::Line;
use crate::ui::components::row::RowText;
use crate::ui::games::bushido::screens::words;
use crate::ui::games::bushido::session::Session;
use crate::ui::later::after_paint;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// The table of what would be worth what.
pub(super) fn more(session: Session, thinking: Thinking, side: Side, solved: &Arc<Solved>) -> AnyView {
    let list: RwSignal<Vec<WhatIf>> = RwSignal::new(Vec::new());
    let goal = thinking.goal.get_untracked();
    let of = Arc::clone(solved);
    after_paint(move || {
        if session.is_open() {
            let found = session.glance(|state| what_if(state, &of.exchange, goal, side, &of.view));
            list.try_set(found);
        }
    });
    let solved = Arc::clone(solved);
    let row = move |one: WhatIf| {
        let title = match one.change {
            Change::Boost => say(keys::BUSHIDO_ONE_BOOST),
            Change::Weapon(weapon) => {
                let name = session.glance(|state| {
                    let model = state.model(*solved.exchange.models.of(side))?;
                    Some(model.card().melee_weapons.get(usize::from(weapon))?.name.clone())
                });
                say(Line::new(keys::BUSHIDO_IF_WEAPON).with("name", name.unwrap_or_default()))
            }
            Change::Special(special) => say(Line::new(keys::BUSHIDO_IF_SPECIAL).with("name", special.name())),
        };
        let worth = words::value(one.worth);
        view! { <RowText title=title trailing=move || view! { <b>{worth.clone()}</b> } /> }
    };
    (move || {
        let all = list.get();
        (!all.is_empty()).then(|| {
            let rows = all.into_iter().map(row.clone()).collect_view();
            view! { <section class="card rows" aria-label=say(keys::BUSHIDO_WHAT_IF)>{rows}</section> }
        })
    })
    .into_any()
}
