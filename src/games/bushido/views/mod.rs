//! Plain data for the screens: what the table shows, what comes next, what can be done and why not.

pub mod table;

pub mod actions;
pub mod boosts;

pub mod likely;

pub mod deployment;
pub mod scoring;

pub mod phases;

pub mod rulings;

pub mod remember;

pub mod story;

pub mod sums;

pub mod odds;

pub mod pages;
