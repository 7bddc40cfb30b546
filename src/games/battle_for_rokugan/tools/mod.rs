//! What scripts and other programs may ask of this game.

pub mod headless;
