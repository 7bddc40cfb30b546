//! What a second reading of the rulebook found wrong or missing, a test for each line, named after the rule.

mod bodyguards;
mod data;
mod distance;
mod effects;
mod equipment;
mod examples;
mod handling;
mod laid_out;
mod rulings;
mod sight;
mod units;
mod watched;
mod words;
mod wounded;
