//! The note at the top of a table's pages while not everything shown is saved.

use crate::kernel::line::Key;
use crate::storage::StoreError;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::download;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::table::any_table::{AnyTable, any_table};
use crate::ui::table::open_table;
use crate::ui::table::session::Saving;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Says that the table is read-only here or not saved, and what to do about it. Nothing where all is well.
#[component]
pub fn SavingNote() -> impl IntoView {
    let table = any_table();
    let take_over = Callback::new(move |()| open_table::take_over());
    let back_up = Callback::new(move |()| back_up(table));
    let saving = table.get().saving();
    move || match saving.get() {
        Saving::Saved => None,
        Saving::ReadOnly => Some(
            view! {
                <div class="pad aloft" role="alert">
                    <Note kind=NoteKind::Warn action=say(keys::TAKE_OVER) on_action=take_over>
                        {say(keys::READ_ONLY)}
                    </Note>
                </div>
            }
            .into_any(),
        ),
        Saving::Failed(error) => Some(
            view! {
                // A note of an error is an alert by itself.
                <div class="pad aloft">
                    <Note kind=NoteKind::Error action=say(keys::BACK_UP) on_action=back_up>
                        {say(reason(&error))}
                    </Note>
                </div>
            }
            .into_any(),
        ),
    }
}

/// Hands the whole table over as a file, then tries to save again: the players may have made room.
fn back_up(table: AnyTable) {
    let table = table.get();
    match table.export() {
        Ok(text) => download::download(&download::file_name(&table.name().get_untracked()), &text),
        Err(error) => feedback().toast(reason(&error), Offer::Nothing),
    }
    table.save_again();
}

/// Why something is not saved, in words.
pub fn reason(error: &StoreError) -> Key {
    match error {
        StoreError::Unavailable => keys::STORE_UNAVAILABLE,
        StoreError::Denied => keys::STORE_DENIED,
        StoreError::Full => keys::STORE_FULL,
        StoreError::Missing => keys::STORE_MISSING,
        StoreError::Exists => keys::STORE_EXISTS,
        StoreError::Corrupt(_) | StoreError::Unread => keys::STORE_CORRUPT,
        StoreError::TooNew { .. } | StoreError::NewGame { .. } => keys::STORE_TOO_NEW,
        StoreError::TakenOver => keys::READ_ONLY,
        StoreError::Codec(_) => keys::STORE_CODEC,
    }
}
