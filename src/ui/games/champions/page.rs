//! The pages of Champions of Rokugan at the seams of all games and of every table.

use crate::games::GameId;
pub use crate::games::champions::views::pages::{
    BoardFace, CampaignFace, FieldUse, GamePage, ScenarioFace, ScenarioPart, SetupStep, TablePage, TestPage,
};
use crate::ui::page::{Page, Path};
use crate::ui::table::played::{PageOfTable, Untouched};

impl GamePage {
    /// The page, where `page` is one of these.
    pub fn of(page: &Page) -> Option<Self> {
        Self::parse(&page.parts_of_game(GameId::Champions)?)
    }

    /// The page's URL, for links.
    pub fn href(&self) -> String {
        Page::from(self).href()
    }
}

impl From<&GamePage> for Page {
    fn from(page: &GamePage) -> Self {
        Self::Game(GameId::Champions, page.path())
    }
}

impl From<GamePage> for Page {
    fn from(page: GamePage) -> Self {
        Self::from(&page)
    }
}

impl PageOfTable for TablePage {
    fn parse(parts: &[&str]) -> Option<Self> {
        Self::parse(parts)
    }

    fn path(&self) -> Path {
        self.path()
    }

    fn untouched(&self) -> Untouched {
        if *self == Self::Middle { Untouched::StaysBright } else { Untouched::Dims }
    }
}
