//! Which territory each card belongs to; what the cards do is among the rules.

use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;

/// The territory whose control gives the card.
pub fn territory(card: TerritoryCard) -> Territory {
    match card {
        TerritoryCard::FeatsOfEngineering | TerritoryCard::Promotion => Territory::Crab,
        TerritoryCard::CodeOfHonor | TerritoryCard::DiplomaticMission => Territory::Crane,
        TerritoryCard::StrengthOfPurpose | TerritoryCard::SacredGround => Territory::Dragon,
        TerritoryCard::Bushido | TerritoryCard::HonorableFight => Territory::Lion,
        TerritoryCard::AidOfTheKami | TerritoryCard::BlessTheLands => Territory::Phoenix,
        TerritoryCard::SpyNetwork | TerritoryCard::FomentRebellion => Territory::Scorpion,
        TerritoryCard::Reinforcements | TerritoryCard::CulturalExchange => Territory::Unicorn,
        TerritoryCard::BountifulHarvest | TerritoryCard::AshigaruLevies => Territory::Southcoast,
        TerritoryCard::PortOfProsperity | TerritoryCard::PirateRaids => Territory::Islands,
        TerritoryCard::DarkFavors | TerritoryCard::PurgeTheWeak => Territory::ShadowlandsNorth,
        TerritoryCard::AnimateTheDead | TerritoryCard::InspireFear => Territory::ShadowlandsSouth,
    }
}
