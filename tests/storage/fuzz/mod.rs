//! Whatever comes in: no panic, an answer in time, and what was there before is untouched.
//!
//! Good documents are damaged by a seeded mutator, a few hundred times each; `FUZZ=100000 FUZZ_SEED=3` does it longer and
//! otherwise. Memory is watched where a process can be given an end of it: in the tests of the headless program.

mod look;
mod mutator;
mod watch;

mod events;

mod files;

mod codes;
mod sheets;
mod stored;

use serde_json::Value;
use std::path::Path;

/// The texts of a folder of the repository, in order.
fn folder(path: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// The saves of every version.
fn saves() -> Vec<String> {
    ["tests/data/saves/v0", "tests/data/saves/v1"].into_iter().flat_map(folder).collect()
}

/// A text as JSON.
fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}
