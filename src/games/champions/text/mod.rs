//! From the game's data to sentences as data; the only place in the rules that knows which sentence says what.

pub mod consequences;
pub mod gone;
pub mod keywords;
pub mod leaving;
pub mod names;
pub mod open;
pub mod reasons;
pub mod target;
pub mod unfit;

pub mod changes;

pub mod advice;
pub mod ahead;
pub mod asked;
pub mod campaign;
pub mod dice;
pub mod enemies;
pub mod investigation;
pub mod push;
pub mod runner;
pub mod steps;
pub mod story;
pub mod whys;

pub mod log;
pub mod tested;

pub mod book;
pub mod verbs;

pub mod closing;
pub mod score;
pub mod statistics;

pub mod token;

pub mod luck;

pub mod edits;

pub mod differences;
pub mod falls;
pub mod shifted;

pub mod clashes;
