//! Back and forth in the log: undo, redo, and a corrected journal in the place of the old one.

use super::{Correction, Done, Session, Shown};
use crate::kernel::journal::{EntryOf, Journal};
use crate::kernel::line::{Key, Line};
use crate::storage::Change;
use crate::ui::feedback::Offer;
use crate::ui::focus;
use crate::ui::senses::Sense;
use crate::ui::table::played::PlayedGame;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

impl<G: PlayedGame> Session<G> {
    /// Whether there is something to take back, a step or the correction of one: for as long as this screen stands.
    pub fn can_undo(self) -> Shown<bool> {
        // A correction comes and goes with something that is shown anew.
        self.part(move |table| table.can_undo() || self.has_corrected())
    }

    /// Whether the last thing done was the correction of an old entry.
    pub fn has_corrected(self) -> bool {
        self.correction.with_value(|correction| matches!(correction, Some(Correction::Made { .. })))
    }

    /// Takes the last step back; where that was the correction of an old entry, the correction.
    pub fn undo(self) {
        // What is not done yet is taken back first.
        if self.take_back_what_waits() {
            return;
        }
        if self.has_corrected() {
            self.undo_correction();
            return;
        }
        let cursor = self.journal.with_untracked(|journal| journal.cursor());
        if cursor == 0 {
            return;
        }
        let what = self.what_is_undone(cursor - 1);
        if self.go_to(cursor - 1) == Done::Yes {
            // Before the toast: that is read on the screen one is led to.
            G::undone(self);
            self.feedback.toast(what, self.offer(keys::REDO, Self::redo));
        }
    }

    /// What a toast offers that says what the last step was: to take it back.
    pub fn undo_offer(self) -> Offer {
        self.offer(keys::UNDO, Self::undo)
    }

    /// Something to press about this table. A toast may outlive it; then pressing does nothing.
    fn offer(self, label: Key, act: impl Fn(Self) + Send + Sync + 'static) -> Offer {
        Offer::press(label, move || {
            if self.is_open() {
                act(self);
            }
        })
    }

    /// What going back to `cursor` entries takes back: the one step by its name, several by their number.
    fn what_is_undone(self, cursor: usize) -> Line {
        self.journal.with_untracked(|journal| match &journal.entries()[cursor..journal.cursor()] {
            [last] => Line::new(keys::UNDONE_WHAT).with("what", headline::<G>(journal.state(), last)),
            steps => Line::new(keys::UNDONE_STEPS).with("count", steps.len()),
        })
    }

    /// Whether something was taken back that can be put in again, a step or a correction: for as long as this screen stands.
    pub fn can_redo(self) -> Shown<bool> {
        self.part(move |table| table.can_redo() || self.has_taken_back())
    }

    /// Whether the last thing done was to take a correction back.
    fn has_taken_back(self) -> bool {
        self.correction.with_value(|correction| matches!(correction, Some(Correction::TakenBack { .. })))
    }

    /// Takes the last undo back; where that took a correction back, puts the correction in again.
    pub fn redo(self) {
        if self.has_taken_back() {
            self.redo_correction();
            return;
        }
        let (cursor, waited) = (self.journal.with_untracked(|journal| journal.cursor()), self.waits());
        if self.go_to(cursor + 1) == Done::Yes {
            G::redone(self);
            let said = if waited { keys::REDONE_WITHOUT_WAITING } else { keys::REDONE };
            // As long as more was taken back, the next is one press away, too.
            if self.journal.with_untracked(|journal| journal.can_redo()) {
                self.feedback.toast(said, self.offer(keys::REDO, Self::redo));
            } else if waited {
                self.feedback.toast(said, Offer::Nothing);
            } else {
                self.feedback.clear_toast();
                self.feedback.announce(say(keys::REDONE));
            }
        }
    }

    /// Undoes or redoes until `cursor` entries count; a toast offers the way back.
    pub fn travel(self, cursor: usize) {
        let before = self.journal.with_untracked(|journal| journal.cursor());
        let said = if cursor < before { self.what_is_undone(cursor) } else { keys::REDONE.into() };
        if self.go_to(cursor) == Done::Yes {
            let label = if before < cursor { keys::UNDO } else { keys::REDO };
            self.feedback.toast(said, self.offer(label, move |session| session.travel(before)));
        }
    }

    /// Undoes or redoes until `cursor` entries count. Refused where another tab has the table.
    pub fn go_to(self, cursor: usize) -> Done {
        if !self.may_write() {
            return Done::Refused;
        }
        self.let_go_of_what_waits();
        self.correction.set_value(None);
        self.journal.update_untracked(|journal| journal.go_to(cursor));
        self.write(Change::Moved);
        focus::stay();
        self.show();
        self.senses.tell(Sense::Undo);
        // What a step said that counts no more; the toast says what happened.
        self.feedback.announce(String::new());
        Done::Yes
    }

    /// Puts a corrected journal in the place of this one; a toast offers the way back.
    pub fn accept_correction(self, corrected: Journal<G>) {
        if !self.may_write() {
            return;
        }
        let before = self.journal.with_untracked(Clone::clone);
        self.correction.set_value(Some(Correction::Made { before }));
        self.replace(corrected, Change::Corrected);
        self.senses.tell(Sense::Step);
        self.feedback.toast(keys::CORRECTED, self.offer(keys::UNDO, Self::undo_correction));
    }

    /// Takes the last correction back; nothing where something else was done since. A toast offers to put it in again.
    pub fn undo_correction(self) {
        if !self.may_write() {
            return;
        }
        let Some(Correction::Made { before }) = self.correction.try_update_value(Option::take).flatten() else {
            return;
        };
        let corrected = self.journal.with_untracked(Clone::clone);
        self.correction.set_value(Some(Correction::TakenBack { corrected }));
        self.replace(before, Change::Rewritten);
        self.senses.tell(Sense::Undo);
        self.feedback.announce(String::new());
        self.feedback.toast(keys::CORRECTION_UNDONE, self.offer(keys::REDO, Self::redo_correction));
    }

    /// Puts the correction that was taken back in again; nothing where something else was done since.
    fn redo_correction(self) {
        if !self.may_write() {
            return;
        }
        let taken_back = self.correction.try_update_value(Option::take).flatten();
        if let Some(Correction::TakenBack { corrected }) = taken_back {
            self.accept_correction(corrected);
        }
    }

    fn replace(self, table: Journal<G>, change: Change) {
        self.let_go_of_what_waits();
        self.journal.update_untracked(|journal| *journal = table);
        self.write(change);
        focus::stay();
        self.show();
    }
}

/// What an entry was, in one line; `state` is the table on which it counts still.
fn headline<G: PlayedGame>(state: &G::State, entry: &EntryOf<G>) -> Line {
    G::line(state, G::chapter(state), 0, entry).headline
}
