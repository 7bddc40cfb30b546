//! A whole list of cards pasted at once, as players write decks down.

use super::entry::kind_name;
use crate::games::l5r_ccg::rules::deck::Kind;
use crate::kernel::by::Small;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::select::Select;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::text_field::TextArea;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The sheet; `add` takes what was pasted and the kind of cards that neither a heading nor the card book names.
pub fn sheet(open: RwSignal<bool>, add: impl Fn(&str, Kind) + Copy + Send + Sync + 'static) -> AnyView {
    let (text, kind) = (RwSignal::new(String::new()), RwSignal::new(Kind::Holding));
    let kinds: Signal<Vec<String>> = Signal::stored(Kind::ALL.iter().map(|kind| kind_name(*kind)).collect());
    let empty = Signal::derive(move || text.with(|text| text.trim().is_empty()));
    let press = move || {
        text.with_untracked(|text| add(text, kind.get_untracked()));
        text.set(String::new());
        open.set(false);
    };
    let footer = move || {
        view! {
            <Button
                kind=ButtonKind::Act
                label=say(keys::CCG_DECK_ADD_NOW)
                disabled=empty
                on_press=press
            />
        }
    };
    view! {
        <Sheet
            open=open
            title=say(keys::CCG_DECK_PASTE)
            close_label=say(keys::CLOSE)
            on_close=move || open.set(false)
            footer=footer
        >
            <TextArea
                label=say(keys::CCG_DECK_PASTE_LINES)
                value=text
                hint=say(keys::CCG_DECK_PASTE_HINT)
                on_input=move |new: String| text.set(new)
            />
            <Select
                label=say(keys::CCG_DECK_PASTE_KIND)
                answers=kinds
                chosen=Signal::derive(move || kind.get().index())
                on_choose=move |at: usize| kind.set(Kind::ALL[at])
            />
        </Sheet>
    }
    .into_any()
}
