//! Chances that recur turn after turn: spies, explorers, guarded borders, the plague (ER-SPY, ER-HID, ER-SEC, ER-EVT).

use crate::games::empire_reborn::model::season::{Season, Security};

/// Koku a spy costs once (ER-SPY-1).
pub const SPY_COST: i64 = 5;
/// Koku a team of explorers costs each turn (ER-HID-1).
pub const TEAM_COST: i64 = 5;

/// Whether somebody's Clan is the one with a bonus for this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Any other Clan.
    Common,
    /// The Scorpion for spies, the Dragon for explorers.
    Special,
}

fn faces(faces: u8) -> f64 {
    f64::from(faces.min(10)) / 10.0
}

/// How a spy fares over some turns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpyOdds {
    /// The chance of at least one report.
    pub report_once: f64,
    /// The mean number of reports.
    pub expected_reports: f64,
    /// The chance to be caught.
    pub caught: f64,
    /// The chance to be caught and to name the employer.
    pub revealed: f64,
}

/// How a spy fares: each turn it may report, then be caught (ER-SPY-2, -3, A31).
pub fn spy(security: Security, skill: Skill, turns: u32) -> SpyOdds {
    let (report, caught) = match skill {
        Skill::Common => (0.4, faces(security.spy_faces())),
        Skill::Special => (0.6, faces(security.spy_faces().saturating_sub(2))),
    };
    let (mut silent, mut free, mut expected_reports) = (1.0, 1.0, 0.0);
    for _ in 0..turns {
        silent = (1.0 - report) * (caught + (1.0 - caught) * silent);
        expected_reports += free * report;
        free *= 1.0 - caught;
    }
    let caught = 1.0 - free;
    SpyOdds { report_once: 1.0 - silent, expected_reports, caught, revealed: 0.6 * caught }
}

/// The chance that teams of explorers find a Hidden Location within some turns (ER-HID-1).
pub fn explorers(teams: u8, skill: Skill, turns: u32) -> f64 {
    let bonus = match skill {
        Skill::Common => 0,
        Skill::Special => 2,
    };
    1.0 - (0..turns).fold(1.0, |missed, _| missed * (1.0 - faces(teams + bonus)))
}

/// The chance that a Character without leave is captured on his way through provinces (ER-SEC).
pub fn captured(provinces: &[Security]) -> f64 {
    1.0 - provinces.iter().fold(1.0, |free, security| free * (1.0 - faces(security.capture_faces())))
}

/// How the Gaijin Plague goes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlagueOdds {
    /// The mean number of units that die.
    pub expected_deaths: f64,
    /// The chance that it has ended.
    pub ended: f64,
}

/// How the Gaijin Plague goes on among some units: each turn a tenth dies, then it may end (ER-EVT-2).
pub fn plague(season: Season, units: u32, turns: u32) -> PlagueOdds {
    let ends = faces(match season {
        Season::Spring => 5,
        Season::Summer | Season::Autumn => 7,
        Season::Winter => 9,
    });
    let (mut goes_on, mut alive, mut expected_deaths) = (1.0, f64::from(units), 0.0);
    for _ in 0..turns {
        expected_deaths += goes_on * alive * 0.1;
        alive *= 0.9;
        goes_on *= 1.0 - ends;
    }
    PlagueOdds { expected_deaths, ended: 1.0 - goes_on }
}
