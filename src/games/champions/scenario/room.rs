//! Room while a board is being filled.

use crate::games::champions::board::occupancy::ROOM;
use crate::games::champions::board::{AreaId, Board};
use std::collections::VecDeque;

/// The Size in every area.
#[derive(Clone, Debug)]
pub(super) struct Filling<'a> {
    board: &'a Board,
    sizes: Vec<u16>,
}

impl<'a> Filling<'a> {
    /// Nobody on this board.
    pub fn empty(board: &'a Board) -> Self {
        Self { board, sizes: vec![0; board.areas().len()] }
    }

    /// Somebody comes, room or not.
    pub fn add(&mut self, area: AreaId, size: u16) {
        self.sizes[area.index()] += size;
    }

    /// The Size in an area.
    pub fn size(&self, area: AreaId) -> u16 {
        self.sizes[area.index()]
    }

    /// The Size that still fits.
    pub fn left(&self, area: AreaId) -> u16 {
        ROOM.saturating_sub(self.size(area))
    }

    /// The area itself or, where somebody of that Size finds no room, the nearest that has some; the one before all
    /// others on the board where several are as near.
    pub fn nearest(&self, area: AreaId, size: u16) -> Option<AreaId> {
        let mut seen = vec![false; self.sizes.len()];
        let mut queue = VecDeque::from([area]);
        seen[area.index()] = true;
        while let Some(next) = queue.pop_front() {
            if self.left(next) >= size {
                return Some(next);
            }
            for &(beside, _) in self.board.neighbours(next) {
                if !std::mem::replace(&mut seen[beside.index()], true) {
                    queue.push_back(beside);
                }
            }
        }
        None
    }
}
