//! The page of the table's board: who stands where, who sees what, where somebody goes.

use super::going::Movement;
use super::none::NoBoard;
use super::places::Places;
use super::sight::SightView;
use crate::ui::focus;
use crate::ui::games::champions::page::{BoardFace, FieldUse};
use crate::ui::games::champions::session::session;
use leptos::prelude::*;

/// The page.
#[component]
pub fn FieldPage(
    /// What the board is looked at for.
    of: FieldUse,
    /// As a map or as a list.
    face: BoardFace,
) -> impl IntoView {
    focus::focus_heading();
    let session = session();
    let lies = Memo::new(move |_| session.state(|state| state.field().is_some()));
    move || match (lies.get(), of) {
        (true, FieldUse::Places) => view! { <Places face=face /> }.into_any(),
        (true, FieldUse::Sight) => view! { <SightView face=face /> }.into_any(),
        (true, FieldUse::Move(actor)) => view! { <Movement actor=actor face=face /> }.into_any(),
        (false, _) => view! { <NoBoard /> }.into_any(),
    }
}
