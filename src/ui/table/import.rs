//! A table comes in as a file: it is checked by its game's rules, and put on the shelf under a name that is free.

use crate::games::GameId;
use crate::kernel::journal::Journal;
use crate::kernel::line::{Arg, Line};
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use crate::kernel::shortened::shortened;
use crate::storage::codec::{CodecError, CodecErrorKind};
use crate::storage::schema::MOST_BYTES;
use crate::storage::transfer::{self, ImportError};
use crate::storage::{Listing, Readiness};
use crate::ui::shelf::{self, Shelf, shelf};
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{NotTaken, Taken};
use crate::words::{keys, unfit};
use leptos::prelude::*;
use std::sync::Arc;

/// Takes in the save of a table of `G`.
///
/// # Errors
///
/// Why it was not taken in; where only the rules of this version differ, with the way to take it in as it was recorded.
pub fn save<G: SavedGame>(text: &str) -> Taken {
    let shelf = shelf();
    let imported = transfer::import::<G>(text).map_err(|error| {
        let text = error.can_be_taken_as_recorded().then(|| text.to_owned());
        NotTaken { line: import_line::<G>(&error), anyway: text.map(|text| as_recorded::<G>(shelf, text)) }
    })?;
    shelve(shelf, imported.name, &imported.table)
}

fn as_recorded<G: SavedGame>(shelf: Shelf, text: String) -> Arc<dyn Fn() -> Taken + Send + Sync> {
    Arc::new(move || {
        let taken = transfer::import_as_recorded::<G>(&text);
        let imported = taken.map_err(|error| NotTaken::because(import_line::<G>(&error)))?;
        shelve(shelf, imported.name, &imported.table)
    })
}

/// Puts a table that came in on the shelf, under a name that is free.
///
/// # Errors
///
/// Why there is no place for it.
pub fn shelve<G: SavedGame>(shelf: Shelf, name: Name, table: &Journal<G>) -> Taken {
    let name = free_name(shelf, name);
    let said = Line::new(keys::IMPORTED_TABLE).with("name", name.as_str());
    shelf.create(name, table).map_err(|error| NotTaken::because(shelf::reason(&error)))?;
    Ok(said)
}

/// The name, with a number where a table of that name is on the shelf already.
fn free_name(shelf: Shelf, name: Name) -> Name {
    let taken = |name: &Name| {
        let is_it = |listing: &Listing| match &listing.readiness {
            Readiness::Ready { summary, .. } => summary.name == *name,
            Readiness::Stale { name: stale, .. } => *stale == *name,
            Readiness::Broken { .. } => false,
        };
        shelf.listing.with_untracked(|listing| listing.as_ref().is_ok_and(|all| all.iter().any(is_it)))
    };
    let numbered = |number: usize| {
        let line = Line::new(keys::HOME_NUMBERED).with("name", name.as_str()).with("number", number);
        // A name too long for a number stays as it is.
        Name::new(&say(line)).ok()
    };
    let names = std::iter::once(Some(name.clone())).chain((2..100).map(numbered)).flatten();
    names.into_iter().find(|name| !taken(name)).unwrap_or(name)
}

/// Something wrong at a place of a file.
pub fn at(path: &str, reason: impl Into<Arg>) -> Line {
    Line::new(keys::IMPORT_AT).with("path", shortened(path)).with("reason", reason)
}

fn import_line<G: SavedGame>(error: &ImportError) -> Line {
    match error {
        ImportError::Unreadable(error) => codec_line(error, G::NAME),
        ImportError::Diverges { entry, why, .. } => at(&format!("body.entries[{entry}]"), why.clone()),
        ImportError::Snapshot(difference) => at(
            &difference.path,
            Line::new(keys::IMPORT_DIFFERS)
                .with("saved", difference.saved.as_str())
                .with("replayed", difference.replayed.as_str()),
        ),
    }
}

/// Why a text that no game of this app reads is no table that could be opened.
pub fn of_no_game(text: &str) -> NotTaken {
    let known: Vec<_> =
        GameId::ALL.iter().filter(|game| game.version().is_some()).map(|game| game.saved_name()).collect();
    let said = |error| codec_line(&error, &known.join(", "));
    NotTaken::because(transfer::fault_of_any(text).map_or_else(|| keys::IMPORT_FOREIGN.into(), said))
}

/// What is wrong with a document, and where; `known` is what this app would have read in the place of an unknown game.
pub fn codec_line(error: &CodecError, known_game: &str) -> Line {
    let reason: Line = match &error.kind {
        CodecErrorKind::TooLarge { .. } => Line::new(keys::IMPORT_TOO_LARGE).with("most", MOST_BYTES >> 20),
        CodecErrorKind::CutOff => keys::IMPORT_CUT_OFF.into(),
        CodecErrorKind::NotJson { .. } => keys::IMPORT_NOT_JSON.into(),
        CodecErrorKind::Foreign { .. } => keys::IMPORT_FOREIGN.into(),
        CodecErrorKind::NewGame { found } => unfit::too_new(found, known_game),
        CodecErrorKind::TooNew { found, known } => unfit::too_new(found, known),
        CodecErrorKind::Checksum { .. } => keys::IMPORT_CHECKSUM.into(),
        CodecErrorKind::Setup { fault, .. } => fault.clone(),
        CodecErrorKind::Field { reason } => unfit::reading(reason),
    };
    at(&error.path, reason)
}
