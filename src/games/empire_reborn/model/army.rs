//! The two armies of a battle.

use super::character::Character;
use super::clan::Clan;
use super::unit::Unit;
use crate::kernel::by::{By, Small};
use serde::{Deserialize, Serialize};

named! {
    /// One of the two sides of a battle.
    Role {
        /// Came to fight.
        Attacker = "attacker",
        /// Was there.
        Defender = "defender",
    }
}

impl Role {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// What kind of creatures a side leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Nature {
    /// People of the Empire.
    #[default]
    Mortal,
    /// Creatures of the Shadowlands.
    Shadowlands,
    /// Outlaws of nobody's Clan (ER-EVT-1); the Clan beside them only fills the place.
    Outlaws,
}

impl Nature {
    /// Whether it is what nearly every side leads.
    // Serde hands over a reference.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    pub fn is_mortal(&self) -> bool {
        *self == Self::Mortal
    }
}

/// One side of a battle. How many of each of its units live is told beside it, so that the same army can be asked
/// about at every strength: a list as long as `units`, a single unit being 0 or 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Army {
    /// Whose it is; none for rebels and monsters.
    pub clan: Option<Clan>,
    /// Its units, in the order in which it gives them hits.
    pub units: Vec<Unit>,
    /// The persons present; the General is one of them.
    pub characters: Vec<Character>,
    /// What kind of creatures it leads.
    pub nature: Nature,
    /// Dice its General rolls but does not keep because he is Exploitative (ER-ADV).
    pub extra: u8,
}

/// Something for each side.
pub type Sides<T> = By<Role, T>;

/// Something for each side, the attacker's first.
pub fn sides<T>(attacker: T, defender: T) -> Sides<T> {
    let mut both = [Some(attacker), Some(defender)];
    // From_fn asks once for each role.
    By::from_fn(|role: Role| both[role.index()].take().unwrap_or_else(|| unreachable!("each role is asked for once")))
}
