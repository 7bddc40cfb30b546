//! Facts of the rulebook's tables: what Clans begin with and pay, and what units are.

pub mod clans;
pub mod map;
pub mod starts;
pub mod units;
