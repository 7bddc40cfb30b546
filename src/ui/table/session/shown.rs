//! A part of what the screens show of a table.
//!
//! A step changes little of what is shown. Memos of the journal would ask with every step, each for its own part, whether it
//! still holds; a part told here is compared once, and asks its readers only when it has changed.

use leptos::prelude::*;

/// A part of what is shown.
pub struct Shown<T: 'static>(RwSignal<T>);

impl<T> Clone for Shown<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shown<T> {}

impl<T: PartialEq + Send + Sync + 'static> Shown<T> {
    /// Begins with what is so `now`.
    pub fn new(now: T) -> Self {
        Self(RwSignal::new(now))
    }

    /// The part; the reader is called again when it changes.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.0.get()
    }

    /// Reads the part; the reader is called again when it changes.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.0.with(read)
    }

    /// Reads the part as it is now; the reader is not called again when it changes.
    pub fn with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> R {
        self.0.with_untracked(read)
    }

    /// Tells the readers what is so `now`, where it was not so before.
    pub fn tell(self, now: T) {
        if self.0.with_untracked(|before| *before != now) {
            self.0.set(now);
        }
    }
}
