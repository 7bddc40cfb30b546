//! Exchange files of games around which nothing stands but `format`, `version` and `checksum`: the seal of saves
//! ([`super::schema`]) on a document of any content. What the other fields mean each game reads for itself.

use super::codec::{CodecError, CodecErrorKind, not_json, require_checksum, require_text, version_of};
use crate::kernel::canonical;
use serde_json::Value;

/// The text of a document with its checksum.
pub fn seal(document: Value) -> String {
    canonical::resealed(document)
}

/// Whether a text is such a file, of a version up to `known`, and as it was written.
///
/// # Errors
///
/// The first thing that is wrong with it. A newer version is said before its checksum is looked at.
pub fn check(text: &str, format: &'static str, known: u64) -> Result<(), CodecError> {
    let value: Value = serde_json::from_str(text).map_err(|error| not_json(&error))?;
    require_text(&value, "format", format)?;
    let found = version_of(&value)?;
    if found > known {
        return Err(CodecError { path: "version".to_owned(), kind: CodecErrorKind::TooNew { found, known } });
    }
    require_checksum(&value)
}
