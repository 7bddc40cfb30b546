//! What the players set for the app itself. Lost preferences cost nothing, so they are read without an error.

use super::goal::{Advice, Goal, Weight, Weights};
use crate::games::champions::lessons::Lesson;
use crate::storage::browser::BrowserStore;
use crate::storage::prefs;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

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
    /// The look.
    pub theme: Theme,
    /// The size of the text.
    pub text_size: TextSize,
    /// The hand.
    pub hand: Hand,
    /// The page that was open last, by its URL.
    pub page: Option<String>,
    /// A set-up that is not finished, in a form only the set-up reads.
    pub draft: Option<String>,
    /// What the players are after in a Combat.
    pub goal: Goal,
    /// Their own weights.
    pub weights: Weights,
    /// Whether advice is shown unasked.
    pub advice: Advice,
    /// What is explained.
    pub learning: Learning,
}

impl Prefs {
    /// The weights that count now.
    pub fn weighing(&self) -> Weights {
        self.goal.weights(self.weights)
    }

    /// Changes one weight; what counted so far becomes the players' own.
    pub fn weigh(&mut self, weight: Weight, quarters: i32) {
        self.weights = self.weighing().with(weight, quarters);
        self.goal = Goal::Own;
    }
}

/// The preferences, kept whenever they change.
pub fn provide() -> RwSignal<Prefs> {
    let read: Option<Prefs> = prefs::read(&BrowserStore);
    let signal = RwSignal::new(read.unwrap_or_default());
    Effect::new(move |_| {
        signal.with(|now| {
            wear(now);
            // A device that keeps nothing says so where tables are saved; preferences are not worth a word.
            let _ = prefs::write(&BrowserStore, now);
        });
    });
    provide_context(signal);
    signal
}

/// The preferences.
pub fn current() -> RwSignal<Prefs> {
    expect_context()
}

/// Puts theme, text size and hand on the page, where the styles look for them.
fn wear(prefs: &Prefs) {
    let Some(root) = document().document_element() else { return };
    let theme = match prefs.theme {
        Theme::System => None,
        Theme::Washi => Some("washi"),
        Theme::Ink => Some("ink"),
    };
    let size = match prefs.text_size {
        TextSize::Normal => None,
        TextSize::Large => Some("--text-size: 125%"),
        TextSize::Largest => Some("--text-size: 150%"),
    };
    let hand = match prefs.hand {
        Hand::Right => None,
        Hand::Left => Some("left"),
    };
    for (name, value) in [("data-theme", theme), ("style", size), ("data-hand", hand)] {
        // Attributes of the root can always be set; there is nobody to tell otherwise.
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}
