//! Why something could not be kept or read, and what became of it.

use super::codec::CodecError;
use std::fmt;

/// Why the store did not do what it was asked. Nothing that was there before is lost by any of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no store: switched off, private mode, or not there.
    Unavailable,
    /// The store says no to this one access.
    Denied,
    /// There is no room left. What was stored stays; the step is kept in memory and can be exported.
    Full,
    /// There is no table of that id.
    Missing,
    /// There is a table of that id already; it is left alone.
    Exists,
    /// No generation of the table can be read. Its texts are kept for [`super::Tables::raw`].
    Corrupt(CodecError),
    /// A newer version of the app wrote it. It is left as it is.
    TooNew {
        /// The version of the document.
        found: u64,
        /// The newest version this app knows.
        known: u64,
    },
    /// It is of a game that only a newer version of the app knows. It is left as it is.
    NewGame {
        /// What the document calls its game.
        found: String,
    },
    /// Nobody has read it since it was last written, so nobody knows whether it can be read: it is not deleted.
    Unread,
    /// Another tab has taken the table over; this one only reads.
    TakenOver,
    /// A document that cannot be read, or a value that cannot be written.
    Codec(CodecError),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unavailable => f.write_str("there is no storage here; export the table to keep it"),
            Self::Denied => f.write_str("the storage refused access; export the table to keep it"),
            Self::Full => f.write_str("the storage is full; what was saved stays, export the table to keep the rest"),
            Self::Missing => f.write_str("there is no such table"),
            Self::Exists => f.write_str("there is a table of that id already; it was left alone"),
            Self::Corrupt(error) => write!(f, "the table cannot be read ({error}); its texts are kept for download"),
            Self::TooNew { found, known } => {
                write!(f, "a newer version wrote it (version {found}, this app knows {known}); it was left as it is")
            }
            Self::NewGame { found } => write!(f, "a newer version wrote it, for \"{found}\"; it was left as it is"),
            Self::Unread => f.write_str("nobody has read the table since it was last written; open it first"),
            Self::TakenOver => f.write_str("another tab has taken this table over"),
            Self::Codec(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<CodecError> for StoreError {
    fn from(error: CodecError) -> Self {
        use super::codec::CodecErrorKind;
        match error.kind {
            CodecErrorKind::TooNew { found, known } => Self::TooNew { found, known },
            CodecErrorKind::NewGame { found } => Self::NewGame { found },
            _ => Self::Codec(error),
        }
    }
}
