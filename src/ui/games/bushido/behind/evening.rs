//! The pages of models and exchanges, and what opens over the table and is large.

use super::Evening;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::screens::{card, fight, model, more, preparing, shoot, story, then};
use crate::words;
use leptos::prelude::*;

/// The list itself.
pub static EVENING: Evening = Evening {
    words: words::bushido::BEHIND,
    page,
    set_up: |session, draft| preparing::set_up(session, move || draft.tactical()),
    more: more::more_sheet,
    then: then::then,
    card: card::card_form,
};

fn page(page: TablePage) -> AnyView {
    match page {
        // It is there before all this.
        TablePage::Table => ().into_any(),
        TablePage::Model(id) => model::model(id),
        TablePage::Fight(id, action) => fight::fight(id, action),
        TablePage::Shoot(id) => shoot::shoot(id),
        TablePage::Story => story::story(),
    }
}
