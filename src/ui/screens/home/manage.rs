//! What can be done with a saved table besides playing it: another name, a copy, a file, the bin.

use super::Ready;
use crate::games::champions::model::name::Name;
use crate::kernel::line::{Key, Line};
use crate::storage::{StoreError, TableId};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::download;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::screens::cards::{ROOM, read_name};
use crate::ui::shelf::{self, Shelf};
use crate::ui::tab_line::{TabLine, tab_line};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The table the sheet is about.
#[derive(Clone, Debug, PartialEq)]
struct Subject {
    id: TableId,
    name: String,
}

/// The sheet about one table.
#[derive(Clone, Copy)]
pub(super) struct Managed {
    pub shelf: Shelf,
    tabs: TabLine,
    feedback: Feedback,
    subject: RwSignal<Option<Subject>>,
    /// The new name as it is typed.
    typed: RwSignal<String>,
}

impl Managed {
    pub fn new(shelf: Shelf) -> Self {
        let (subject, typed) = (RwSignal::new(None), RwSignal::new(String::new()));
        Self { shelf, tabs: tab_line(), feedback: feedback(), subject, typed }
    }

    /// Opens the sheet about a table.
    pub fn open(self, ready: &Ready) {
        let name = ready.summary.name.to_string();
        self.typed.set(name.clone());
        self.subject.set(Some(Subject { id: ready.listing.id.clone(), name }));
    }

    fn close(self) {
        self.subject.set(None);
    }

    /// Does something with the table, closes the sheet, and says what came of it.
    fn run(self, act: impl FnOnce(&Subject) -> Result<Option<(Line, Offer)>, StoreError>) {
        let Some(subject) = self.subject.get_untracked() else { return };
        self.close();
        self.tell(act(&subject));
    }

    /// As [`Managed::run`], for what only the table's owner may do: a tab that is gone is no owner.
    fn run_settled(self, act: impl FnOnce(&Subject) -> Result<Option<(Line, Offer)>, StoreError> + 'static) {
        let Some(subject) = self.subject.get_untracked() else { return };
        self.close();
        // Where a tab answers, the store refuses and says why.
        self.tabs.settle(&subject.id.clone(), move |_| self.tell(act(&subject)));
    }

    fn tell(self, done: Result<Option<(Line, Offer)>, StoreError>) {
        match done {
            Ok(Some((line, offer))) => self.feedback.toast(line, offer),
            Ok(None) => {}
            Err(error) => self.feedback.toast(shelf::reason(&error), Offer::Nothing),
        }
    }

    fn rename(self) {
        if let Ok(name) = read_name(&self.typed.get_untracked()) {
            self.run_settled(move |subject| self.shelf.rename(&subject.id, name).map(|()| None));
        }
    }

    fn duplicate(self) {
        self.run(|subject| {
            let name = copy_name(&subject.name)?;
            let said = Line::new(keys::HOME_DUPLICATED).with("name", name.as_str());
            self.shelf.duplicate(&subject.id, name)?;
            Ok(Some((said, Offer::Nothing)))
        });
    }

    fn export(self) {
        self.run(|subject| {
            let (name, text) = self.shelf.export(&subject.id)?;
            download::download(&download::file_name(name.as_str()), &text);
            Ok(None)
        });
    }

    fn delete(self) {
        self.run_settled(move |subject| {
            self.shelf.delete(&subject.id)?;
            let said = Line::new(keys::HOME_DELETED).with("name", subject.name.clone());
            Ok(Some((said, Offer::RestoreTable(subject.name.clone()))))
        });
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
    let title = Signal::derive(move || managed.subject.get().map(|subject| subject.name).unwrap_or_default());
    let fault = Signal::derive(move || read_name(&managed.typed.get()).err().map(say));
    let row = move |key: Key, sub: Key, sign: Sign, act: fn(Managed)| {
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! { <RowButton title=say(key) sub=say(sub) lead=lead on_press=move || act(managed) /> }
    };
    let rename = move || managed.rename();
    view! {
        <Sheet
            open=Signal::derive(move || managed.subject.get().is_some())
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || managed.close()
        >
            <div class="rowx foot">
                <div class="grow">
                    <TextField
                        label=say(keys::HOME_NAME)
                        value=managed.typed
                        fault=fault
                        maxlength=ROOM
                        on_input=move |text: String| managed.typed.set(text)
                    />
                </div>
                <Button
                    kind=ButtonKind::Rest
                    label=say(keys::HOME_RENAME)
                    disabled=Signal::derive(move || fault.get().is_some())
                    on_press=rename
                />
            </div>
            <div class="card rows">
                {row(keys::HOME_EXPORT, keys::HOME_EXPORT_SUB, Sign::Log, Managed::export)}
                {row(keys::HOME_DUPLICATE, keys::HOME_DUPLICATE_SUB, Sign::Swap, Managed::duplicate)}
                {row(keys::HOME_DELETE, keys::HOME_DELETE_SUB, Sign::Close, Managed::delete)}
            </div>
        </Sheet>
    }
}
