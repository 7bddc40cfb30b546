//! The table that is open: its journal, its view, and the way every command takes.
//!
//! A command is decided, written to the store, and only then shown. Where writing fails, play goes on in memory and
//! the screen says so.

use super::feedback::{Feedback, Offer, Refused, WayOut, feedback};
use super::keeper::{self, Keeper};
use super::page::{Page, TablePage};
use super::texts::say;
use crate::games::champions::command::Command;
use crate::games::champions::event::Event;
use crate::games::champions::flags;
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::text::{falls, log, names, reasons};
use crate::games::champions::view::{self, TableView};
use crate::kernel::line::Line;
use crate::storage::{Change, StoreError, Table, TableId};
use crate::words::keys;
use leptos::prelude::*;

/// Whether what is shown is also kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Saving {
    /// Everything shown is saved.
    Saved,
    /// It is not, and this is why.
    Failed(StoreError),
    /// Another tab has the table: nothing can be changed here.
    ReadOnly,
}

/// The open table.
#[derive(Clone, Copy)]
pub struct Session {
    id: StoredValue<TableId>,
    keeper: StoredValue<Keeper, LocalStorage>,
    feedback: Feedback,
    /// What the table is called.
    pub name: RwSignal<String>,
    /// Its log and state. Read it with `with`; change it only through the methods here.
    pub journal: RwSignal<Table>,
    /// What the screens show.
    pub view: Memo<TableView>,
    /// Whether it is saved.
    pub saving: RwSignal<Saving>,
    /// The journal before the last correction of an old entry, until something else is done.
    before_correction: StoredValue<Option<Table>>,
    /// The order of Activations as far as it was tapped: in which turn, then place (from 0) and Champion, tap by tap. It
    /// outlives the page, because other pages of the table are looked at meanwhile.
    pub picks: RwSignal<(i16, Vec<(usize, ChampionId)>)>,
}

/// Whether a command was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was.
    Yes,
    /// It was refused, and the players have been told why.
    Refused,
}

impl Session {
    /// Opens a session on a table that was read from the store, and gives it to every screen below.
    pub fn provide(id: TableId, name: String, table: Table, keeper: Keeper, saving: Saving) -> Self {
        let journal = RwSignal::new(table);
        let view = Memo::new(move |_| journal.with(|journal| view::table(journal.state())));
        let session = Self {
            id: StoredValue::new(id),
            keeper: StoredValue::new_local(keeper),
            feedback: feedback(),
            name: RwSignal::new(name),
            journal,
            view,
            saving: RwSignal::new(saving),
            before_correction: StoredValue::new(None),
            picks: RwSignal::new((0, Vec::new())),
        };
        provide_context(session);
        session
    }

    /// The table's id.
    pub fn id(self) -> TableId {
        self.id.get_value()
    }

    /// The URL of a page of this table.
    pub fn href(self, page: TablePage) -> String {
        self.page(page).href()
    }

    /// A page of this table.
    pub fn page(self, page: TablePage) -> Page {
        Page::Table(self.id().as_str().to_owned(), page)
    }

    /// Reads the state; the reader is called again when it changes.
    pub fn state<R>(self, read: impl FnOnce(&State) -> R) -> R {
        self.journal.with(|journal| read(journal.state()))
    }

    /// Reads the state as it is now; the reader is not called again when it changes.
    pub fn glance<R>(self, read: impl FnOnce(&State) -> R) -> R {
        self.journal.with_untracked(|journal| read(journal.state()))
    }

    /// What a command would do, without doing it.
    ///
    /// # Errors
    ///
    /// The rule against it.
    pub fn preview(self, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.journal.with(|journal| journal.preview(command))
    }

    /// Carries out a command, saves it, shows it, says it. A refusal is shown with its way out.
    pub fn dispatch(self, command: Command) -> Done {
        if self.saving.with_untracked(|saving| *saving == Saving::ReadOnly) {
            self.feedback.toast(keys::READ_ONLY, Offer::Nothing);
            return Done::Refused;
        }
        let threshold = self.glance(|state| queries::threshold(state).total());
        match self.commit(command.clone()) {
            Ok(()) => {
                self.before_correction.set_value(None);
                self.feedback.toast.set(None);
                self.journal.notify();
                self.announce_last();
                self.tell_falls(threshold);
                Done::Yes
            }
            Err(refusal) => {
                self.refuse(command, &refusal);
                Done::Refused
            }
        }
    }

    /// Decides a command, and writes it to the store before anybody sees it.
    fn commit(self, command: Command) -> Result<(), Refusal> {
        let stamp = keeper::now();
        let mut result = Ok(());
        self.journal.update_untracked(|journal| result = journal.commit(command, stamp).map(|_| ()));
        result?;
        self.write(Change::Committed);
        Ok(())
    }

    fn write(self, change: Change) {
        let saved = self.keeper.try_update_value(|keeper| {
            self.journal.with_untracked(|journal| keeper.record(journal, change, keeper::now()))
        });
        let saving = match saved {
            Some(Ok(())) => Saving::Saved,
            Some(Err(StoreError::TakenOver)) => Saving::ReadOnly,
            Some(Err(error)) => Saving::Failed(error),
            // The session is gone with its page; so is whoever could be told.
            None => return,
        };
        if self.saving.with_untracked(|old| *old != saving) {
            if saving != Saving::Saved {
                self.feedback.assertive.set(say(keys::NOT_SAVED));
            }
            self.saving.set(saving);
        }
    }

    fn refuse(self, command: Command, refusal: &Refusal) {
        let way_out = if refusal.can_be_overridden() { WayOut::Anyway } else { WayOut::None };
        let reason = self.journal.with_untracked(|journal| reasons::refusal(journal.state(), refusal));
        let missing = match refusal.kind {
            RefusalKind::Unknown { who, gauge } => Some((who, gauge)),
            _ => None,
        };
        self.feedback.refuse(Refused { command, reason, rule: refusal.rule, way_out, missing });
    }

    /// Says what the last entry changed: "Matsu Tsuko: Life 3. Weakened."
    fn announce_last(self) {
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

    /// Says in a toast who fell with the last entry and what that moves, with the way back: one tap can end more than
    /// it seems to.
    fn tell_falls(self, threshold: i16) {
        let lines = self.journal.with_untracked(|journal| {
            let last = journal.entries()[..journal.cursor()].last();
            last.map(|entry| falls::lines(journal.state(), &entry.events, threshold)).unwrap_or_default()
        });
        if !lines.is_empty() {
            let text = lines.into_iter().map(say).collect::<Vec<_>>().join(" ");
            self.feedback.announce(text.clone());
            self.feedback.toast_text(text, Offer::Undo);
        }
    }

    /// Whether there is something to take back: a step, or the correction of one.
    pub fn can_undo(self) -> bool {
        self.journal.with(|journal| journal.can_undo()) || self.has_corrected()
    }

    /// Whether the last thing done was the correction of an old entry.
    pub fn has_corrected(self) -> bool {
        self.before_correction.with_value(Option::is_some)
    }

    /// Takes the last step back; where that was the correction of an old entry, the correction.
    pub fn undo(self) {
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
            self.feedback.toast(what, Offer::Redo);
        }
    }

    /// What going back to `cursor` entries takes back: the one step by its name, several by their number.
    fn what_is_undone(self, cursor: usize) -> Line {
        self.journal.with_untracked(|journal| match &journal.entries()[cursor..journal.cursor()] {
            [last] => Line::new(keys::UNDONE_WHAT).with("what", log::headline(journal.state(), last)),
            steps => Line::new(keys::UNDONE_STEPS).with("count", steps.len()),
        })
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
        let said = if cursor < before { self.what_is_undone(cursor) } else { keys::REDONE.into() };
        if self.go_to(cursor) == Done::Yes {
            self.feedback.toast(said, Offer::ReturnTo(before));
        }
    }

    /// Undoes or redoes until `cursor` entries count. Refused where another tab has the table.
    pub fn go_to(self, cursor: usize) -> Done {
        if self.saving.with_untracked(|saving| *saving == Saving::ReadOnly) {
            self.feedback.toast(keys::READ_ONLY, Offer::Nothing);
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
        if self.saving.with_untracked(|saving| *saving == Saving::ReadOnly) {
            self.feedback.toast(keys::READ_ONLY, Offer::Nothing);
            return;
        }
        let before = self.journal.with_untracked(Clone::clone);
        self.before_correction.set_value(Some(before));
        self.replace(corrected);
        self.feedback.toast(keys::CORRECTED, Offer::UndoCorrection);
    }

    /// Takes the last correction back.
    pub fn undo_correction(self) {
        if let Some(before) = self.before_correction.try_update_value(Option::take).flatten() {
            self.replace(before);
        }
        self.feedback.announce(say(keys::CORRECTION_UNDONE));
        self.feedback.toast(keys::CORRECTION_UNDONE, Offer::Nothing);
    }

    fn replace(self, table: Table) {
        self.journal.update_untracked(|journal| *journal = table);
        self.write(Change::Rewritten);
        self.journal.notify();
    }

    /// Gives the table another name.
    pub fn rename(self, name: &Name) {
        self.name.set(name.to_string());
        self.write(Change::Renamed(name.clone()));
    }

    /// Writes a whole document where one is due; for quiet moments.
    pub fn checkpoint(self) {
        let _ = self.keeper.try_update_value(|keeper| {
            self.journal.with_untracked(|journal| keeper.checkpoint(journal));
        });
    }

    /// Tells this session that another tab has the table now.
    pub fn lose(self) {
        self.saving.set(Saving::ReadOnly);
        self.feedback.assertive.set(say(keys::READ_ONLY));
    }

    /// Tries again to save everything.
    pub fn save_again(self) {
        self.write(Change::Rewritten);
    }

    /// Makes this tab the one that may write, and goes on from what is saved.
    pub fn take_over(self) {
        let taken = self.keeper.try_update_value(Keeper::take_over);
        match taken {
            Some(Ok((name, table))) => {
                self.name.set(name);
                self.saving.set(Saving::Saved);
                self.journal.set(table);
            }
            Some(Err(error)) => self.saving.set(Saving::Failed(error)),
            None => {}
        }
    }

    /// The whole table as the text of a save file.
    ///
    /// # Errors
    ///
    /// What cannot be written, by its place in the document.
    pub fn export(self) -> Result<String, StoreError> {
        let name = self.name.get_untracked();
        self.journal.with_untracked(|journal| keeper::export(&name, journal))
    }
}

/// The open table.
pub fn session() -> Session {
    expect_context()
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
