//! A board in play: where everybody stands, Movement on it, the Enemies Phase step by step, and the same phase asked for
//! at a table without a board.

pub mod drawing;

mod falls;
mod forced;
mod laying;
mod movement;
mod seen;

mod conduct;
mod danger;
mod forecast;
mod otherwise;
mod phase;
mod reinforcement;
mod retreat;
mod runner;
mod ties;
mod waking;

mod corrections;

mod asking;
mod words;
