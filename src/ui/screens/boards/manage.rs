//! What can be done with a board besides drawing on it: another name, a copy, a file, the bin.

use crate::games::champions::board::Board;
use crate::games::champions::board::document::MOST_CHARACTERS;
use crate::games::champions::board::edit::{Edit, edit};
use crate::kernel::line::{Key, Line};
use crate::storage::BoardId;
use crate::storage::boards::BoardError;
use crate::ui::board_room::{self, BoardRoom, boards};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::download;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The sheet about one board.
#[derive(Clone, Copy)]
pub(super) struct Managed {
    room: BoardRoom,
    feedback: Feedback,
    subject: RwSignal<Option<(BoardId, String)>>,
    /// The new name as it is typed.
    typed: RwSignal<String>,
}

impl Managed {
    pub fn new(room: BoardRoom) -> Self {
        let (subject, typed) = (RwSignal::new(None), RwSignal::new(String::new()));
        Self { room, feedback: feedback(), subject, typed }
    }

    /// Opens the sheet about a board.
    pub fn open(self, id: &BoardId, name: &str) {
        self.typed.set(name.to_owned());
        self.subject.set(Some((id.clone(), name.to_owned())));
    }

    /// Does something with the board, closes the sheet, and says what came of it.
    fn run(self, act: impl FnOnce(&BoardId, String) -> Result<Option<(Line, Offer)>, BoardError>) {
        let Some((id, name)) = self.subject.get_untracked() else { return };
        self.subject.set(None);
        match act(&id, name) {
            Ok(Some((line, offer))) => self.feedback.toast(line, offer),
            Ok(None) => {}
            Err(error) => self.feedback.toast(board_room::reason(&error), Offer::Nothing),
        }
    }

    fn rename(self) {
        self.run(|id, _| {
            let kept = boards().read(id)?;
            let name = fitting(&self.typed.get_untracked());
            // A name that fits changes nothing else.
            let renamed: Board = edit(&kept.board, &Edit::RenameBoard(name)).unwrap_or(kept.board);
            boards().change(id, kept.revision, &renamed)?;
            self.room.refresh();
            Ok(None)
        });
    }

    fn duplicate(self) {
        self.run(|id, name| {
            let copy = fitting(&say(Line::new(keys::HOME_COPY_OF).with("name", name)));
            self.room.duplicate(id, copy.clone())?;
            Ok(Some((Line::new(keys::BOARD_COPIED).with("name", copy), Offer::Nothing)))
        });
    }

    fn export(self) {
        self.run(|id, name| {
            if let Some(text) = board_room::file_text(&boards().read(id)?.board) {
                download::download(&download::file_name(&name), &text);
            }
            Ok(None)
        });
    }

    fn delete(self) {
        self.run(|id, name| {
            self.room.delete(id)?;
            let said = Line::new(keys::BOARD_DELETED).with("name", name.clone());
            Ok(Some((said, Offer::RestoreBoard(name))))
        });
    }
}

/// A text cut to what a name may be.
pub(super) fn fitting(text: &str) -> String {
    text.trim().chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect()
}

/// The sheet about one board.
#[component]
pub(super) fn ManageSheet(
    /// Which board, and what to do with it.
    managed: Managed,
) -> impl IntoView {
    let title = Signal::derive(move || managed.subject.get().map(|(_, name)| name).unwrap_or_default());
    let row = move |key: Key, sub: Key, sign: Sign, act: fn(Managed)| {
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! { <RowButton title=say(key) sub=say(sub) lead=lead on_press=move || act(managed) /> }
    };
    view! {
        <Sheet
            open=Signal::derive(move || managed.subject.get().is_some())
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || managed.subject.set(None)
        >
            <div class="rowx foot">
                <div class="grow">
                    <TextField
                        label=say(keys::BOARD_NAME)
                        value=managed.typed
                        maxlength=60
                        on_input=move |text: String| managed.typed.set(text)
                    />
                </div>
                <Button kind=ButtonKind::Rest label=say(keys::HOME_RENAME) on_press=move || managed.rename() />
            </div>
            <div class="card rows">
                {row(keys::HOME_EXPORT, keys::BOARD_EXPORT_SUB, Sign::Log, Managed::export)}
                {row(keys::HOME_DUPLICATE, keys::BOARD_DUPLICATE_SUB, Sign::Swap, Managed::duplicate)}
                {row(keys::HOME_DELETE, keys::HOME_DELETE_SUB, Sign::Close, Managed::delete)}
            </div>
        </Sheet>
    }
}
