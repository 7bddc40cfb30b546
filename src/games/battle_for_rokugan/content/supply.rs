//! How many special tokens there are, and what each is worth (BR-Q-7, BR-SPC).

use crate::games::battle_for_rokugan::model::special::Special;

/// How many of them are in the box.
pub fn of(special: Special) -> u8 {
    match special {
        Special::Scorched | Special::Peace => 15,
        Special::Shrine | Special::Battlefield | Special::Harbor => 1,
        Special::Honor1 => 2,
        Special::Honor2 | Special::Honor4 => 1,
        Special::Defense1 => 3,
        Special::Defense2 => 1,
    }
}

/// The honor on the token (BR-SPC-5).
pub fn honor(special: Special) -> u8 {
    match special {
        Special::Scorched | Special::Peace | Special::Shrine | Special::Battlefield | Special::Harbor => 0,
        Special::Honor1 | Special::Defense1 | Special::Defense2 => 1,
        Special::Honor2 => 2,
        Special::Honor4 => 4,
    }
}

/// The defense on the token (BR-SPC-5).
pub fn defense(special: Special) -> u8 {
    match special {
        Special::Defense1 => 1,
        Special::Defense2 => 2,
        Special::Scorched
        | Special::Peace
        | Special::Shrine
        | Special::Battlefield
        | Special::Harbor
        | Special::Honor1
        | Special::Honor2
        | Special::Honor4 => 0,
    }
}
