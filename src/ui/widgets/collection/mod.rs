//! The page of a kind of document: a list of the players' own, what can be done with each, one more, and the way back
//! of what was deleted. Boards, campaigns and scenarios differ in their words and in what each list says of a document.

mod cannot_open;
mod list;
mod managed;

pub use cannot_open::cannot_open;
pub use list::{Own, collection, own_rows};
pub use managed::{Managed, Naming, managed_sheet, restoring};

use crate::kernel::line::Key;
use crate::storage::documents::DocumentError;
use crate::ui::page::Page;
use crate::ui::room::Kept;

/// What the page of a kind says.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// Its title.
    pub title: Key,
    /// The way back to the first page, for ears.
    pub back: Key,
    /// The way back to it from one of them, for ears.
    pub up: Key,
    /// One more.
    pub new: Key,
    /// What the field of a name is called.
    pub label: Key,
    /// None is there.
    pub none: Key,
    /// What to do then.
    pub none_sub: Key,
    /// What the file of one is called that cannot be read.
    pub nameless: Key,
    /// More of one, for ears: `name`.
    pub more: Key,
    /// One was deleted: `name`.
    pub deleted: Key,
    /// It is back: `name`.
    pub restored: Key,
}

/// A kind of document that has a page of its own.
pub trait Collected: Kept + Clone {
    /// What its page says.
    const WORDS: Words;

    /// The page of all documents of the kind.
    fn list_page() -> Page;

    /// Why something came to nothing.
    fn reason(error: &DocumentError<Self::Fault>) -> Key;
}
