//! What the players choose before the game, and why a game cannot begin so (CC-SET).

use super::model::clan::Clan;
use super::model::player::SeatId;
use super::model::rulings::Rulings;
use super::rules::watch::{HONOR_TO_LOSE, HonorVictory};
use super::state::{MOST_HONOR, State};
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

/// Players at a table, at most (CC-SET-1).
pub const MOST_SEATS: usize = 8;

/// Players at a table, at least.
pub const LEAST_SEATS: usize = 2;

/// Greatest Strength and gold of a Stronghold.
pub const MOST_STRENGTH: u8 = 99;

/// A table before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players, clockwise.
    pub seats: Vec<SeatSetup>,
    /// How the table reads the rulings.
    #[serde(default)]
    pub rulings: Rulings,
}

/// A player and the Stronghold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatSetup {
    /// What the player is called; nothing for the clan's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The clan.
    pub clan: Clan,
    /// Province Strength of the Stronghold, 0 to 99.
    pub strength: u8,
    /// Gold of the Stronghold, 0 to 99.
    pub gold: u8,
    /// Family Honor at the start, −19 to 999.
    pub honor: i16,
    /// Whether its card allows a victory by Honor (CC-SET-6).
    #[serde(default = "possible")]
    pub honor_victory: HonorVictory,
}

impl SeatSetup {
    /// A player of a clan with the numbers of its Stronghold: as `known`, else some to begin with, since they stand on
    /// every Stronghold and differ on each.
    pub fn of_clan(clan: Clan, known: &[Self]) -> Self {
        let honor_victory = HonorVictory::Possible;
        let found = known.iter().find(|one| one.clan == clan).cloned();
        let found = found.unwrap_or(Self { name: None, clan, strength: 6, gold: 4, honor: 5, honor_victory });
        Self { name: None, ..found }
    }

    /// The same player with another clan: numbers that came with the clan follow it, those that were typed stay.
    #[must_use]
    pub fn with_clan(self, clan: Clan, known: &[Self]) -> Self {
        let (old, new) = (Self::of_clan(self.clan, known), Self::of_clan(clan, known));
        Self {
            name: self.name,
            clan,
            strength: if self.strength == old.strength { new.strength } else { self.strength },
            gold: if self.gold == old.gold { new.gold } else { self.gold },
            honor: if self.honor == old.honor { new.honor } else { self.honor },
            honor_victory: if self.honor_victory == old.honor_victory { new.honor_victory } else { self.honor_victory },
        }
    }
}

const fn possible() -> HonorVictory {
    HonorVictory::Possible
}

/// Why a table cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There are fewer than two players or more than eight.
    Seats(usize),
    /// Two players would be called the same.
    SameName(SeatId, SeatId),
    /// The Stronghold's Strength is more than 99.
    Strength(SeatId),
    /// The Stronghold's gold is more than 99.
    Gold(SeatId),
    /// Family Honor is not in −19..=999.
    Honor(SeatId),
}

/// The table before its first step.
///
/// # Errors
///
/// Every fault.
pub(super) fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    if !(LEAST_SEATS..=MOST_SEATS).contains(&setup.seats.len()) {
        faults.push(Fault::Seats(setup.seats.len()));
    }
    for (at, seat) in setup.seats.iter().enumerate() {
        let called = |one: &SeatSetup| (one.name.clone(), one.name.is_none().then_some(one.clan));
        if let Some(first) = setup.seats[..at].iter().position(|other| called(other) == called(seat)) {
            faults.push(Fault::SameName(SeatId::at(first), SeatId::at(at)));
        }
        let broken = [
            (seat.strength > MOST_STRENGTH, Fault::Strength(SeatId::at(at))),
            (seat.gold > MOST_STRENGTH, Fault::Gold(SeatId::at(at))),
            (i64::from(seat.honor) <= HONOR_TO_LOSE || seat.honor > MOST_HONOR, Fault::Honor(SeatId::at(at))),
        ];
        faults.extend(broken.into_iter().filter(|(broken, _)| *broken).map(|(_, fault)| fault));
    }
    if faults.is_empty() { Ok(State::new(setup)) } else { Err(faults) }
}
