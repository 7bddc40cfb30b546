//! What the game is made of: Clans, Characters, units, armies, provinces, and which reading of the rules is in force.

pub mod clan;
pub mod ring;
pub mod season;

pub mod rulings;

pub mod advantage;
pub mod character;
pub mod disadvantage;
pub mod school;

pub mod special;
pub mod troops;
pub mod unit;

pub mod army;
pub mod context;

pub mod map;

pub mod fault;
