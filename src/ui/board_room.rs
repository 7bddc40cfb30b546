//! The room of the boards: what lies in the store, as a list, and what can be done with a whole board.
//!
//! The store is read again after every change; nothing here is kept in step with it by hand.

use super::page_store::PageStore;
use super::{keeper, shelf};
use crate::games::champions::board::edit::{Edit, edit};
use crate::games::champions::board::{Board, document};
use crate::kernel::line::Key;
use crate::storage::boards::BoardError;
use crate::storage::{BoardId, BoardListing, Boards, StoreError, pictures};
use crate::words::keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The players' boards, for every screen.
#[derive(Clone, Copy)]
pub struct BoardRoom {
    /// Every board that is not deleted, by name; or why there is no list.
    pub listing: RwSignal<Result<Vec<BoardListing>, StoreError>>,
}

/// The boards in this page's store.
pub fn boards() -> Boards<PageStore> {
    Boards::new(PageStore::here())
}

/// The players' boards.
pub fn board_room() -> BoardRoom {
    expect_context()
}

impl BoardRoom {
    /// Gives the room to every screen below.
    pub fn provide() {
        provide_context(Self { listing: RwSignal::new(Ok(Vec::new())) });
    }

    /// Reads the list again.
    pub fn refresh(self) {
        self.listing.set(boards().list());
    }

    /// Throws away the pictures of boards that are gone for good.
    pub fn sweep(self) {
        if PageStore::here().lasts().is_ok() {
            // A picture too many only takes room.
            spawn_local(async {
                let _ = pictures::sweep(owners).await;
            });
        }
    }

    /// Keeps a new board.
    ///
    /// # Errors
    ///
    /// Why it is not on the store; nothing is kept then.
    pub fn create(self, board: &Board) -> Result<BoardId, BoardError> {
        let id = BoardId::from_random(keeper::random());
        boards().create(&id, board)?;
        self.refresh();
        Ok(id)
    }

    /// Keeps a copy of a board under another name, its picture too.
    ///
    /// # Errors
    ///
    /// Why there is no copy.
    pub fn duplicate(self, id: &BoardId, name: String) -> Result<(), BoardError> {
        let board = boards().read(id)?.board;
        let copy = edit(&board, &Edit::RenameBoard(name)).unwrap_or(board);
        let (from, to) = (id.clone(), self.create(&copy)?);
        spawn_local(async move {
            if let Some(picture) = pictures::get(&(&from).into()).await {
                // A copy without its picture is still the board.
                let _ = pictures::put(&(&to).into(), Some(&picture)).await;
            }
        });
        Ok(())
    }

    /// Deletes a board; [`BoardRoom::restore`] brings it back.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn delete(self, id: &BoardId) -> Result<(), BoardError> {
        let deleted = boards().delete(id);
        self.refresh();
        deleted
    }

    /// Brings back the board that was deleted last.
    ///
    /// # Errors
    ///
    /// Why it does not come back.
    pub fn restore(self) -> Result<(), StoreError> {
        let restored = boards().restore().map(|_| ());
        self.refresh();
        restored
    }

    /// Everything stored of a board as one text, readable or not; nothing where the store cannot be read.
    pub fn raw(self, id: &BoardId) -> Option<String> {
        let texts = boards().raw(id).ok()?;
        // One text is given as it is: that is what another program can look at.
        let mut alone = texts.values();
        match (alone.next(), alone.next()) {
            (Some(text), None) => Some(text.clone()),
            _ => Some(serde_json::to_value(&texts).ok()?.to_string()),
        }
    }
}

/// Whose pictures stay; nothing where that cannot be told.
fn owners() -> Option<pictures::Owners> {
    Some(pictures::Owners { boards: boards().ids().ok()?, tables: keeper::tables().ids().ok()? })
}

/// A board as the text of an exchange file, to be read by people too.
pub fn file_text(board: &Board) -> Option<String> {
    Some(format!("{:#}", serde_json::to_value(document::file(board)).ok()?))
}

/// Why something came to nothing, in words.
pub fn reason(error: &BoardError) -> Key {
    match error {
        BoardError::Store(StoreError::Missing) => keys::BOARD_MISSING,
        BoardError::Store(error) => shelf::reason(error),
        BoardError::Unreadable(_) => keys::BOARD_UNREADABLE,
        BoardError::TooNew(_) => keys::BOARD_TOO_NEW,
        BoardError::Changed => keys::BOARD_CHANGED_ELSEWHERE,
    }
}
