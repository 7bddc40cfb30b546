//! The commands whose answers are probabilities and values.

pub mod worth;

pub mod damage;
pub mod melee;
pub mod ranged;
pub mod test;
