//! Where Reinforcements come back (CH-ENE-5; rulebook p. 39).

use super::area::AreaId;
use super::map::Board;
use super::occupancy::{Occupancy, ROOM};

/// A numbered token and the areas an Enemy could be put in for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Return {
    /// The number on the token.
    pub number: u8,
    /// The token's area; where that is Saturated, the adjacent areas with room. Several are the Favor holder's choice.
    pub areas: Vec<AreaId>,
}

/// Where an Enemy of this Size could return, for each token in ascending order: one Enemy a token. Tokens without room
/// in and around their area are left out. Whoever returns takes up room for the next.
pub fn returns(board: &Board, occupancy: &Occupancy, size: u8) -> Vec<Return> {
    let fits = |area: AreaId| occupancy.size(area) + u16::from(size) <= ROOM;
    let around = |area: AreaId| board.neighbours(area).iter().map(|&(next, _)| next).filter(|&next| fits(next));
    let mut tokens = board.reinforcements().to_vec();
    tokens.sort_by_key(|token| token.number);
    let places = tokens.into_iter().map(|token| {
        let areas = if fits(token.area) { vec![token.area] } else { around(token.area).collect() };
        Return { number: token.number, areas }
    });
    places.filter(|place| !place.areas.is_empty()).collect()
}
