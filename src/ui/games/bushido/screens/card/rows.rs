//! Rows of a form that are added and taken off.

use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// Rows in the order in which they stand; each by a number that stays its own.
pub(super) struct Rows<T: 'static>(RwSignal<Vec<(usize, T)>>);

// Derived, they would ask the same of what the rows hold.
impl<T: 'static> Clone for Rows<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: 'static> Copy for Rows<T> {}

impl<T: Clone + Send + Sync + 'static> Rows<T> {
    pub(super) fn of(all: impl IntoIterator<Item = T>) -> Self {
        Self(RwSignal::new(all.into_iter().enumerate().collect()))
    }

    /// What they hold now.
    pub(super) fn all(self) -> Vec<T> {
        self.0.with_untracked(|rows| rows.iter().map(|(_, row)| row.clone()).collect())
    }

    /// All of them with their numbers, whenever one is added, changed or taken off.
    pub(super) fn numbered(self) -> Vec<(usize, T)> {
        self.0.get()
    }

    pub(super) fn add(self, row: T) {
        self.0.update(|rows| {
            let next = rows.iter().map(|(number, _)| number + 1).max().unwrap_or(0);
            rows.push((next, row));
        });
    }

    pub(super) fn put(self, number: usize, row: T) {
        self.0.update(|rows| {
            if let Some(old) = rows.iter_mut().find(|old| old.0 == number) {
                old.1 = row;
            }
        });
    }

    pub(super) fn take(self, number: usize) {
        self.0.update(|rows| rows.retain(|(own, _)| *own != number));
    }
}

/// The title of a row, and the key that takes it off.
pub(super) fn titled<T: Clone + Send + Sync + 'static>(rows: Rows<T>, number: usize, title: String) -> AnyView {
    let off = say(Line::new(keys::BUSHIDO_TRAIT_OFF).with("name", title.as_str()));
    view! {
        <div class="row plain">
            <b>{title}</b>
            <Button kind=ButtonKind::Round label=off sign=Sign::Close on_press=move || rows.take(number) />
        </div>
    }
    .into_any()
}
