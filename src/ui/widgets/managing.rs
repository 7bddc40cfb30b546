//! What can be done with something that is kept: another name, and whatever its list offers. One sheet for tables,
//! boards, campaigns and scenarios.

use super::sheet_over::SheetOver;
use crate::kernel::line::Key;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::download;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::room::{Kept, Room};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The text of no texts at all.
const NOTHING: &str = "{}";

/// The sheet about one of several: which, and the new name as it is typed.
pub struct Managing<I: Send + Sync + 'static> {
    /// Which it is about, and what that is called.
    subject: RwSignal<Option<(I, String)>>,
    /// The new name as it is typed.
    pub typed: RwSignal<String>,
}

impl<I: Send + Sync + 'static> Clone for Managing<I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<I: Send + Sync + 'static> Copy for Managing<I> {}

impl<I: Clone + Send + Sync + 'static> Managing<I> {
    /// A sheet that is closed.
    pub fn closed() -> Self {
        Self { subject: RwSignal::new(None), typed: RwSignal::new(String::new()) }
    }

    /// Opens the sheet.
    pub fn open(self, id: I, name: String) {
        self.typed.set(name.clone());
        self.subject.set(Some((id, name)));
    }

    /// Closes the sheet; tells what it was about.
    pub fn take(self) -> Option<(I, String)> {
        self.subject.try_update(Option::take).flatten()
    }

    /// What it is about.
    pub fn id(self) -> Option<I> {
        self.subject.with(|subject| subject.as_ref().map(|(id, _)| id.clone()))
    }
}

/// Something to do with it.
#[derive(Clone)]
pub struct Doing {
    /// What.
    pub title: Key,
    /// What comes of it.
    pub sub: Key,
    /// Its sign.
    pub sign: Sign,
    /// Does it.
    pub act: Callback<()>,
}

impl Doing {
    /// Something to do.
    pub fn new(title: Key, sub: Key, sign: Sign, act: impl Fn() + Send + Sync + 'static) -> Self {
        Self { title, sub, sign, act: Callback::new(move |()| act()) }
    }
}

/// The sheet.
#[component]
pub fn ManagingSheet<I: Clone + Send + Sync + 'static>(
    /// What it is about.
    managing: Managing<I>,
    /// What the field of the name is called.
    label: Key,
    /// What is wrong with the name as it is typed.
    #[prop(into)]
    fault: Signal<Option<String>>,
    /// How long a name may be.
    room: u32,
    /// Takes the new name.
    #[prop(into)]
    on_rename: Callback<()>,
    /// What can be done; asked each time the sheet opens.
    #[prop(into)]
    doings: Callback<(), Vec<Doing>>,
) -> impl IntoView {
    let subject = managing.subject;
    let title = Signal::derive(move || subject.get().map(|(_, name)| name).unwrap_or_default());
    let row = |doing: Doing| {
        let lead = move || view! { <Icon sign=doing.sign size=IconSize::Lead /> };
        view! { <RowButton title=say(doing.title) sub=say(doing.sub) lead=lead on_press=doing.act /> }
    };
    view! {
        <SheetOver over=subject title=title>
            {rename(managing.typed, label, fault, room, on_rename)}
            <div class="card rows">{doings.run(()).into_iter().map(row).collect_view()}</div>
        </SheetOver>
    }
}

/// The field of the name, and the key that takes the new one.
fn rename(
    typed: RwSignal<String>,
    label: Key,
    fault: Signal<Option<String>>,
    room: u32,
    on_rename: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="rowx foot">
            <div class="grow">
                <TextField
                    label=say(label)
                    value=typed
                    fault=fault
                    maxlength=room
                    on_input=move |text: String| typed.set(text)
                />
            </div>
            <Button
                kind=ButtonKind::Rest
                label=say(keys::HOME_RENAME)
                disabled=Signal::derive(move || fault.get().is_some())
                on_press=on_rename
            />
        </div>
    }
}

/// What can be done about the texts of a document that cannot be read; nothing where all can.
pub fn damaged_doings<D: Kept>(room: Room<D>, sheet: Managing<D::Id>) -> Vec<Doing> {
    let found = sheet.id().filter(|id| room.damaged(id).is_some_and(|text| text != NOTHING));
    if found.is_none() {
        return Vec::new();
    }
    let feedback = feedback();
    let give = move || {
        let Some((id, name)) = sheet.take() else { return };
        if let Some(text) = room.damaged(&id) {
            download::download(&download::file_name(&name), &text);
        }
    };
    let let_go = move || {
        let Some((id, _)) = sheet.take() else { return };
        let said = if room.let_go(&id).is_ok() { keys::DAMAGED_GONE } else { keys::DAMAGED_STAYS };
        feedback.toast(said, Offer::Nothing);
    };
    vec![
        Doing::new(keys::DAMAGED_DOWNLOAD, keys::DAMAGED_DOWNLOAD_SUB, Sign::Warning, give),
        Doing::new(keys::DAMAGED_LET_GO, keys::DAMAGED_LET_GO_SUB, Sign::Close, let_go),
    ]
}
