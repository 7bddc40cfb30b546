//! What is known of places: what a province produces, and where the sea is.

use crate::games::empire_reborn::chart::{Ground, folded};
use crate::games::empire_reborn::content::clans::production;
use crate::games::empire_reborn::model::clan::{Clan, HomeProvince};
use crate::games::empire_reborn::model::troops::Troops;
use crate::games::empire_reborn::realm::home_name;
use crate::games::empire_reborn::state::State;
use crate::kernel::by::Small;
use crate::kernel::name::Name;

/// What a province of a Clan produces in a full season, in koku: as this table holds it, else as the map says, else as the
/// rulebook says of home provinces; nothing where nobody knows.
pub fn known_production(state: &State, clan: Clan, place: &Name) -> Option<u16> {
    let held = state.realm(clan).and_then(|realm| realm.province(place)?.production);
    let mapped = || match state.chart().place(place)?.ground {
        Ground::Province { production, .. } => production,
        Ground::Sea => None,
    };
    let printed = || {
        let is = |name: Name| folded(name.as_str()) == folded(place.as_str());
        let home = HomeProvince::ALL.iter().find(|home| home_name(**home).is_some_and(is));
        home.and_then(|home| u16::try_from(production(*home)).ok())
    };
    held.or_else(mapped).or_else(printed)
}

/// The sea zones a Clan knows: those of the map, and wherever its ships lie.
pub fn seas(state: &State, clan: Clan) -> Vec<Name> {
    let mapped = state.chart().places.iter().filter(|place| place.ground.is_sea()).map(|place| place.name.clone());
    let stands = state.realm(clan).into_iter().flat_map(|realm| &realm.units);
    let own = stands.filter(|stand| Troops::Printed(stand.kind).is_ship()).map(|stand| stand.place.clone());
    let mut all: Vec<Name> = mapped.chain(own).collect();
    all.sort();
    all.dedup();
    all
}
