//! Where the clan whose turn it is may place a token, and why not elsewhere.

use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::possible;
use crate::games::battle_for_rokugan::rules::placement::Reason;
use crate::games::battle_for_rokugan::rules::places::spots;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::by::Small;

/// A place on the board for a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Where.
    pub spot: Spot,
    /// Why nothing of the clan may lie there; nothing where something may.
    pub closed: Option<Reason>,
}

/// Every place aimed at a province: its center, its borders, its coast.
pub fn targets(state: &State, clan: Clan, province: Province) -> Vec<Target> {
    let judged = |spot| Target { spot, closed: possible(state, clan, spot, state.laid()).err() };
    spots(province).map(judged).collect()
}

/// Every place where something of the clan may lie, in map order.
pub fn open(state: &State, clan: Clan) -> Vec<Spot> {
    let all = Province::ALL.iter().flat_map(|province| targets(state, clan, *province));
    all.filter(|target| target.closed.is_none()).map(|target| target.spot).collect()
}
