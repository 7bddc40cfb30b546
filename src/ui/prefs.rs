//! The preferences of this device: kept, given to every screen, and worn.

pub use crate::app::prefs::{
    Hand, Haptics, Holding, Learning, LearningMode, LetterKeys, Prefs, ScreenLight, Sounds, TextSize, Theme,
};
use crate::storage::browser::BrowserStore;
use crate::storage::prefs;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Reads the preferences and gives them to every screen.
pub fn provide() -> RwSignal<Prefs> {
    let read: Option<Prefs> = prefs::read(&BrowserStore);
    let signal = RwSignal::new(read.unwrap_or_default());
    provide_context(signal);
    signal
}

/// Reads them again, once the copies of the saves are the same; what was chosen meanwhile stays. Gives back the page
/// that was open last.
pub fn read_again(signal: RwSignal<Prefs>) -> Option<String> {
    let read: Prefs = prefs::read(&BrowserStore)?;
    let last = read.page.clone();
    let now = signal.get_untracked();
    let theme = if now.theme == Theme::System { read.theme } else { now.theme };
    let both = Prefs { theme, page: now.page.clone(), ..read };
    if both != now {
        signal.set(both);
    }
    last
}

/// Keeps the preferences whenever they change.
pub fn keep(signal: RwSignal<Prefs>) {
    Effect::new(move |_| {
        // A device that keeps nothing says so where tables are saved; preferences are not worth a word.
        let _ = signal.with(|now| prefs::write(&BrowserStore, now));
    });
}

/// Wears the preferences whenever they change: theme, text size and hand.
pub fn wear(signal: RwSignal<Prefs>) {
    Effect::new(move |_| signal.with(put_on));
}

/// The preferences.
pub fn current() -> RwSignal<Prefs> {
    expect_context()
}

/// Puts theme, text size and hand on the page, where the styles look for them.
fn put_on(prefs: &Prefs) {
    let Some(root) = document().document_element() else { return };
    let theme = match prefs.theme {
        Theme::System => None,
        Theme::Washi => Some("washi"),
        Theme::Ink => Some("ink"),
    };
    let hand = match prefs.hand {
        Hand::Right => None,
        Hand::Left => Some("left"),
    };
    for (name, value) in [("data-theme", theme), ("data-hand", hand)] {
        // Attributes of the root can always be set; there is nobody to tell otherwise.
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
    // Set as a property, not as an attribute: the page's policy allows no style in attributes.
    let style = root.unchecked_ref::<HtmlElement>().style();
    let _ = match percentage(prefs.text_size) {
        Some(size) => style.set_property("--text-size", size),
        None => style.remove_property("--text-size").map(|_| ()),
    };
}

/// How large texts are for the styles; nothing for their usual size.
const fn percentage(size: TextSize) -> Option<&'static str> {
    match size {
        TextSize::Normal => None,
        TextSize::Large => Some("125%"),
        TextSize::Largest => Some("150%"),
        TextSize::Double => Some("200%"),
    }
}
