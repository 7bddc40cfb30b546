//! What can be done with a board besides drawing on it: another name, a copy, a file, the bin.

use crate::games::champions::board::Board;
use crate::games::champions::board::document::MOST_CHARACTERS;
use crate::games::champions::board::edit::{Edit, edit};
use crate::kernel::line::Line;
use crate::ui::components::sign::Sign;
use crate::ui::download;
use crate::ui::feedback::Offer;
use crate::ui::games::champions::board_room::{self, boards};
use crate::ui::texts::say;
use crate::ui::widgets::collection::{Managed, Naming};
use crate::ui::widgets::managing::Doing;
use crate::words::champions as keys;

/// How a board is named: whatever is typed is cut to what fits, and changes nothing else.
pub(super) const NAMING: Naming<Board> = Naming {
    fault: |_| None,
    named: |board, typed| edit(&board, &Edit::RenameBoard(fitting(typed))).unwrap_or(board),
    room: 60,
};

fn duplicate(managed: Managed<Board>) {
    managed.run(|id, name| {
        let copy = fitting(&say(Line::new(keys::HOME_COPY_OF).with("name", name)));
        managed.room.duplicate(id, copy.clone())?;
        Ok(Some((Line::new(keys::BOARD_COPIED).with("name", copy), Offer::Nothing)))
    });
}

fn export(managed: Managed<Board>) {
    managed.run(|id, name| {
        if let Some(text) = board_room::file_text(&boards().read(id)?.document) {
            download::download(&download::file_name(&name), &text);
        }
        Ok(None)
    });
}

/// What its kind allows.
pub(super) fn doings(managed: Managed<Board>) -> Vec<Doing> {
    vec![
        Doing::new(keys::HOME_EXPORT, keys::BOARD_EXPORT_SUB, Sign::Out, move || export(managed)),
        Doing::new(keys::HOME_DUPLICATE, keys::BOARD_DUPLICATE_SUB, Sign::Swap, move || duplicate(managed)),
    ]
}

/// A text cut to what a name may be.
pub(super) fn fitting(text: &str) -> String {
    text.trim().chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect()
}
