//! Ground troops on board of ships in a battle at sea: they take no part, and sink with their ship (ER-NAV).

use super::ranks::{lives, unit};
use super::{Band, Clash, Kind};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::model::troops::{Printed, Troops};
use crate::games::empire_reborn::state::State;
use crate::kernel::name::Name;

/// A unit on board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passenger {
    /// What it is.
    pub kind: Printed,
    /// Where it stands in its realm, where that was said.
    pub from: Option<Name>,
    /// Its ship, by the place among all units of the side.
    pub ship: u16,
}

/// Whether units of this kind can be on board at all.
fn embarks(kind: Kind) -> Option<Printed> {
    let Kind::Printed(kind) = kind else { return None };
    let specials = Troops::Printed(kind).profile(None).specials;
    (specials.naval() == 0 && !specials.has(Special::Fortification)).then_some(kind)
}

/// Everybody on board of a side's ships, each on the first of the largest that has room; nothing where there is none for
/// somebody, or somebody cannot be on board.
pub fn passengers(state: &State, clash: &Clash, role: Role) -> Option<Vec<Passenger>> {
    let party = clash.party(role);
    let berths = |kind: Printed| Troops::Printed(kind).profile(Some(party.clan)).berths();
    let room = |fighter| unit(state, clash, role, fighter).map_or(0, |unit| unit.profile().specials.naval());
    let mut ships: Vec<(u16, u8)> = (0_u16..).zip(party.fighters.iter().map(room)).collect();
    ships.sort_by_key(|(_, room)| std::cmp::Reverse(*room));
    let each = |band: &Band| std::iter::repeat_n((band.kind, band.from.clone()), band.count.into());
    // Whoever needs two places comes first, or the last of them would find but one on each ship.
    let mut all: Vec<(Printed, Option<Name>)> =
        party.aboard.iter().flat_map(each).map(|(kind, from)| Some((embarks(kind)?, from))).collect::<Option<_>>()?;
    all.sort_by_key(|(kind, _)| std::cmp::Reverse(berths(*kind)));
    let board = |(kind, from): (Printed, Option<Name>)| {
        let (ship, room) = ships.iter_mut().find(|(_, room)| *room >= berths(kind))?;
        *room -= berths(kind);
        Some(Passenger { kind, from, ship: *ship })
    };
    all.into_iter().map(board).collect()
}

/// The ship a passenger is on when all is over: its own, or another where men of the Storm Legion swam to one (ER-CLAN);
/// nothing where it went down.
pub fn afloat(state: &State, clash: &Clash, role: Role, passenger: &Passenger) -> Option<u16> {
    let party = clash.party(role);
    let floats = |at: u16| party.fighters.get(usize::from(at)).is_some_and(|ship| lives(state, ship));
    let swims = party.clan == Clan::Mantis && passenger.kind == Printed::Elites;
    let other = || (0_u16..).take(party.fighters.len()).find(|at| floats(*at));
    if floats(passenger.ship) { Some(passenger.ship) } else { other().filter(|_| swims) }
}
