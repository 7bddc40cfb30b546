//! The build program.
fn main() {}
