//! Threat forecast: what the Enemies Phase would bring to everybody on the players' side if it began now. The planner
//! says who fights whom, the exact odds how that comes out.
//!
//! # Readings
//!
//! - Everybody stands where the plan puts it, ties fall on their marked default, nobody Intervenes.
//! - Every Combat is played by the goal, as if it were the last one. What it leaves goes on into the next against the
//!   same fighter: Life (and with it Weakened), Ki, Honor (and with it Dishonored and Deception), Purity. So does the
//!   Life of an Enemy that fights the same fighter again at once.
//! - Ki that is left prevents the loss of Purity point for point, and is gone then (CH-COM-9).
//! - To fall is to be Eliminated or Corrupted. Whoever has fallen fights no more; that its Enemies would go for others
//!   then is left out, as is that an Enemy may be wounded by one fighter before it comes to another.
//!
//! Under these readings all numbers are exact; nothing is sampled.
//!
//! Deliberately absent: Glory tokens, Honor that a Secret Technique brings, and what cards say in words.

mod bout;
mod carry;
mod condition;
mod party;

pub mod danger;
pub mod lost;
