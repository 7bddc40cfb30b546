//! Reminders: traits that only the table can see to, at their moment; the last one for Ki Feats before a Surprise.

use crate::games::bushido::command::Command;
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::names;
use crate::games::bushido::views::remember::before_surprise;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
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

/// The last moment for Ki Feats of a model that an Enemy is about to come to unseen; nothing where it has none to use.
pub fn last_feats(session: Session, id: ModelId, surprise: impl Fn() + Send + Sync + 'static) -> Option<AnyView> {
    let feats = session.glance(|state| before_surprise(state, id));
    let name = session.glance(|state| names::model(state, id));
    let feedback = feedback();
    let feat = |feat: u8| {
        let label = session.glance(|state| names::feat(state, id, feat));
        let act = move || _ = session.dispatch(Command::UseFeat { model: id, feat, paid: None });
        view! { <Button label=label sign=Sign::Technique on_press=act /> }
    };
    (!feats.is_empty()).then(|| {
        view! {
            <section class="card pad stack">
                <div class="rowx apart">
                    <b>{say(keys::BUSHIDO_UNSEEN)}</b>
                    <RuleRef
                        label=page_of(reference::SURPRISED)
                        on_open=move || feedback.open_rule(reference::SURPRISED)
                    />
                </div>
                <p>{say(Line::new(keys::BUSHIDO_UNSEEN_LAST).with("name", name.clone()))}</p>
                <div class="rowx wrap">
                    {feats.into_iter().map(feat).collect_view()}
                    <Button
                        label=say(Line::new(keys::BUSHIDO_UNSEEN_YES).with("name", name))
                        on_press=surprise
                    />
                </div>
            </section>
        }
        .into_any()
    })
}
