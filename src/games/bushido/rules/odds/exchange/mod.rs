//! Odds of a Melee Exchange: from the split before the roll, or in the middle of the rerolls (A4 to A12).

pub mod hand;

pub mod meeting;

pub mod payoff;

pub mod matchup;

pub mod midroll;
