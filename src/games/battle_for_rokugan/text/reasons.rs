//! Why something is refused, or came out so, in words.

use super::names;
use crate::games::battle_for_rokugan::model::board::BoardFault;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::players::PlayersFault;
use crate::games::battle_for_rokugan::refusal::{Refusal, RefusalKind};
use crate::games::battle_for_rokugan::rules::card::{CardFault, CardReason};
use crate::games::battle_for_rokugan::rules::placement::Reason;
use crate::games::battle_for_rokugan::rules::resolution::battle::{Battle, Outcome, Term, Why};
use crate::games::battle_for_rokugan::rules::resolution::report::{Defense, Fate};
use crate::games::battle_for_rokugan::setup::Setup;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::line::{Key, Line};
use crate::words::battle_for_rokugan as keys;

/// Why a token may not lie there.
pub fn reason(it: Reason) -> Key {
    match it {
        Reason::Scorched => keys::BFR_REASON_SCORCHED,
        Reason::Peace => keys::BFR_REASON_PEACE,
        Reason::Shrine => keys::BFR_REASON_SHRINE,
        Reason::Occupied => keys::BFR_REASON_OCCUPIED,
        Reason::Kind => keys::BFR_REASON_KIND,
        Reason::NotYours => keys::BFR_REASON_NOT_YOURS,
        Reason::NotCoastal => keys::BFR_REASON_NOT_COASTAL,
        Reason::OwnTarget => keys::BFR_REASON_OWN_TARGET,
        Reason::Ronin => keys::BFR_REASON_RONIN,
        Reason::Yours => keys::BFR_REASON_YOURS,
        Reason::Battlefield => keys::BFR_REASON_BATTLEFIELD,
        Reason::BlessingBase => keys::BFR_REASON_BLESSING_BASE,
        Reason::Gone => keys::BFR_REASON_GONE,
    }
}

/// Why a choice of a card is refused.
pub fn card_reason(it: CardReason) -> Key {
    match it {
        CardReason::NotYours => keys::BFR_CARD_NOT_YOURS,
        CardReason::NotAnOpponents => keys::BFR_CARD_NOT_AN_OPPONENTS,
        CardReason::Twice => keys::BFR_CARD_TWICE,
        CardReason::Coastal => keys::BFR_CARD_COASTAL,
        CardReason::Shadowlands => keys::BFR_CARD_SHADOWLANDS,
        CardReason::Permanent => keys::BFR_CARD_PERMANENT,
        CardReason::Controlled => keys::BFR_CARD_CONTROLLED,
        CardReason::NotScorched => keys::BFR_CARD_NOT_SCORCHED,
        CardReason::NotAtPeace => keys::BFR_CARD_NOT_AT_PEACE,
        CardReason::NoSpecial => keys::BFR_CARD_NO_SPECIAL,
        CardReason::RewardDue => keys::BFR_CARD_REWARD_DUE,
        CardReason::NoReward => keys::BFR_CARD_NO_REWARD,
    }
}

/// Why a defense counts.
pub fn defense(it: Defense) -> Key {
    match it {
        Defense::Battle => keys::BFR_DEFENSE_BATTLE,
        Defense::FailedAttack => keys::BFR_DEFENSE_FAILED_ATTACK,
        Defense::Unattacked => keys::BFR_DEFENSE_UNATTACKED,
        Defense::Diplomacy => keys::BFR_DEFENSE_DIPLOMACY,
    }
}

/// A part of a defense.
pub fn term(it: Term) -> Key {
    match it {
        Term::Tokens => keys::BFR_TERM_TOKENS,
        Term::Bluff => keys::BFR_TERM_BLUFF,
        Term::Printed => keys::BFR_TERM_PRINTED,
        Term::Faceup => keys::BFR_TERM_FACEUP,
        Term::Special => keys::BFR_TERM_SPECIAL,
    }
}

/// What became of a token of that face.
pub fn fate(face: Option<Face>, fate: Fate) -> Line {
    match (fate, face.map(Face::kind)) {
        (Fate::Illegal(why), _) => Line::new(keys::BFR_FATE_ILLEGAL).with("reason", reason(why)),
        (Fate::Bluff, _) => Line::new(keys::BFR_FATE_BLUFF),
        // What did it goes with what it took.
        (Fate::Raid, Some(Kind::Raid)) => Line::new(keys::BFR_FATE_RAIDED),
        (Fate::Raid, _) => Line::new(keys::BFR_FATE_RAID),
        (Fate::RaidNoEffect, _) => Line::new(keys::BFR_FATE_RAID_NO_EFFECT),
        (Fate::Diplomacy, Some(Kind::Diplomacy)) => Line::new(keys::BFR_FATE_MADE_PEACE),
        (Fate::Diplomacy, _) => Line::new(keys::BFR_FATE_DIPLOMACY),
        (Fate::Battle, _) => Line::new(keys::BFR_FATE_BATTLE),
        (Fate::Unattacked, _) => Line::new(keys::BFR_FATE_UNATTACKED),
    }
}

/// Why a battle ended so.
pub fn why(battle: &Battle) -> Line {
    match battle.why {
        Why::Higher => {
            let winner: Option<Clan> = match battle.outcome {
                Outcome::Taken(clan) | Outcome::Held(clan) => Some(clan),
                Outcome::Nothing => None,
            };
            Line::new(keys::BFR_WHY_HIGHER).with("winner", names::clan_or_nobody(winner))
        }
        Why::CraneTie => Line::new(keys::BFR_WHY_CRANE_TIE),
        Why::DefenderTie => Line::new(keys::BFR_WHY_DEFENDER_TIE),
        Why::NotHigher => Line::new(keys::BFR_WHY_NOT_HIGHER),
        Why::AttackersTie => Line::new(keys::BFR_WHY_ATTACKERS_TIE),
    }
}

/// Why no table can start so.
pub fn fault(setup: &Setup, fault: PlayersFault) -> Line {
    match fault {
        PlayersFault::Number => Line::new(keys::BFR_FAULT_NUMBER),
        PlayersFault::Twice(seat) => {
            let clan = names::clan_or_nobody(setup.players.get(seat).copied());
            Line::new(keys::BFR_FAULT_TWICE).with("clan", clan)
        }
    }
}

/// Why a command is refused.
pub fn refusal(state: &State, refusal: &Refusal) -> Line {
    let clan = |key, clan| Line::new(key).with("clan", names::clan(clan));
    let province = |key, at| Line::new(key).with("province", names::province(state, at));
    match &refusal.kind {
        RefusalKind::WrongStage { needs, is } => {
            Line::new(keys::BFR_REFUSED_STAGE).with("needs", names::stage(*needs)).with("is", names::stage(*is))
        }
        RefusalKind::GameOver => Line::new(keys::BFR_REFUSED_OVER),
        RefusalKind::NotPlaying(it) => clan(keys::BFR_REFUSED_NOT_PLAYING, *it),
        RefusalKind::NotTheirTurn { clan: it, turn } => {
            clan(keys::BFR_REFUSED_TURN, *it).with("turn", names::clan_or_nobody(*turn))
        }
        RefusalKind::Settled(at) => province(keys::BFR_REFUSED_SETTLED, *at),
        RefusalKind::AllSettled => Line::new(keys::BFR_REFUSED_ALL_SETTLED),
        RefusalKind::CardOut => Line::new(keys::BFR_REFUSED_CARD_OUT),
        RefusalKind::NotInDeck => Line::new(keys::BFR_REFUSED_NOT_IN_DECK),
        RefusalKind::NotHeld { clan: it, territory } => {
            clan(keys::BFR_REFUSED_NOT_HELD, *it).with("territory", names::territory(*territory))
        }
        RefusalKind::CardMoment(card) => Line::new(keys::BFR_REFUSED_CARD_MOMENT).with("card", names::card(*card)),
        RefusalKind::OtherCard(card) => Line::new(keys::BFR_REFUSED_OTHER_CARD).with("card", names::card(*card)),
        RefusalKind::Card(CardFault::Choice(_, why)) => Line::new(card_reason(*why)),
        RefusalKind::Card(CardFault::Supply(special)) => {
            Line::new(keys::BFR_CARD_SUPPLY).with("special", names::special(*special))
        }
        RefusalKind::Closed { province: at, reason: why } => {
            province(keys::BFR_REFUSED_CLOSED, *at).with("reason", reason(*why))
        }
        RefusalKind::AllPlaced(it) => clan(keys::BFR_REFUSED_ALL_PLACED, *it),
        RefusalKind::OnlyBlessings => Line::new(keys::BFR_REFUSED_ONLY_BLESSINGS),
        RefusalKind::NoToken => Line::new(keys::BFR_REFUSED_NO_TOKEN),
        RefusalKind::NoneUnseen { clan: it, face } => {
            clan(keys::BFR_REFUSED_NONE_UNSEEN, *it).with("face", names::face(*face))
        }
        RefusalKind::TooMany { clan: it, face } => {
            clan(keys::BFR_REFUSED_TOO_MANY, *it).with("face", names::face(*face))
        }
        RefusalKind::Blessed => Line::new(keys::BFR_REFUSED_BLESSED),
        RefusalKind::StaysHidden => Line::new(keys::BFR_REFUSED_STAYS_HIDDEN),
        RefusalKind::UsedUp(agent) => Line::new(keys::BFR_REFUSED_USED_UP).with("agent", names::agent(*agent)),
        RefusalKind::OwnToken => Line::new(keys::BFR_REFUSED_OWN_TOKEN),
        RefusalKind::SayWhat => Line::new(keys::BFR_REFUSED_SAY_WHAT),
        RefusalKind::NoSwap => Line::new(keys::BFR_REFUSED_NO_SWAP),
        RefusalKind::CannotSwap => Line::new(keys::BFR_REFUSED_CANNOT_SWAP),
        RefusalKind::MustPlace(it) => clan(keys::BFR_REFUSED_MUST_PLACE, *it),
        RefusalKind::LeftToPlace(count) => Line::new(keys::BFR_REFUSED_LEFT_TO_PLACE).with("count", *count),
        RefusalKind::Facedown(count) => Line::new(keys::BFR_REFUSED_FACEDOWN).with("count", *count),
        RefusalKind::OverThirty(it) => clan(keys::BFR_REFUSED_OVER_THIRTY, *it),
        RefusalKind::ObjectiveTaken(objective) => {
            Line::new(keys::BFR_REFUSED_OBJECTIVE_TAKEN).with("objective", names::objective(*objective))
        }
        RefusalKind::Unrevealed(it) => clan(keys::BFR_REFUSED_UNREVEALED, *it),
        RefusalKind::Board(fault) => board(state, *fault),
        RefusalKind::EarlierRound => Line::new(keys::BFR_REFUSED_EARLIER_ROUND),
        RefusalKind::Number => Line::new(keys::BFR_REFUSED_NUMBER),
    }
}

fn board(state: &State, fault: BoardFault) -> Line {
    let province = |key, at| Line::new(key).with("province", names::province(state, at));
    match fault {
        BoardFault::ControlNotPlaying(at) => province(keys::BFR_REFUSED_CONTROL_PLACE, at),
        BoardFault::ControlTokens(clan) => Line::new(keys::BFR_REFUSED_THIRTY).with("clan", names::clan(clan)),
        BoardFault::SpecialPlace(at, _) => province(keys::BFR_REFUSED_SPECIAL_PLACE, at),
        BoardFault::SpecialSupply(special) => Line::new(keys::BFR_CARD_SUPPLY).with("special", names::special(special)),
        BoardFault::Ronin(_) => Line::new(keys::BFR_REFUSED_RONIN),
        BoardFault::CardNotPlaying(territory) => {
            Line::new(keys::BFR_REFUSED_CARD_HOLDER).with("territory", names::territory(territory))
        }
    }
}
