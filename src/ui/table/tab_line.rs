//! Whether another tab has a table, and telling it: the store's word on who may write, and the tabs' own.

use super::keeper;
use crate::pwa::tabs::Tabs;
use crate::storage::TableId;
use leptos::prelude::*;

/// Whether the tab that owns a table is still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherTab {
    /// It answered.
    Answers,
    /// There is none, or it did not answer: it was closed without a word.
    Silent,
}

/// The line to the other tabs, for whoever opens or manages a table.
#[derive(Clone, Copy)]
pub struct TabLine(StoredValue<Tabs, LocalStorage>);

impl TabLine {
    /// Opens the line, for everything below. `on_lost` is called when another tab takes the table that is open here.
    pub fn provide(on_lost: impl Fn() + 'static) {
        provide_context(Self(StoredValue::new_local(Tabs::new(&keeper::this_tab(), on_lost))));
    }

    /// Finds out whether another tab has a table, and tells `then`. A tab that is gone does not have it any longer.
    pub fn settle(self, id: &TableId, then: impl FnOnce(OtherTab) + 'static) {
        let holder = match keeper::tables().holder(id) {
            Ok(Some(holder)) if holder != keeper::this_tab() => holder,
            // What a store refuses is said by what comes next.
            Ok(_) | Err(_) => return then(OtherTab::Silent),
        };
        let asked = id.clone();
        let heard = move |answers: bool| {
            if answers {
                return then(OtherTab::Answers);
            }
            // As above.
            let _ = keeper::tables().vacate(&asked, &holder);
            then(OtherTab::Silent);
        };
        self.0.with_value(|tabs| tabs.ask(id, heard));
    }

    /// Tells the others that this tab has `id` now.
    pub fn hold(self, id: &TableId) {
        self.0.with_value(|tabs| tabs.hold(id));
    }

    /// Forgets the table that was open here.
    pub fn leave(self) {
        self.0.with_value(Tabs::leave);
    }
}

/// The line to the other tabs.
pub fn tab_line() -> TabLine {
    expect_context()
}
