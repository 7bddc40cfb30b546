//! What can be done with a saved table besides playing it: another name, a copy, a file, the bin.

use super::desk::Ready;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::storage::{StoreError, TableId};
use crate::ui::components::sign::Sign;
use crate::ui::download;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::page::{self, Page};
use crate::ui::shelf::{self, Shelf};
use crate::ui::table::tab_line::{TabLine, tab_line};
use crate::ui::texts::say;
use crate::ui::widgets::managing::{Doing, Managing, ManagingSheet};
use crate::ui::widgets::names::{ROOM, read_name};
use crate::words::keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The sheet about one table.
#[derive(Clone, Copy)]
pub(super) struct Managed {
    pub shelf: Shelf,
    tabs: TabLine,
    feedback: Feedback,
    sheet: Managing<TableId>,
}

impl Managed {
    pub fn new(shelf: Shelf) -> Self {
        Self { shelf, tabs: tab_line(), feedback: feedback(), sheet: Managing::closed() }
    }

    /// Opens the sheet about a table.
    pub fn open(self, ready: &Ready) {
        self.sheet.open(ready.listing.id.clone(), ready.summary.name.to_string());
    }

    /// Whether the sheet is open.
    pub fn is_open(self) -> bool {
        self.sheet.id().is_some()
    }

    /// Does something with the table, closes the sheet, and says what came of it.
    fn run(self, act: impl FnOnce(&TableId, &str) -> Result<Option<(Line, Offer)>, StoreError>) {
        let Some((id, name)) = self.sheet.take() else { return };
        self.tell(act(&id, &name));
    }

    /// As [`Managed::run`], for what only the table's owner may do: a tab that is gone is no owner.
    fn run_settled(self, act: impl FnOnce(&TableId, &str) -> Result<Option<(Line, Offer)>, StoreError> + 'static) {
        let Some((id, name)) = self.sheet.take() else { return };
        // Where a tab answers, the store refuses and says why.
        self.tabs.settle(&id.clone(), move |_| self.tell(act(&id, &name)));
    }

    fn tell(self, done: Result<Option<(Line, Offer)>, StoreError>) {
        match done {
            Ok(Some((line, offer))) => self.feedback.toast(line, offer),
            Ok(None) => {}
            Err(error) => self.feedback.toast(shelf::reason(&error), Offer::Nothing),
        }
    }

    fn rename(self) {
        if let Ok(name) = read_name(&self.sheet.typed.get_untracked()) {
            self.run_settled(move |id, _| self.shelf.rename(id, name).map(|()| None));
        }
    }

    fn duplicate(self) {
        self.run(|id, name| {
            let name = copy_name(name)?;
            let said = Line::new(keys::HOME_DUPLICATED).with("name", name.as_str());
            self.shelf.duplicate(id, name)?;
            Ok(Some((said, Offer::Nothing)))
        });
    }

    fn export(self) {
        let Some((id, _)) = self.sheet.take() else { return };
        spawn_local(async move {
            self.tell(self.shelf.export(&id).await.map(|(name, text)| {
                download::download(&download::file_name(name.as_str()), &text);
                None
            }));
        });
    }

    fn hand_over(self) {
        self.run(|id, _| {
            page::go(Page::HandOver(id.to_string()));
            Ok(None)
        });
    }

    fn backups(self) {
        self.run(|id, _| {
            page::go(Page::Backups(id.to_string()));
            Ok(None)
        });
    }

    fn delete(self) {
        self.run_settled(move |id, name| {
            self.shelf.delete(id)?;
            let said = Line::new(keys::HOME_DELETED).with("name", name);
            Ok(Some((said, restoring(self, name.to_owned()))))
        });
    }

    fn doings(self) -> Vec<Doing> {
        vec![
            Doing::new(keys::HANDOVER_ROW, keys::HANDOVER_ROW_SUB, Sign::Image, move || self.hand_over()),
            Doing::new(keys::HOME_EXPORT, keys::HOME_EXPORT_SUB, Sign::Out, move || self.export()),
            Doing::new(keys::BACKUPS, keys::BACKUPS_SUB, Sign::Undo, move || self.backups()),
            Doing::new(keys::HOME_DUPLICATE, keys::HOME_DUPLICATE_SUB, Sign::Swap, move || self.duplicate()),
            Doing::new(keys::HOME_DELETE, keys::HOME_DELETE_SUB, Sign::Close, move || self.delete()),
        ]
    }
}

/// The name of a copy, cut where it would become too long.
fn copy_name(name: &str) -> Result<Name, StoreError> {
    let mut short = name.to_owned();
    loop {
        let copy = say(Line::new(keys::HOME_COPY_OF).with("name", short.clone()));
        match Name::new(&copy) {
            Ok(name) => return Ok(name),
            Err(_) if short.pop().is_some() => {}
            Err(_) => return Err(StoreError::Missing),
        }
    }
}

/// The sheet about one table.
#[component]
pub(super) fn ManageSheet(
    /// Which table, and what to do with it.
    managed: Managed,
) -> impl IntoView {
    let fault = Signal::derive(move || read_name(&managed.sheet.typed.get()).err().map(say));
    view! {
        <ManagingSheet
            managing=managed.sheet
            label=keys::HOME_NAME
            fault=fault
            room=ROOM
            on_rename=move || managed.rename()
            doings=Callback::new(move |()| managed.doings())
        />
    }
}

/// The way back of a table that was deleted; where it does not come back, nothing is said.
fn restoring(Managed { shelf, feedback, .. }: Managed, name: String) -> Offer {
    Offer::press(keys::HOME_RESTORE, move || {
        if shelf.restore().is_ok() {
            feedback.announce(say(Line::new(keys::HOME_RESTORED).with("name", name.clone())));
        }
    })
}
