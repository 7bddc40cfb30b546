//! The rulebook's examples as lessons (p. 24–28): a ready table each, what to tap next, and whether it came out as printed.
//!
//! A table is one of these where its scenario is: nothing of it is stored, and a table that was undone, reloaded or handed
//! over is one too. What the rulebook does not print of a card is filled in, and marked as such.

mod printed;
mod steps;
mod table;

pub use printed::{Point, points};
pub use steps::{Step, at_table, in_combat, in_retreat};
pub use table::table;

use super::model::ids::ChampionId;
use super::model::state::State;
use super::rulebook;
use crate::kernel::by::Small;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::small;
use crate::words::champions as keys;

/// An example of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Example {
    /// Matsu Tsuko and the Armored Oni: melee (p. 24–25).
    Oni,
    /// Isha chooses a target: Ranged Combat on even ground (p. 26).
    Shots,
    /// Asahina Takako chooses one from a roof (p. 26–27).
    Roof,
    /// Hida Kisada and three Samurai: Battle (p. 28).
    Samurai,
}
small!(Example: Oni, Shots, Roof, Samurai);

impl Example {
    /// The example a table is of, where it is of one.
    pub fn of(state: &State) -> Option<Self> {
        let scenario = state.scenario();
        Self::ALL
            .iter()
            .copied()
            .find(|example| scenario.name.as_str() == example.scenario_name() && *scenario == table::scenario(*example))
    }

    /// The one after it in the book.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }

    /// What it is called.
    pub fn title(self) -> Key {
        match self {
            Self::Oni => keys::EXAMPLE_ONI,
            Self::Shots => keys::EXAMPLE_SHOTS,
            Self::Roof => keys::EXAMPLE_ROOF,
            Self::Samurai => keys::EXAMPLE_SAMURAI,
        }
    }

    /// What it shows.
    pub fn about(self) -> Key {
        match self {
            Self::Oni => keys::EXAMPLE_ONI_ABOUT,
            Self::Shots => keys::EXAMPLE_SHOTS_ABOUT,
            Self::Roof => keys::EXAMPLE_ROOF_ABOUT,
            Self::Samurai => keys::EXAMPLE_SAMURAI_ABOUT,
        }
    }

    /// Where it is printed.
    pub fn rule(self) -> RuleRef {
        match self {
            Self::Oni => rulebook::WOUNDS,
            Self::Shots | Self::Roof => rulebook::SIGHT,
            Self::Samurai => rulebook::RETREAT,
        }
    }

    /// What its scenario is called; every table of the app has a name of its own language for ever.
    fn scenario_name(self) -> &'static str {
        match self {
            Self::Oni => "Rulebook p. 24: Tsuko and the Oni",
            Self::Shots => "Rulebook p. 26: Isha’s choice",
            Self::Roof => "Rulebook p. 26: Takako on the roof",
            Self::Samurai => "Rulebook p. 28: Kisada and the Samurai",
        }
    }

    /// Who fights in it.
    pub fn hero(self) -> ChampionId {
        match self {
            Self::Oni => ChampionId::First,
            Self::Shots => ChampionId::Second,
            Self::Roof => ChampionId::Third,
            Self::Samurai => ChampionId::Fourth,
        }
    }
}
