//! The words of the game as types: what its rules are called, the clans, the Rings, the sides.

pub mod rule;

pub mod clan;
pub mod ring;
pub mod side;

pub mod card;
pub mod player;
pub mod rulings;
