//! Ids that are unique on the page, to tie a label to its field.

use std::sync::atomic::{AtomicU32, Ordering};

static LAST: AtomicU32 = AtomicU32::new(0);

/// An id no other element of this page has: `field-7`.
pub fn fresh_id(word: &str) -> String {
    format!("{word}-{}", LAST.fetch_add(1, Ordering::Relaxed))
}
