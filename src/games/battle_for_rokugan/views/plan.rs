//! Where a token of a hand can be planned to lie.

use crate::games::battle_for_rokugan::laid::Laid;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::spot;
use crate::games::battle_for_rokugan::rules::placement::{Reason, Role, judge};
use crate::games::battle_for_rokugan::rules::places::spots;
use crate::games::battle_for_rokugan::sleeve::Sleeve;
use crate::games::battle_for_rokugan::state::{State, tokens_of};
use crate::kernel::by::Small;

/// A place with what the token would do there, or why it may not lie there.
pub type Planned = (Spot, Result<Role, Reason>);

/// The provinces a token of the hand can be planned for: first those at which facedown markers of the clan aim for
/// which nothing is planned, then the others, each in map order.
pub fn provinces(state: &State, sleeve: &Sleeve) -> Vec<Province> {
    let own = state.laid().iter().filter(|laid| laid.clan == sleeve.clan && laid.face.is_none());
    let spots: Vec<Spot> = own.filter_map(|laid| spot(state.laid(), laid)).collect();
    let planned = |spot: &Spot| sleeve.hand().iter().any(|held| held.plan == Some(*spot));
    let aimed = |at: &Province| spots.iter().any(|spot| spot.target() == *at && !planned(spot));
    let (first, others): (Vec<_>, Vec<_>) = Province::ALL.iter().copied().partition(aimed);
    first.into_iter().chain(others).collect()
}

/// The places at a province for a token of the hand, legal ones first. A blessing lies where a fighting token of the hand
/// lies or is to lie.
pub fn places(state: &State, sleeve: &Sleeve, at: usize, province: Province) -> Vec<Planned> {
    let Some(held) = sleeve.hand().get(at) else { return Vec::new() };
    let kind = held.face.kind();
    if kind == Kind::Blessing {
        let bases = sleeve.hand().iter().filter(|other| other.face.kind().fights()).filter_map(|other| other.plan);
        return bases.filter(|spot| spot.target() == province).map(|spot| (spot, Ok(Role::Bless))).collect();
    }
    // A marker that lies facedown may be this very token.
    let others = |laid: &&Laid| laid.clan != sleeve.clan || laid.face.is_some();
    let before: Vec<Laid> = state.laid().iter().filter(others).filter(|laid| !laid.blesses()).copied().collect();
    let tokens = tokens_of(state.players(), &before);
    let judged = |spot: Spot| (spot, judge(state.board(), sleeve.clan, kind, spot, tokens.iter()));
    let (legal, closed): (Vec<_>, Vec<_>) = spots(province).map(judged).partition(|(_, judged)| judged.is_ok());
    legal.into_iter().chain(closed).collect()
}
