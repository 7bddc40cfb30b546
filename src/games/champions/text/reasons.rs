//! Why something is not possible, in plain words.

use super::{dice, enemies, investigation, names};
use crate::games::champions::card_check::{CardFaultKind, MOST_DICE, MOST_EFFECT};
use crate::games::champions::dice::enemy::LEAST;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::rulebook;
use crate::games::champions::setup::{Fault, FaultKind};
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// What is wrong with a card that was typed in.
pub fn card_fault(fault: CardFaultKind) -> Line {
    match fault {
        CardFaultKind::WeakenedAboveLife { life, .. } => Line::new(keys::CARD_WEAKENED_ABOVE_LIFE).with("life", life),
        CardFaultKind::Dice { .. } => Line::new(keys::CARD_BAD_DICE).with("least", LEAST).with("most", MOST_DICE),
        CardFaultKind::Effect { .. } => {
            let most = i16::from(MOST_EFFECT);
            Line::new(keys::CARD_BOUNDS).with("least", -most).with("most", most)
        }
    }
}

/// The sentence of a refusal, without the rule and the way out.
pub fn refusal(state: &State, refusal: &Refusal) -> Line {
    match &refusal.kind {
        RefusalKind::Nobody => keys::REFUSED_NOBODY.into(),
        RefusalKind::NoSuchPlayer => keys::REFUSED_NO_SUCH_PLAYER.into(),
        RefusalKind::NoSuchObjective => keys::REFUSED_NO_SUCH_OBJECTIVE.into(),
        RefusalKind::NoSuchItem => keys::REFUSED_NO_SUCH_ITEM.into(),
        RefusalKind::NotCarried { who, item: Some(item) } => {
            Line::new(keys::REFUSED_NOT_CARRIED).with("name", names::who(state, *who)).with("item", item.as_str())
        }
        RefusalKind::NotCarried { who, item: None } => {
            Line::new(keys::REFUSED_NO_SUCH_EQUIPMENT).with("name", names::who(state, *who))
        }
        RefusalKind::TypeInUse { kind, item } => {
            Line::new(keys::REFUSED_TYPE_IN_USE).with("item", item.as_str()).with("kind", names::equipment(*kind))
        }
        RefusalKind::BadCount { count } if refusal.rule == rulebook::BATTLE_SIZES => {
            Line::new(keys::REFUSED_BAD_UNIT).with("count", i16::from(*count))
        }
        RefusalKind::BadCount { count } => Line::new(keys::REFUSED_BAD_COUNT).with("count", i16::from(*count)),
        RefusalKind::BadCost => keys::REFUSED_BAD_COST.into(),
        RefusalKind::NotAGauge { gauge } => Line::new(keys::REFUSED_NOT_A_GAUGE).with("gauge", names::gauge(*gauge)),
        RefusalKind::AtBound { gauge, at } => {
            Line::new(keys::REFUSED_AT_BOUND).with("gauge", names::gauge(*gauge)).with("at", *at)
        }
        RefusalKind::NothingToSay => keys::REFUSED_NOTHING_TO_SAY.into(),
        RefusalKind::BadOrder => keys::REFUSED_BAD_ORDER.into(),
        RefusalKind::OrderIncomplete => keys::REFUSED_ORDER_INCOMPLETE.into(),
        RefusalKind::WorthKnown => keys::REFUSED_WORTH_KNOWN.into(),
        RefusalKind::ValueNotOnCard => keys::REFUSED_VALUE_NOT_ON_CARD.into(),
        RefusalKind::NoCompanion { champion } => {
            Line::new(keys::REFUSED_NO_COMPANION).with("name", names::champion(state, *champion))
        }
        RefusalKind::PlayedByAnother { champion } => {
            Line::new(keys::REFUSED_PLAYED_BY_ANOTHER).with("name", names::champion(state, *champion))
        }
        RefusalKind::AlreadyInPlay => keys::REFUSED_ALREADY_IN_PLAY.into(),
        RefusalKind::GameOver => keys::REFUSED_GAME_OVER.into(),
        RefusalKind::FavorSettled => keys::REFUSED_FAVOR_SETTLED.into(),
        RefusalKind::FavorOpen => keys::REFUSED_FAVOR_OPEN.into(),
        RefusalKind::WrongPhase { needs, is } => {
            Line::new(keys::REFUSED_WRONG_PHASE).with("needs", names::phase(*needs)).with("is", names::phase(*is))
        }
        RefusalKind::NotActing { champion, acts } => not_acting(state, *champion, *acts),
        RefusalKind::TurnsRunOut => keys::REFUSED_TURNS_RUN_OUT.into(),
        RefusalKind::Gone { who } => Line::new(keys::REFUSED_GONE).with("name", names::who(state, *who)),
        RefusalKind::NotOnBoard => keys::REFUSED_NOT_ON_BOARD.into(),
        RefusalKind::NotEnough { gauge, needs, has, .. } => Line::new(keys::REFUSED_NOT_ENOUGH)
            .with("gauge", names::gauge(*gauge))
            .with("needs", *needs)
            .with("has", *has),
        RefusalKind::HonorTooLow { needs, has } => {
            Line::new(keys::REFUSED_HONOR_TOO_LOW).with("needs", *needs).with("has", *has)
        }
        RefusalKind::Unknown { who, gauge } => {
            Line::new(keys::REFUSED_UNKNOWN).with("name", names::who(state, *who)).with("gauge", names::gauge(*gauge))
        }
        RefusalKind::OncePerActivation => keys::REFUSED_ONCE_PER_ACTIVATION.into(),
        RefusalKind::OncePerTurn => keys::REFUSED_ONCE_PER_TURN.into(),
        RefusalKind::EnemyInArea => keys::REFUSED_ENEMY_IN_AREA.into(),
        RefusalKind::Dishonored => keys::REFUSED_DISHONORED.into(),
        RefusalKind::NotForAllies => keys::REFUSED_NOT_FOR_ALLIES.into(),
        RefusalKind::NotForCompanions => keys::REFUSED_NOT_FOR_COMPANIONS.into(),
        RefusalKind::NoObjectives => keys::REFUSED_NO_OBJECTIVES.into(),
        RefusalKind::NobodyInReach => keys::REFUSED_NOBODY_IN_REACH.into(),
        RefusalKind::NoRangedValue => keys::REFUSED_NO_RANGED_VALUE.into(),
        RefusalKind::PurityFull => keys::REFUSED_PURITY_FULL.into(),
        RefusalKind::LifeFull => keys::REFUSED_LIFE_FULL.into(),
        RefusalKind::NoToken { token } => Line::new(keys::REFUSED_NO_TOKEN).with("token", names::token(*token)),
        RefusalKind::BoxIsEmpty { token, wanted, left } => Line::new(keys::REFUSED_BOX_IS_EMPTY)
            .with("token", names::character_token(*token))
            .with("wanted", i16::from(*wanted))
            .with("left", i16::from(*left)),
        RefusalKind::TokensAsBefore { token } => {
            Line::new(keys::REFUSED_TOKENS_AS_BEFORE).with("token", names::character_token(*token))
        }
        RefusalKind::TooFewTokens { who, token, held } => Line::new(keys::REFUSED_TOO_FEW_TOKENS)
            .with("name", names::who(state, *who))
            .with("token", names::character_token(*token))
            .with("held", i16::from(*held)),
        RefusalKind::NotReinforcement => keys::REFUSED_NOT_REINFORCEMENT.into(),
        RefusalKind::TooFewLost { needs, has } => {
            Line::new(keys::REFUSED_TOO_FEW_LOST).with("needs", *needs).with("has", *has)
        }
        RefusalKind::ObjectiveDone => keys::REFUSED_OBJECTIVE_DONE.into(),
        RefusalKind::OwnChampionInPlay => keys::REFUSED_OWN_CHAMPION_IN_PLAY.into(),
        RefusalKind::NoIntermissionCard => keys::REFUSED_NO_INTERMISSION_CARD.into(),
        RefusalKind::NoRingEvents => keys::REFUSED_NO_RING_EVENTS.into(),
        RefusalKind::RingEventRevealed => keys::REFUSED_RING_EVENT_REVEALED.into(),
        RefusalKind::NoSuchHappening => keys::REFUSED_NO_SUCH_HAPPENING.into(),
        RefusalKind::HappeningHeeded => keys::REFUSED_HAPPENING_HEEDED.into(),
        RefusalKind::HappeningToCome { turn } => Line::new(keys::REFUSED_HAPPENING_TO_COME).with("turn", *turn),
        RefusalKind::ItemElsewhere { item } => Line::new(keys::REFUSED_ITEM_ELSEWHERE).with("item", item.as_str()),
        RefusalKind::NotInArea { who } => Line::new(keys::REFUSED_NOT_IN_AREA).with("name", names::who(state, *who)),
        RefusalKind::Guarded { enemy, by } => Line::new(keys::REFUSED_GUARDED)
            .with("name", names::enemy(state, *enemy))
            .with("guard", names::enemy(state, *by)),
        RefusalKind::NoYojimbo => keys::REFUSED_NO_YOJIMBO.into(),
        RefusalKind::UnknownOnCard { who, value } => dice::unknown_on_card(state, *who, *value),
        RefusalKind::Dice(fault) => dice::fault(*fault),
        RefusalKind::Board(refusal) => enemies::refusal(state, refusal),
        RefusalKind::Investigation(refusal) => investigation::refusal(state, *refusal),
    }
}

fn not_acting(state: &State, champion: ChampionId, acts: Option<ChampionId>) -> Line {
    let name = names::champion(state, champion);
    match acts {
        Some(acts) => Line::new(keys::REFUSED_NOT_ACTING).with("name", name).with("acts", names::champion(state, acts)),
        None => Line::new(keys::REFUSED_NOBODY_ACTS).with("name", name),
    }
}

/// The sentence of a fault in a set-up; seats are named by what `seat` calls them.
pub fn fault(fault: &Fault, seat: impl Fn(usize) -> String) -> Line {
    match &fault.kind {
        FaultKind::NoPlayers => keys::FAULT_NO_PLAYERS.into(),
        FaultKind::NotFive { champions } => Line::new(keys::FAULT_NOT_FIVE).with("champions", *champions),
        FaultKind::SameClan { other } => Line::new(keys::FAULT_SAME_CLAN).with("other", seat(*other)),
        FaultKind::SameChampion { other } => Line::new(keys::FAULT_SAME_CHAMPION).with("other", seat(*other)),
        FaultKind::HonorUnknown => keys::FAULT_HONOR_UNKNOWN.into(),
        FaultKind::DestinyUnknown => keys::FAULT_DESTINY_UNKNOWN.into(),
        FaultKind::CompanionAsChampion => keys::FAULT_COMPANION_AS_CHAMPION.into(),
        FaultKind::ChampionAsCompanion => keys::FAULT_CHAMPION_AS_COMPANION.into(),
        FaultKind::CompanionObjectives => keys::FAULT_COMPANION_OBJECTIVES.into(),
        FaultKind::ObjectivesInCooperation => keys::FAULT_OBJECTIVES_IN_COOPERATION.into(),
        FaultKind::MixedCompanions => keys::FAULT_MIXED_COMPANIONS.into(),
        FaultKind::ForeignCompanion => keys::FAULT_FOREIGN_COMPANION.into(),
        FaultKind::Forbidden => keys::FAULT_FORBIDDEN.into(),
        FaultKind::Missing { name } => Line::new(keys::FAULT_MISSING).with("name", name.as_str()),
    }
}
