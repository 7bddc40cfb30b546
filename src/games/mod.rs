//! The games on the shelf: one folder a game, none importing another.

pub mod champions;
pub mod empire_reborn;
