//! Before the first Enemy moves: is this where everyone stands? The map takes figures up and puts them down.

use super::desk::Desk;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::field::{Hand, panel};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The question, who stands beside the board, and the way to the same as a list.
pub fn standing(desk: Desk, hand: Hand) -> AnyView {
    let list = desk.session.href(TablePage::Field(FieldUse::Places, BoardFace::List));
    view! {
        {panel(hand)}
        <ButtonLink kind=ButtonKind::Link href=list label=say(keys::RUNNER_AS_LIST) />
    }
    .into_any()
}
