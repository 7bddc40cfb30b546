//! Parts of screens that know words and rules, but no table: what more than one screen shows.

pub mod collection;
pub mod explanation;
pub mod fold;
pub mod hold;
pub mod incoming;
pub mod ink_dock;
pub mod learning;
pub mod managing;
pub mod names;
pub mod poster;
pub mod rules;
pub mod sharing;
pub mod sheet_over;
pub mod toast;
pub mod wide;
