//! What the world does turn after turn, in faces of a ten-sided die (ER-WEA, ER-EVT, ER-SPY, ER-HID).

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::season::{Season, Security, Weather};
use crate::games::empire_reborn::world::command::Calamity;
use crate::kernel::by::Small;

/// Faces on which a spy who is caught names the employer (ER-SPY-3).
pub const NAMING_FACES: u8 = 6;
/// Most teams of explorers in a province in a turn (ER-Q-11).
pub const MOST_TEAMS: u8 = 5;
/// Faces on which a unit dies of plague, earthquake, storm or tsunami.
pub const DYING_FACES: u8 = 1;

/// The weather a season can bring.
pub fn weathers(season: Season) -> Vec<Weather> {
    Weather::ALL.iter().copied().filter(|weather| seasons(*weather).contains(&season)).collect()
}

/// The seasons in which weather comes (ER-WEA).
pub const fn seasons(weather: Weather) -> &'static [Season] {
    match weather {
        Weather::LightDrought | Weather::HeavyDrought => &[Season::Summer],
        Weather::HeavyRain => &[Season::Spring, Season::Autumn],
        Weather::Monsoon | Weather::Tsunami => &[Season::Spring],
        Weather::PrematureSnowfall => &[Season::Autumn],
        Weather::HeavySnowfall | Weather::Blizzard => &[Season::Winter],
    }
}

/// How many dice of koku weather gives, or takes where negative (ER-WEA-3, -5).
pub const fn weather_koku(weather: Weather) -> i8 {
    match weather {
        Weather::HeavyRain => 2,
        Weather::Tsunami => -2,
        Weather::LightDrought
        | Weather::HeavyDrought
        | Weather::Monsoon
        | Weather::PrematureSnowfall
        | Weather::HeavySnowfall
        | Weather::Blizzard => 0,
    }
}

/// What a calamity does (ER-EVT).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// Dice of koku that are gone at once.
    pub koku: u8,
    /// Dice of koku the land yields less.
    pub loss: u8,
    /// Which units may die.
    pub kills: Kills,
}

/// Which units may die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kills {
    /// None.
    Nobody,
    /// Every one.
    Units,
    /// Ships.
    Ships,
}

/// What a calamity does.
pub const fn blow(calamity: Calamity) -> Blow {
    match calamity {
        Calamity::Bandits => Blow { koku: 0, loss: 0, kills: Kills::Nobody },
        Calamity::Plague => Blow { koku: 3, loss: 0, kills: Kills::Units },
        Calamity::Volcano => Blow { koku: 0, loss: 3, kills: Kills::Nobody },
        Calamity::Storm => Blow { koku: 0, loss: 0, kills: Kills::Ships },
        Calamity::Earthquake => Blow { koku: 0, loss: 4, kills: Kills::Units },
    }
}

/// Faces on which the plague ends (ER-EVT-2).
pub const fn plague_ends(season: Season) -> u8 {
    match season {
        Season::Spring => 5,
        Season::Summer | Season::Autumn => 7,
        Season::Winter => 9,
    }
}

/// Faces on which the plague spreads to a neighbor (ER-EVT-2).
pub const fn plague_spreads(season: Season) -> u8 {
    match season {
        Season::Spring => 4,
        Season::Summer | Season::Autumn => 2,
        Season::Winter => 1,
    }
}

/// Faces on which a spy of a Clan reports (ER-SPY-2).
pub fn spy_reports(clan: Clan) -> u8 {
    if clan == Clan::Scorpion { 6 } else { 4 }
}

/// Faces on which a spy of a Clan is caught (ER-SPY-2).
pub fn spy_caught(clan: Clan, security: Security) -> u8 {
    if clan == Clan::Scorpion { security.spy_faces().saturating_sub(2) } else { security.spy_faces() }
}

/// Faces on which teams of a Clan find a Hidden Location (ER-HID-1).
pub fn explorers_find(clan: Clan, teams: u8) -> u8 {
    if clan == Clan::Dragon { teams + 2 } else { teams }
}
