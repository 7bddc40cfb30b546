//! What reads the saves of a game.
//!
//! A table that begins is written without it and shown as it was made, and it is a tenth of what a game needs for that, of
//! one of many rules a third. So it can be a part of its own, fetched once a first table stands or before one that is kept.

use super::closed::ClosedTables;
use super::keeper::{self, Hold, Keeper};
use super::tab_line::OtherTab;
use crate::kernel::journal::Journal;
use crate::kernel::saved::SavedGame;
use crate::storage::{StoreError, TableId};

/// A table that was read, and its name; or why it cannot be.
pub type Named<G> = Result<(String, Journal<G>), StoreError>;

/// What reads the tables of `G`. Only the part that holds it may name [`Reader::OF_GAME`].
pub struct Reader<G: SavedGame> {
    /// Opens a table; see [`keeper::open`].
    pub open: fn(&TableId, OtherTab) -> Result<Hold<G>, StoreError>,
    /// See [`Keeper::before_correction`].
    pub before_correction: fn(&Keeper) -> Option<Journal<G>>,
    /// See [`Keeper::take_over`].
    pub take_over: fn(&mut Keeper) -> Named<G>,
    /// See [`Keeper::settle`].
    pub settle: fn(&mut Keeper),
    /// What is done with tables that are not open.
    pub closed: ClosedTables,
}

impl<G: SavedGame> Reader<G> {
    /// What the game itself reads.
    pub const OF_GAME: Self = Self {
        open: keeper::open::<G>,
        before_correction: Keeper::before_correction::<G>,
        take_over: Keeper::take_over::<G>,
        settle: Keeper::settle::<G>,
        closed: ClosedTables::of::<G>(),
    };
}
