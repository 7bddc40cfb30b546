//! The values of a card of a Warband, typed in before the game: what stays empty is unknown, and the table asks for it.

use super::{Chosen, Draft, keeping};
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::warband::Profile;
use crate::kernel::line::Line;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::bushido::screens::card::{Typed, profile_form};
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// The card at the place that is `asked` for, open until it is kept or left.
pub(super) fn sheet(draft: Draft, player: Player, asked: RwSignal<Option<usize>>) -> AnyView {
    let signal = draft.of(player);
    let card = move || {
        let at = asked.get()?;
        signal.with_untracked(|chosen| chosen.warband.parts().profiles.get(at).cloned())
    };
    // The title stays while the sheet goes.
    let title = Memo::new(move |before: Option<&String>| match card() {
        Some(profile) => say(Line::new(keys::BUSHIDO_CARD_TITLE).with("name", profile.name)),
        None => before.cloned().unwrap_or_default(),
    });
    let keep = Callback::new(move |Typed { card, former: _ }: Typed| {
        if let Some(at) = asked.get_untracked() {
            put(draft, signal, (at, *card));
        }
        asked.set(None);
    });
    view! {
        <Sheet
            open=Signal::derive(move || asked.get().is_some())
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || asked.set(None)
        >
            {untrack(card).map(|profile| profile_form(profile, keep))}
        </Sheet>
    }
    .into_any()
}

/// The Warband has the card instead of the one at its place; it is kept on this device, too.
fn put(draft: Draft, signal: RwSignal<Chosen>, (at, card): (usize, Profile)) {
    let Chosen { warband, notes } = signal.get_untracked();
    let Some(before) = warband.parts().profiles.get(at) else { return };
    let Ok(typed) = warband.with_card(at, card.clone()) else { return };
    draft.bad.set(keeping::keep_typed(draft, &typed, (before, &card)).map(say));
    signal.set(Chosen { warband: Arc::new(typed), notes });
}
