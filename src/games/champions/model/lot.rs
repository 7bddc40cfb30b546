//! What lies on the board and can be taken, and where it is now (rulebook p. 23, 31).
//!
//! Not in the snapshot of a save: it follows from the scenario and the events alone.

use super::area_key::AreaKey;
use super::ids::Who;
use super::name::Name;

/// Where an item is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// It lies in an area.
    Lies(AreaKey),
    /// Somebody carries it.
    By(Who),
    /// It left the board.
    Gone,
}

/// An item of the scenario at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    pub(in crate::games::champions) name: Name,
    pub(in crate::games::champions) held: Held,
    /// Where it lay last.
    pub(in crate::games::champions) lay: AreaKey,
}

impl Lot {
    /// What the scenario calls it.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// Where it is.
    pub fn held(&self) -> &Held {
        &self.held
    }
}
