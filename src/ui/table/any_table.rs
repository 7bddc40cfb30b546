//! The open table for what stands around every table, whatever its game.

use super::log::LoggedTable;
use super::pages::SharedPage;
use super::played::PlayedGame;
use super::session::{Done, Saving, Session, Shown};
use crate::games::GameId;
use crate::kernel::game::Game;
use crate::kernel::journal::Journal;
use crate::kernel::name::Name;
use crate::kernel::synopsis::Synopsis;
use crate::storage::{StoreError, TableId};
use crate::ui::page::Page;
use leptos::prelude::*;
use std::sync::Arc;

/// An open table, without its game. What each method does is written at the one of [`Session`] of the same name.
pub trait OpenTable: LoggedTable + Send + Sync {
    /// Which game is played at it.
    fn game(&self) -> GameId;
    /// Which table it is.
    fn id(&self) -> TableId;
    /// What it is called.
    fn name(&self) -> RwSignal<String>;
    /// Whether it is saved.
    fn saving(&self) -> RwSignal<Saving>;
    /// The table in a few words, for as long as the screen stands that asks.
    fn synopsis(&self) -> Shown<Synopsis>;
    /// The same as it is now.
    fn synopsis_now(&self) -> Synopsis;
    /// How many steps there are; the reader is called again when that changes.
    fn length(&self) -> Length;
    /// The same as it is now; nothing where the table is closed.
    fn length_now(&self) -> Option<Length>;
    /// Whether there is something to take back, for as long as the screen stands that asks.
    fn can_undo(&self) -> Shown<bool>;
    /// Whether there is something to do again, likewise.
    fn can_redo(&self) -> Shown<bool>;
    /// Whether the last thing done was the correction of an old entry.
    fn has_corrected(&self) -> bool;
    /// Takes the last step back.
    fn undo(&self);
    /// Takes the last undo back.
    fn redo(&self);
    /// Undoes or redoes until `cursor` entries count.
    fn travel(&self, cursor: usize);
    /// Gives it another name.
    fn rename(&self, name: &Name) -> Done;
    /// It as the text of a save file.
    ///
    /// # Errors
    ///
    /// What cannot be written.
    fn export(&self) -> Result<String, StoreError>;
    /// Tries again to save everything.
    fn save_again(&self);
    /// Makes this tab the one that may write.
    ///
    /// # Errors
    ///
    /// Why the table stays where it is.
    fn take_over(&self) -> Result<(), StoreError>;
    /// Another tab has it now.
    fn lose(&self);
    /// The page is shown again as it was left.
    fn come_back(&self);
    /// Writes a whole document where one is due.
    fn checkpoint(&self);
    /// Reads back the whole document that was written last.
    fn settle(&self);
}

/// How many steps a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// How many count.
    pub cursor: usize,
    /// How many there are, with those that were undone.
    pub steps: usize,
}

impl Length {
    fn of<G: Game>(journal: &Journal<G>) -> Self {
        Self { cursor: journal.cursor(), steps: journal.entries().len() }
    }
}

impl<G: PlayedGame> OpenTable for Session<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn id(&self) -> TableId {
        Session::id(*self)
    }

    fn name(&self) -> RwSignal<String> {
        self.name
    }

    fn saving(&self) -> RwSignal<Saving> {
        self.saving
    }

    fn synopsis(&self) -> Shown<Synopsis> {
        self.part(|table| G::synopsis(table.state()))
    }

    fn synopsis_now(&self) -> Synopsis {
        self.glance(G::synopsis)
    }

    fn length(&self) -> Length {
        self.journal.with(Length::of)
    }

    fn length_now(&self) -> Option<Length> {
        self.journal.try_with_untracked(Length::of)
    }

    fn can_undo(&self) -> Shown<bool> {
        Session::can_undo(*self)
    }

    fn can_redo(&self) -> Shown<bool> {
        Session::can_redo(*self)
    }

    fn has_corrected(&self) -> bool {
        Session::has_corrected(*self)
    }

    fn undo(&self) {
        Session::undo(*self);
    }

    fn redo(&self) {
        Session::redo(*self);
    }

    fn travel(&self, cursor: usize) {
        Session::travel(*self, cursor);
    }

    fn rename(&self, name: &Name) -> Done {
        Session::rename(*self, name)
    }

    fn export(&self) -> Result<String, StoreError> {
        Session::export(*self)
    }

    fn save_again(&self) {
        Session::save_again(*self);
    }

    fn take_over(&self) -> Result<(), StoreError> {
        Session::take_over(*self)
    }

    fn lose(&self) {
        Session::lose(*self);
    }

    fn come_back(&self) {
        Session::come_back(*self);
    }

    fn checkpoint(&self) {
        Session::checkpoint(*self);
    }

    fn settle(&self) {
        Session::settle(*self);
    }
}

/// The open table, for every screen and sheet that knows no game.
#[derive(Clone, Copy)]
pub struct AnyTable(StoredValue<Arc<dyn OpenTable>>);

impl AnyTable {
    /// Gives `table` to every screen below.
    pub(super) fn provide(table: Arc<dyn OpenTable>) -> Self {
        let any = Self(StoredValue::new(table));
        provide_context(any);
        any
    }

    /// A page of it.
    pub fn page(self, page: SharedPage) -> Page {
        page.at(&self.get().id())
    }

    /// The URL of a page of it.
    pub fn href(self, page: SharedPage) -> String {
        self.page(page).href()
    }

    /// The table itself.
    pub fn get(self) -> Arc<dyn OpenTable> {
        self.0.get_value()
    }
}

/// The open table.
pub fn any_table() -> AnyTable {
    expect_context()
}
