//! The map of a board as plain data: what it shows, what part of it is seen, and where everything on it stands.

pub mod view;

pub mod camera;
pub mod seats;

pub mod names;
pub mod words;

pub mod keys;
