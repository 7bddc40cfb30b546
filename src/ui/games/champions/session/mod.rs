//! The open table of Champions of Rokugan: what its screens show of it, and what is said of a step.

mod champions;

mod shown;

mod spoken;

mod felt;

mod played;

mod picks;

use crate::games::champions::Champions;
use crate::ui::table::session as any;

pub use any::{Done, Saving, Shown};
pub use picks::{Picks, picks};
pub use shown::ShownGame;

/// The open table.
pub type Session = any::Session<Champions>;

impl Session {
    /// What the screens show of the table.
    pub fn view(self) -> ShownGame {
        self.shown()
    }
}

/// The open table.
pub fn session() -> Session {
    any::session()
}
