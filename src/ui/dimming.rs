//! The screen of a table that nobody touches dims by itself, and the first tap of a finger does nothing but light it up
//! again: a hand that reaches for the phone in the middle of the table changes nothing by accident.
//!
//! Whatever else is played with counts at once: keys, a mouse, and the taps of a screen reader, which come as a mouse's.

use super::keeper::now;
use crate::kernel::journal::Stamp;
use crate::pwa::early::{EarlyListener, when_touched};
use leptos::leptos_dom::helpers::set_timeout;
use leptos::{html, prelude::*};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

/// How long nobody touches the table until it dims.
const UNTOUCHED: Duration = Duration::from_secs(3 * 60);

/// What dims a screen that nobody has touched for a while, as long as that is `wanted`.
pub fn dimming(wanted: Memo<bool>) -> impl IntoView {
    let dimmer = Dimmer {
        wanted,
        light: RwSignal::new(Light::Full),
        tap: StoredValue::new(Tap::Counts),
        touched: StoredValue::new(now()),
        watch: StoredValue::new(Watch::Over),
    };
    let listeners = StoredValue::new_local(Vec::new());
    Effect::new(move |_| {
        // Those of before are given up with what is replaced here.
        listeners.set_value(if wanted.get() { dimmer.listeners() } else { Vec::new() });
        dimmer.light_up();
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

/// Whether a timer runs that looks after the light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Watch {
    /// It does.
    Kept,
    /// Nothing is to change by itself.
    Over,
}

/// The light of the screen, and since when nobody has touched it.
#[derive(Clone, Copy)]
struct Dimmer {
    wanted: Memo<bool>,
    light: RwSignal<Light>,
    tap: StoredValue<Tap>,
    touched: StoredValue<Stamp>,
    watch: StoredValue<Watch>,
}

impl Dimmer {
    /// What is listened to; what keeps a tap from the page stands before what lights up, which it has to know of.
    fn listeners(self) -> Vec<EarlyListener> {
        let ended = move |event: &Event| {
            self.swallow(event);
            self.tap.set_value(Tap::Counts);
        };
        let mut listeners = vec![
            EarlyListener::new("pointerdown", move |event| self.press(event)),
            EarlyListener::new("pointerup", move |event| self.swallow(event)),
            EarlyListener::new("pointercancel", ended),
            EarlyListener::new("click", ended),
            EarlyListener::new("visibilitychange", move |_| self.light_up()),
        ];
        listeners.extend(when_touched(move || self.light_up()));
        listeners
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

    /// Full light, and from now on nobody has touched the table.
    fn light_up(self) {
        self.touched.set_value(now());
        self.shine(Light::Full);
        if self.wanted.get_untracked() && self.watch.get_value() == Watch::Over {
            self.watch_for(UNTOUCHED);
        }
    }

    /// Looks again after that time.
    fn watch_for(self, time: Duration) {
        self.watch.set_value(Watch::Kept);
        set_timeout(move || self.look(), time);
    }

    /// Dims where nobody has touched the table long enough, else looks again when that may be.
    fn look(self) {
        // A table that was left needs no light.
        let (Some(touched), Some(wanted)) = (self.touched.try_get_value(), self.wanted.try_get_untracked()) else {
            return;
        };
        let rest = UNTOUCHED.saturating_sub(Duration::from_millis(now().0.saturating_sub(touched.0)));
        if wanted && !rest.is_zero() {
            self.watch_for(rest);
        } else {
            self.watch.set_value(Watch::Over);
            self.shine(if wanted { Light::Dimmed } else { Light::Full });
        }
    }

    fn shine(self, light: Light) {
        if self.light.get_untracked() != light {
            self.light.set(light);
        }
    }
}
