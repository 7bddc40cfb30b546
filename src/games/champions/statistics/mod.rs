//! The statistics of a table: what everybody did and what it came to, told by the entries that count.
//!
//! A pure reading of the journal: nothing is stored, and undoing a step takes it out of every sum. Luck has a reading of
//! its own ([`super::luck`]). What cannot be told from events is absent on purpose, such as Wounds that fell on nobody's
//! card.

mod deeds;
mod distinctions;
mod flow;
mod times;

pub use deeds::Deeds;
pub use distinctions::{Distinction, distinctions};
pub use flow::{Flow, Move};
pub use times::Times;

use super::Champions;
use super::event::Event;
use super::model::ids::{Actor, ChampionId, Who};
use super::model::quantity::Gauge;
use crate::kernel::by::By;
use crate::kernel::journal::{EntryOf, Journal};

/// What everybody did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// What each Champion and Companion did.
    pub champions: By<ChampionId, Deeds>,
    /// What Allies did, and what was done by hand to Enemies without naming anybody.
    pub others: Deeds,
    /// How long everything took.
    pub times: Times,
}

impl Statistics {
    /// Everybody together.
    pub fn all(&self) -> Deeds {
        self.champions.iter().fold(self.others.clone(), |sum, (_, deeds)| sum.plus(deeds))
    }

    /// Whether nothing was done that would count anywhere.
    pub fn is_empty(&self) -> bool {
        self.all() == Deeds::default()
    }

    fn of(&mut self, who: Option<Who>) -> &mut Deeds {
        match who {
            Some(Who::Champion(id)) => self.champions.get_mut(id),
            Some(Who::Ally(_) | Who::Enemy(_)) | None => &mut self.others,
        }
    }
}

/// The statistics of everything that counts of a journal.
pub fn statistics(journal: &Journal<Champions>) -> Statistics {
    let counted = &journal.entries()[..journal.cursor()];
    let none = |_: ChampionId| Deeds::default();
    let mut statistics =
        Statistics { champions: By::from_fn(none), others: Deeds::default(), times: times::times(counted) };
    for entry in counted {
        add(&mut statistics, entry);
    }
    statistics
}

/// Adds what one entry tells.
fn add(statistics: &mut Statistics, entry: &EntryOf<Champions>) {
    // Wounds of an Enemy are those of whoever fights in the same entry.
    let mut fighter = None;
    for event in &entry.events {
        match event {
            Event::Fought { outcome } => {
                fighter = Some(outcome.fighter);
                statistics.of(fighter.map(Who::from)).combats += 1;
            }
            Event::EnemyEliminated { by, .. } => {
                let by = by.map(Actor::Champion).or(fighter);
                statistics.of(by.map(Who::from)).eliminated += 1;
            }
            Event::Changed { who: Who::Enemy(_), gauge: Gauge::Life, from, to, .. } if to < from => {
                statistics.of(fighter.map(Who::from)).dealt += points(*from - *to);
            }
            Event::Changed { who: who @ (Who::Champion(_) | Who::Ally(_)), gauge, from, to, cause } => {
                statistics.of(Some(*who)).change(*gauge, to - from, *cause);
            }
            _ => {}
        }
    }
}

/// A difference that is not negative, as a count.
fn points(difference: i16) -> u32 {
    u32::from(difference.max(0).unsigned_abs())
}
