//! A Warband without a roster: its name and its models are typed in, and their values when the table asks for them.

use super::{Chosen, Draft, keeping};
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::typed::typed;
use crate::ui::components::button::Button;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::{TextArea, TextField};
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;

/// The form, folded away, as it is again once the Warband is taken: its cards at the `top` are shown then.
pub(super) fn form(draft: Draft, player: Player, top: NodeRef<html::Section>) -> AnyView {
    let (name, models) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let folded: NodeRef<html::Details> = NodeRef::new();
    let warband = Memo::new(move |_| typed(&name.get(), &models.get()));
    let take = move || {
        if let Some(warband) = warband.get_untracked() {
            draft.bad.set(keeping::keep(draft, &warband).map(say));
            draft.of(player).set(Chosen { warband: Arc::new(warband), notes: Vec::new() });
            // A form that cannot be folded away stays as it is.
            let _ = folded.get_untracked().map(|form| form.remove_attribute("open"));
            let top = top.get_untracked();
            request_animation_frame(move || top.into_iter().for_each(|top| top.scroll_into_view()));
        }
    };
    view! {
        <details node_ref=folded>
            <summary>{say(keys::BUSHIDO_TYPE_WARBAND)} <Icon sign=Sign::Down /></summary>
            <div class="stack">
                <TextField
                    label=say(keys::BUSHIDO_TYPE_NAME)
                    value=name
                    maxlength=60
                    on_input=move |new: String| name.set(new)
                />
                <TextArea
                    label=say(keys::BUSHIDO_TYPE_MODELS)
                    value=models
                    hint=say(keys::BUSHIDO_TYPE_MODELS_HINT)
                    on_input=move |new: String| models.set(new)
                />
                <Button
                    label=say(keys::BUSHIDO_TYPE_TAKE)
                    disabled=Signal::derive(move || warband.with(Option::is_none))
                    on_press=take
                />
            </div>
        </details>
    }
    .into_any()
}
