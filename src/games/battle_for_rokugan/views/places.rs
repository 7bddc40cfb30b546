//! Where the clan whose turn it is may place a token, and why not elsewhere.

use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::Placing;
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
    let placing = Placing::of(state, clan, state.laid());
    spots(province).map(|spot| Target { spot, closed: placing.possible(spot).err() }).collect()
}

/// Every place where something of the clan may lie, in map order.
pub fn open(state: &State, clan: Clan) -> Vec<Spot> {
    open_among(state, clan, |_| true)
}

/// The places where something of the clan may lie, of this one and of those a token there would close: both ways over a
/// border, in map order.
pub fn ways(state: &State, clan: Clan, at: Spot) -> Vec<Spot> {
    open_among(state, clan, |other| other == at || other.excludes(at))
}

fn open_among(state: &State, clan: Clan, asked: impl Fn(Spot) -> bool) -> Vec<Spot> {
    let placing = Placing::of(state, clan, state.laid());
    let all = Province::ALL.iter().flat_map(|province| spots(*province));
    all.filter(|spot| asked(*spot) && placing.possible(*spot).is_ok()).collect()
}
