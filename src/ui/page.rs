//! The page that is shown, which the window's address names, and going to another.

mod url;

pub use url::{before, go, here, is_unnamed, provide, rename, replace, shown};

pub use crate::app::page::{Handed, Page, TableId};
pub use crate::views::path::{HANDED, NEW, Path, RULES};
