//! What can be done with one of a list besides opening it: another name, what its kind allows, the bin.

use super::Collected;
use crate::kernel::line::Line;
use crate::storage::documents::DocumentError;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::room::Room;
use crate::ui::texts::say;
use crate::ui::widgets::managing::{Doing, Managing, ManagingSheet, damaged_doings};
use crate::words::keys;
use leptos::prelude::*;

/// What came of something: a line and the way back, or nothing to say.
pub type Came<D> = Result<Option<(Line, Offer)>, DocumentError<<D as crate::kernel::kept::KeptDocument>::Fault>>;

/// The sheet about one document.
pub struct Managed<D: Collected> {
    /// All of them.
    pub room: Room<D>,
    /// Which it is about.
    pub sheet: Managing<D::Id>,
    feedback: Feedback,
}

impl<D: Collected> Clone for Managed<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Collected> Copy for Managed<D> {}

/// How a kind of document is named.
pub struct Naming<D> {
    /// What is wrong with a name as it is typed.
    pub fault: fn(&str) -> Option<String>,
    /// The document under a name as it is typed, which nothing is wrong with.
    pub named: fn(D, &str) -> D,
    /// How long a name may be.
    pub room: u32,
}

impl<D> Clone for Naming<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Naming<D> {}

impl<D: Collected> Managed<D> {
    /// A sheet that is closed.
    pub fn new(room: Room<D>) -> Self {
        Self { room, sheet: Managing::closed(), feedback: feedback() }
    }

    /// Does something with the document, closes the sheet, and says what came of it.
    pub fn run(self, act: impl FnOnce(&D::Id, String) -> Came<D>) {
        let Some((id, name)) = self.sheet.take() else { return };
        match act(&id, name) {
            Ok(Some((line, offer))) => self.feedback.toast(line, offer),
            Ok(None) => {}
            Err(error) => self.feedback.toast(D::reason(&error), Offer::Nothing),
        }
    }

    fn rename(self, naming: Naming<D>) {
        let typed = self.sheet.typed.get_untracked();
        if (naming.fault)(&typed).is_none() {
            self.run(|id, _| self.room.rewrite(id, |document| (naming.named)(document, &typed)).map(|()| None));
        }
    }

    fn delete(self) {
        self.run(|id, name| {
            self.room.delete(id)?;
            Ok(Some((
                Line::new(D::WORDS.deleted).with("name", name.clone()),
                restoring(self.feedback, self.room, name),
            )))
        });
    }
}

/// The way back of the document of that name, which was deleted last.
pub fn restoring<D: Collected>(feedback: Feedback, room: Room<D>, name: String) -> Offer {
    Offer::press(keys::UNDO, move || match room.restore() {
        Ok(()) => feedback.announce(say(Line::new(D::WORDS.restored).with("name", name.clone()))),
        Err(error) => feedback.toast(D::reason(&error.into()), Offer::Nothing),
    })
}

/// The sheet, with what the kind of document allows before the bin.
pub fn managed_sheet<D: Collected>(
    managed: Managed<D>,
    naming: Naming<D>,
    own: impl Fn() -> Vec<Doing> + Send + Sync + 'static,
) -> AnyView {
    let fault = Signal::derive(move || (naming.fault)(&managed.sheet.typed.get()));
    let doings = move || {
        let bin = Doing::new(keys::HOME_DELETE, keys::HOME_DELETE_SUB, Sign::Close, move || managed.delete());
        own().into_iter().chain([bin]).chain(damaged_doings(managed.room, managed.sheet)).collect::<Vec<_>>()
    };
    view! {
        <ManagingSheet
            managing=managed.sheet
            label=D::WORDS.label
            fault=fault
            room=naming.room
            on_rename=move || managed.rename(naming)
            doings=Callback::new(move |()| doings())
        />
    }
    .into_any()
}
