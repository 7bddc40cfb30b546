//! Exact odds: how a Combat or a Skill Test comes out under the best play, and what to do in the middle of one.
//!
//! Decisions are those of CH-TEST-2 and CH-COM-6 to 8: which dice Focus rolls again, Deception, Call of the Void, the
//! Elements, Harmony. The players see the Enemy's dice before they decide. What they are after is a list of weights.
//!
//! # How
//!
//! The order of dice never matters, so everything is reckoned over the 252 multisets of at most five dice. From the
//! last step to the first: what final dice come to (`tally`, `exchange`), the best end of a roll
//! (`settle`), and the best rerolls for every number of Ki left (`focus`). Then one pass forward counts how
//! often each end comes about (`play`). Nothing is sampled.
//!
//! # Readings
//!
//! Where the contract leaves room, this is what is played:
//!
//! - **The technique is not a choice.** Its bonuses count whenever its combination is among the final dice and Harmony
//!   is not taken, even where a bonus is negative.
//! - **Successes of a test are never below 0**, as those of a Combat: a target of 0 is always reached.
//! - **Blank faces.** A colour without any mark is believed. Refused is an Enemy whose dice can show nothing at all, and
//!   a table of three blank colours: faces that nobody has filled in.
//! - **The Enemy's result in the middle of a roll is believed** even where no faces make it: something changed a die.
//! - **Bounds.** Bonuses, faces and direct Wounds go up to [`fault::MOST`], weights up to [`fault::HEAVIEST`]; Ki and
//!   Life Points as far as numbers go. More Ki than makes any difference is left unused.
//! - **Direct Wounds are not negative**, and a technique that needs more dice than are rolled never applies; one that
//!   needs six is refused.
//! - **Plays that are worth the same**: settle before rerolling, few dice before many, no Deception before Deception,
//!   no Call of the Void before one, no Harmony before Harmony.
//!
//! # Deliberately absent
//!
//! Glory tokens and rerolls of Enemy Dice (a token already used is given as a bonus), and in the weights Corruption and
//! the +1 Honor for wounding. What both come to under the best play is read from [`ends`].

pub mod fault;
pub mod forms;
mod strictly;

pub mod document;

mod enemy;
mod fighter;
mod weights;

mod dice;
mod multisets;

mod exchange;
mod tallies;
mod tally;

mod focus;
mod play;
mod settle;

pub mod advice;
pub mod changes;
pub mod ends;
pub mod holding;
pub mod outcome;
pub mod ranking;

pub mod combat;
pub mod skill_test;
