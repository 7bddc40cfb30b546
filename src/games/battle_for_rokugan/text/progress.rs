//! How far a clan is with an objective, in words.

use super::names;
use crate::games::battle_for_rokugan::rules::progress::{Measure, Progress, Reach};
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::line::Line;
use crate::words::battle_for_rokugan as keys;

/// "5 of 6 coastal provinces"; what is held beyond that does not count, but where fewer are better.
pub fn have(progress: &Progress) -> Line {
    let counts = match progress.measure {
        Measure::Fewest => progress.have,
        Measure::Capital
        | Measure::Pair
        | Measure::Shadowlands
        | Measure::Coastal
        | Measure::Territories
        | Measure::Chain => progress.have.min(progress.need),
    };
    let key = match progress.measure {
        Measure::Capital => return keys::BFR_PROGRESS_CAPITAL.into(),
        Measure::Pair => keys::BFR_PROGRESS_PAIR,
        Measure::Shadowlands => keys::BFR_PROGRESS_SHADOWLANDS,
        Measure::Coastal => keys::BFR_PROGRESS_COASTAL,
        Measure::Territories => keys::BFR_PROGRESS_TERRITORIES,
        Measure::Chain if progress.have == progress.need && progress.reach != Reach::Met => {
            keys::BFR_PROGRESS_CHAIN_NARROW
        }
        Measure::Chain => keys::BFR_PROGRESS_CHAIN,
        Measure::Fewest => keys::BFR_PROGRESS_FEWEST,
    };
    Line::new(key).with("have", counts).with("need", progress.need)
}

/// What is still missing; nothing where it is met.
pub fn missing(state: &State, progress: &Progress) -> Option<Line> {
    match (&progress.reach, progress.measure) {
        (Reach::Met, _) => None,
        (Reach::Far, Measure::Fewest) => Some(keys::BFR_PROGRESS_TOO_MANY.into()),
        (Reach::Far, _) => Some(keys::BFR_PROGRESS_FAR.into()),
        (Reach::OneOf(all), measure) => {
            let named = names::all(all.iter().map(|at| names::province(state, *at)))?;
            let key = match measure {
                Measure::Chain => keys::BFR_PROGRESS_LINK,
                Measure::Coastal => keys::BFR_PROGRESS_ONE_COASTAL,
                Measure::Capital | Measure::Pair | Measure::Shadowlands | Measure::Territories | Measure::Fewest => {
                    keys::BFR_PROGRESS_ONE
                }
            };
            Some(Line::new(key).with("provinces", named))
        }
    }
}
