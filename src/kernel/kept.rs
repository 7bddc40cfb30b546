//! Documents that the players keep apart from every table, as far as whoever keeps them has to know them.
//!
//! Deliberately absent: where they lie and how; that is the storage's business.

use std::fmt;

/// A kind of document of which there may be many, each with an id and a name: boards, campaigns, scenarios.
pub trait KeptDocument: Clone {
    /// What names one of them.
    type Id: Clone + Ord;
    /// What can be wrong with a text.
    type Fault: Clone + fmt::Debug + fmt::Display + PartialEq;

    /// What stands before id and number in the keys of a store. It never changes.
    const PREFIX: &'static str;
    /// The key that notes which was deleted last. It never changes.
    const BIN: &'static str;

    /// The id in a text, as keys and addresses bring it; nothing where it is none.
    fn id(text: &str) -> Option<Self::Id>;

    /// An id made of a random number.
    fn fresh_id(number: u64) -> Self::Id;

    /// The text of an id.
    fn id_text(id: &Self::Id) -> &str;

    /// What players call it.
    fn name(&self) -> String;

    /// The document in a text.
    ///
    /// # Errors
    ///
    /// Why there is none.
    fn read(text: &str) -> Result<Self, Unread<Self::Fault>>;

    /// The text of the document that is kept under `id`.
    fn write(&self, id: &Self::Id) -> String;
}

/// Why a text is no document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread<F> {
    /// A newer version of the app wrote it: that version of the document.
    TooNew(u64),
    /// Something is wrong with it.
    Fault(F),
}

/// A document of which there is one on a device, and to which its players only ever add: their own cards.
pub trait KeptLibrary: Sized {
    /// What can be wrong with a text.
    type Fault: Clone + fmt::Debug + fmt::Display + PartialEq;

    /// The key of a store, before the number of the change. It never changes.
    const KEY: &'static str;

    /// The library in a text.
    ///
    /// # Errors
    ///
    /// Why there is none.
    fn read(text: &str) -> Result<Self, Self::Fault>;

    /// Whether a newer version of the app wrote a text of which `fault` is told.
    fn is_newer(fault: &Self::Fault) -> bool;

    /// A fault of a text that was damaged or cut off before anybody could read it; `key` is where it lies.
    fn damaged(key: &str) -> Self::Fault;

    /// The text of the library.
    fn write(&self) -> String;

    /// Adds what `other` has and this has not.
    fn join(&mut self, other: Self);
}

/// A kind of [`KeptLibrary`] without its type, for code that knows no game.
#[derive(Clone, Copy, Debug)]
pub struct LibraryKind {
    /// The key of a store, before the number of the change.
    pub key: &'static str,
    /// The text of a library with what another one has besides; nothing where one of the two cannot be read.
    pub joined: fn(&str, &str) -> Option<String>,
}

impl LibraryKind {
    /// The kind of `L`.
    pub const fn of<L: KeptLibrary>() -> Self {
        Self { key: L::KEY, joined: joined::<L> }
    }
}

fn joined<L: KeptLibrary>(text: &str, other: &str) -> Option<String> {
    let mut library = L::read(text).ok()?;
    library.join(L::read(other).ok()?);
    Some(library.write())
}
