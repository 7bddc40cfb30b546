//! Names that are typed in.

use crate::kernel::line::Line;
use crate::kernel::name::{BadName, Name};
use crate::words::keys;

/// More characters than any field has room for, so that a text that is too long can be refused with its length.
pub const ROOM: u32 = 2000;

/// The name in a field, or what is wrong with it.
pub fn read_name(text: &str) -> Result<Name, Line> {
    Name::typed(text).map_err(bad_name)
}

/// What is wrong with a name.
pub fn bad_name(bad: BadName) -> Line {
    match bad {
        BadName::Empty => Line::new(keys::NAME_EMPTY),
        BadName::TooLong { length } => Line::new(keys::NAME_TOO_LONG).with("length", length).with("most", Name::MOST),
    }
}
