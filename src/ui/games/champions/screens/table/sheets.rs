//! What opens over the table. It lies behind it: nobody needs it to see the table.

use super::ending::EndingSheet;
use super::more::{MoreSheet, ShortcutsSheet};
use super::objectives::ObjectivesSheet;
use super::place::Place;
use super::remark::RemarkSheet;
use super::story::StorySheet;
use crate::games::champions::scenario::told::Told;
use crate::ui::games::champions::screens::actions::{Desk, DeskSheet};
use crate::ui::table::session::Shown;
use leptos::prelude::*;

/// All of them, closed until the page's state opens one; `told` is what the scenario says.
pub fn sheets(place: Place, desk: Desk, told: Shown<Option<Told>>) -> AnyView {
    view! {
        <MoreSheet place=place />
        <ObjectivesSheet place=place />
        <StorySheet place=place told=told />
        <EndingSheet place=place told=told />
        <RemarkSheet place=place />
        <ShortcutsSheet place=place />
        <DeskSheet desk=desk />
    }
    .into_any()
}
