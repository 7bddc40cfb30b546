//! From any older version of a game's saves to the newest, a step at a time, on plain JSON.

use crate::kernel::saved::SavedGame;
use serde_json::Value;

/// Brings a document of version `found` to the version of `G`. A version without a step is left as it is.
pub fn migrate<G: SavedGame>(document: &mut Value, found: u64) {
    for version in found..G::VERSION {
        if let Some(step) = usize::try_from(version).ok().and_then(|version| G::MIGRATIONS.get(version)) {
            step(document);
            document["version"] = (version + 1).into();
        }
    }
}
