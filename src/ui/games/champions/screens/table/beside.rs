//! Who stands beside the board, said on the table as long as somebody does.

use crate::games::champions::field::places;
use crate::kernel::line::Line;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::session::session;
use crate::ui::page::{self};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Says who stands beside the board, with the way to put them on it; nothing where nobody does.
pub fn beside() -> impl IntoView {
    let session = session();
    let beside = session.part(|table| places::unplaced(table.state()).len());
    let go = Callback::new(move |()| page::go(session.page(TablePage::Field(FieldUse::Places, BoardFace::Map))));
    move || {
        (beside.get() > 0).then(|| {
            view! {
                <Note kind=NoteKind::Warn action=say(keys::FIELD_BOARD) on_action=go>
                    {say(Line::new(keys::FIELD_LINK_BESIDE).with("beside", beside.get()))}
                </Note>
            }
        })
    }
}
