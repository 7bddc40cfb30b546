//! From the game's data to sentences as data; the only place in the rules that knows which sentence says what.

pub mod names;

pub mod reasons;

pub mod log;

pub mod events;

pub mod edits;

pub mod differences;

pub mod closing;
