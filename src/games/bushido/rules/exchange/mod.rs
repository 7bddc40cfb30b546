//! A Melee Exchange: results, comparisons, Specials, who stays in base to base (BU-MEL-8 to 13, A5, A9 to A11).
//!
//! The same parts make the step-by-step resolution of rolled dice ([`resolve`]) and the exact odds.

pub mod results;

pub mod strike;

pub mod aftermath;

pub mod resolve;
