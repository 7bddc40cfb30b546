//! The quantities of the game and their bounds (CH-Q).

use crate::kernel::track::Track;
use crate::small;
use serde::{Deserialize, Serialize};

/// A Champion's Honor.
pub type Honor = Track<-5, 10>;
/// A Champion's Glory.
pub type Glory = Track<0, 25>;
/// Action Points.
pub type ActionPoints = Track<0, 10>;
/// The Life Points on a card; what is left is this less the Wounds.
pub type LifePoints = Track<1, 99>;
/// Wounds taken.
pub type Wounds = Track<0, 99>;
/// A Champion's or Ally's Purity. An Allied Unit of four begins with 8.
pub type Purity = Track<0, 8>;
/// Ki Points, available or used.
pub type Ki = Track<0, 99>;
/// Destiny on a card.
pub type Destiny = Track<0, 99>;
/// Size of a Character.
pub type Size = Track<1, 4>;
/// A turn of the game.
pub type Turn = Track<1, 99>;
/// Dice a Champion or Ally rolls in Combat.
pub type ElementalDice = Track<4, 5>;
/// Glory an Enemy is worth or an objective brings.
pub type GloryValue = Track<0, 25>;

/// The Purity every Champion and lone Ally begins with (CH-SET-2).
pub const FULL_PURITY: i16 = 5;

/// A gauge of somebody on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gauge {
    /// Life Points left.
    Life,
    /// Action Points.
    Ap,
    /// Honor; Champions only.
    Honor,
    /// Available Ki; Champions only. An Ally's reroll tokens stand here.
    Ki,
    /// Purity; Champions and Allies.
    Purity,
    /// Glory; Champions only.
    Glory,
}
small!(Gauge: Life, Ap, Honor, Ki, Purity, Glory);

/// A token of the Glory Track (rulebook p. 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GloryToken {
    /// At 3: one Defensive Success more.
    Defensive,
    /// At 6: one Offensive Success more.
    Offensive,
    /// At 9: changes one Enemy Die.
    EnemyDie,
}
small!(GloryToken: Defensive, Offensive, EnemyDie);

impl GloryToken {
    /// The Glory at which it is gained.
    pub fn at(self) -> i16 {
        match self {
            Self::Defensive => 3,
            Self::Offensive => 6,
            Self::EnemyDie => 9,
        }
    }
}
