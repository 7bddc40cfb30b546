//! What the Enemy rolled, while it is being entered: two totals, or die by die.

use crate::kernel::chance::Source;
use serde::{Deserialize, Serialize};

/// The Enemy's roll as far as it was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FoeRoll {
    /// The sums over all its dice.
    Totals {
        /// Offensive Successes.
        offence: Option<u8>,
        /// Defensive Successes.
        defence: Option<u8>,
    },
    /// Die by die: which of its six faces each shows, from 0; shorter than the dice while they are being entered.
    Dice {
        /// The faces, in the order of the dice.
        faces: Vec<u8>,
        /// Who rolled.
        source: Source,
    },
}

/// One of the two totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Total {
    /// Offensive Successes.
    Offence,
    /// Defensive Successes.
    Defence,
}

impl FoeRoll {
    /// Nothing said, to be said by totals.
    pub const BLANK: Self = Self::Totals { offence: None, defence: None };

    /// Whether nothing was said.
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Totals { offence, defence } => offence.is_none() && defence.is_none(),
            Self::Dice { faces, .. } => faces.is_empty(),
        }
    }

    /// Whether all of it was said, of an Enemy with that many dice.
    pub fn is_whole(&self, dice: usize) -> bool {
        match self {
            Self::Totals { offence, defence } => offence.is_some() && defence.is_some(),
            Self::Dice { faces, .. } => faces.len() >= dice,
        }
    }

    /// Says a total; faces said before are forgotten.
    pub fn say(&mut self, total: Total, value: u8) {
        if let Self::Dice { .. } = self {
            *self = Self::BLANK;
        }
        if let Self::Totals { offence, defence } = self {
            match total {
                Total::Offence => *offence = Some(value),
                Total::Defence => *defence = Some(value),
            }
        }
    }

    /// Goes over to saying it die by die, or back to totals; what was said the other way is forgotten.
    pub fn turn_over(&mut self) {
        *self = match self {
            Self::Totals { .. } => Self::Dice { faces: Vec::new(), source: Source::Entered },
            Self::Dice { .. } => Self::BLANK,
        };
    }

    /// Enters the face of the next of `dice` dice.
    pub fn add(&mut self, face: u8, dice: usize) {
        if let Self::Dice { faces, .. } = self
            && faces.len() < dice
        {
            faces.push(face);
        }
    }

    /// Takes the face of a die back; those entered after it move up.
    pub fn take_back(&mut self, die: usize) {
        if let Self::Dice { faces, .. } = self
            && die < faces.len()
        {
            faces.remove(die);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_totals_are_a_whole_roll() {
        let mut roll = FoeRoll::BLANK;
        roll.say(Total::Offence, 2);
        assert!(!roll.is_whole(3) && !roll.is_blank());
        roll.say(Total::Defence, 0);
        assert!(roll.is_whole(3));
        roll.say(Total::Offence, 3);
        assert_eq!(roll, FoeRoll::Totals { offence: Some(3), defence: Some(0) });
    }

    #[test]
    fn die_by_die_every_die_is_wanted() {
        let mut roll = FoeRoll::BLANK;
        roll.turn_over();
        [5, 0, 1, 1].into_iter().for_each(|face| roll.add(face, 3));
        assert_eq!(roll, FoeRoll::Dice { faces: vec![5, 0, 1], source: Source::Entered });
        roll.take_back(1);
        roll.take_back(7);
        assert!(!roll.is_whole(3));
        roll.turn_over();
        assert_eq!(roll, FoeRoll::BLANK);
    }
}
