//! What the hand feels and the ear hears of a step, where the players want it. Both are off until they do.
//!
//! Deliberately absent: files of sound, and anything for a change of screen.

mod clap;

use super::prefs::{self, Haptics, Prefs, Sounds};
use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What there is to notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// One key of a gauge.
    Key,
    /// A step was taken.
    Step,
    /// A step was taken back, or done again.
    Undo,
    /// The rules refuse something.
    Refusal,
    /// Somebody fell.
    Fall,
    /// The Enemies begin.
    Enemies,
    /// A question waits.
    Question,
}

impl Sense {
    /// How long the device moves and rests, by turns, in milliseconds.
    const fn beat(self) -> &'static [u8] {
        match self {
            Self::Key => &[8],
            Self::Step | Self::Undo | Self::Enemies => &[15],
            Self::Refusal | Self::Fall | Self::Question => &[15, 40, 15],
        }
    }

    /// Whether it is heard: a table that is played on is not to tick.
    const fn is_heard(self) -> bool {
        match self {
            Self::Refusal | Self::Enemies | Self::Question => true,
            Self::Key | Self::Step | Self::Undo | Self::Fall => false,
        }
    }
}

/// The way to hand and ear.
#[derive(Clone, Copy)]
pub struct Senses(RwSignal<Prefs>);

impl Senses {
    /// As the preferences want it.
    pub fn here() -> Self {
        Self(prefs::current())
    }

    /// Lets it be noticed.
    pub fn tell(self, sense: Sense) {
        let (haptics, sounds) = self.0.with_untracked(|prefs| (prefs.haptics, prefs.sounds));
        if haptics == Haptics::On {
            shake(sense.beat());
        }
        if sounds == Sounds::On && sense.is_heard() {
            clap::clap();
        }
    }
}

/// Whether the device can shake.
pub fn can_shake() -> bool {
    way().is_some()
}

/// Whether the device can clap.
pub fn can_clap() -> bool {
    Reflect::has(&window(), &"AudioContext".into()).unwrap_or(false)
}

fn way() -> Option<Function> {
    Reflect::get(&window().navigator(), &"vibrate".into()).ok()?.dyn_into().ok()
}

fn shake(beat: &[u8]) {
    let beat: Array = beat.iter().map(|part| wasm_bindgen::JsValue::from(*part)).collect();
    if let Some(way) = way() {
        // A device that is set to be still stays so.
        let _ = way.call1(&window().navigator(), &beat);
    }
}

#[cfg(test)]
mod tests {
    use super::Sense;

    #[test]
    fn what_wants_a_decision_is_felt_twice_and_a_key_hardly_at_all() {
        for sense in [Sense::Refusal, Sense::Question, Sense::Fall] {
            assert_eq!(sense.beat(), [15, 40, 15]);
        }
        assert_eq!(Sense::Key.beat(), [8]);
        assert_eq!(Sense::Undo.beat(), Sense::Step.beat());
    }

    #[test]
    fn only_the_enemies_and_what_waits_for_an_answer_are_heard() {
        let heard = [Sense::Refusal, Sense::Enemies, Sense::Question];
        let silent = [Sense::Key, Sense::Step, Sense::Undo, Sense::Fall];
        assert!(heard.into_iter().all(Sense::is_heard));
        assert!(!silent.into_iter().any(Sense::is_heard));
    }
}
