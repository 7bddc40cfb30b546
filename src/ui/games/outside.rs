//! The pages of a game outside its tables: its rules, which are shown alike for every game, and its own.

use super::GamePart;
use crate::games::GameId;
use crate::ui::app::rest::aside::aside;
use crate::ui::app::waiting;
use crate::ui::focus;
use crate::ui::page::{self, NEW, Page};
use crate::ui::widgets::rules::{RulesPage, RulesUp};
use crate::words::keys;
use leptos::prelude::*;

/// The page of `game` that is open.
pub fn outside(game: GameId, part: &'static GamePart, page: RwSignal<Page>) -> AnyView {
    let rules = Memo::new(move |_| {
        page.with(|page| page.parts_of_game(game).and_then(|parts| RulesPage::parse(&parts, part.reference)))
    });
    let reads = Memo::new(move |_| rules.with(Option::is_some));
    let mut let_go = focus::let_go();
    (move || {
        let reads = reads.get();
        let_go(reads);
        if reads {
            let up = RulesUp {
                rules: Page::Game(game, RulesPage::All.path()).href(),
                back: Page::Home.href(),
                back_label: keys::SETUP_BACK_HOME,
            };
            waiting::screen(aside(), move |here| (here.rules)(part.reference, rules, up.clone()))
        } else {
            (part.page)(page)
        }
    })
    .into_any()
}

/// The own pages of a game that has only one outside its tables: a new table. A URL that names nothing leads to Home.
pub fn new_table_only(game: GameId, page: RwSignal<Page>, new_table: fn() -> AnyView) -> AnyView {
    let is_new = Memo::new(move |_| page.with(|page| page.parts_of_game(game).is_some_and(|parts| parts == [NEW])));
    (move || {
        if is_new.get() {
            return new_table();
        }
        if page.with_untracked(|page| page.parts_of_game(game).is_some()) {
            page::replace(Page::Home);
        }
        ().into_any()
    })
    .into_any()
}
