//! Why something is refused, and why a table cannot begin.

use super::names;
use crate::games::l5r_ccg::model::rule::Rule;
use crate::games::l5r_ccg::refusal::{Refusal, RefusalKind};
use crate::games::l5r_ccg::setup::{Fault, Setup};
use crate::games::l5r_ccg::state::State;
use crate::kernel::line::{Arg, Line};
use crate::words::l5r_ccg as keys;

/// A rule in a sentence.
pub fn rule(rule: Rule) -> Line {
    Line::new(keys::CCG_RULE).with("id", rule.id())
}

/// A rule that was set aside, by its number.
pub fn overrode(id: &str) -> Line {
    Line::new(keys::CCG_LOG_OVERRODE).with("rule", Line::new(keys::CCG_RULE).with("id", id))
}

/// Why a command was refused.
pub fn refusal(state: &State, refused: &Refusal) -> Line {
    match refused.kind {
        RefusalKind::Rule => rule(refused.rule),
        RefusalKind::Short { needs, has } => {
            let line = Line::new(keys::CCG_RULE_SHORT).with("rule", rule(refused.rule));
            line.with("needs", needs).with("has", has)
        }
        RefusalKind::Several(ref all) => {
            let mut all = all.iter().map(|one| refusal(state, one));
            let first = all.next().unwrap_or_else(|| rule(refused.rule));
            all.fold(first, |all, one| Line::new(keys::CCG_RULES_AND).with("all", all).with("rule", one))
        }
        RefusalKind::WrongPhase { needs, is } => {
            Line::new(keys::CCG_NOT_NOW).with("needs", names::phase(needs)).with("is", names::phase(is))
        }
        RefusalKind::GameOver => keys::CCG_GAME_OVER.into(),
        RefusalKind::VerdictFirst => keys::CCG_VERDICT_FIRST.into(),
        RefusalKind::NoVerdict => keys::CCG_NO_VERDICT.into(),
        RefusalKind::NoSeat => keys::CCG_NO_SEAT.into(),
        RefusalKind::Out(seat) => Line::new(keys::CCG_IS_OUT).with("player", names::player(state, seat)),
        RefusalKind::NoCard => keys::CCG_NO_CARD.into(),
        RefusalKind::WrongKind(card) => Line::new(keys::CCG_WRONG_KIND).with("card", names::card(state, card)),
        RefusalKind::NoProvince => keys::CCG_NO_PROVINCE.into(),
        RefusalKind::Bound { least, most } => Line::new(keys::CCG_BOUND).with("least", least).with("most", most),
        RefusalKind::Unknown { card, missing } => {
            Line::new(keys::CCG_UNKNOWN).with("card", names::card(state, card)).with("value", names::missing(missing))
        }
        RefusalKind::UnknownNew(missing) => Line::new(keys::CCG_UNKNOWN_NEW).with("value", names::missing(missing)),
        RefusalKind::OtherCuts => keys::CCG_OTHER_CUTS.into(),
        RefusalKind::NoAttack => keys::CCG_NO_ATTACK_NOW.into(),
        RefusalKind::NoBattle => keys::CCG_NO_BATTLE.into(),
        RefusalKind::BattleFirst => keys::CCG_BATTLE_FIRST.into(),
        RefusalKind::NoDuel => keys::CCG_NO_DUEL.into(),
        RefusalKind::DuelFirst => keys::CCG_DUEL_FIRST.into(),
        RefusalKind::OtherFocuses => keys::CCG_OTHER_FOCUSES.into(),
        RefusalKind::NoLobby => keys::CCG_NO_LOBBY.into(),
        RefusalKind::LobbyFirst => keys::CCG_LOBBY_FIRST.into(),
        RefusalKind::Oneself => keys::CCG_DUEL_SAME.into(),
        RefusalKind::NothingChanges => keys::CCG_NOTHING_CHANGES.into(),
        RefusalKind::NoDead => keys::CCG_NO_DEAD.into(),
        RefusalKind::TooManySources(count) => Line::new(keys::CCG_TOO_MANY_SOURCES).with("count", count),
        RefusalKind::NoWay => keys::CCG_NO_WAY.into(),
    }
}

/// Why no table can begin.
pub fn fault(setup: &Setup, fault: Fault) -> Line {
    let called = |seat: crate::games::l5r_ccg::model::player::SeatId| -> Arg {
        match setup.seats.get(seat.index()) {
            Some(one) => one.name.as_ref().map_or_else(|| names::clan(one.clan).into(), |name| name.as_str().into()),
            None => Line::new(keys::CCG_SOMEBODY).into(),
        }
    };
    match fault {
        Fault::Seats(count) => Line::new(keys::CCG_FAULT_SEATS).with("count", count),
        Fault::SameName(_, seat) => Line::new(keys::CCG_FAULT_SAME_NAME).with("player", called(seat)),
        Fault::Strength(seat) => Line::new(keys::CCG_FAULT_STRENGTH).with("player", called(seat)),
        Fault::Gold(seat) => Line::new(keys::CCG_FAULT_GOLD).with("player", called(seat)),
        Fault::Honor(seat) => Line::new(keys::CCG_FAULT_HONOR).with("player", called(seat)),
    }
}
