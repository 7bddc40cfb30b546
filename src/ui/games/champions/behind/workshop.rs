//! What players do apart from a table: set-ups, boards, scenarios, campaigns, their own cards, and files that come in.

use super::Workshop;
use super::rooms::Rooms;
use crate::ui::games::champions::page::{GamePage, SetupStep};
use crate::ui::games::champions::{import, screens, settings};
use crate::ui::page::Page;
use crate::words;
use leptos::prelude::*;

/// The list itself.
pub static WORKSHOP: Workshop = Workshop {
    words: words::champions::BEHIND,
    screen,
    settings: settings::settings,
    take_in: import::take_in,
    choices: || view! { <import::ImportClashes /> }.into_any(),
    rooms: Rooms::OF_GAME,
};

fn screen(root: GamePage, page: RwSignal<Page>, shown: Memo<Option<GamePage>>) -> AnyView {
    match root {
        GamePage::Setup(_) => {
            let step =
                move || shown.with(|page| if let Some(GamePage::Setup(step)) = page { Some(*step) } else { None });
            let step = Memo::new(move |_| step().unwrap_or(SetupStep::Scenario));
            view! { <screens::setup::Setup step=step /> }.into_any()
        }
        GamePage::Examples => screens::example::examples(),
        GamePage::EnemyDice => screens::faces::faces(),
        GamePage::Boards => screens::boards::boards(),
        GamePage::Board(id, _) => view! { <screens::board::BoardRoot id=id page=page /> }.into_any(),
        GamePage::Scenarios => screens::scenarios::scenarios(),
        GamePage::Scenario(id, _) => screens::scenario::scenario(&id, page),
        GamePage::Campaigns => screens::campaigns::campaigns(),
        GamePage::Campaign(id, _) => screens::campaign::campaign(&id, page),
    }
}
