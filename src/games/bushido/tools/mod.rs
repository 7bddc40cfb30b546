//! Tools around the rules: the headless commands and the importer of rosters.

pub mod headless;

pub mod roster;
