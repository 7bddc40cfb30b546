//! What the app asks of Champions of Rokugan.

use super::page::{GamePage, SetupStep};
use super::screens;
use crate::games::champions::reference::Section;
use crate::ui::focus;
use crate::ui::page::{self, Page};
use crate::ui::widgets::rules::{RulesUp, rules_page};
use leptos::prelude::*;

/// The screen of a page outside a table. A set-up, board, scenario or campaign stays open while its pages change; a URL
/// that names nothing leads to Home.
pub fn page(page: RwSignal<Page>) -> AnyView {
    let shown = Memo::new(move |_| page.with(GamePage::of));
    let root = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(GamePage::root)));
    let mut discard_focus = focus::let_go();
    (move || {
        let root = root.get();
        match root {
            Some(root) => {
                discard_focus(&root);
                screen(root, page, shown)
            }
            None => {
                if page.with_untracked(|page| matches!(page, Page::Game(..))) {
                    page::replace(Page::Home);
                }
                ().into_any()
            }
        }
    })
    .into_any()
}

fn screen(root: GamePage, page: RwSignal<Page>, shown: Memo<Option<GamePage>>) -> AnyView {
    match root {
        GamePage::Setup(_) => {
            let step =
                move || shown.with(|page| if let Some(GamePage::Setup(step)) = page { Some(*step) } else { None });
            let step = Memo::new(move |_| step().unwrap_or(SetupStep::Scenario));
            view! { <screens::setup::Setup step=step /> }.into_any()
        }
        GamePage::Rules(_) => {
            // Left for another page, the section stays what it was.
            let section = move |before: Option<&Option<Section>>| {
                shown.with(|shown| match shown {
                    Some(GamePage::Rules(section)) => *section,
                    _ => before.copied().flatten(),
                })
            };
            rules_page(Memo::new(section).into(), RulesUp::Home)
        }
        GamePage::EnemyDice => screens::faces::faces(),
        GamePage::Boards => screens::boards::boards(),
        GamePage::Board(id, _) => view! { <screens::board::BoardRoot id=id page=page /> }.into_any(),
        GamePage::Scenarios => screens::scenarios::scenarios(),
        GamePage::Scenario(id, _) => screens::scenario::scenario(&id, page),
        GamePage::Campaigns => screens::campaigns::campaigns(),
        GamePage::Campaign(id, _) => screens::campaign::campaign(&id, page),
    }
}
