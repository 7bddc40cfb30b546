//! How the things of Champions of Rokugan look: which sign, which colour; and how far a held key takes them.

use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::quantity::{Gauge, GloryToken};
use crate::games::champions::offers::ActionKind;
use crate::games::champions::view::{ChampionView, Status};
use crate::kernel::by::Small;
use crate::views::mon::MonLook;
use crate::views::sign::Sign;
use crate::views::tint::Tint;

/// The colours of the seats, by the names the styles give them.
pub const SEAT_COLOURS: [&str; 5] = ["pl-red", "pl-yellow", "pl-green", "pl-gray", "pl-purple"];

/// A Clan's mark and the token of its colour.
pub fn clan(clan: Clan) -> (Sign, &'static str) {
    match clan {
        Clan::Crab => (Sign::ClanCrab, "crab"),
        Clan::Crane => (Sign::ClanCrane, "crane"),
        Clan::Dragon => (Sign::ClanDragon, "dragon"),
        Clan::Lion => (Sign::ClanLion, "lion"),
        Clan::Phoenix => (Sign::ClanPhoenix, "phoenix"),
        Clan::Scorpion => (Sign::ClanScorpion, "scorpion"),
        Clan::Unicorn => (Sign::ClanUnicorn, "unicorn"),
        Clan::Naga => (Sign::ClanNaga, "naga"),
        Clan::Unaligned => (Sign::ClanUnaligned, "unaligned"),
        Clan::Shadowlands => (Sign::ClanShadowlands, "shadowlands"),
    }
}

/// The mon of whoever sits in a seat.
pub fn mon(id: ChampionId, of: Clan) -> MonLook {
    let (mark, hue) = clan(of);
    MonLook { mark, hue: hue.into(), ring: SEAT_COLOURS.get(id.index()).copied() }
}

/// The mon of a Champion.
pub fn mon_of(view: &ChampionView) -> MonLook {
    mon(view.id, view.clan)
}

/// The sign of a gauge; Purity shows its petals.
pub fn gauge_sign(gauge: Gauge, value: Option<i16>) -> Sign {
    match gauge {
        Gauge::Life => Sign::Life,
        Gauge::Ap => Sign::ActionPoints,
        Gauge::Honor => Sign::Honor,
        Gauge::Ki => Sign::Ki,
        Gauge::Glory => Sign::Glory,
        Gauge::Purity => match value {
            Some(..=0) => Sign::Purity0,
            Some(1) => Sign::Purity1,
            Some(2) => Sign::Purity2,
            Some(3) => Sign::Purity3,
            Some(4) => Sign::Purity4,
            Some(5..) | None => Sign::Purity5,
        },
    }
}

/// The colour of a gauge.
pub fn gauge_tint(gauge: Gauge) -> Tint {
    match gauge {
        Gauge::Life => Tint::Life,
        Gauge::Ap => Tint::ActionPoints,
        Gauge::Honor => Tint::Honor,
        Gauge::Ki => Tint::Ki,
        Gauge::Purity => Tint::Purity,
        Gauge::Glory => Tint::Glory,
    }
}

/// How low a gauge's key goes while it is held: the last Life Point is lost by a tap of its own, for it Eliminates.
pub fn held_to(gauge: Gauge) -> Option<i32> {
    (gauge == Gauge::Life).then_some(1)
}

/// The sign of an action.
pub fn action_sign(action: ActionKind) -> Sign {
    match action {
        ActionKind::Melee => Sign::Melee,
        ActionKind::Ranged => Sign::Ranged,
        ActionKind::Movement => Sign::Movement,
        ActionKind::Healing => Sign::Healing,
        ActionKind::Concentration => Sign::Concentration,
        ActionKind::Investigation => Sign::Investigation,
        ActionKind::ComplexManipulation => Sign::ComplexManipulation,
        ActionKind::SimpleManipulation => Sign::SimpleManipulation,
        ActionKind::DrawObjectives => Sign::DrawObjectives,
        ActionKind::RaisePurity => Sign::RaisePurity,
    }
}

/// The sign of a status.
pub fn status_sign(status: Status) -> Sign {
    match status {
        Status::Weakened => Sign::Weakened,
        Status::Dishonored => Sign::Dishonored,
        Status::Eliminated => Sign::Eliminated,
        Status::Corrupted => Sign::Corrupted,
    }
}

/// The sign of a token beside a Character.
pub fn character_token_sign(token: CharacterToken) -> Sign {
    match token {
        CharacterToken::Offensive | CharacterToken::OffensiveTwo => Sign::Offensive,
        CharacterToken::Defensive | CharacterToken::DefensiveTwo => Sign::Defensive,
        CharacterToken::Reroll => Sign::Focus,
        CharacterToken::EnemyDie => Sign::EnemyDie,
    }
}

/// The sign of a Glory token.
pub fn token_sign(token: GloryToken) -> Sign {
    match token {
        GloryToken::Defensive => Sign::Defensive,
        GloryToken::Offensive => Sign::Offensive,
        GloryToken::EnemyDie => Sign::EnemyDie,
    }
}
