//! What the players set for the app itself. Lost preferences cost nothing, so they are read without an error.

use crate::games::champions::lessons::Lesson;
use crate::games::champions::sheet::goal_weights::{Advice, Goal, Weights};
use crate::kernel::journal::Stamp;
use crate::words::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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

/// Whether keys of one character do something by themselves (WCAG 2.1.4): spoken to a computer, words would press them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LetterKeys {
    /// They do.
    #[default]
    On,
    /// They do not.
    Off,
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
    /// Whether keys of one character do something.
    pub letter_keys: LetterKeys,
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
