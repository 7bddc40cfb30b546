//! Reminders: traits that only the table can see to, at their moment.

use crate::games::bushido::rules::reference;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::names;
use crate::kernel::line::Line;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::{page_of, say};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The reminders, where there are any.
pub fn card(session: Session, due: Vec<(ModelId, Vec<String>)>) -> Option<AnyView> {
    let feedback = feedback();
    let line = |(id, traits): (ModelId, Vec<String>)| {
        let line = Line::new(keys::BUSHIDO_REMEMBER_OF).with("name", session.glance(|state| names::model(state, id)));
        view! { <li>{say(line.with("traits", traits.join(", ")))}</li> }
    };
    (!due.is_empty()).then(|| {
        view! {
            <section class="card pad">
                <div class="rowx apart">
                    <b>{say(keys::BUSHIDO_REMEMBER)}</b>
                    <RuleRef
                        label=page_of(reference::TRAITS)
                        on_open=move || feedback.open_rule(reference::TRAITS)
                    />
                </div>
                <ul class="stack tightly">{due.into_iter().map(line).collect_view()}</ul>
            </section>
        }
        .into_any()
    })
}
