//! Which units are thought of in the maneuvers planner: all of them, until there are more ways than it looks through;
//! then some are unticked, as if they stayed home.

use super::text::{card, number};
use crate::games::l5r_ccg::model::player::CardId;
use crate::games::l5r_ccg::views::maneuvers::Plan;
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// A tick for each unit, once there were too many.
pub fn units(
    session: Session,
    asked: Memo<Option<Result<Plan, Option<CardId>>>>,
    left_out: RwSignal<BTreeSet<CardId>>,
    too_many: Signal<bool>,
) -> AnyView {
    let row = move |id: CardId, force: i64| {
        let chosen = Signal::derive(move || left_out.with(|out| !out.contains(&id)));
        let toggle = move || {
            left_out.update(|out| {
                if !out.remove(&id) {
                    out.insert(id);
                }
            });
        };
        let name = session.glance(|state| card(state, id));
        view! {
            <Choice
                kind=ChoiceKind::Checkbox
                title=format!("{name} {}", number(force))
                chosen=chosen
                on_choose=toggle
            />
        }
    };
    let wanted = Memo::new(move |_| too_many.get() || left_out.with(|out| !out.is_empty()));
    let rows = move || match asked.get() {
        Some(Ok(plan)) if wanted.get() => {
            let all = plan.units.iter().zip(&plan.question.units).map(|(id, unit)| row(*id, unit.force));
            let rows = all.collect_view();
            Some(view! {
                <section class="card pad stack" role="group" aria-label=say(keys::CCG_PLAN_UNITS)>
                    <p><b>{say(keys::CCG_PLAN_UNITS)}</b></p>
                    {rows}
                </section>
            })
        }
        _ => None,
    };
    rows.into_any()
}
