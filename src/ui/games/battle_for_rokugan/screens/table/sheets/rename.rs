//! What the players call a province: the board prints no names.

use super::super::Place;
use crate::games::battle_for_rokugan::command::{Command, Hand};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::province_name::ProvinceName;
use crate::games::battle_for_rokugan::text::names;
use crate::ui::components::button::Button;
use crate::ui::components::row::RowButton;
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub(super) fn rename(place: Place, at: Province) -> AnyView {
    let now = place.session.glance(|state| state.name(at).map(|name| name.as_str().to_owned()));
    let has = now.is_some();
    let text = RwSignal::new(now.unwrap_or_default());
    let keep = move |name: Option<ProvinceName>| place.act(Command::ByHand(Hand::Rename { province: at, name }));
    let press = move || {
        if let Some(name) = text.with_untracked(|text| ProvinceName::new(text)) {
            keep(Some(name));
        }
    };
    // The app's own name comes back.
    let own = has.then(|| view! { <RowButton title=say(names::own_province(at)) on_press=move || keep(None) /> });
    let fits = move || text.with(|text| ProvinceName::new(text).is_some());
    view! {
        <TextField
            label=say(keys::BFR_RENAME)
            value=text
            maxlength=40
            on_input=move |new: String| text.set(new)
        />
        <Button label=say(keys::BFR_RENAME_KEEP) disabled=Signal::derive(move || !fits()) on_press=press />
        <div class="card rows">{own}</div>
    }
    .into_any()
}
