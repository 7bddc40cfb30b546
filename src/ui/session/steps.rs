//! Back and forth in the log: undo, redo, and a corrected journal in the place of the old one.

use super::{Done, Session};
use crate::storage::{Change, Table};
use crate::ui::feedback::Offer;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

impl Session {
    /// Takes the last step back.
    pub fn undo(self) {
        let cursor = self.journal.with_untracked(|journal| journal.cursor());
        if cursor > 0 && self.go_to(cursor - 1) == Done::Yes {
            self.feedback.toast(keys::UNDONE, Offer::Redo);
        }
    }

    /// Takes the last undo back.
    pub fn redo(self) {
        let cursor = self.journal.with_untracked(|journal| journal.cursor());
        if self.go_to(cursor + 1) == Done::Yes {
            self.feedback.toast.set(None);
        }
    }

    /// Undoes or redoes until `cursor` entries count; a toast offers the way back.
    pub fn travel(self, cursor: usize) {
        let before = self.journal.with_untracked(|journal| journal.cursor());
        if self.go_to(cursor) == Done::Yes {
            let said = if cursor < before { keys::UNDONE } else { keys::REDONE };
            self.feedback.toast(said, Offer::ReturnTo(before));
        }
    }

    /// Undoes or redoes until `cursor` entries count. Refused where another tab has the table.
    pub fn go_to(self, cursor: usize) -> Done {
        if !self.may_write() {
            return Done::Refused;
        }
        let before = self.journal.with_untracked(|journal| journal.cursor());
        self.before_correction.set_value(None);
        self.journal.update_untracked(|journal| journal.go_to(cursor));
        self.write(Change::Moved);
        self.journal.notify();
        self.feedback.announce(say(if cursor < before { keys::UNDONE } else { keys::REDONE }));
        Done::Yes
    }

    /// Puts a corrected journal in the place of this one; a toast offers the way back.
    pub fn accept_correction(self, corrected: Table) {
        if !self.may_write() {
            return;
        }
        let before = self.journal.with_untracked(Clone::clone);
        self.replace(corrected);
        self.before_correction.set_value(Some(before));
        self.feedback.toast(keys::CORRECTED, Offer::UndoCorrection);
    }

    /// Takes the last correction back.
    pub fn undo_correction(self) {
        if !self.may_write() {
            return;
        }
        if let Some(before) = self.before_correction.try_update_value(Option::take).flatten() {
            self.replace(before);
        }
        self.feedback.toast.set(None);
    }

    fn replace(self, table: Table) {
        self.journal.update_untracked(|journal| *journal = table);
        self.write(Change::Rewritten);
        self.journal.notify();
    }
}
