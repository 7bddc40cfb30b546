//! How far a clan is with an objective, and which province alone would meet it.

use super::objectives::{longest_chain, meets, span};
use super::placement::is_coastal;
use crate::games::battle_for_rokugan::content::map;
use crate::games::battle_for_rokugan::content::objectives::{Condition, condition};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::kernel::by::Small;

/// How far a clan is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is counted.
    pub measure: Measure,
    /// How many it has.
    pub have: u8,
    /// How many it needs; of the fewest provinces, how many the least of the others has.
    pub need: u8,
    /// How near it is.
    pub reach: Reach,
}

/// What an objective counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The capital, which is enough.
    Capital,
    /// Provinces of the territory.
    Pair,
    /// Provinces of the Shadowlands.
    Shadowlands,
    /// Coastal provinces.
    Coastal,
    /// Territories with a province.
    Territories,
    /// Provinces of a chain.
    Chain,
    /// Provinces in all, of which fewer are better.
    Fewest,
}

/// How near an objective is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It is met.
    Met,
    /// Each of these provinces alone would meet it, in map order.
    OneOf(Vec<Province>),
    /// More than one province is missing, or too many are held.
    Far,
}

/// How far `clan` is with `objective`, whoever holds its card.
pub fn progress(board: &Board, clan: Clan, objective: Objective) -> Progress {
    let condition = condition(objective);
    let (measure, have, need) = count(board, clan, condition);
    let reach = if meets(board, clan, condition) {
        Reach::Met
    } else {
        let one =
            Province::ALL.iter().copied().filter(|at| would_meet(board, clan, condition, *at)).collect::<Vec<_>>();
        if one.is_empty() { Reach::Far } else { Reach::OneOf(one) }
    };
    Progress { measure, have, need, reach }
}

/// Whether `clan` would meet it if it took one province more.
fn would_meet(board: &Board, clan: Clan, condition: Condition, at: Province) -> bool {
    if board.controller(at) == Some(clan) || board.special(at) == Some(Special::Scorched) {
        return false;
    }
    let mut after = board.clone();
    after.set_control(at, Some(Control::fresh(clan)));
    meets(&after, clan, condition)
}

fn count(board: &Board, clan: Clan, condition: Condition) -> (Measure, u8, u8) {
    let own = board.provinces(clan);
    match condition {
        Condition::CapitalOrTwo(territory) => {
            let held = own.intersection(map::provinces_of(territory));
            match held.iter().any(|at| map::facts(at).capital_of.is_some()) {
                true => (Measure::Capital, 1, 1),
                false => (Measure::Pair, held.len(), 2),
            }
        }
        Condition::BothShadowlands => {
            let held = own.iter().filter(|at| map::is_shadowlands(map::facts(*at).territory)).count();
            (Measure::Shadowlands, small(held), 2)
        }
        Condition::Coastal(need) => {
            (Measure::Coastal, small(own.iter().filter(|at| is_coastal(board, *at)).count()), need)
        }
        Condition::Territories(need) => (Measure::Territories, span(own), need),
        Condition::Chain { provinces, .. } => (Measure::Chain, longest_chain(board, clan, provinces), provinces),
        Condition::Fewest => {
            let others = board.players().iter().filter(|other| *other != clan);
            (Measure::Fewest, own.len(), others.map(|other| board.provinces(other).len()).min().unwrap_or(0))
        }
    }
}

/// There are 30 provinces.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
