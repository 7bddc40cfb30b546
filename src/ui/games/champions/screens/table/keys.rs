//! The keyboard on the table: digits open cards, + and − change the gauge touched last, U undoes, Enter presses the
//! ink, ? lists them.

use super::place::{Over, Place};
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::name::Note;
use crate::kernel::line::Key;
use crate::ui::games::champions::screens::actions::Desk;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::prefs::{self, LetterKeys};
use crate::words::champions as keys;
use leptos::ev::{KeyboardEvent, keydown};
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The keys and what they do.
pub const SHORTCUTS: [(&str, Key); 5] = [
    ("1 – 5", keys::TABLE_KEY_DIGITS),
    ("+  −", keys::TABLE_KEY_STEPS),
    ("U", keys::TABLE_KEY_UNDO),
    ("↵", keys::TABLE_KEY_ENTER),
    ("?", keys::TABLE_KEY_LIST),
];

/// Listens as long as the page is there.
pub fn listen(place: Place, desk: Desk) {
    let session = session();
    let opened = place.opened;
    let step = move |by| {
        let Some(id) = opened.get_untracked() else { return };
        let command = Command::Adjust { who: Who::Champion(id), gauge: desk.touched(), by, note: Note::default() };
        session.dispatch(command);
    };
    let pressed = move |event: &KeyboardEvent| match event.key().as_str() {
        "u" | "U" => session.undo(),
        "+" => step(1),
        "-" | "−" => step(-1),
        "?" => place.over.set(Some(Over::Shortcuts)),
        "Enter" => press_ink(event),
        digit => open_card(session, place, digit),
    };
    hear(pressed);
}

/// Hears the keys that are meant for the page, as long as it is there. Those of one character may be switched off.
pub fn hear(pressed: impl Fn(&KeyboardEvent) + 'static) {
    let prefs = prefs::current();
    let heard = move |event: KeyboardEvent| {
        let is_letter = event.key().chars().count() == 1;
        let is_off = is_letter && prefs.with_untracked(|prefs| prefs.letter_keys == LetterKeys::Off);
        if !is_off && !is_for_somebody_else(&event) {
            pressed(&event);
        }
    };
    let listener = window_event_listener(keydown, heard);
    on_cleanup(move || listener.remove());
}

/// Whether the press belongs to a field, to a sheet, or to the browser.
fn is_for_somebody_else(event: &KeyboardEvent) -> bool {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat();
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let typing = target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    let sheet = document().query_selector("dialog[open]").is_ok_and(|dialog| dialog.is_some());
    modified || typing || sheet || event.default_prevented()
}

/// Enter on a button or link is that button's own.
pub fn press_ink(event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if target.is_some_and(|target| matches!(target.tag_name().as_str(), "BUTTON" | "A")) {
        return;
    }
    let ink = document().query_selector(".screen .act").ok().flatten();
    if let Some(ink) = ink.and_then(|ink| ink.dyn_into::<HtmlElement>().ok()) {
        ink.click();
    }
}

fn open_card(session: Session, place: Place, digit: &str) {
    let Some(number) = digit.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) else { return };
    let id = session.view().order.with_untracked(|order| order.get(number).copied());
    if let Some(id) = id {
        place.open(id);
    }
}
