//! Hearing an event of the page before anything on the page does.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

/// Listens to an event of the whole page, before whatever it happens to; dropped, it listens no more.
///
/// Several listeners to one event all hear it, the first one first, also where one of them stops it on its way to the
/// page.
pub struct EarlyListener {
    event: &'static str,
    heard: Closure<dyn Fn(Event)>,
}

impl EarlyListener {
    /// Does `then` at each such event.
    pub fn new(event: &'static str, then: impl Fn(&Event) + 'static) -> Self {
        let heard = Closure::<dyn Fn(Event)>::new(move |event: Event| then(&event));
        // A window without events has nothing to hear.
        let _ = window().add_event_listener_with_callback_and_bool(event, heard.as_ref().unchecked_ref(), true);
        Self { event, heard }
    }
}

impl Drop for EarlyListener {
    fn drop(&mut self) {
        let callback = self.heard.as_ref().unchecked_ref();
        // What was never heard need not be given up.
        let _ = window().remove_event_listener_with_callback_and_bool(self.event, callback, true);
    }
}
