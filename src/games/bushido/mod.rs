//! Bushido – Risen Sun: two warbands of some fifteen models, and duels of hidden dice.
//!
//! Deliberately absent: distances, lines of sight and maps, which are the players' (BU-MOV, BU-APP-1), and every text of
//! a card, which is theirs too (BU-APP-4).

pub mod model;

pub mod content;

pub mod rules;

pub mod tools;
