//! Entry of the web app.
fn main() {}
