//! The table that is open: its journal, its view, and the way every command takes.
//!
//! A command is decided, written to the store, and only then shown. Where writing fails, play goes on in memory and
//! the screen says so.

mod shown;

mod champions;

mod dispatch;

mod parts;

mod steps;

mod spoken;

mod felt;

use super::keeper::{self, Keeper};
use crate::games::champions::Table;
use crate::games::champions::command::Command;
use crate::games::champions::event::Event;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::Refusal;
use crate::storage::{Change, StoreError, TableId};
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::refused::refused;
use crate::ui::page::Page;
use crate::ui::senses::{Sense, Senses};
use crate::ui::table::saving;
use crate::ui::texts::say;
use crate::words::keys;
use champions::ShownChampions;
use leptos::prelude::*;
pub use shown::{Shown, ShownTable};

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
    /// What is felt and heard of a step.
    pub senses: Senses,
    /// What the table is called.
    pub name: RwSignal<String>,
    /// Its log and state. Read it with `with`; change it only through the methods here, which show it.
    pub journal: RwSignal<Table>,
    view: StoredValue<ShownTable>,
    /// What they show of the Champions.
    pub champions: ShownChampions,
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
        let champions = ShownChampions::new(table.state());
        let journal = RwSignal::new(table);
        let session = Self {
            id: StoredValue::new(id),
            keeper: StoredValue::new_local(keeper),
            feedback: feedback(),
            senses: Senses::here(),
            name: RwSignal::new(name),
            journal,
            view: StoredValue::new(ShownTable::new(journal)),
            champions,
            saving: RwSignal::new(saving),
            before_correction: StoredValue::new(None),
            picks: RwSignal::new((0, Vec::new())),
        };
        provide_context(session);
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
    pub fn href(self, page: TablePage) -> String {
        self.page(page).href()
    }

    /// A page of this table.
    pub fn page(self, page: TablePage) -> Page {
        page.at(self.id().as_str())
    }

    /// What the screens show of the table; of its Champions, see `champions`.
    pub fn view(self) -> ShownTable {
        self.view.get_value()
    }

    /// A part of the table that this screen shows beside what all show: read now and after each step, as long as the
    /// screen stands. `read` depends on nothing but the table; what else changes it calls for a memo.
    pub fn part<T>(self, read: impl Fn(&Table) -> T + 'static) -> Shown<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        self.journal.with_untracked(|journal| self.view().parts.follow(journal, read))
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

    /// Whether this tab may change the table; the players are told where it may not.
    fn may_write(self) -> bool {
        let may = self.saving.with_untracked(|saving| *saving != Saving::ReadOnly);
        if !may {
            self.feedback.toast(keys::READ_ONLY, Offer::Nothing);
        }
        may
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

    /// Shows what the journal says by now.
    fn show(self) {
        self.journal.with_untracked(|journal| {
            self.champions.tell(journal.state());
            self.view().tell(journal);
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

    fn refuse(self, command: Command, refusal: &Refusal) {
        self.senses.tell(Sense::Refusal);
        self.feedback.refuse(refused(self, command, refusal));
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

    /// Reads back the whole document that was written last; for quiet moments of their own.
    pub fn settle(self) {
        let _ = self.keeper.try_update_value(Keeper::settle);
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
        self.before_correction.set_value(None);
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
        let taken = self.keeper.try_update_value(Keeper::take_over);
        match taken {
            Some(Ok((name, table))) => {
                // What stood before a correction belongs to a table that may have gone on since.
                self.before_correction.set_value(None);
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

/// The open table.
pub fn session() -> Session {
    expect_context()
}
