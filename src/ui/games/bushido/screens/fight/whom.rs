//! Whom it fights.

use super::Draft;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::names;
use crate::games::bushido::views::odds::goals::Goal;
use crate::games::bushido::views::odds::targets::{TargetView, targets};
use crate::kernel::line::Line;
use crate::ui::components::row::RowButton;
use crate::ui::games::bushido::screens::words;
use crate::ui::later::after_paint;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// Whom it may fight; the values come as soon as they are worked out, and no row moves under the finger for them.
pub(super) fn whom(draft: Draft) -> AnyView {
    let session = draft.session;
    let (id, action) = (draft.id, draft.action);
    let values: RwSignal<BTreeMap<ModelId, Option<f64>>> = RwSignal::new(BTreeMap::new());
    after_paint(move || {
        if session.is_open() {
            let found = session.glance(|state| targets(state, id, action, Goal::Even));
            let worth = |target: TargetView| (target.model, target.value.ok());
            values.try_set(found.into_iter().map(worth).collect());
        }
    });
    let said = move |other: ModelId| {
        let values = values.get();
        let best = values.values().flatten().fold(f64::NEG_INFINITY, |best, one| best.max(*one));
        values.get(&other).map(|value| match value {
            Some(value) if values.len() > 1 && *value >= best => {
                say(Line::new(keys::BUSHIDO_VALUE_BEST).with("value", words::value(*value)))
            }
            Some(value) => say(Line::new(keys::BUSHIDO_VALUE_OF).with("value", words::value(*value))),
            None => say(keys::BUSHIDO_VALUE_UNKNOWN),
        })
    };
    let row = move |other: ModelId| {
        let name = session.glance(|state| names::model(state, other));
        let choose = move || draft.other.set(Some(other));
        view! {
            <RowButton title=name trailing=move || view! { <b>{move || said(other)}</b> } on_press=choose />
        }
    };
    let others = session.glance(|state| crate::games::bushido::views::actions::enemies(state, id));
    view! {
        <section class="card rows">
            <h2 class="pad slim">{say(keys::BUSHIDO_WHOM)} " " <small class="sub2">{say(keys::BUSHIDO_WHOM_SUB)}</small></h2>
            {others.into_iter().map(row).collect_view()}
        </section>
    }
    .into_any()
}
