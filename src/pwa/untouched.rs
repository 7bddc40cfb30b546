//! Since when nobody has touched the page.

use super::early::EarlyListener;
use crate::kernel::journal::Stamp;
use crate::storage::browser::now;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

/// What shows that somebody is there, whatever they play with: finger, mouse, keys, voice or a screen reader; or that
/// the page was hidden or is shown again.
const SIGNS_OF_LIFE: [&str; 7] = ["pointerdown", "click", "keydown", "wheel", "input", "popstate", "visibilitychange"];

/// Hears each touch, and notices when there has been none for a while; dropped, it does neither.
pub struct Untouched {
    /// They hold the clock, which goes with them.
    _heard: Vec<EarlyListener>,
}

impl Untouched {
    /// Does `touched` at each touch, now being the first one, and `left` each time nobody has touched the page for that long.
    pub fn for_as_long(limit: Duration, touched: impl Fn() + 'static, left: impl Fn() + 'static) -> Self {
        let clock = Rc::new(Clock {
            limit,
            since: Cell::new(now()),
            look: RefCell::new(None),
            touched: Box::new(touched),
            left: Box::new(left),
        });
        let listen = |event| {
            let clock = Rc::clone(&clock);
            EarlyListener::new(event, move |_| clock.touch())
        };
        let heard = SIGNS_OF_LIFE.into_iter().map(listen).collect();
        clock.touch();
        Self { _heard: heard }
    }
}

/// One timer, however many touches there are: it looks again when nobody might have touched the page for long enough.
struct Clock {
    limit: Duration,
    since: Cell<Stamp>,
    /// The next look, as long as one is to come.
    look: RefCell<Option<TimeoutHandle>>,
    touched: Box<dyn Fn()>,
    left: Box<dyn Fn()>,
}

impl Clock {
    fn touch(self: &Rc<Self>) {
        self.since.set(now());
        if self.look.borrow().is_none() {
            self.look_after(self.limit);
        }
        (self.touched)();
    }

    fn look_after(self: &Rc<Self>, time: Duration) {
        let this = Rc::downgrade(self);
        let look = move || {
            if let Some(clock) = this.upgrade() {
                clock.look();
            }
        };
        *self.look.borrow_mut() = set_timeout_with_handle(look, time).ok();
    }

    fn look(self: &Rc<Self>) {
        self.look.take();
        let gone = Duration::from_millis(now().0.saturating_sub(self.since.get().0));
        let rest = self.limit.saturating_sub(gone);
        if rest.is_zero() {
            (self.left)();
        } else {
            self.look_after(rest);
        }
    }
}

impl Drop for Clock {
    fn drop(&mut self) {
        if let Some(look) = self.look.take() {
            look.clear();
        }
    }
}
