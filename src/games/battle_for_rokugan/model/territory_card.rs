//! The 22 territory cards, two for each territory.

use super::named::named;

named! {
    /// A territory card.
    TerritoryCard {
        /// Feats of Engineering.
        FeatsOfEngineering = "feats_of_engineering",
        /// Promotion.
        Promotion = "promotion",
        /// Code of Honor.
        CodeOfHonor = "code_of_honor",
        /// Diplomatic Mission.
        DiplomaticMission = "diplomatic_mission",
        /// Strength of Purpose.
        StrengthOfPurpose = "strength_of_purpose",
        /// Sacred Ground.
        SacredGround = "sacred_ground",
        /// Bushido.
        Bushido = "bushido",
        /// Honorable Fight.
        HonorableFight = "honorable_fight",
        /// Aid of the Kami.
        AidOfTheKami = "aid_of_the_kami",
        /// Bless the Lands.
        BlessTheLands = "bless_the_lands",
        /// Spy Network.
        SpyNetwork = "spy_network",
        /// Foment Rebellion.
        FomentRebellion = "foment_rebellion",
        /// Reinforcements.
        Reinforcements = "reinforcements",
        /// Cultural Exchange.
        CulturalExchange = "cultural_exchange",
        /// Bountiful Harvest.
        BountifulHarvest = "bountiful_harvest",
        /// Ashigaru Levies.
        AshigaruLevies = "ashigaru_levies",
        /// Port of Prosperity.
        PortOfProsperity = "port_of_prosperity",
        /// Pirate Raids.
        PirateRaids = "pirate_raids",
        /// Dark Favors.
        DarkFavors = "dark_favors",
        /// Purge the Weak.
        PurgeTheWeak = "purge_the_weak",
        /// Animate the Dead.
        AnimateTheDead = "animate_the_dead",
        /// Inspire Fear.
        InspireFear = "inspire_fear",
    }
}
