//! Tests and Combats as they were rolled: CH-TEST and CH-COM, die by die.

mod cases;

mod skill_tests;

mod dice_counts;
mod effects;
mod opening;
mod results;
mod rolling;
mod wounds;

mod redirection;

mod bad_input;
mod corrections;
mod draws;
mod records;

mod battle;
