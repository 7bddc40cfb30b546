//! Facts of the game as data: names of traits. Deliberately absent: any text or value of a card (BU-APP-4).

pub mod traits;
