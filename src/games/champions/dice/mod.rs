//! Dice in the hand, of tests and Combats alike: what was rolled, rolled again and turned, and whether that can be.
//!
//! Nothing here knows what the dice are for; that is told in `combat` and `skill_test`.

pub mod fault;

pub mod elemental;
pub mod enemy;

pub mod draws;
