//! The two players of a table.

use serde::{Deserialize, Serialize};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// The first named.
    A,
    /// The second named.
    B,
}

impl Player {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players<T> {
    /// That of player A.
    pub a: T,
    /// That of player B.
    pub b: T,
}

impl<T> Players<T> {
    /// The value that `of` gives each player.
    pub fn from_fn(of: impl Fn(Player) -> T) -> Self {
        Self { a: of(Player::A), b: of(Player::B) }
    }

    /// The value of `player`.
    pub const fn of(&self, player: Player) -> &T {
        match player {
            Player::A => &self.a,
            Player::B => &self.b,
        }
    }

    /// The value of `player`, to be changed.
    pub const fn of_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::A => &mut self.a,
            Player::B => &mut self.b,
        }
    }
}
