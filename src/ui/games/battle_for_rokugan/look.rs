//! How the things of this game look: which sign, which colour.

use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::ui::components::mon::MonLook;
use crate::ui::components::sign::Sign;

/// The mark of a clan.
pub fn mark(clan: Clan) -> Sign {
    match clan {
        Clan::Crab => Sign::ClanCrab,
        Clan::Crane => Sign::ClanCrane,
        Clan::Dragon => Sign::ClanDragon,
        Clan::Lion => Sign::ClanLion,
        Clan::Phoenix => Sign::ClanPhoenix,
        Clan::Scorpion => Sign::ClanScorpion,
        Clan::Unicorn => Sign::ClanUnicorn,
    }
}

/// The name of a clan's colour and pattern in the styles.
pub fn hue(clan: Clan) -> &'static str {
    match clan {
        Clan::Crab => "crab",
        Clan::Crane => "crane",
        Clan::Dragon => "dragon",
        Clan::Lion => "lion",
        Clan::Phoenix => "phoenix",
        Clan::Scorpion => "scorpion",
        Clan::Unicorn => "unicorn",
    }
}

/// The mon of a clan.
pub fn mon(clan: Clan) -> MonLook {
    MonLook { mark: mark(clan), hue: hue(clan).into(), ring: None }
}

/// The sign of a kind of token.
pub fn kind(kind: Kind) -> Sign {
    match kind {
        Kind::Army => Sign::TokenArmy,
        Kind::Navy => Sign::TokenNavy,
        Kind::Shinobi => Sign::TokenShinobi,
        Kind::Blessing => Sign::TokenBlessing,
        Kind::Diplomacy => Sign::TokenDiplomacy,
        Kind::Raid => Sign::TokenRaid,
        Kind::Bluff => Sign::TokenBluff,
    }
}

/// The sign of a special token.
pub fn special(special: Special) -> Sign {
    match special {
        Special::Scorched => Sign::ScorchedEarth,
        Special::Peace => Sign::PeaceToken,
        Special::Shrine => Sign::TerritoryGate,
        Special::Battlefield => Sign::TokenArmy,
        Special::Harbor => Sign::HarborToken,
        Special::Honor1 | Special::Honor2 | Special::Honor4 => Sign::Purity5,
        Special::Defense1 | Special::Defense2 => Sign::DefenseToken,
    }
}
