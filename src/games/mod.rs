//! The games on the shelf: one folder a game, none importing another.

pub mod champions;

use crate::kernel::kept::LibraryKind;

/// What the players have one of on a device, whatever game it is of.
pub const LIBRARIES: &[LibraryKind] = &[LibraryKind::of::<champions::pack::Pack>()];
