//! Files that devices exchange beside whole tables: what they are, their version, their checksum, and a body.
//!
//! ```json
//! { "body": …, "checksum": "1f2e3d4c", "format": "rokugan-empire-orders", "version": 1 }
//! ```
//!
//! The checksum is that of saves ([`super::canonical`]). Unknown fields are refused: a file that says more than this app
//! understands must not be half read.

use super::by_name::{self, Misread};
use super::canonical;
use super::place;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// What every such file calls itself.
    pub name: &'static str,
    /// The version this app reads and writes.
    pub version: u64,
}

/// Why a text is no such file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is another kind of file.
    Foreign,
    /// A newer version of the app wrote it.
    TooNew {
        /// The version of the file.
        found: u64,
    },
    /// It was changed on its way.
    Checksum,
    /// Something in it is wrong.
    Unreadable {
        /// Where, such as `body.turn`.
        path: String,
        /// What.
        reason: String,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<B> {
    body: B,
    #[serde(rename = "checksum")]
    _checksum: String,
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u64,
}

/// The text of a file; nothing where the body has no JSON form.
pub fn write(format: Format, body: &impl Serialize) -> Option<String> {
    let body = serde_json::to_value(body).ok()?;
    Some(canonical::resealed(serde_json::json!({ "body": body, "format": format.name, "version": format.version })))
}

/// The body of a file.
///
/// # Errors
///
/// The first thing that is wrong with it.
pub fn read<B: DeserializeOwned>(format: Format, text: &str) -> Result<B, Fault> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let (path, reason) = place::explain(text, &error);
        Fault::Unreadable { path, reason }
    })?;
    if value.get("format").and_then(Value::as_str) != Some(format.name) {
        return Err(Fault::Foreign);
    }
    // What a newer version has in it is not this one's to judge.
    match value.get("version").and_then(Value::as_u64) {
        Some(found) if found > format.version => return Err(Fault::TooNew { found }),
        Some(found) if found == format.version => {}
        Some(_) | None => {
            return Err(Fault::Unreadable { path: "version".to_owned(), reason: "no version of this file".to_owned() });
        }
    }
    if value.get("checksum").and_then(Value::as_str) != Some(&canonical::checksum(&value)) {
        return Err(Fault::Checksum);
    }
    let file: File<B> = by_name::read(&value).map_err(|Misread { path, reason }| Fault::Unreadable { path, reason })?;
    Ok(file.body)
}
