//! Tools around the rules: the headless commands.

pub mod headless;
