//! The rules of The Empire Reborn: every test's name is the rule, every module names its part of the contract.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod support;

mod documents;

mod actions;
mod dice;
mod duels;
mod honors;
