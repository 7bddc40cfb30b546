//! A table begins: it is put on the shelf under a name, and its first page is shown.

use super::played::{PageOfTable, PlayedGame};
use crate::kernel::journal::Journal;
use crate::kernel::name::Name;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::page::{self, Page};
use crate::ui::shelf::{self, shelf};
use leptos::prelude::*;

/// Puts `table` on the shelf and shows its page `first`; says why, where there is no room. The page where it was set up is
/// left for good: Back then skips it.
pub fn begin<G: PlayedGame>(name: Name, table: &Journal<G>, first: &G::Page) {
    let (shelf, feedback) = (shelf(), feedback());
    let is_set_up = use_context::<RwSignal<Page>>()
        .is_some_and(|shown| shown.with_untracked(|page| matches!(page, Page::Game(..))));
    match shelf.create(name, table) {
        Ok(id) if is_set_up => page::replace(first.at(id.to_string())),
        Ok(id) => page::go(first.at(id.to_string())),
        Err(error) => feedback.toast(shelf::reason(&error), Offer::Nothing),
    }
}
