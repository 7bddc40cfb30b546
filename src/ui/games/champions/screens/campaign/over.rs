//! The sheet over a campaign: more, names, house rules, a scenario by hand.

use super::desk::{Changed, Desk, Over};
use super::line::LineForm;
use super::names::NamesForm;
use super::rulings::RulingsForm;
use crate::kernel::line::Key;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::download;
use crate::ui::games::champions::campaign_room;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet.
#[component]
pub(super) fn OverSheet(
    /// The campaign.
    desk: Desk,
) -> impl IntoView {
    let title = Signal::derive(move || match desk.over.get() {
        Over::Nothing => String::new(),
        Over::More => say(keys::CAMPAIGN_MORE_TITLE),
        Over::Names => say(keys::CAMPAIGN_NAMES),
        Over::Rulings => say(keys::CAMPAIGN_RULINGS),
        Over::Line(_) | Over::NewLine => say(keys::CAMPAIGN_LINE_TITLE),
    });
    let inside = move || match desk.over.get() {
        Over::Nothing => ().into_any(),
        Over::More => more(desk).into_any(),
        Over::Names => view! { <NamesForm desk=desk /> }.into_any(),
        Over::Rulings => view! { <RulingsForm desk=desk /> }.into_any(),
        Over::Line(place) => view! { <LineForm desk=desk place=Some(place) /> }.into_any(),
        Over::NewLine => view! { <LineForm desk=desk place=None /> }.into_any(),
    };
    view! {
        <Sheet
            open=Signal::derive(move || desk.over.get() != Over::Nothing)
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || desk.lay(Over::Nothing)
        >
            {inside}
        </Sheet>
    }
}

/// Closes the sheet once a change was made.
pub(super) fn close_after(desk: Desk, changed: Changed) {
    if changed == Changed::Yes {
        desk.lay(Over::Nothing);
    }
}

/// Why the last change was refused; nothing where none was.
pub(super) fn refused(desk: Desk) -> impl IntoView {
    move || desk.refused.get().map(|said| view! { <Note kind=NoteKind::Error>{said}</Note> })
}

fn more(desk: Desk) -> impl IntoView {
    let row = move |title: Key, sub: Key, sign: Sign, act: fn(Desk)| {
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! { <RowButton title=say(title) sub=say(sub) lead=lead on_press=move || act(desk) /> }
    };
    view! {
        <div class="card rows">
            {row(keys::CAMPAIGN_NAMES, keys::CAMPAIGN_NAMES_SUB, Sign::Edit, |desk| desk.lay(Over::Names))}
            {row(keys::CAMPAIGN_RULINGS, keys::CAMPAIGN_RULINGS_SUB, Sign::About, |desk| desk.lay(Over::Rulings))}
            {row(keys::HOME_EXPORT, keys::CAMPAIGN_EXPORT_SUB, Sign::Out, export)}
        </div>
    }
}

fn export(desk: Desk) {
    desk.lay(Over::Nothing);
    let campaign = desk.now();
    let text = campaign_room::file_text(&desk.id(), &campaign);
    download::download(&download::file_name(campaign.name().as_str()), &text);
}
