//! The names: the campaign's and its players'.

use super::desk::Desk;
use super::over::close_after;
use crate::games::champions::campaign::Player;
use crate::kernel::line::Key;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::text_field::TextField;
use crate::ui::games::champions::screens::campaigns::{player_field, player_names};
use crate::ui::texts::say;
use crate::ui::widgets::names::{ROOM, read_name};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The fields, and the ink that keeps them.
#[component]
pub(super) fn NamesForm(
    /// The campaign.
    desk: Desk,
) -> impl IntoView {
    let now = desk.now();
    let name = RwSignal::new(now.name().to_string());
    let typed = |player: &Player| RwSignal::new(player.name.as_ref().map(ToString::to_string).unwrap_or_default());
    let texts: Vec<RwSignal<String>> = now.players().iter().map(typed).collect();
    let fields: Vec<_> = texts.iter().enumerate().map(|(number, text)| player_field(number, *text)).collect();
    let texts = StoredValue::new(texts);
    let read = move || Some((read_name(&name.get()).ok()?, texts.with_value(|texts| player_names(texts))?));
    let keep = move || {
        let Some((name, players)) = untrack(read) else { return };
        let changed = desk.change(|campaign| {
            let named = players.into_iter().enumerate();
            named.into_iter().try_fold(campaign.renamed(name), |next, (player, name)| next.with_player(player, name))
        });
        close_after(desk, changed);
    };
    view! {
        {name_field(keys::CAMPAIGN_NAME, name)}
        {fields}
        <Button
            kind=ButtonKind::Act
            label=say(keys::CAMPAIGN_LINE_KEEP)
            disabled=Signal::derive(move || read().is_none())
            on_press=keep
        />
    }
}

/// The field of a name there has to be.
pub(super) fn name_field(label: Key, name: RwSignal<String>) -> impl IntoView {
    view! {
        <TextField
            label=say(label)
            value=name
            fault=Signal::derive(move || read_name(&name.get()).err().map(say))
            maxlength=ROOM
            on_input=move |text: String| name.set(text)
        />
    }
}
