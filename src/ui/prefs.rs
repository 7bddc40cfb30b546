//! What the players set for the app itself. Lost preferences cost nothing, so they are read without an error.

use crate::games::champions::lessons::Lesson;
use crate::kernel::journal::Stamp;
use crate::storage::browser::BrowserStore;
use crate::storage::prefs;
use crate::ui::games::champions::goal::{Advice, Goal, Weights};
use crate::words::Language;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The look of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// What the device is set to.
    #[default]
    System,
    /// Light: paper.
    Washi,
    /// Dark: ink.
    Ink,
}

/// The size of the app's text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TextSize {
    /// As the device has it.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Largest,
    /// Twice as large.
    Double,
}

/// Which thumb presses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The right one.
    #[default]
    Right,
    /// The left one: the dock is mirrored.
    Left,
}

/// What keeps something private open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holding {
    /// A finger, for as long as it lies on the key.
    #[default]
    Held,
    /// A press, until the next: for whoever cannot hold a key.
    Pressed,
}

/// What the screen does while a table is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScreenLight {
    /// It stays on.
    #[default]
    StaysOn,
    /// What the phone does.
    Sleeps,
}

/// Whether a step is felt in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Haptics {
    /// It is not.
    #[default]
    Off,
    /// It is, where the device can do it.
    On,
}

/// Whether the app is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sounds {
    /// It is not.
    #[default]
    Off,
    /// A clap, when the Enemies begin or a question waits.
    On,
}

/// Whether the steps of a first game are explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LearningMode {
    /// They are not.
    #[default]
    Off,
    /// They are, each until it is understood.
    On,
}

/// What is explained on this device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    /// Whether anything is.
    pub mode: LearningMode,
    /// What was understood, and is not explained again.
    pub understood: Vec<Lesson>,
}

impl Learning {
    /// Learning from the beginning.
    pub fn afresh() -> Self {
        Self { mode: LearningMode::On, understood: Vec::new() }
    }

    /// Whether a step is to be explained.
    pub fn wants(&self, lesson: Lesson) -> bool {
        self.mode == LearningMode::On && !self.understood.contains(&lesson)
    }

    /// Notes that a step was understood.
    pub fn understand(&mut self, lesson: Lesson) {
        if !self.understood.contains(&lesson) {
            self.understood.push(lesson);
        }
    }
}

/// The preferences of this device. A device without them begins with the defaults, which are what nobody has to set.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prefs {
    /// The language, where another than the device's was chosen.
    pub language: Option<Language>,
    /// The look.
    pub theme: Theme,
    /// The size of the text.
    pub text_size: TextSize,
    /// The hand.
    pub hand: Hand,
    /// What keeps something private open.
    pub holding: Holding,
    /// The screen at the table.
    pub screen: ScreenLight,
    /// Whether steps are felt.
    pub haptics: Haptics,
    /// Whether the app is heard.
    pub sounds: Sounds,
    /// The page that was open last, by its URL.
    pub page: Option<String>,
    /// The game in hand, as its saves name it: what the shelf begins with.
    pub game: Option<String>,
    /// A set-up that is not finished, in a form only the set-up reads.
    pub draft: Option<String>,
    /// What the set-ups of games remember of the last one, in forms only they read, by the names of the games.
    pub last_set_ups: BTreeMap<String, String>,
    /// The cards that are half typed in, in a form only the card forms read.
    pub half_typed: Option<String>,
    /// What the players are after in a Combat.
    pub goal: Goal,
    /// Their own weights.
    pub weights: Weights,
    /// Whether advice is shown unasked.
    pub advice: Advice,
    /// What is explained.
    pub learning: Learning,
    /// When the players last knew that the browser may clear the saves.
    pub told_of_clearing: Option<Stamp>,
}

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
    let size = match prefs.text_size {
        TextSize::Normal => None,
        TextSize::Large => Some("125%"),
        TextSize::Largest => Some("150%"),
        TextSize::Double => Some("200%"),
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
    let _ = match size {
        Some(size) => style.set_property("--text-size", size),
        None => style.remove_property("--text-size").map(|_| ()),
    };
}

#[cfg(test)]
mod tests {
    use super::{Haptics, Prefs, Sounds, Theme};

    #[test]
    fn a_device_that_never_chose_is_still_and_silent() {
        let old: Prefs = serde_json::from_str(r#"{"theme":"ink"}"#).expect("preferences of an older version are read");
        assert_eq!((old.theme, old.haptics, old.sounds), (Theme::Ink, Haptics::Off, Sounds::Off));
    }

    #[test]
    fn what_hand_and_ear_notice_is_kept() {
        let chosen = Prefs { haptics: Haptics::On, sounds: Sounds::On, ..Prefs::default() };
        let text = serde_json::to_string(&chosen).expect("preferences are plain data");
        assert_eq!(serde_json::from_str::<Prefs>(&text).expect("what was written is read"), chosen);
    }
}
