//! A card that is half typed in: it waits with the preferences until it is kept or the players begin anew, so that another
//! side, a closed sheet or a reload loses nothing.

use crate::ui::components::note::{Note, NoteKind};
use crate::ui::feedback::{Offer, feedback};
use crate::ui::prefs::{self, Prefs};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// How many cards wait at most; the oldest goes first.
const MOST: usize = 8;

/// A field whose content is kept and put back.
#[derive(Clone)]
pub(super) struct Slot {
    read: Arc<dyn Fn() -> Value + Send + Sync>,
    fill: Arc<dyn Fn(&Value) + Send + Sync>,
}

impl Slot {
    /// What stands in a field.
    pub fn of<T>(field: RwSignal<T>) -> Self
    where
        T: Clone + Serialize + DeserializeOwned + Send + Sync + 'static,
    {
        let read = move || field.with(|now| serde_json::to_value(now).unwrap_or_default());
        let fill = move |value: &Value| {
            if let Ok(value) = serde_json::from_value(value.clone()) {
                field.set(value);
            }
        };
        Self { read: Arc::new(read), fill: Arc::new(fill) }
    }
}

/// A card as it waits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Waiting {
    /// Which card it is.
    of: String,
    /// The fields as they were before anybody typed: what was typed counts against this card only.
    before: Vec<Value>,
    /// The fields as they were left.
    now: Vec<Value>,
}

/// The fields of one form, and the card that waits for them.
#[derive(Clone, Copy)]
pub(super) struct HalfTyped {
    of: StoredValue<String>,
    slots: StoredValue<Vec<Slot>>,
    before: StoredValue<Vec<Value>>,
    went_on: RwSignal<bool>,
    prefs: RwSignal<Prefs>,
}

impl HalfTyped {
    /// Fills the fields of a form with what was left in them, and keeps from now on what is typed.
    pub fn watch(of: String, slots: Vec<Slot>) -> Self {
        let before = untrack(|| read(&slots));
        let prefs = prefs::current();
        let left = waiting(prefs).into_iter().find(|card| card.of == of && card.before == before);
        let form = Self {
            of: StoredValue::new(of),
            slots: StoredValue::new(slots),
            before: StoredValue::new(before),
            went_on: RwSignal::new(left.is_some()),
            prefs,
        };
        if let Some(left) = left {
            form.fill(&left.now);
        }
        Effect::new(move || form.put_by(form.slots.with_value(|slots| read(slots))));
        form.tell_on_leaving();
        form
    }

    /// Nothing waits any more: the card was kept.
    pub fn forget(self) {
        self.put_by(self.before.get_value());
    }

    /// Where the form went on with what was typed before: that it did, and the way to begin anew.
    pub fn view(self) -> impl IntoView {
        let anew = move || {
            self.fill(&self.before.get_value());
            self.went_on.set(false);
        };
        let note = move || {
            view! {
                <Note kind=NoteKind::Info action=say(keys::CARD_BEGIN_ANEW) on_action=anew>
                    {say(keys::CARD_WENT_ON)}
                </Note>
            }
        };
        move || self.went_on.get().then(note)
    }

    fn fill(self, values: &[Value]) {
        self.slots.with_value(|slots| slots.iter().zip(values).for_each(|(slot, value)| (slot.fill)(value)));
    }

    /// Puts the fields by; fields nobody changed are not worth it.
    fn put_by(self, now: Vec<Value>) {
        let (of, before) = (self.of.get_value(), self.before.get_value());
        let old = waiting(self.prefs);
        let mut cards: Vec<Waiting> = old.iter().filter(|card| card.of != of).cloned().collect();
        if now != before {
            cards.push(Waiting { of, before, now });
        }
        cards.drain(..cards.len().saturating_sub(MOST));
        if cards != old {
            let text = serde_json::to_string(&cards).ok().filter(|_| !cards.is_empty());
            self.prefs.update(|prefs| prefs.half_typed = text);
        }
    }

    /// Whoever leaves the form with something typed in hears that it waits.
    fn tell_on_leaving(self) {
        let (of, prefs, feedback) = (self.of.get_value(), self.prefs, feedback());
        on_cleanup(move || {
            if waiting(prefs).iter().any(|card| card.of == of) {
                feedback.toast(keys::CARD_WAITS, Offer::Nothing);
            }
        });
    }
}

fn read(slots: &[Slot]) -> Vec<Value> {
    slots.iter().map(|slot| (slot.read)()).collect()
}

fn waiting(prefs: RwSignal<Prefs>) -> Vec<Waiting> {
    let read = |prefs: &Prefs| prefs.half_typed.as_deref().and_then(|text| serde_json::from_str(text).ok());
    prefs.with_untracked(read).unwrap_or_default()
}
