//! What the exact odds say at the table: the split, targets by value, shots and tests.

pub mod goals;

pub mod split;

pub mod fear;
pub mod targets;

pub mod chances;

pub mod reroll;

pub mod statistics;

pub mod career;
