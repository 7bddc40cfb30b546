//! What the game answers without a table: the documents of the headless program.

pub mod headless;
