//! The boards a table can have: the players' own and the made-up ones.

use super::board_room::boards;
use crate::games::champions::board::{Board, blank};
use crate::games::champions::documents::BoardId;
use crate::games::champions::documents::board_text;
pub use crate::games::champions::views::boards::{BoardChoice, Offered};
use crate::storage::TableId;
use crate::storage::pictures::{self, PictureKey};
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;

/// The players' own boards that can be read, then the made-up ones.
pub fn offered() -> Vec<Offered> {
    let own = boards().list().unwrap_or_default().into_iter();
    let own = own.filter_map(|one| {
        Some(Offered { choice: BoardChoice::Own(one.id.as_str().to_owned()), board: one.document.ok()? })
    });
    let made_up = blank::learning().into_iter();
    own.chain(made_up.map(|board| Offered { choice: BoardChoice::MadeUp(board.name().to_owned()), board })).collect()
}

impl BoardChoice {
    /// The board; nothing where it was deleted or cannot be read.
    pub fn find(&self) -> Option<Offered> {
        offered().into_iter().find(|offered| offered.choice == *self)
    }

    fn own(&self) -> Option<BoardId> {
        match self {
            Self::Own(id) => BoardId::new(id),
            Self::MadeUp(_) => None,
        }
    }
}

impl Offered {
    /// Gives the table a picture of its own, should the board have one.
    pub fn keep_picture(&self, table: &TableId) {
        let Some(id) = self.choice.own() else { return };
        let key = PictureKey::of_table(table, &known_by(&self.board));
        spawn_local(async move {
            if let Some(picture) = pictures::get(&(&id).into()).await {
                // Without a copy the table shows the library's picture as long as that board is as it was laid.
                let _ = pictures::put(&key, Some(&picture)).await;
            }
        });
    }
}

/// What a board's picture is found by: tokens and scenery come and go in a game, the picture stays.
fn known_by(board: &Board) -> String {
    board_text(&board.unmarked())
}

/// The picture of a board that lies on a table: the table's own, or that of the same board in the library.
pub async fn picture_of(table: &TableId, board: &Board) -> Option<Blob> {
    if let Some(own) = pictures::get(&PictureKey::of_table(table, &known_by(board))).await {
        return Some(own);
    }
    let wanted = known_by(board);
    let same = |offered: &Offered| known_by(&offered.board) == wanted;
    let id = offered().iter().find(|offered| same(offered)).and_then(|offered| offered.choice.own())?;
    pictures::get(&(&id).into()).await
}
