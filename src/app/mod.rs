//! What the app itself is made of, as plain data: pages and their addresses, the shelf, preferences, what is noticed of a
//! step. No browser; the screens go there, keep it and wear it.

pub mod page;
pub mod rules_page;
pub mod shared_page;
pub mod shelf;

pub mod prefs;
pub mod sense;

pub mod coming;
pub mod followers;
