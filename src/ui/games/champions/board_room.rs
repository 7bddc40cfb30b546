//! The room of the boards: what lies in the store, as a list, and what can be done with a whole board.
//!
//! The store is read again after every change; nothing here is kept in step with it by hand.

use crate::games::champions::board::edit::{Edit, edit};
use crate::games::champions::board::{Board, document};
use crate::games::champions::documents::BoardId;
use crate::kernel::line::Key;
use crate::storage::documents::Documents;
use crate::storage::{StoreError, pictures};
use crate::ui::games::champions::documents::BoardError;
use crate::ui::page_store::PageStore;
use crate::ui::room::{Room, documents};
use crate::ui::shelf;
use crate::ui::table::keeper;
use crate::words::champions as keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The players' boards, for every screen.
pub type BoardRoom = Room<Board>;

/// The boards in this page's store.
pub fn boards() -> Documents<Board, PageStore> {
    documents()
}

/// The players' boards.
pub fn board_room() -> BoardRoom {
    expect_context()
}

impl Room<Board> {
    /// Throws away the pictures of boards that are gone for good.
    pub fn sweep(self) {
        if PageStore::here().lasts().is_ok() {
            // A picture too many only takes room.
            spawn_local(async {
                let _ = pictures::sweep(owners).await;
            });
        }
    }

    /// Keeps a copy of a board under another name, its picture too.
    ///
    /// # Errors
    ///
    /// Why there is no copy.
    pub fn duplicate(self, id: &BoardId, name: String) -> Result<(), BoardError> {
        let board = boards().read(id)?.document;
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
}

/// Whose pictures stay; nothing where that cannot be told.
fn owners() -> Option<pictures::Owners> {
    let boards = boards().ids().ok()?.iter().map(|id| id.as_str().to_owned()).collect();
    Some(pictures::Owners { boards, tables: keeper::tables().ids().ok()? })
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
