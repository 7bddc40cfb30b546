//! Battle for Rokugan: the board, its rules and exact odds, and what a script may ask of them.
//!
//! Rules are cited by their numbers in the project's contract (`BR-BAT-4`, an exact reading as `BR-A7`).

pub mod model;

pub mod content;

pub mod rules;

pub mod tools;
