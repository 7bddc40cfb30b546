//! What a mon shows: a clan's mark in its colour, in the ring of its player.

use super::sign::Sign;
use std::borrow::Cow;

/// What a mon shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MonLook {
    /// The clan's mark.
    pub mark: Sign,
    /// The token of the clan's colour, such as `lion`.
    pub hue: Cow<'static, str>,
    /// The token of the player's colour, such as `pl-yellow`; without it the ring is a hairline.
    pub ring: Option<&'static str>,
}

impl MonLook {
    /// The clan's colour, for the custom property `--clan`.
    pub fn clan(&self) -> String {
        format!("var(--{})", self.hue)
    }

    /// The player's colour, for the custom property `--ring`.
    pub fn player(&self) -> Option<String> {
        self.ring.map(|ring| format!("var(--{ring})"))
    }
}
