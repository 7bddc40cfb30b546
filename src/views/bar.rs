//! A bar among those of a spread.

/// One outcome of a spread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What is written into it, if there is room.
    pub text: String,
    /// Its share of 100.
    pub percent: u8,
}
