//! The games on the shelf: one folder a game, none importing another.

pub mod bushido;
pub mod champions;
