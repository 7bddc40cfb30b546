//! Exact odds: the rules they are reckoned under, against two slower ways to reckon, and the laws they keep.

mod forms;
mod slow;

mod combat;
mod ends;
mod midway;
mod miniatures;
mod skill_test;

mod against_slow;
mod bad_input;
mod endless;
mod honest;
mod properties;
mod purity;
