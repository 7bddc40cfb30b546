//! One dry clap of wood, made as it is heard.

use leptos::prelude::window;
use std::cell::OnceCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// Where the clap begins and ends, in hertz: wood, not a bell.
const PITCH: (f32, f32) = (1200.0, 240.0);
/// How loud it begins, and how soft a clap is that nobody hears any more.
const LOUD: (f32, f32) = (0.3, 0.001);
/// How long it is heard, in seconds.
const LENGTH: f64 = 0.07;

thread_local! {
    /// Made at the first clap, in the tap that asks for it: browsers allow none before.
    static AUDIO: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Claps once; a browser that makes no sounds stays silent.
pub(super) fn clap() {
    AUDIO.with(|audio| {
        if let Some(audio) = audio.get_or_init(begin) {
            let _ = sound(audio);
        }
    });
}

fn begin() -> Option<AudioContext> {
    // Music that is playing goes on, and the switch of a silent phone counts, where the browser knows of such things.
    if let Ok(session) = js_sys::Reflect::get(&window().navigator(), &"audioSession".into())
        && session.is_object()
    {
        let _ = js_sys::Reflect::set(&session, &"type".into(), &"ambient".into());
    }
    AudioContext::new().ok()
}

fn sound(audio: &AudioContext) -> Result<(), JsValue> {
    if audio.state() == AudioContextState::Suspended {
        // Refused without a tap; then there is nothing to hear.
        let _ = audio.resume()?;
    }
    let (now, end) = (audio.current_time(), audio.current_time() + LENGTH);
    let (wood, air) = (audio.create_oscillator()?, audio.create_gain()?);
    wood.set_type(OscillatorType::Triangle);
    for (value, (from, to)) in [(wood.frequency(), PITCH), (air.gain(), LOUD)] {
        value.set_value_at_time(from, now)?;
        value.exponential_ramp_to_value_at_time(to, end)?;
    }
    wood.connect_with_audio_node(&air)?;
    air.connect_with_audio_node(&audio.destination())?;
    wood.start()?;
    wood.stop_with_when(end)
}
