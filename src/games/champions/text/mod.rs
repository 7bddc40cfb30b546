//! From the game's data to sentences as data; the only place in the rules that knows which sentence says what.

pub mod log;
pub mod names;
pub mod reasons;
