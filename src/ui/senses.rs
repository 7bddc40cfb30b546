//! What the hand feels and the ear hears of a step, where the players want it. Both are off until they do.
//!
//! Deliberately absent: files of sound, and anything for a change of screen.

mod clap;

use super::prefs::{self, Haptics, Prefs, Sounds};
pub use crate::app::sense::Sense;
use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

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
