//! The seam between the two parts.
//!
//! With the feature `split` the build program cuts the module here: whatever only this function reaches goes into the
//! second file. Without it the function is a plain one and everything lies in one file, as for tests in the browser.

use super::Rest;

/// The rest could not be fetched; the browser's console says why.
pub struct Unfetched;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Unfetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

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
/// None; where the parts are two files there are.
#[cfg(not(feature = "split"))]
pub async fn fetch() -> Result<&'static Rest, Unfetched> {
    // As in two files, nobody may count on the answer at once.
    std::future::ready(Ok(&super::made::REST)).await
}
