//! What a step changed, for the ears.

use super::Session;
use crate::games::champions::model::figure::EnemyStanding;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{falls, log, names, tested};
use crate::games::champions::{Champions, Table, flags};
use crate::kernel::journal::EntryOf;
use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// What the last entry changed: "Matsu Tsuko: Life 3. Weakened." Nothing where it changed nothing.
pub(super) fn changes(journal: &Table) -> Option<String> {
    let changes = log::changes(&last(journal)?.events);
    let said = changes.iter().map(|change| say(change_line(journal.state(), change)));
    Some(said.collect::<Vec<_>>().join(" ")).filter(|text| !text.is_empty())
}

/// Who fell with the last entry, and what that moves from a Threshold of `threshold`: one tap can end more than it seems
/// to. Nothing where nobody fell.
pub(super) fn falls(journal: &Table, threshold: i16) -> Option<String> {
    let lines = falls::lines(journal.state(), &last(journal)?.events, threshold);
    (!lines.is_empty()).then(|| lines.into_iter().map(say).collect::<Vec<_>>().join(" "))
}

/// The last entry that counts.
fn last(journal: &Table) -> Option<&EntryOf<Champions>> {
    journal.entries()[..journal.cursor()].last()
}

impl Session {
    /// Says in a toast what the last entry was, which Enemies fell with it and how far it moved Honor, Glory and Purity,
    /// with the way back, where nothing weightier was said of it.
    pub fn tell_last(self) {
        if self.feedback.toast.with_untracked(Option::is_some) {
            return;
        }
        let text = self.journal.with_untracked(|journal| {
            let entry = last(journal)?;
            let (after, events) = (journal.state(), &entry.events);
            Some(say(log::with_scores(log::with_eliminated(tested::headline(after, entry), after, events), events)))
        });
        if let Some(text) = text {
            self.feedback.toast_text(text, self.undo_offer());
        }
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
        (Who::Enemy(id), Gauge::Life) if change.to == 0 && is_eliminated(state, id) => line(keys::SAID_ELIMINATED),
        (Who::Champion(_) | Who::Ally(_) | Who::Enemy(_), _) => line(keys::SAID_CHANGE),
    }
}

fn is_eliminated(state: &State, id: EnemyId) -> bool {
    state.enemy(id).is_some_and(|enemy| enemy.standing() == EnemyStanding::Eliminated)
}
