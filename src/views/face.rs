//! A face of a die as the screens show it.

use super::sign::Sign;
use super::tint::Tint;

/// A face, as the screen names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its sign.
    pub sign: Sign,
    /// Its colour.
    pub tint: Tint,
    /// Its name; it always stands below the sign.
    pub name: String,
}
