//! From the game's data to sentences as data; the only place in the rules that knows which sentence says what.

pub mod effects;
pub mod names;
pub mod reasons;
pub mod rulings;

pub mod log;
pub mod verbs;

pub mod closing;
pub mod progress;

pub mod differences;
pub mod edits;
