//! The rulings: what each is about, and its readings.

use crate::games::battle_for_rokugan::model::rulings::{
    AttackersTie, Counts, CraneTie, EmeraldShape, EmeraldSpan, FinalTie, HumilityTie, PhoenixShared, RaidReach, Ruling,
};
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::words::battle_for_rokugan as keys;

/// What a ruling is about.
pub fn title(ruling: Ruling) -> Key {
    match ruling {
        Ruling::AttackersTie(_) => keys::BFR_RULING_ATTACKERS_TIE,
        Ruling::CraneTie(_) => keys::BFR_RULING_CRANE_TIE,
        Ruling::Phoenix(_) => keys::BFR_RULING_PHOENIX,
        Ruling::RaidReach(_) => keys::BFR_RULING_RAID_REACH,
        Ruling::DiscardedAttack(_) => keys::BFR_RULING_DISCARDED_ATTACK,
        Ruling::BluffAttack(_) => keys::BFR_RULING_BLUFF_ATTACK,
        Ruling::LionBluff(_) => keys::BFR_RULING_LION_BLUFF,
        Ruling::DiplomacyDefense(_) => keys::BFR_RULING_DIPLOMACY_DEFENSE,
        Ruling::EmeraldShape(_) => keys::BFR_RULING_EMERALD_SHAPE,
        Ruling::EmeraldSpan(_) => keys::BFR_RULING_EMERALD_SPAN,
        Ruling::HumilityTie(_) => keys::BFR_RULING_HUMILITY_TIE,
        Ruling::FinalTie(_) => keys::BFR_RULING_FINAL_TIE,
    }
}

/// How a table reads it.
pub fn choice(ruling: Ruling) -> Key {
    match ruling {
        Ruling::AttackersTie(AttackersTie::Defender) => keys::BFR_RULING_ATTACKERS_TIE_DEFENDER,
        Ruling::AttackersTie(AttackersTie::Cancel) => keys::BFR_RULING_ATTACKERS_TIE_CANCEL,
        Ruling::CraneTie(CraneTie::Any) => keys::BFR_RULING_CRANE_TIE_ANY,
        Ruling::CraneTie(CraneTie::DefenderOnly) => keys::BFR_RULING_CRANE_TIE_DEFENDER_ONLY,
        Ruling::Phoenix(PhoenixShared::Alone) => keys::BFR_RULING_PHOENIX_ALONE,
        Ruling::Phoenix(PhoenixShared::Everyone) => keys::BFR_RULING_PHOENIX_EVERYONE,
        Ruling::RaidReach(RaidReach::AllBorders) => keys::BFR_RULING_RAID_REACH_ALL_BORDERS,
        Ruling::RaidReach(RaidReach::Inward) => keys::BFR_RULING_RAID_REACH_INWARD,
        Ruling::DiscardedAttack(Counts::Yes) => keys::BFR_RULING_DISCARDED_ATTACK_YES,
        Ruling::DiscardedAttack(Counts::No) => keys::BFR_RULING_DISCARDED_ATTACK_NO,
        Ruling::BluffAttack(Counts::Yes) => keys::BFR_RULING_BLUFF_ATTACK_YES,
        Ruling::BluffAttack(Counts::No) => keys::BFR_RULING_BLUFF_ATTACK_NO,
        Ruling::LionBluff(Counts::Yes) => keys::BFR_RULING_LION_BLUFF_YES,
        Ruling::LionBluff(Counts::No) => keys::BFR_RULING_LION_BLUFF_NO,
        Ruling::DiplomacyDefense(Counts::Yes) => keys::BFR_RULING_DIPLOMACY_DEFENSE_YES,
        Ruling::DiplomacyDefense(Counts::No) => keys::BFR_RULING_DIPLOMACY_DEFENSE_NO,
        Ruling::EmeraldShape(EmeraldShape::Path) => keys::BFR_RULING_EMERALD_SHAPE_PATH,
        Ruling::EmeraldShape(EmeraldShape::Connected) => keys::BFR_RULING_EMERALD_SHAPE_CONNECTED,
        Ruling::EmeraldSpan(EmeraldSpan::AtLeast) => keys::BFR_RULING_EMERALD_SPAN_AT_LEAST,
        Ruling::EmeraldSpan(EmeraldSpan::Exactly) => keys::BFR_RULING_EMERALD_SPAN_EXACTLY,
        Ruling::HumilityTie(HumilityTie::Scores) => keys::BFR_RULING_HUMILITY_TIE_SCORES,
        Ruling::HumilityTie(HumilityTie::Strict) => keys::BFR_RULING_HUMILITY_TIE_STRICT,
        Ruling::FinalTie(FinalTie::Shared) => keys::BFR_RULING_FINAL_TIE_SHARED,
        Ruling::FinalTie(FinalTie::MostProvinces) => keys::BFR_RULING_FINAL_TIE_MOST_PROVINCES,
    }
}

/// The rule it settles.
pub fn rule(ruling: Ruling) -> RuleRef {
    match ruling {
        Ruling::AttackersTie(_) => rule::CANDIDATE,
        Ruling::CraneTie(_) => rule::CRANE,
        Ruling::Phoenix(_) => rule::PHOENIX_BATTLE,
        Ruling::RaidReach(_) => rule::TALKS,
        Ruling::DiscardedAttack(_) => rule::DEFENSE_FAILED_ATTACK,
        Ruling::BluffAttack(_) => rule::DEFENSE_FAILED_ATTACK,
        Ruling::LionBluff(_) => rule::DEFENSE_UNATTACKED,
        Ruling::DiplomacyDefense(_) => rule::DEFENSE_DIPLOMACY,
        Ruling::EmeraldShape(_) => rule::OBJECTIVES,
        Ruling::EmeraldSpan(_) => rule::OBJECTIVES,
        Ruling::HumilityTie(_) => rule::OBJECTIVES,
        Ruling::FinalTie(_) => rule::END,
    }
}
