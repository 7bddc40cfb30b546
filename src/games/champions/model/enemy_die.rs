//! The Enemy Dice (rulebook p. 18): three colours, six faces each.
//!
//! The rulebook's pictures of the faces are not in its text. The usual table here is a guess, and is called one until
//! the players have held it against their dice.

use super::card::EnemyDice;
use crate::kernel::by::Small;
use crate::small;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The colours, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DieColor {
    /// The weakest.
    White,
    /// The middle one.
    Gray,
    /// The strongest.
    Black,
}
small!(DieColor: White, Gray, Black);

impl EnemyDice {
    /// The dice one by one, the weakest first.
    pub fn each(self) -> Vec<DieColor> {
        let times = |color, times: u8| std::iter::repeat_n(color, times.into());
        let (white, gray, black) = (DieColor::White, DieColor::Gray, DieColor::Black);
        times(white, self.white).chain(times(gray, self.gray)).chain(times(black, self.black)).collect()
    }
}

/// A face: Offensive and Defensive Successes. Written as `[offence, defence]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u8; 2]", into = "[u8; 2]")]
pub struct Face {
    /// Offensive Successes.
    pub offence: u8,
    /// Defensive Successes.
    pub defence: u8,
}

impl From<[u8; 2]> for Face {
    fn from([offence, defence]: [u8; 2]) -> Self {
        Self { offence, defence }
    }
}

impl From<Face> for [u8; 2] {
    fn from(face: Face) -> Self {
        [face.offence, face.defence]
    }
}

/// The six faces of each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RawFaces", into = "RawFaces")]
pub struct EnemyFaces([[Face; 6]; 3]);

impl EnemyFaces {
    /// How many faces a die has.
    pub const FACES: u8 = 6;
    /// The most Successes of a kind on one face.
    pub const MOST: u8 = 9;

    /// What the app takes the dice to be until the players say: to be checked against the dice in the box.
    pub const USUAL: Self = Self([
        faces([[0, 0], [0, 0], [1, 0], [1, 0], [0, 1], [0, 1]]),
        faces([[0, 0], [1, 0], [1, 0], [0, 1], [0, 1], [1, 1]]),
        faces([[1, 0], [1, 0], [0, 1], [0, 1], [1, 1], [2, 0]]),
    ]);

    /// A table of faces.
    ///
    /// # Errors
    ///
    /// [`BadFaces`] names the colour that cannot be so.
    pub fn new(white: [Face; 6], gray: [Face; 6], black: [Face; 6]) -> Result<Self, BadFaces> {
        let all = [white, gray, black];
        for (color, faces) in DieColor::ALL.iter().zip(&all) {
            if faces.iter().all(|face| face.offence == 0 && face.defence == 0) {
                return Err(BadFaces::Blank { color: *color });
            }
            if faces.iter().any(|face| face.offence.max(face.defence) > Self::MOST) {
                return Err(BadFaces::TooMuch { color: *color });
            }
        }
        Ok(Self(all))
    }

    /// The six faces of a colour.
    pub fn of(&self, color: DieColor) -> &[Face; 6] {
        &self.0[color.index()]
    }
}

const fn faces(all: [[u8; 2]; 6]) -> [Face; 6] {
    let mut faces = [Face { offence: 0, defence: 0 }; 6];
    let mut at = 0;
    while at < 6 {
        faces[at] = Face { offence: all[at][0], defence: all[at][1] };
        at += 1;
    }
    faces
}

/// Why a table of faces is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadFaces {
    /// All faces of a colour are blank.
    Blank {
        /// Which.
        color: DieColor,
    },
    /// A face shows more than [`EnemyFaces::MOST`].
    TooMuch {
        /// On which colour.
        color: DieColor,
    },
}

impl fmt::Display for BadFaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Blank { color } => write!(f, "{color:?}: all six faces are blank"),
            Self::TooMuch { color } => write!(f, "{color:?}: a face shows more than {}", EnemyFaces::MOST),
        }
    }
}

impl std::error::Error for BadFaces {}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFaces {
    white: [Face; 6],
    gray: [Face; 6],
    black: [Face; 6],
}

impl TryFrom<RawFaces> for EnemyFaces {
    type Error = BadFaces;

    fn try_from(raw: RawFaces) -> Result<Self, BadFaces> {
        Self::new(raw.white, raw.gray, raw.black)
    }
}

impl From<EnemyFaces> for RawFaces {
    fn from(EnemyFaces([white, gray, black]): EnemyFaces) -> Self {
        Self { white, gray, black }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_that_are_all_blank_are_refused() {
        let usual = EnemyFaces::USUAL;
        let blank = [Face { offence: 0, defence: 0 }; 6];
        let refused = EnemyFaces::new(*usual.of(DieColor::White), blank, *usual.of(DieColor::Black));
        assert_eq!(refused, Err(BadFaces::Blank { color: DieColor::Gray }));
        let huge = [Face { offence: 10, defence: 0 }; 6];
        let refused = EnemyFaces::new(huge, *usual.of(DieColor::Gray), *usual.of(DieColor::Black));
        assert_eq!(refused, Err(BadFaces::TooMuch { color: DieColor::White }));
    }

    /// What the rulebook's examples imply (p. 25): a black die with one Offensive, one Defensive, one of each.
    #[test]
    fn the_usual_black_die_has_the_faces_of_the_example() {
        let black = EnemyFaces::USUAL.of(DieColor::Black);
        for face in [[1, 0], [0, 1], [1, 1]] {
            assert!(black.contains(&Face::from(face)), "{face:?}");
        }
        let text = serde_json::to_string(&EnemyFaces::USUAL).unwrap();
        assert!(text.starts_with(r#"{"white":[[0,0],[0,0],[1,0]"#), "{text}");
        assert_eq!(serde_json::from_str::<EnemyFaces>(&text).unwrap(), EnemyFaces::USUAL);
    }
}
