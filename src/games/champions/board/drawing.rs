//! A board on the drawing table: what was done to it, and the way back and forth.

use super::edit::{self, Edit};
use super::fault::Fault;
use super::map::Board;

/// A board that is being drawn. Every step can be taken back, however many there were.
///
/// # Invariants
///
/// - Undo after an edit is the board before it; redo after undo is the board after it.
/// - An edit that changes nothing is no step; several that continue one another are one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    board: Board,
    past: Vec<Board>,
    future: Vec<Board>,
    /// What led to the board as it is; nothing after undo and redo.
    last: Option<Edit>,
}

impl Drawing {
    /// The board as it was opened.
    pub const fn new(board: Board) -> Self {
        Self { board, past: Vec::new(), future: Vec::new(), last: None }
    }

    /// The board as it is now.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether there is a step to take back.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step that was taken back.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Makes a change.
    ///
    /// # Errors
    ///
    /// Why it cannot be made; the board stays as it is.
    pub fn edit(&mut self, edit: Edit) -> Result<(), Vec<Fault>> {
        let board = edit::edit(&self.board, &edit)?;
        if board == self.board {
            return Ok(());
        }
        let before = std::mem::replace(&mut self.board, board);
        if !self.last.as_ref().is_some_and(|last| edit.continues(last)) {
            self.past.push(before);
        }
        self.future.clear();
        self.last = Some(edit);
        Ok(())
    }

    /// Takes the last step back; nothing where there is none.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.board, before));
            self.last = None;
        }
    }

    /// Makes the step again that was taken back last; nothing where there is none.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.board, after));
            self.last = None;
        }
    }
}
