//! The pages of Bushido at the seams of all games and of every table.

use crate::games::GameId;
pub use crate::games::bushido::views::pages::{GamePage, TablePage};
use crate::ui::page::{HANDED, NEW, Page, Path};
use crate::ui::table::played::PageOfTable;

impl GamePage {
    /// The page of a URL, where it is one of this game.
    pub fn of(page: &Page) -> Option<Self> {
        Self::parse(&page.parts_of_game(GameId::Bushido)?)
    }

    /// Whether a new table begins with what another app has handed over.
    pub fn has_handed(page: &Page) -> bool {
        page.parts_of_game(GameId::Bushido).is_some_and(|parts| parts == [NEW, HANDED])
    }
}

impl PageOfTable for TablePage {
    fn parse(parts: &[&str]) -> Option<Self> {
        Self::parse(parts)
    }

    fn path(&self) -> Path {
        self.path()
    }
}
