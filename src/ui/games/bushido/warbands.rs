//! The Warbands of this device.

use crate::games::bushido::kept::{self, KeptWarbands};
use crate::games::bushido::model::warband::{Profile, Warband};
use crate::kernel::document::DocumentFault;
use crate::kernel::line::Line;
use crate::storage::library::{self, LibraryError};
use crate::ui::page_store::PageStore;
use crate::ui::widgets::incoming::{NotTaken, Taken};
use crate::words::bushido as keys;

/// All of them, the newest first; none where they cannot be read.
pub fn all() -> Vec<Warband> {
    let read = library::read::<KeptWarbands>(&PageStore::here());
    read.ok().flatten().map_or_else(Vec::new, |kept| kept.all().to_vec())
}

/// Keeps one, or says why not.
pub fn keep(warband: &Warband) -> Result<(), Line> {
    change(|kept| kept.keep(warband.clone()))
}

/// Forgets one, or says why not.
pub fn forget(name: &str) -> Result<(), Line> {
    change(|kept| kept.forget(name))
}

/// Notes what was typed into a card of a kept Warband. Where it cannot be kept it is asked again at the next table.
pub fn learn(name: &str, before: &Profile, card: &Profile) {
    if all().iter().any(|kept| kept::is_called(kept, name)) {
        let _ = change(|kept| kept.learn(name, before, card));
    }
}

/// Keeps one with a card that was typed over the one from `before`, or says why not.
pub fn keep_typed(warband: &Warband, before: &Profile, card: &Profile) -> Result<(), Line> {
    change(|kept| {
        kept.keep(warband.clone());
        kept.learn(&warband.parts().name, before, card);
    })
}

fn change(change: impl FnOnce(&mut KeptWarbands)) -> Result<(), Line> {
    let changed: Result<_, LibraryError<DocumentFault>> =
        library::change(&PageStore::here(), KeptWarbands::default(), change);
    changed.map(|_| ()).map_err(|error| Line::new(keys::BUSHIDO_NOT_KEPT).with("why", error.to_string()))
}

/// A file with a Warband, brought in from anywhere.
pub fn take_in(text: &str) -> Taken {
    let bad = |why: String| NotTaken::because(Line::new(keys::BUSHIDO_ROSTER_BAD).with("why", why));
    let warband = kept::of_file(text).map_err(|fault| bad(fault.to_string()))?;
    keep(&warband).map_err(NotTaken::because)?;
    Ok(Line::new(keys::BUSHIDO_WARBAND_KEPT).with("name", warband.parts().name.as_str()))
}
