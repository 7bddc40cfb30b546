//! The seam between the first page and the rest of the app.
//!
//! With the feature `split` the build program cuts the module here: whatever only this function reaches goes into a file
//! of its own. Without it the function is a plain one and everything lies in one file, as for native tests.

use super::Rest;
use crate::ui::part::Unfetched;

/// Fetches the rest of the app.
///
/// # Errors
///
/// It could not be fetched.
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(rest, fallible)]
pub fn fetch() -> Result<&'static Rest, Unfetched> {
    Ok(&super::made::REST)
}

/// The rest of the app, which is there already.
///
/// # Errors
///
/// None; where the parts are files of their own there are.
#[cfg(not(feature = "split"))]
pub async fn fetch() -> Result<&'static Rest, Unfetched> {
    // As in several files, nobody may count on the answer at once.
    std::future::ready(Ok(&super::made::REST)).await
}
