//! The page of the old card game outside its tables that is open.

use super::behind::workshop;
use crate::games::GameId;
pub use crate::games::l5r_ccg::views::outside::Outside;
use crate::ui::app::waiting;
use crate::ui::page::{self, Page};
use leptos::prelude::*;

impl Outside {
    /// Where it lies.
    pub fn page(self) -> Page {
        Page::Game(GameId::L5rCcg, self.path())
    }
}

/// The page that is open. A URL that names nothing leads to Home.
pub fn page(open: RwSignal<Page>) -> AnyView {
    let parts = move |page: &Page| page.parts_of_game(GameId::L5rCcg).map(|parts| Outside::parse(&parts));
    let named = Memo::new(move |_| open.with(parts));
    (move || match named.get() {
        Some(Some(shown)) => waiting::screen(workshop(), move |here| (here.screen)(shown)),
        Some(None) => {
            page::replace(Page::Home);
            ().into_any()
        }
        None => ().into_any(),
    })
    .into_any()
}
