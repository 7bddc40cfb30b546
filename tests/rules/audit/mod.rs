//! What a second reading of the rulebook found wrong or missing, a test for each line, named after the rule.

mod activations;
mod bad_input;
mod bodyguards;
mod data;
mod distance;
mod effects;
mod equipment;
mod examples;
mod handling;
mod laid_out;
mod marks;
mod noted;
mod rulings;
mod sight;
mod tokens;
mod units;
mod watched;
mod words;
mod wounded;
