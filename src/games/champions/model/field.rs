//! The board in play and who stands where on it.

use super::area_key::AreaKey;
use super::ids::Who;
use crate::games::champions::board::{AreaId, Board};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A board that lies on the table. Whoever has no position stands beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub(in crate::games::champions) board: Arc<Board>,
    pub(in crate::games::champions) positions: BTreeMap<Who, AreaId>,
}

impl Field {
    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where somebody stands; nothing beside the board.
    pub fn position(&self, who: Who) -> Option<AreaId> {
        self.positions.get(&who).copied()
    }

    /// Everybody on the board: Champions by seat, Allies, Enemies.
    pub fn positions(&self) -> impl Iterator<Item = (Who, AreaId)> {
        self.positions.iter().map(|(who, area)| (*who, *area))
    }

    /// Those in an area.
    pub fn standing_in(&self, area: AreaId) -> impl Iterator<Item = Who> {
        self.positions().filter(move |(_, at)| *at == area).map(|(who, _)| who)
    }

    /// What the board file calls an area.
    pub fn key(&self, area: AreaId) -> AreaKey {
        AreaKey(self.board.area(area).id.clone())
    }

    /// The area of that name.
    pub fn find(&self, key: &AreaKey) -> Option<AreaId> {
        self.board.find(key.as_str())
    }
}
