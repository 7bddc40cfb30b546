//! How long something that is worked out takes, and how much memory the page holds then, for `./dev bench`: noted only
//! where the address asks for it.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// What the address has to hold.
const ASKED: &str = "?measure";
/// Where the page's memory stands, in bytes, before the first thing that was measured and after the last.
const BEFORE: &str = "memoryBefore";
const AFTER: &str = "memoryAfter";

/// Does `work`, and notes its time under that name where that was asked for.
pub fn measured<T>(name: &str, work: impl FnOnce() -> T) -> T {
    let asked = window().location().search().is_ok_and(|search| search == ASKED);
    let Some(clock) = window().performance().filter(|_| asked) else { return work() };
    let noted = js_sys::Reflect::has(&window(), &JsValue::from_str(BEFORE)).unwrap_or(false);
    if !noted {
        note_memory(BEFORE);
    }
    // A browser that keeps no times has nothing to measure.
    let _ = clock.mark(name);
    let done = work();
    let _ = clock.measure_with_start_mark(name, name);
    note_memory(AFTER);
    done
}

/// Writes down how many bytes this page's program holds.
fn note_memory(name: &str) {
    let memory = wasm_bindgen::memory().dyn_into::<js_sys::WebAssembly::Memory>().ok();
    let buffer = memory.and_then(|memory| memory.buffer().dyn_into::<js_sys::ArrayBuffer>().ok());
    if let Some(buffer) = buffer {
        // A window that takes no notes has nothing to measure.
        let _ = js_sys::Reflect::set(&window(), &JsValue::from_str(name), &buffer.byte_length().into());
    }
}
