//! The control tokens of one province.

use super::clan::Clan;
use serde::{Deserialize, Serialize};

/// How many control tokens a clan has in all (BR-Q-3).
pub const CONTROL_TOKENS: u8 = 30;

/// At least one control token, all of one clan, facedown or faceup (BR-Q-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Counted", into = "Counted")]
pub struct Control {
    clan: Clan,
    down: u8,
    up: u8,
}

impl Control {
    /// Tokens of `clan`, unless there are none.
    pub fn new(clan: Clan, down: u8, up: u8) -> Option<Self> {
        (down > 0 || up > 0).then_some(Self { clan, down, up })
    }

    /// A province just conquered or settled: one token, facedown.
    pub fn fresh(clan: Clan) -> Self {
        Self { clan, down: 1, up: 0 }
    }

    /// Whose they are: the clan that controls the province.
    pub fn clan(self) -> Clan {
        self.clan
    }

    /// How many lie facedown.
    pub fn down(self) -> u8 {
        self.down
    }

    /// How many lie faceup.
    pub fn up(self) -> u8 {
        self.up
    }

    /// How many there are.
    pub fn count(self) -> u8 {
        self.down.saturating_add(self.up)
    }

    /// With `more` faceup.
    #[must_use]
    pub fn with_up(self, more: u8) -> Self {
        Self { up: self.up.saturating_add(more), ..self }
    }

    /// With one token less, a faceup one if there is one (BR-SPC-7); nothing if it was the last.
    pub fn less_one(self) -> Option<Self> {
        match self.up.checked_sub(1) {
            Some(up) => Self::new(self.clan, self.down, up),
            None => Self::new(self.clan, self.down.saturating_sub(1), 0),
        }
    }
}

/// Control tokens as saves spell them; anything goes.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted {
    clan: Clan,
    #[serde(default)]
    down: u8,
    #[serde(default)]
    up: u8,
}

impl TryFrom<Counted> for Control {
    type Error = &'static str;

    fn try_from(counted: Counted) -> Result<Self, Self::Error> {
        Self::new(counted.clan, counted.down, counted.up).ok_or("no control token at all")
    }
}

impl From<Control> for Counted {
    fn from(control: Control) -> Self {
        Self { clan: control.clan, down: control.down, up: control.up }
    }
}
