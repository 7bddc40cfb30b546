//! The games on the shelf: one folder a game, none importing another.

pub mod battle_for_rokugan;
pub mod bushido;
pub mod champions;
pub mod empire_reborn;
pub mod l5r_ccg;
