//! Force Retreat and Pursue (CH-BAT-5).

use super::unit::MOST_SIZE;

/// Wounds of a Unit that cannot retreat.
pub const CORNERED: i16 = 3;
/// Honor of a Champion whose Unit could Pursue and does not.
pub const HELD_BACK: i16 = -1;

/// One side of a Battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The players'.
    Ours,
    /// The Enemy's.
    Theirs,
}

/// Which side may force the other back: the one that eliminated more miniatures. Enemies always do.
pub fn forces(eliminated_by_us: i16, eliminated_by_them: i16) -> Option<Side> {
    match eliminated_by_us.cmp(&eliminated_by_them) {
        std::cmp::Ordering::Greater => Some(Side::Ours),
        std::cmp::Ordering::Less => Some(Side::Theirs),
        std::cmp::Ordering::Equal => None,
    }
}

/// An area next to a Unit, as far as a retreat asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refuge {
    /// Total Size of those in it.
    pub occupied: i16,
    /// How many opponents of the retreating Unit are in it.
    pub opponents: u8,
}

/// Whether a Unit of that Size fits into an area.
fn has_room(occupied: i16, size: i16) -> bool {
    occupied < MOST_SIZE && occupied + size <= MOST_SIZE
}

/// Where a forced Unit goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Retreat {
    /// To one of these areas, by their place in the list.
    To(Vec<usize>),
    /// Nowhere: it stays and takes [`CORNERED`] Wounds.
    Cornered,
}

/// Where a Unit of that Size can retreat to: areas with room and without opponents.
pub fn retreat(size: i16, areas: &[Refuge]) -> Retreat {
    let eligible = |area: &Refuge| area.opponents == 0 && has_room(area.occupied, size);
    let places: Vec<usize> = (0..areas.len()).filter(|place| eligible(&areas[*place])).collect();
    if places.is_empty() { Retreat::Cornered } else { Retreat::To(places) }
}

/// Whether the Unit that forced a retreat follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pursuit {
    /// There is no room.
    Impossible,
    /// An Enemy Unit must.
    Must,
    /// Ours may; where it does not, its Champion loses 1 Honor ([`HELD_BACK`]).
    MayOrLoseHonor,
}

/// Whether the Unit of `side` and `size` follows into an area with Characters of total Size `occupied`.
pub fn pursuit(side: Side, size: i16, occupied: i16) -> Pursuit {
    match (has_room(occupied, size), side) {
        (false, _) => Pursuit::Impossible,
        (true, Side::Theirs) => Pursuit::Must,
        (true, Side::Ours) => Pursuit::MayOrLoseHonor,
    }
}
