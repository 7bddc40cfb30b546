//! Facts of the game as data: names of traits, and when they are to be remembered. Deliberately absent: any text or value of a card (BU-APP-4).

pub mod traits;

pub mod printed;

pub mod reminders;
