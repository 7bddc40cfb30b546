//! The seam between the first page and the rest of the app.
//!
//! With the feature `split` the build program cuts the module here: whatever only this function reaches goes into a file
//! of its own. Without it the function is a plain one and everything lies in one file, as for native tests.

use super::Rest;
use crate::ui::part::cut;

cut! {
    /// Fetches the rest of the app.
    rest: super::made::REST => Rest
}
