//! The game for scripts: documents in, documents out.

pub mod headless;
