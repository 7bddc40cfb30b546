//! A what-if copy of a Champion or Ally: what the odds would be with other Life, Ki, Honor, dice or bonuses. Nothing of it
//! happens at the table and nothing is logged.
//!
//! The gauges are changed in a copy of the table, so that Weakened, Dishonored and everything else that follows from
//! them comes from the rules and not from here.

use super::draft::Ready;
use crate::games::champions::apply::apply;
use crate::games::champions::event::{Cause, Event};
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::kernel::by::Small;
use crate::small;
use std::ops::RangeInclusive;

/// A number of the copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Life Points; Weakened follows from them.
    Life,
    /// Available Ki.
    Ki,
    /// Honor; Dishonored and whether Deception can be paid for follow from it.
    Honor,
    /// Elemental Dice.
    Dice,
    /// Offensive Successes from cards.
    Offence,
    /// Defensive Successes from cards.
    Defence,
}
small!(Part: Life, Ki, Honor, Dice, Offence, Defence);

impl Part {
    /// The gauge that shows it; nothing where there is none.
    pub fn gauge(self) -> Option<Gauge> {
        match self {
            Self::Life => Some(Gauge::Life),
            Self::Ki => Some(Gauge::Ki),
            Self::Honor => Some(Gauge::Honor),
            Self::Dice | Self::Offence | Self::Defence => None,
        }
    }

    /// Between which values it can be supposed; nothing where the card is not known.
    pub fn bounds(self, state: &State, fighter: Actor) -> Option<RangeInclusive<i16>> {
        let who = Who::from(fighter);
        Some(match self {
            // Somebody without Life fights nobody.
            Self::Life => 1..=*queries::bounds(state, who, Gauge::Life)?.end(),
            Self::Ki => queries::gauge(state, who, Gauge::Ki).map(|_| 0..=MOST_KI)?,
            Self::Honor => queries::bounds(state, who, Gauge::Honor)?,
            Self::Dice => 4..=5,
            Self::Offence | Self::Defence => -9..=9,
        })
    }
}

/// More Ki than this makes no difference anybody would see.
const MOST_KI: i16 = 20;

/// What is supposed to be different.
#[derive(Clone, Debug, PartialEq)]
pub struct WhatIf {
    numbers: [Option<i16>; Part::ALL.len()],
    /// Whether Deception may be used.
    pub deception: Ready,
    /// Whether the Secret Technique may be used.
    pub technique: Ready,
}

impl WhatIf {
    /// Nothing: everything as it is at the table.
    pub const NOTHING: Self = Self { numbers: [None; Part::ALL.len()], deception: Ready::Yes, technique: Ready::Yes };

    /// Whether everything is as it is at the table.
    pub fn is_nothing(&self) -> bool {
        *self == Self::NOTHING
    }

    /// A number that is supposed.
    pub fn supposed(&self, part: Part) -> Option<i16> {
        self.numbers[part.index()]
    }

    /// The same with another number; supposing what is so anyway (`real`) supposes nothing.
    #[must_use]
    pub fn supposing(mut self, part: Part, value: i16, real: i16) -> Self {
        self.numbers[part.index()] = (value != real).then_some(value);
        self
    }

    /// The table as it would be.
    pub fn table(&self, state: &State, fighter: Actor) -> State {
        let mut copy = state.clone();
        let who = Who::from(fighter);
        for part in Part::ALL {
            let (Some(to), Some(gauge)) = (self.supposed(*part), part.gauge()) else { continue };
            let Some(from) = queries::gauge(&copy, who, gauge) else { continue };
            apply(&mut copy, &Event::Changed { who, gauge, from, to, cause: Cause::ByHand });
        }
        copy
    }
}
