//! The pages of a campaign at the seam of every table.

pub use crate::games::empire_reborn::views::pages::TablePage;
use crate::ui::page::Path;
use crate::ui::table::played::PageOfTable;

impl PageOfTable for TablePage {
    fn parse(parts: &[&str]) -> Option<Self> {
        Self::parse(parts)
    }

    fn path(&self) -> Path {
        self.path()
    }
}
