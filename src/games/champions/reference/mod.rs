//! The rules of Champions of Rokugan at hand, in the project's own words.
//!
//! The digest's readings (`A1` to `A27`) are named beside the passages they settle. Absent on purpose: sentences of the
//! rulebook.

mod section;
mod sections;

pub use section::Section;

use crate::kernel::reference::Reference;
use crate::words::champions as keys;

/// The rules of this game.
pub static REFERENCE: Reference =
    Reference { title: keys::GAME_CHAMPIONS, before_pages: keys::RULES_BEFORE_PAGES, sections: &section::SECTIONS };
