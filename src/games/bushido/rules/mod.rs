//! The rules: whole numbers and questions; what has chances in it is in [`odds`].

pub mod reference;

pub mod traits;

pub mod dice;
pub mod test;

pub mod damage;
pub mod engage;
pub mod exchange;

pub mod shot;

pub mod turn;

pub mod score;

pub mod recruit;

pub mod odds;
