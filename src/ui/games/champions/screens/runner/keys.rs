//! The keyboard on the page: U takes back, Enter presses the ink.

use super::desk::Desk;
use super::foot;
use crate::ui::games::champions::screens::table::keys::{is_for_somebody_else, press_ink};
use leptos::ev::{KeyboardEvent, keydown};
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;

/// Listens as long as the page is there.
pub fn listen(desk: Desk) {
    let pressed = move |event: KeyboardEvent| {
        if is_for_somebody_else(&event) {
            return;
        }
        match event.key().to_lowercase().as_str() {
            "u" => foot::undo(desk),
            "enter" => press_ink(&event),
            _ => {}
        }
    };
    let listener = window_event_listener(keydown, pressed);
    on_cleanup(move || listener.remove());
}
