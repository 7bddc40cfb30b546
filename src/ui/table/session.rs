//! The table that is open: its journal, its view, and the way every command takes.
//!
//! A command is decided, written to the store, and only then shown. Where writing fails, play goes on in memory and
//! the screen says so.

mod shown;

mod dispatch;

mod parts;

mod steps;

mod waiting;

use super::arbiter::Arbiter;
use super::keeper::{self, Hold, Keeper};
use super::played::{PageOfTable, PlayedGame, ShownTable};
use super::reader::Reader;
use super::seat::Seat;
use crate::kernel::journal::Journal;
use crate::kernel::name::Name;
use crate::storage::{Change, StoreError, TableId};
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::later;
use crate::ui::page::Page;
use crate::ui::senses::Senses;
use crate::ui::table::saving;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use parts::Parts;
pub use shown::Shown;
use waiting::Waiting;

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

/// The open table of a game.
pub struct Session<G: PlayedGame> {
    id: StoredValue<TableId>,
    keeper: StoredValue<Keeper, LocalStorage>,
    pub(in crate::ui) feedback: Feedback,
    /// What is felt and heard of a step.
    pub senses: Senses,
    /// What the table is called.
    pub name: RwSignal<String>,
    /// Its log and state. Read it with `with`; change it only through the methods here, which show it.
    pub journal: RwSignal<Journal<G>>,
    shown: StoredValue<G::Shown>,
    /// What single screens show beside that.
    parts: Parts<G>,
    /// Whether it is saved.
    pub saving: RwSignal<Saving>,
    /// The correction of an old entry that was the last thing done, or taken back.
    correction: StoredValue<Option<Correction<G>>>,
    /// Where what decides lies.
    pub(super) seat: Seat<Arbiter<G>>,
    /// Where what reads it lies.
    reader: Seat<Reader<G>>,
    /// The step that was pressed before that was there.
    waiting: Waiting,
}

impl<G: PlayedGame> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: PlayedGame> Copy for Session<G> {}

/// A correction of an old entry, until something else is done.
enum Correction<G: PlayedGame> {
    /// It was made.
    Made {
        /// The journal before it.
        before: Journal<G>,
    },
    /// It was taken back.
    TakenBack {
        /// The journal with it.
        corrected: Journal<G>,
    },
}

/// Whether a command was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was.
    Yes,
    /// It will be, once what decides is there; the players see that it waits.
    Later,
    /// It was refused, and the players have been told why.
    Refused,
}

impl<G: PlayedGame> Session<G> {
    /// Opens a session on a table, and gives it to every screen below; `before` is what it was before the correction that
    /// was the last thing done.
    pub fn provide(id: TableId, hold: Hold<G>, before: Option<Journal<G>>, saving: Saving) -> Self {
        let Hold { opened, keeper } = hold;
        let journal = RwSignal::new(opened.table);
        let session = Self {
            id: StoredValue::new(id),
            keeper: StoredValue::new_local(keeper),
            feedback: feedback(),
            senses: Senses::here(),
            name: RwSignal::new(opened.name.to_string()),
            journal,
            shown: StoredValue::new(G::Shown::new(journal)),
            parts: Parts::new(),
            saving: RwSignal::new(saving),
            correction: StoredValue::new(before.map(|before| Correction::Made { before })),
            seat: G::seat(),
            reader: G::reader(),
            waiting: Waiting::new(),
        };
        session.catch_up();
        provide_context(session);
        G::furnish(session);
        session
    }

    /// Whether the table is open still: what was offered at it may be pressed after it was closed.
    pub fn is_open(self) -> bool {
        self.journal.try_with_untracked(|_| ()).is_some()
    }

    /// The table's id.
    pub fn id(self) -> TableId {
        self.id.get_value()
    }

    /// The URL of a page of this table.
    pub fn href(self, page: G::Page) -> String {
        self.page(page).href()
    }

    /// A page of this table.
    pub fn page(self, page: G::Page) -> Page {
        page.at(self.id().as_str())
    }

    /// What the screens of the game show of the table.
    pub fn shown(self) -> G::Shown {
        self.shown.get_value()
    }

    /// A part of the table that this screen shows beside what all show: read now and after each step, as long as the
    /// screen stands. `read` depends on nothing but the table; what else changes it calls for a memo.
    pub fn part<T>(self, read: impl Fn(&Journal<G>) -> T + 'static) -> Shown<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.journal.with_untracked(|journal| self.parts.follow(journal, read))
    }

    /// What `read` makes of the state for this screen: now, and after each step once the step itself has been painted.
    pub fn part_behind<T>(self, read: impl Fn(&G::State) -> T + Copy + 'static) -> Signal<T>
    where
        T: Default + PartialEq + Send + Sync + 'static,
    {
        let work = move || self.journal.try_with_untracked(|journal| read(journal.state()));
        later::worked_out(move || self.journal.track(), work)
    }

    /// Reads the state; the reader is called again when it changes.
    pub fn state<R>(self, read: impl FnOnce(&G::State) -> R) -> R {
        self.journal.with(|journal| read(journal.state()))
    }

    /// Reads the state as it is now; the reader is not called again when it changes.
    pub fn glance<R>(self, read: impl FnOnce(&G::State) -> R) -> R {
        self.journal.with_untracked(|journal| read(journal.state()))
    }

    /// What a command would do, without doing it.
    ///
    /// # Errors
    ///
    /// The rule against it.
    pub fn preview(self, command: &G::Command) -> Result<Vec<G::Event>, G::Refusal> {
        self.journal.with(|journal| journal.preview(command))
    }

    /// Whether this tab may change the table; the players are told where it may not.
    fn may_write(self) -> bool {
        let may = self.saving.with_untracked(|saving| *saving != Saving::ReadOnly);
        if !may {
            self.feedback.toast(keys::READ_ONLY, Offer::Nothing);
        }
        may
    }

    /// Decides a command, and writes it to the store before anybody sees it.
    fn commit(self, arbiter: &Arbiter<G>, command: G::Command) -> Result<(), G::Refusal> {
        let stamp = keeper::now();
        let mut result = Ok(());
        self.journal.update_untracked(|journal| result = (arbiter.commit)(journal, command, stamp));
        result?;
        self.write(Change::Committed);
        Ok(())
    }

    /// Shows what the journal says by now.
    fn show(self) {
        self.journal.with_untracked(|journal| {
            self.shown().tell(journal);
            self.parts.tell(journal);
        });
        self.journal.notify();
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

    /// Gives the table another name. Refused where another tab has the table.
    pub fn rename(self, name: &Name) -> Done {
        if !self.may_write() {
            return Done::Refused;
        }
        self.name.set(name.to_string());
        self.write(Change::Renamed(name.clone()));
        Done::Yes
    }

    /// Writes a whole document where one is due; for quiet moments.
    pub fn checkpoint(self) {
        let _ = self.keeper.try_update_value(|keeper| {
            self.journal.with_untracked(|journal| keeper.checkpoint(journal));
        });
    }

    /// Reads back the whole document that was written last, where what reads it is there; for quiet moments of their own.
    pub fn settle(self) {
        if let Some(reader) = self.reader.here_now() {
            let _ = self.keeper.try_update_value(reader.settle);
        }
    }

    /// The page is shown again as it was left: is the table still this tab's?
    pub fn come_back(self) {
        let still = self.keeper.try_update_value(|keeper| keeper.take_up());
        // Why a store refuses is said with the next step.
        if let Some(Err(StoreError::TakenOver)) = still
            && self.saving.with_untracked(|saving| *saving != Saving::ReadOnly)
        {
            self.lose();
        }
    }

    /// Tells this session that another tab has the table now.
    pub fn lose(self) {
        self.let_go_of_what_waits();
        self.correction.set_value(None);
        self.saving.set(Saving::ReadOnly);
        self.show();
        self.feedback.assertive.set(say(keys::READ_ONLY));
    }

    /// Tries again to save everything.
    pub fn save_again(self) {
        if !self.may_write() {
            return;
        }
        self.write(Change::Rewritten);
    }

    /// Makes this tab the one that may write, and goes on from what is saved.
    ///
    /// # Errors
    ///
    /// Why the table stays where it is; this tab goes on reading it.
    pub fn take_over(self) -> Result<(), StoreError> {
        let Some(reader) = self.reader.here_now() else {
            let missing = untrack(|| self.reader.is_missing());
            self.feedback.toast(if missing { keys::REST_MISSING } else { keys::REST_COMES }, Offer::Nothing);
            self.reader.fetch();
            return Err(StoreError::Unavailable);
        };
        let taken = self.keeper.try_update_value(reader.take_over);
        match taken {
            Some(Ok((name, table))) => {
                // What stood before a correction here belongs to a table that may have gone on since.
                let before = self.keeper.try_update_value(|keeper| (reader.before_correction)(keeper)).flatten();
                self.correction.set_value(before.map(|before| Correction::Made { before }));
                self.name.set(name);
                self.saving.set(Saving::Saved);
                self.journal.update_untracked(|journal| *journal = table);
                self.show();
                Ok(())
            }
            Some(Err(error)) => {
                self.feedback.toast(saving::reason(&error), Offer::Nothing);
                Err(error)
            }
            // The session is gone with its page, and with it the table.
            None => Err(StoreError::Missing),
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

/// The open table of `G`.
pub fn session<G: PlayedGame>() -> Session<G> {
    expect_context()
}
