//! What each territory card does, in one line of the project's own words (BR-TER-4).

use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use crate::kernel::line::Key;
use crate::words::battle_for_rokugan as keys;

/// What a card does.
pub fn effect(card: TerritoryCard) -> Key {
    match card {
        TerritoryCard::FeatsOfEngineering => keys::BFR_EFFECT_FEATS_OF_ENGINEERING,
        TerritoryCard::Promotion => keys::BFR_EFFECT_PROMOTION,
        TerritoryCard::CodeOfHonor => keys::BFR_EFFECT_CODE_OF_HONOR,
        TerritoryCard::DiplomaticMission => keys::BFR_EFFECT_DIPLOMATIC_MISSION,
        TerritoryCard::StrengthOfPurpose => keys::BFR_EFFECT_STRENGTH_OF_PURPOSE,
        TerritoryCard::SacredGround => keys::BFR_EFFECT_SACRED_GROUND,
        TerritoryCard::Bushido => keys::BFR_EFFECT_BUSHIDO,
        TerritoryCard::HonorableFight => keys::BFR_EFFECT_HONORABLE_FIGHT,
        TerritoryCard::AidOfTheKami => keys::BFR_EFFECT_AID_OF_THE_KAMI,
        TerritoryCard::BlessTheLands => keys::BFR_EFFECT_BLESS_THE_LANDS,
        TerritoryCard::SpyNetwork => keys::BFR_EFFECT_SPY_NETWORK,
        TerritoryCard::FomentRebellion => keys::BFR_EFFECT_FOMENT_REBELLION,
        TerritoryCard::Reinforcements => keys::BFR_EFFECT_REINFORCEMENTS,
        TerritoryCard::CulturalExchange => keys::BFR_EFFECT_CULTURAL_EXCHANGE,
        TerritoryCard::BountifulHarvest => keys::BFR_EFFECT_BOUNTIFUL_HARVEST,
        TerritoryCard::AshigaruLevies => keys::BFR_EFFECT_ASHIGARU_LEVIES,
        TerritoryCard::PortOfProsperity => keys::BFR_EFFECT_PORT_OF_PROSPERITY,
        TerritoryCard::PirateRaids => keys::BFR_EFFECT_PIRATE_RAIDS,
        TerritoryCard::DarkFavors => keys::BFR_EFFECT_DARK_FAVORS,
        TerritoryCard::PurgeTheWeak => keys::BFR_EFFECT_PURGE_THE_WEAK,
        TerritoryCard::AnimateTheDead => keys::BFR_EFFECT_ANIMATE_THE_DEAD,
        TerritoryCard::InspireFear => keys::BFR_EFFECT_INSPIRE_FEAR,
    }
}
