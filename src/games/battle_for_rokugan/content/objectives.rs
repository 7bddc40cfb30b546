//! The conditions of the secret objectives and what they are worth (BR-OBJ).

use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::territory::Territory;

/// What an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The capital of this territory, or two of its provinces.
    CapitalOrTwo(Territory),
    /// Both provinces of the Shadowlands.
    BothShadowlands,
    /// So many coastal provinces.
    Coastal(u8),
    /// A province in each of so many territories.
    Territories(u8),
    /// So many consecutive provinces that span so many territories.
    Chain {
        /// How many provinces.
        provinces: u8,
        /// How many territories.
        territories: u8,
    },
    /// Fewest provinces of all.
    Fewest,
}

/// What `objective` asks for.
pub fn condition(objective: Objective) -> Condition {
    match objective {
        Objective::LastLineOfDefense => Condition::CapitalOrTwo(Territory::Crab),
        Objective::RiceBowlOfTheEmpire => Condition::CapitalOrTwo(Territory::Crane),
        Objective::GreatWallOfTheNorth => Condition::CapitalOrTwo(Territory::Dragon),
        Objective::CourtOfFiveWinds => Condition::CapitalOrTwo(Territory::Unicorn),
        Objective::PlainsOfBattle => Condition::CapitalOrTwo(Territory::Lion),
        Objective::GreatLibrary => Condition::CapitalOrTwo(Territory::Phoenix),
        Objective::DenOfSecrets => Condition::CapitalOrTwo(Territory::Scorpion),
        Objective::ReclaimingLostLands => Condition::BothShadowlands,
        Objective::WayOfTheSail => Condition::Coastal(6),
        Objective::WebOfInfluence => Condition::Territories(7),
        Objective::EmeraldEmpire => Condition::Chain { provinces: 6, territories: 3 },
        Objective::WayOfHumility => Condition::Fewest,
    }
}

/// The honor it gives when met.
pub fn honor(objective: Objective) -> u8 {
    match objective {
        Objective::ReclaimingLostLands => 3,
        Objective::LastLineOfDefense => 5,
        Objective::RiceBowlOfTheEmpire | Objective::GreatWallOfTheNorth | Objective::CourtOfFiveWinds => 6,
        Objective::PlainsOfBattle | Objective::GreatLibrary | Objective::DenOfSecrets => 7,
        Objective::WayOfTheSail | Objective::WebOfInfluence | Objective::EmeraldEmpire | Objective::WayOfHumility => 10,
    }
}
