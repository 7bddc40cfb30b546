//! A table begins: it is put on the shelf under a name, and its first page is shown.

use super::keeper::{Hold, Keeper};
use super::played::{PageOfTable, PlayedGame};
use crate::kernel::journal::Journal;
use crate::kernel::name::Name;
use crate::storage::{Condition, Opened, Ownership, TableId, Writer};
use crate::ui::feedback::{Offer, feedback};
use crate::ui::page::{self, Page};
use crate::ui::shelf::{self, shelf};
use leptos::prelude::*;
use std::any::Any;
use std::cell::RefCell;

thread_local! {
    /// The table that began last, as it was made, until a table is opened. What reads it may not be there yet.
    static BEGUN: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// Puts `table` on the shelf and shows its page `first`; says why, where there is no room. The page where it was set up is
/// left for good: Back then skips it.
pub fn begin<G: PlayedGame>(name: Name, table: &Journal<G>, first: &G::Page) {
    let (shelf, feedback) = (shelf(), feedback());
    let is_set_up = use_context::<RwSignal<Page>>()
        .is_some_and(|shown| shown.with_untracked(|page| matches!(page, Page::Game(..))));
    match shelf.create(name, table) {
        Ok(writer) => {
            let page = first.at(writer.id().to_string());
            remember(writer, table);
            if is_set_up {
                page::replace(page);
            } else {
                page::go(page);
            }
        }
        Err(error) => feedback.toast(shelf::reason(&error), Offer::Nothing),
    }
}

/// Remembers what `writer` has just written, for whoever opens it next.
fn remember<G: PlayedGame>(writer: Writer, table: &Journal<G>) {
    let opened = Opened::<G> {
        name: writer.name().clone(),
        table: table.clone(),
        condition: Condition::Whole,
        owner: Ownership::Ours,
    };
    BEGUN.replace(Some(Box::new(Hold { opened, keeper: Keeper::Writing(writer) })));
}

/// The table that began last, where that is `id` and nobody has written it since.
pub(super) fn take_begun<G: PlayedGame>(id: &TableId) -> Option<Hold<G>> {
    let hold = BEGUN.take()?.downcast::<Hold<G>>().ok()?;
    let is_it = matches!(&hold.keeper, Keeper::Writing(writer) if writer.id() == id);
    (is_it && hold.keeper.take_up().is_ok()).then_some(*hold)
}
