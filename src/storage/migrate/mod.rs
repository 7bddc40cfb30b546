//! From any older version to this one, a step at a time, on plain JSON.
//!
//! A step never fails on what it does not find: the reading that follows says what is missing, and where.

mod v0_v1;

use super::schema::VERSION;
use serde_json::Value;

/// The steps by the version they start from.
const STEPS: [fn(&mut Value); VERSION as usize] = [v0_v1::migrate];

/// Brings a document of version `found` to [`VERSION`]. A version without a step is left as it is.
pub fn migrate(document: &mut Value, found: u64) {
    for version in found..VERSION {
        if let Some(step) = usize::try_from(version).ok().and_then(|version| STEPS.get(version)) {
            step(document);
            document["version"] = (version + 1).into();
        }
    }
}
