//! *Legend of the Five Rings*, the collectible card game in its old rules: a companion beside the cards on the table.
//!
//! The rules are numbered `CC-…`; refusals and tests name them. The app owns no card text: a card is a name and the
//! numbers that the players type in.
//!
//! Deliberately absent: hands, decks and actions of cards, except what a table asks about; whoever plays says what an
//! action did.

pub mod model;

pub mod rules;

pub mod tools;
