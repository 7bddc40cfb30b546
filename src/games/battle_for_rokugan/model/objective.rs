//! The 12 secret objectives.

use super::named::named;

named! {
    /// A secret objective; their order is that of the box.
    Objective {
        /// The Last Line of Defense.
        LastLineOfDefense = "last_line_of_defense",
        /// The Rice Bowl of the Empire.
        RiceBowlOfTheEmpire = "rice_bowl_of_the_empire",
        /// The Great Wall of the North.
        GreatWallOfTheNorth = "great_wall_of_the_north",
        /// The Court of Five Winds.
        CourtOfFiveWinds = "court_of_five_winds",
        /// The Plains of Battle.
        PlainsOfBattle = "plains_of_battle",
        /// The Great Library.
        GreatLibrary = "great_library",
        /// The Den of Secrets.
        DenOfSecrets = "den_of_secrets",
        /// Reclaiming Lost Lands.
        ReclaimingLostLands = "reclaiming_lost_lands",
        /// Way of the Sail.
        WayOfTheSail = "way_of_the_sail",
        /// Web of Influence.
        WebOfInfluence = "web_of_influence",
        /// Emerald Empire.
        EmeraldEmpire = "emerald_empire",
        /// Way of Humility.
        WayOfHumility = "way_of_humility",
    }
}
