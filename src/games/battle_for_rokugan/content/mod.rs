//! What is in the box, as facts: the board as a graph, the combat tokens, the special tokens, objectives and cards.
//!
//! Deliberately absent: the wording of cards, and the names of provinces, which nobody has printed.

pub mod cards;
pub mod drawing;
pub mod map;
pub mod objectives;
pub mod own_box;
pub mod supply;
pub mod token_set;
