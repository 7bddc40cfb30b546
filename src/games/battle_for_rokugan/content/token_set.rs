//! The 27 combat tokens of each clan: 26 that all have, and one of its own (BR-Q-5, BR-TOK).

use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;

/// All combat tokens of `clan`.
pub fn of(clan: Clan) -> TokenCounts {
    let own = own(clan);
    TokenCounts::from_fn(|face| common(face) + u8::from((face.kind(), face.strength()) == own))
}

/// The token that only this clan has.
fn own(clan: Clan) -> (Kind, Option<u8>) {
    match clan {
        Clan::Crab => (Kind::Navy, Some(3)),
        Clan::Crane => (Kind::Diplomacy, None),
        Clan::Dragon | Clan::Phoenix => (Kind::Blessing, Some(3)),
        Clan::Lion => (Kind::Army, Some(6)),
        Clan::Scorpion => (Kind::Shinobi, Some(3)),
        Clan::Unicorn => (Kind::Raid, None),
    }
}

fn common(face: Face) -> u8 {
    match (face.kind(), face.strength()) {
        (Kind::Army, Some(1)) => 6,
        (Kind::Army, Some(2)) => 4,
        (Kind::Army, Some(3)) => 3,
        (Kind::Army, Some(4)) | (Kind::Navy, Some(1)) | (Kind::Blessing, Some(2)) => 2,
        (Kind::Army, Some(5)) | (Kind::Navy, Some(2)) | (Kind::Shinobi, Some(1 | 2)) => 1,
        (Kind::Diplomacy | Kind::Raid | Kind::Bluff, _) => 1,
        (Kind::Army | Kind::Navy | Kind::Shinobi | Kind::Blessing, _) => 0,
    }
}
