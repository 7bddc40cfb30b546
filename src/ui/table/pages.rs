//! The pages that every table has, whatever its game: where they are is the same in all of them.

use crate::storage::TableId;
use crate::ui::page::{Page, Path};

/// A page of every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedPage {
    /// The table itself.
    Table,
    /// The log.
    Log,
    /// The table as it was after that many entries.
    History(usize),
}

impl SharedPage {
    /// Its part of a URL.
    pub fn path(self) -> Path {
        Path::new(match self {
            Self::Table => String::new(),
            Self::Log => "log".to_owned(),
            Self::History(entries) => format!("log/{entries}"),
        })
    }

    /// The page of the table `id`.
    pub fn at(self, id: &TableId) -> Page {
        Page::Table(id.to_string(), self.path())
    }

    /// Its URL at the table `id`.
    pub fn href(self, id: &TableId) -> String {
        self.at(id).href()
    }
}
