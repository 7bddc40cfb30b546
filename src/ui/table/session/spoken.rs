//! What a step changed, for the ears.

use super::Session;
use super::felt::Fell;
use crate::games::champions::flags;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{falls, log, names};
use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

impl Session {
    /// Says what the last entry changed: "Matsu Tsuko: Life 3. Weakened."
    pub(super) fn announce_last(self) {
        let text = self.journal.with_untracked(|journal| {
            let entry = journal.entries()[..journal.cursor()].last()?;
            let changes = log::changes(&entry.events);
            let said = changes.iter().map(|change| say(change_line(journal.state(), change)));
            Some(said.collect::<Vec<_>>().join(" "))
        });
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            self.feedback.announce(text);
        }
    }

    /// Says in a toast what the last entry was, which Enemies fell with it and how far it moved Honor, Glory and Purity,
    /// with the way back, where nothing weightier was said of it.
    pub fn tell_last(self) {
        if self.feedback.toast.with_untracked(Option::is_some) {
            return;
        }
        let text = self.journal.with_untracked(|journal| {
            let entry = journal.entries()[..journal.cursor()].last()?;
            let (after, events) = (journal.state(), &entry.events);
            Some(say(log::with_scores(log::with_eliminated(log::headline(after, entry), after, events), events)))
        });
        if let Some(text) = text {
            self.feedback.toast_text(text, self.undo_offer());
        }
    }

    /// Says in a toast who fell with the last entry and what that moves, with the way back: one tap can end more than
    /// it seems to.
    pub(super) fn tell_falls(self, threshold: i16) -> Fell {
        let lines = self.journal.with_untracked(|journal| {
            let last = journal.entries()[..journal.cursor()].last();
            last.map(|entry| falls::lines(journal.state(), &entry.events, threshold)).unwrap_or_default()
        });
        if lines.is_empty() {
            return Fell::Nobody;
        }
        let text = lines.into_iter().map(say).collect::<Vec<_>>().join(" ");
        self.feedback.announce(text.clone());
        self.feedback.toast_text(text, self.undo_offer());
        Fell::Somebody
    }
}

/// What a gauge shows after a change, and the status that comes of it.
fn change_line(state: &State, change: &log::Change) -> Line {
    let line = |key| {
        Line::new(key)
            .with("name", names::who(state, change.who))
            .with("gauge", names::gauge(change.gauge))
            .with("value", change.to)
    };
    match (change.who, change.gauge) {
        (Who::Champion(id), Gauge::Life) if flags::is_weakened(state.champion(id)) => line(keys::SAID_WEAKENED),
        (Who::Champion(id), Gauge::Honor) if flags::is_dishonored(state, state.champion(id)) => {
            line(keys::SAID_DISHONORED)
        }
        (Who::Champion(_) | Who::Ally(_) | Who::Enemy(_), _) => line(keys::SAID_CHANGE),
    }
}
