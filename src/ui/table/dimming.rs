//! The screen of a table that nobody touches dims by itself, and the first tap of a finger does nothing but light it up
//! again: a hand that reaches for the phone in the middle of the table changes nothing by accident.
//!
//! Whatever else is played with counts at once: keys, a mouse, and the taps of a screen reader, which come as a mouse's.

use crate::pwa::early::EarlyListener;
use crate::pwa::untouched::Untouched;
use leptos::{html, prelude::*};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

/// How long nobody touches the table until it dims.
const UNTOUCHED: Duration = Duration::from_secs(3 * 60);

/// What dims a screen that nobody has touched for a while, as long as that is `wanted`.
pub fn dimming(wanted: Memo<bool>) -> impl IntoView {
    let dimmer = Dimmer { light: RwSignal::new(Light::Full), tap: StoredValue::new(Tap::Counts) };
    let heard = StoredValue::new_local(None);
    Effect::new(move |_| {
        // Those of before are given up with what is replaced here.
        heard.set_value(wanted.get().then(|| dimmer.listen()));
        dimmer.shine(Light::Full);
    });
    let shade = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        let Some(shade) = shade.get() else { return };
        // Above open sheets too. Refused where it is as wanted already, or the browser has no such thing: then nothing dims.
        let _ = match dimmer.light.get() {
            Light::Dimmed => shade.show_popover(),
            Light::Full => shade.hide_popover(),
        };
    });
    view! { <div class="dimming" popover="manual" aria-hidden="true" node_ref=shade></div> }
}

/// How bright the screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Light {
    /// As always.
    Full,
    /// Under a shade.
    Dimmed,
}

/// What becomes of a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tap {
    /// It does what it is meant to.
    Counts,
    /// It has lit the screen up, and that is all it does.
    Wakes,
}

/// The light of the screen, and what becomes of the tap that is going on.
#[derive(Clone, Copy)]
struct Dimmer {
    light: RwSignal<Light>,
    tap: StoredValue<Tap>,
}

impl Dimmer {
    /// What is listened to; what keeps a tap from the page stands before what lights up, which it has to know of.
    fn listen(self) -> ([EarlyListener; 4], Untouched) {
        let ended = move |event: &Event| {
            self.swallow(event);
            self.tap.set_value(Tap::Counts);
        };
        let taps = [
            EarlyListener::new("pointerdown", move |event| self.press(event)),
            EarlyListener::new("pointerup", move |event| self.swallow(event)),
            EarlyListener::new("pointercancel", ended),
            EarlyListener::new("click", ended),
        ];
        let (touched, left) = (move || self.shine(Light::Full), move || self.shine(Light::Dimmed));
        (taps, Untouched::for_as_long(UNTOUCHED, touched, left))
    }

    /// A finger, or something else, comes down. Those that come down beside the first one share its fate.
    fn press(self, event: &Event) {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
        if pointer.is_primary() {
            let dimmed = self.light.get_untracked() == Light::Dimmed;
            self.tap.set_value(if dimmed && pointer.pointer_type() != "mouse" { Tap::Wakes } else { Tap::Counts });
        }
        self.swallow(event);
    }

    /// Keeps a tap that wakes from what lies under it.
    fn swallow(self, event: &Event) {
        if self.tap.get_value() == Tap::Wakes {
            event.stop_propagation();
            event.prevent_default();
        }
    }

    fn shine(self, light: Light) {
        if self.light.get_untracked() != light {
            self.light.set(light);
        }
    }
}
