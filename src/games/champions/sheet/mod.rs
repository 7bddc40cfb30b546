//! A Combat or Skill Test while it is being entered die by die: what the players have said so far and can still take
//! back. Plain data that is kept beside the table, so that a reload in the middle of it loses nothing.
//!
//! Deliberately absent: every rule. How many dice there are, what they come to and what may be done with them is asked
//! of the resolution; here is only what was said, in the order of the ten steps.

pub mod roll;

pub mod foe;

pub mod hand;
mod harmony;

pub mod duel;
pub mod trial;

pub mod adviser;
pub mod back;
pub mod draft;
pub mod goal_weights;

mod laid;

pub mod left;

pub mod silence;

pub mod told;

pub mod targets;

pub mod fought;

pub mod facts;

pub mod question;

pub mod exam;

pub mod usable;

pub mod what_if;

pub mod purity;

pub mod miniatures;

pub mod explore;

pub mod faces;

#[cfg(test)]
mod explore_tests;
#[cfg(test)]
mod hand_tests;
#[cfg(test)]
mod tests;
