//! The watch over losses and victories: looked at after every instant, in the order of CC-WIN-7.

use crate::games::l5r_ccg::model::ring::Ring;
use crate::kernel::by::Small;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Family Honor with which a turn begun is a victory (CC-WIN-2).
pub const HONOR_TO_WIN: i64 = 40;

/// Family Honor at which a player is out (CC-WIN-5).
pub const HONOR_TO_LOSE: i64 = -20;

/// Provinces a player can have at most (CC-Q-2).
pub const MOST_PROVINCES: i64 = 8;

/// Whether a Stronghold lets its player win by Honor (CC-SET-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HonorVictory {
    /// As everybody.
    Possible,
    /// Its card says no.
    Barred,
}

/// A player as the watch sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Family Honor.
    pub honor: i64,
    /// Standing Provinces, 0 to 8.
    pub provinces: i64,
    /// Rings in play.
    pub rings: BTreeSet<Ring>,
    /// Whether it can win by Honor.
    pub honor_victory: HonorVictory,
    /// Whether it is still in the game.
    pub is_in: bool,
}

/// How far a player is from each victory and each loss (CC-WIN-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distances {
    /// Family Honor missing to 40; none where that victory is barred.
    pub honor_to_win: Option<i64>,
    /// Rings missing.
    pub rings_to_win: usize,
    /// Family Honor left above the fall.
    pub honor_to_lose: i64,
    /// Provinces left.
    pub provinces_to_lose: i64,
}

impl Seat {
    /// Its distances; none once it is out.
    pub fn distances(&self) -> Option<Distances> {
        let honor_to_win = match self.honor_victory {
            HonorVictory::Possible => Some((HONOR_TO_WIN - self.honor).max(0)),
            HonorVictory::Barred => None,
        };
        self.is_in.then_some(Distances {
            honor_to_win,
            rings_to_win: Ring::ALL.len() - self.rings.len(),
            honor_to_lose: self.honor - HONOR_TO_LOSE,
            provinces_to_lose: self.provinces,
        })
    }

    fn wins_by_honor(&self) -> bool {
        self.honor_victory == HonorVictory::Possible && self.honor >= HONOR_TO_WIN
    }
}

/// Something that changes one player's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Family Honor.
    Honor(i64),
    /// Provinces; kept from 0 to 8 at once.
    Provinces(i64),
    /// A Ring enters play.
    RingEnters(Ring),
    /// A Ring leaves play.
    RingLeaves(Ring),
}

/// One instant of the game; players by their position in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instant {
    /// A player's turn begins.
    Turn(usize),
    /// Changes that come at the same time.
    Changes(Vec<(usize, Change)>),
    /// A player leaves (CC-WIN-8).
    Concession(usize),
}

/// Why a player is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// The last Province fell (CC-WIN-4).
    Provinces,
    /// Family Honor fell to −20 (CC-WIN-5).
    Honor,
    /// The player left.
    Conceded,
}

/// How a player won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// The only one left (CC-WIN-1).
    Military,
    /// Five Rings (CC-WIN-3).
    Enlightenment,
    /// A turn begun with 40 (CC-WIN-2).
    Honor,
}

/// What the watch saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A player is out.
    Out(usize, Loss),
    /// A player won.
    Wins(usize, Victory),
    /// Nobody is left.
    Draw,
}

/// Why an instant cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// The game is over.
    Over,
    /// This one of its players is out: which change it is, 0 where there is only one.
    Out(usize),
}

/// A game being watched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    seats: Vec<Seat>,
    end: Option<Seen>,
}

impl Watch {
    /// A game in which nobody has won or lost yet.
    pub fn new(seats: Vec<Seat>) -> Self {
        Self { seats, end: None }
    }

    /// The players, in the order of the seats.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// How it ended, once it is over.
    pub fn end(&self) -> Option<Seen> {
        self.end
    }

    /// Lets an instant happen and tells what follows from it.
    ///
    /// # Errors
    ///
    /// The game is over, or a player named in it is out; nothing has changed then.
    pub fn happen(&mut self, instant: &Instant) -> Result<Vec<Seen>, Impossible> {
        self.check(instant)?;
        let conceded = match instant {
            Instant::Turn(_) => None,
            Instant::Changes(changes) => {
                changes.iter().for_each(|(seat, change)| self.change(*seat, *change));
                None
            }
            Instant::Concession(seat) => Some(*seat),
        };
        let mut seen = self.losses(conceded);
        self.end = self.victory(instant);
        seen.extend(self.end);
        Ok(seen)
    }

    fn check(&self, instant: &Instant) -> Result<(), Impossible> {
        let named: Vec<usize> = match instant {
            Instant::Turn(seat) | Instant::Concession(seat) => vec![*seat],
            Instant::Changes(changes) => changes.iter().map(|(seat, _)| *seat).collect(),
        };
        if self.end.is_some() {
            return Err(Impossible::Over);
        }
        named.iter().position(|seat| !self.seats[*seat].is_in).map_or(Ok(()), |at| Err(Impossible::Out(at)))
    }

    fn change(&mut self, seat: usize, change: Change) {
        let seat = &mut self.seats[seat];
        match change {
            Change::Honor(by) => seat.honor += by,
            Change::Provinces(by) => seat.provinces = (seat.provinces + by).clamp(0, MOST_PROVINCES),
            Change::RingEnters(ring) => {
                seat.rings.insert(ring);
            }
            Change::RingLeaves(ring) => {
                seat.rings.remove(&ring);
            }
        }
    }

    /// All losses of an instant together, in the order of the seats.
    fn losses(&mut self, conceded: Option<usize>) -> Vec<Seen> {
        let mut seen = Vec::new();
        for (at, seat) in self.seats.iter_mut().enumerate().filter(|(_, seat)| seat.is_in) {
            let loss = if conceded == Some(at) {
                Some(Loss::Conceded)
            } else if seat.provinces == 0 {
                Some(Loss::Provinces)
            } else {
                (seat.honor <= HONOR_TO_LOSE).then_some(Loss::Honor)
            };
            if let Some(loss) = loss {
                seat.is_in = false;
                seen.push(Seen::Out(at, loss));
            }
        }
        seen
    }

    fn victory(&self, instant: &Instant) -> Option<Seen> {
        let left: Vec<usize> = (0..self.seats.len()).filter(|at| self.seats[*at].is_in).collect();
        match left.as_slice() {
            [] => return Some(Seen::Draw),
            [last] => return Some(Seen::Wins(*last, Victory::Military)),
            _ => {}
        }
        if let Some(master) = left.iter().find(|at| self.seats[**at].rings.len() == Ring::ALL.len()) {
            return Some(Seen::Wins(*master, Victory::Enlightenment));
        }
        match instant {
            Instant::Turn(seat) if self.seats[*seat].wins_by_honor() => Some(Seen::Wins(*seat, Victory::Honor)),
            Instant::Turn(_) | Instant::Changes(_) | Instant::Concession(_) => None,
        }
    }
}
