//! The clans at the table, in seat order.

use super::clan::Clan;

/// Two to five different clans, clockwise (BR-Q-1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players(Vec<Clan>);

/// Why clans cannot be the players of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayersFault {
    /// They are not two to five.
    Number,
    /// The one at this position sits elsewhere already.
    Twice(usize),
}

impl Players {
    /// The players, clockwise.
    ///
    /// # Errors
    ///
    /// They are too few or too many, or a clan is there twice.
    pub fn new(clans: Vec<Clan>) -> Result<Self, PlayersFault> {
        if !(2..=5).contains(&clans.len()) {
            return Err(PlayersFault::Number);
        }
        match (0..clans.len()).find(|at| clans[..*at].contains(&clans[*at])) {
            Some(twice) => Err(PlayersFault::Twice(twice)),
            None => Ok(Self(clans)),
        }
    }

    /// All of them in seat order.
    pub fn iter(&self) -> impl Iterator<Item = Clan> {
        self.0.iter().copied()
    }

    /// How many they are, 2 to 5.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether `clan` plays.
    pub fn contains(&self, clan: Clan) -> bool {
        self.0.contains(&clan)
    }

    /// All of them clockwise, beginning with `first`; in seat order if that clan does not play.
    pub fn clockwise_from(&self, first: Clan) -> impl DoubleEndedIterator<Item = Clan> {
        let seat = self.0.iter().position(|clan| *clan == first).unwrap_or(0);
        let (before, after) = self.0.split_at(seat);
        after.iter().chain(before).copied()
    }
}
