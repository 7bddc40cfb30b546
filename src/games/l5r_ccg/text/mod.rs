//! From the game's data to sentences as data; the only place in the rules that knows which sentence says what.

pub mod names;
pub mod reasons;

pub mod closing;
pub mod fought;
pub mod log;
pub mod recruited;
mod telling;

pub mod differences;
pub mod edits;

pub mod verbs;
pub mod verdict;
