//! What there is in the game: sides, dice of a fighter, Specials, rulings, warbands.

pub mod player;
pub mod sides;

pub mod rulings;

pub mod special;

pub mod damage;
pub mod fighter;
pub mod split;

pub mod size;

pub mod scenario;
pub mod terrain;

pub mod former;
pub mod typed;
pub mod warband;

mod completed;
