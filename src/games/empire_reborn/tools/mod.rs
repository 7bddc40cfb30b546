//! What the game answers without a table: the documents of the headless program, and the map as a file.

pub mod headless;
pub mod map_file;
