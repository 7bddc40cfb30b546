//! How long phases and Activations took, by the times at which the entries were made.

use crate::games::champions::Champions;
use crate::games::champions::event::Event;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::turn::Phase;
use crate::kernel::by::By;
use crate::kernel::journal::{EntryOf, Stamp};

/// From this many milliseconds between two steps on, the players had a break: ten minutes.
const BREAK: u64 = 10 * 60 * 1000;

/// Times, in milliseconds. Breaks are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Times {
    /// In each phase, all turns together.
    pub phases: By<Phase, u64>,
    /// In the Activations of each Champion.
    pub activations: By<ChampionId, u64>,
    /// How many breaks were left out.
    pub breaks: u32,
}

impl Times {
    /// All phases together.
    pub fn total(&self) -> u64 {
        self.phases.iter().map(|(_, time)| *time).sum()
    }
}

/// The times of these entries: what passes before a step belongs to the phase it was made in.
///
/// A clock that was set back, or a step without a time, counts as no time at all.
pub(super) fn times(entries: &[EntryOf<Champions>]) -> Times {
    let mut times = Times { phases: By::from_fn(|_| 0), activations: By::from_fn(|_| 0), breaks: 0 };
    let (mut phase, mut acting, mut before) = (Phase::Preparation, None, Stamp(0));
    for entry in entries {
        let passed = if before.0 == 0 { 0 } else { entry.stamp.0.saturating_sub(before.0) };
        if passed >= BREAK {
            times.breaks += 1;
        } else {
            *times.phases.get_mut(phase) += passed;
            if let Some(champion) = acting {
                *times.activations.get_mut(champion) += passed;
            }
        }
        before = if entry.stamp.0 == 0 { before } else { entry.stamp };
        for event in &entry.events {
            follow(event, &mut phase, &mut acting);
        }
    }
    times
}

/// Where the table is after an event.
fn follow(event: &Event, phase: &mut Phase, acting: &mut Option<ChampionId>) {
    match event {
        Event::PhaseBegan { phase: now } => {
            *phase = *now;
            *acting = None;
        }
        Event::ActivationBegan { champion } => *acting = Some(*champion),
        Event::ActivationEnded { .. } => *acting = None,
        _ => {}
    }
}
