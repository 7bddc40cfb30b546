//! Exact odds of what lies facedown: "if placed at random among legal places" (BR-ODD). Nothing is sampled.
//!
//! # How
//!
//! What a clan's unknown tokens may be is counted over kinds first and strengths afterwards (`fillings`), once for the
//! tokens aimed at a province and once for those elsewhere, which only take tokens away. Of each clan remains how
//! likely each total is beside whether it raids or makes peace (`side`). Clans are independent, so a battle is walked
//! from the highest total down (`contest`).
//!
//! # Deliberately absent
//!
//! Raids and diplomacy elsewhere (BR-ODD-3), and any guess at what players intend.

pub mod next_first;
pub mod pool;

mod fillings;
mod strengths;

mod side;

mod contest;

pub mod fog;
pub mod province;
