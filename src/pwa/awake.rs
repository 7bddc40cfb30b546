//! Keeping the screen on while a table is open.
//!
//! The browser lets go of it by itself when the page is hidden; it is asked again when the page is shown. A table that
//! nobody touches for long lets the phone sleep until somebody does. Where the browser cannot, or refuses, the phone
//! sleeps as it always does, and the settings say so.

use super::early::EarlyListener;
use super::untouched::Untouched;
use crate::kernel::journal::Stamp;
use crate::storage::browser::now;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::VisibilityState;

/// How long a table lies untouched before the phone may sleep.
const UNTOUCHED: Duration = Duration::from_secs(20 * 60);
/// How long a browser that refused is left alone: every tap would ask it.
const REFUSED: Duration = Duration::from_secs(60);

/// A screen that stays on until this is let go.
#[derive(Clone, Default)]
pub struct Awake(Rc<Held>);

#[derive(Default)]
struct Held {
    /// Whether anybody still wants it.
    wanted: Cell<Want>,
    /// What the browser gave.
    lock: RefCell<Option<JsValue>>,
    /// When it was asked last, since the page was shown or touched again.
    asked: Cell<Option<Stamp>>,
    /// What is listened to meanwhile.
    heard: RefCell<Option<(EarlyListener, Untouched)>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Want {
    #[default]
    Nothing,
    ScreenOn,
}

impl Awake {
    /// Keeps the screen on from now on, as far as the browser lets it.
    pub fn hold(&self) {
        if self.0.wanted.replace(Want::ScreenOn) == Want::ScreenOn {
            return;
        }
        let (turned, touched, left) = (self.clone(), self.clone(), self.clone());
        // Stands before `untouched`, which asks again: what was given is gone by then.
        let hidden_or_shown = EarlyListener::new("visibilitychange", move |_| turned.release());
        let untouched = Untouched::for_as_long(UNTOUCHED, move || touched.request(), move || left.release());
        *self.0.heard.borrow_mut() = Some((hidden_or_shown, untouched));
    }

    /// Lets the phone sleep again.
    pub fn let_go(&self) {
        self.0.wanted.set(Want::Nothing);
        self.0.heard.take();
        self.release();
    }

    fn release(&self) {
        self.0.asked.set(None);
        let lock = self.0.lock.take();
        lock.iter().for_each(release);
    }

    /// Asks the browser, unless it has given already or has just refused.
    fn request(&self) {
        // A clock that was set back says nothing of how long ago that was.
        let since = |asked: Stamp| now().0.checked_sub(asked.0).map(Duration::from_millis);
        let left_alone = |asked| since(asked).is_some_and(|since| since < REFUSED);
        if self.0.lock.borrow().is_some()
            || self.0.asked.get().is_some_and(left_alone)
            || document().visibility_state() != VisibilityState::Visible
        {
            return;
        }
        self.0.asked.set(Some(now()));
        let held = self.0.clone();
        spawn_local(async move {
            // A refusal is no fault: a battery that is low, a page that is not shown any more.
            let Some(lock) = requested().await else { return };
            match held.wanted.get() {
                Want::ScreenOn => {
                    let before = held.lock.borrow_mut().replace(lock);
                    before.iter().for_each(release);
                }
                Want::Nothing => release(&lock),
            }
        });
    }
}

/// Whether this browser can keep the screen on.
pub fn is_possible() -> bool {
    way().is_some()
}

fn way() -> Option<(JsValue, Function)> {
    let lock = Reflect::get(&window().navigator(), &JsValue::from_str("wakeLock")).ok()?;
    let request = Reflect::get(&lock, &JsValue::from_str("request")).ok()?.dyn_into().ok()?;
    Some((lock, request))
}

async fn requested() -> Option<JsValue> {
    let (lock, request) = way()?;
    let promise: Promise = request.call1(&lock, &JsValue::from_str("screen")).ok()?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

fn release(lock: &JsValue) {
    let release =
        Reflect::get(lock, &JsValue::from_str("release")).ok().and_then(|way| way.dyn_into::<Function>().ok());
    let given = release.and_then(|release| release.call0(lock).ok()).and_then(|given| given.dyn_into::<Promise>().ok());
    if let Some(given) = given {
        spawn_local(async move {
            // The browser has let go of it before us; then there is nothing left to do.
            let _ = JsFuture::from(given).await;
        });
    }
}
