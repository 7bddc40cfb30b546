//! What things are called.

use crate::games::l5r_ccg::in_play::Duelist;
use crate::games::l5r_ccg::model::card::{CardKind, Trait};
use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::ring::Ring;
use crate::games::l5r_ccg::model::rulings::{Reading, Ruling};
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::phase::Phase;
use crate::games::l5r_ccg::refusal::Missing;
use crate::games::l5r_ccg::rules::clash::Outcome;
use crate::games::l5r_ccg::rules::turn::Act;
use crate::games::l5r_ccg::rules::watch::{Loss, Victory};
use crate::games::l5r_ccg::state::State;
use crate::kernel::line::{Arg, Line};
use crate::words::l5r_ccg as keys;

/// A clan.
pub fn clan(clan: Clan) -> Line {
    Line::new(keys::CCG_CLAN).with("clan", clan.id())
}

/// A player: the name, or the clan's.
pub fn player(state: &State, seat: SeatId) -> Arg {
    match state.seats().get(seat.index()) {
        Some(one) => one.name.as_ref().map_or_else(|| clan(one.clan).into(), |name| name.as_str().into()),
        None => Line::new(keys::CCG_SOMEBODY).into(),
    }
}

/// A player, or the middle of the table.
pub fn player_or_middle(state: &State, seat: Option<SeatId>) -> Arg {
    seat.map_or_else(|| Line::new(keys::CCG_MIDDLE).into(), |seat| player(state, seat))
}

/// A card in play.
pub fn card(state: &State, id: CardId) -> Arg {
    let is_stronghold = state.card(id).is_some_and(|card| card.card.kind == CardKind::Stronghold);
    match state.called(id) {
        Some(_) if is_stronghold => Line::new(keys::CCG_STRONGHOLD).into(),
        Some((name, _)) => name.as_str().into(),
        None => Line::new(keys::CCG_A_CARD).into(),
    }
}

/// Cards in play, one after another.
pub fn cards(state: &State, ids: &[CardId]) -> Arg {
    let mut all = ids.iter().map(|id| card(state, *id));
    let first = all.next().unwrap_or_else(|| Line::new(keys::CCG_A_CARD).into());
    all.fold(first, |all, name| Line::new(keys::CCG_NAMES_AND).with("all", all).with("name", name).into())
}

/// A Province by its place, from 0.
pub fn province(at: u8) -> Arg {
    (i16::from(at) + 1).into()
}

/// A phase.
pub fn phase(phase: Phase) -> Line {
    Line::new(keys::CCG_PHASE).with("phase", phase.id())
}

/// A Ring.
pub fn ring(ring: Ring) -> Line {
    let id = match ring {
        Ring::Air => "air",
        Ring::Earth => "earth",
        Ring::Fire => "fire",
        Ring::Water => "water",
        Ring::Void => "void",
    };
    Line::new(keys::CCG_RING).with("ring", id)
}

/// A phase in one word.
pub fn phase_name(phase: Phase) -> Line {
    Line::new(keys::CCG_PHASE_NAME).with("phase", phase.id())
}

/// What somebody does.
pub fn act(act: Act) -> Line {
    Line::new(keys::CCG_ACT).with("act", act_id(act))
}

/// What somebody may do, as a choice to press.
pub fn may(act: Act) -> Line {
    Line::new(keys::CCG_MAY).with("act", act_id(act))
}

const fn act_id(act: Act) -> &'static str {
    match act {
        Act::Limited => "limited",
        Act::Open => "open",
        Act::Battle => "battle",
        Act::Attach => "attach",
        Act::Move => "move",
        Act::Lobby => "lobby",
        Act::FavorDraw => "favor-draw",
        Act::FavorRestore => "favor-restore",
        Act::FavorRemove => "favor-remove",
        Act::Pass => "pass",
    }
}

/// A kind of card.
pub fn kind(kind: CardKind) -> Line {
    let id = match kind {
        CardKind::Personality => "personality",
        CardKind::Follower => "follower",
        CardKind::Item => "item",
        CardKind::Weapon => "weapon",
        CardKind::Armor => "armor",
        CardKind::Spell => "spell",
        CardKind::Ancestor => "ancestor",
        CardKind::Holding => "holding",
        CardKind::Stronghold => "stronghold",
    };
    Line::new(keys::CCG_KIND).with("kind", id)
}

/// A trait.
pub fn trait_of(one: Trait) -> Line {
    let id = match one {
        Trait::Samurai => "samurai",
        Trait::Shugenja => "shugenja",
        Trait::Cavalry => "cavalry",
        Trait::Tactician => "tactician",
        Trait::DoubleChi => "double-chi",
        Trait::Unique => "unique",
        Trait::Plus => "plus",
        Trait::Token => "token",
    };
    Line::new(keys::CCG_TRAIT).with("trait", id)
}

/// A value that is missing.
pub fn missing(missing: Missing) -> Line {
    let id = match missing {
        Missing::Force => "force",
        Missing::Chi => "chi",
        Missing::Honor => "honor",
        Missing::Cost => "cost",
        Missing::Gold => "gold",
    };
    Line::new(keys::CCG_VALUE).with("value", id)
}

/// A side of an attack.
pub fn side(side: Side) -> Line {
    let id = match side {
        Side::Attack => "attack",
        Side::Defense => "defense",
    };
    Line::new(keys::CCG_SIDE).with("side", id)
}

/// How a battle came out.
pub fn outcome(outcome: Outcome) -> Line {
    let id = match outcome {
        Outcome::Won(Side::Attack) => "attack",
        Outcome::Won(Side::Defense) => "defense",
        Outcome::Tie => "tie",
        Outcome::Unopposed(Side::Attack) => "unopposed-attack",
        Outcome::Unopposed(Side::Defense) => "unopposed-defense",
        Outcome::Empty => "empty",
    };
    Line::new(keys::CCG_OUTCOME).with("outcome", id)
}

/// Why somebody is out.
pub fn loss(loss: Loss) -> Line {
    let id = match loss {
        Loss::Provinces => "provinces",
        Loss::Honor => "honor",
        Loss::Conceded => "conceded",
    };
    Line::new(keys::CCG_LOSS).with("loss", id)
}

/// How somebody won.
pub fn victory(victory: Victory) -> Line {
    let id = match victory {
        Victory::Military => "military",
        Victory::Enlightenment => "enlightenment",
        Victory::Honor => "honor",
    };
    Line::new(keys::CCG_VICTORY).with("victory", id)
}

/// One of two in a duel.
pub fn duelist(state: &State, duelist: Duelist) -> Arg {
    state.latest_duel().map_or_else(|| Line::new(keys::CCG_A_CARD).into(), |duel| card(state, duel.side(duelist).card))
}

/// The name by which words know a ruling.
pub const fn ruling_id(ruling: Ruling) -> &'static str {
    match ruling {
        Ruling::EventTiming => "event-timing",
        Ruling::ExperiencedInPlay => "experienced-in-play",
        Ruling::ExperiencedCopies => "experienced-copies",
        Ruling::BowedBonus => "bowed-bonus",
        Ruling::AllyBattleHonor => "ally-battle-honor",
        Ruling::DefensiveAlliesBow => "defensive-allies-bow",
        Ruling::InitiatorCounts => "initiator-counts",
        Ruling::LobbyCompare => "lobby-compare",
    }
}

/// A ruling.
pub fn ruling(ruling: Ruling) -> Line {
    Line::new(keys::CCG_RULING).with("ruling", ruling_id(ruling))
}

/// What a ruling says, read so.
pub fn reading(ruling: Ruling, reading: Reading) -> Line {
    let key = match reading {
        Reading::Usual => keys::CCG_READING_USUAL,
        Reading::Other => keys::CCG_READING_OTHER,
    };
    Line::new(key).with("ruling", ruling_id(ruling))
}
