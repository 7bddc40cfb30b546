//! Recruitment: all faults of a Warband (BU-WAR, A19 to A22).

pub mod descriptor;

pub mod faults;

mod theme;

mod cards;

use crate::games::bushido::model::warband::{Cost, SpecialKind, Warband};
use crate::games::bushido::rules::dice::small;
use descriptor::same_faction;
use faults::{Fault, FaultKind, Place};
use std::cmp::Ordering;

/// The Faction of those that fight for others.
const RONIN: &str = "Ronin";

/// The Rice of all cards and models; "Su" and "Sp" count 0. A card of a file may cost whatever a number holds.
pub fn total(warband: &Warband) -> i64 {
    let parts = warband.parts();
    let profile = |cost: Cost, models: usize| match cost {
        Cost::Rice(rice) => rice.saturating_mul(small(models)),
        Cost::Summoned | Cost::Special => 0,
    };
    let profiles = parts.profiles.iter().map(|one| profile(one.cost, one.models.len()));
    let specials = parts.specials.iter().map(|card| card.cost.saturating_mul(card.copies));
    profiles.chain(specials).fold(0, i64::saturating_add)
}

/// The Rice that is known of a card or a sum; a 0 where nobody agreed on a limit only stands for what nobody has said.
pub fn known(warband: &Warband, rice: i64) -> Option<i64> {
    (rice != 0 || warband.limit().is_some()).then_some(rice)
}

/// Whether the Rice of every profile card is known.
pub fn is_known(warband: &Warband) -> bool {
    warband.parts().profiles.iter().all(|profile| rice(warband, profile.cost).is_some())
}

/// The Rice of each model of a card; "Su" and "Sp" count 0, and nothing where nobody has said.
pub fn rice(warband: &Warband, cost: Cost) -> Option<i64> {
    match cost {
        Cost::Rice(rice) => known(warband, rice),
        Cost::Summoned | Cost::Special => Some(0),
    }
}

/// How many models there are.
pub fn models(warband: &Warband) -> usize {
    warband.parts().profiles.iter().map(|profile| profile.models.len()).sum()
}

/// All faults, by rule number and inside it in document order.
pub fn faults(warband: &Warband) -> Vec<Fault> {
    let mut faults = Vec::new();
    whole(warband, &mut faults);
    profile_by_profile(warband, &mut faults);
    theme::faults(warband, &mut faults);
    cards::company(warband, &mut faults);
    cards::specials(warband, &mut faults);
    cards::enhancements(warband, &mut faults);
    faults
}

fn whole(warband: &Warband, faults: &mut Vec<Fault>) {
    let parts = warband.parts();
    if same_faction(&parts.faction, RONIN) {
        faults.push(Fault { place: Place::Faction, kind: FaultKind::RoninWarband });
    }
    let kind = warband.limit().and_then(|limit| match total(warband).cmp(&limit) {
        Ordering::Less => Some(FaultKind::Under),
        Ordering::Equal => None,
        Ordering::Greater => Some(FaultKind::Over),
    });
    faults.extend(kind.map(|kind| Fault { place: Place::Rice, kind }));
}

/// BU-WAR-3 to 6, each over all profiles.
fn profile_by_profile(warband: &Warband, faults: &mut Vec<Fault>) {
    let profiles = &warband.parts().profiles;
    let mut add = |broken: &dyn Fn(usize) -> Option<(Place, FaultKind)>| {
        faults.extend((0..profiles.len()).filter_map(broken).map(|(place, kind)| Fault { place, kind }));
    };
    add(&|at| {
        let known = profiles[..at]
            .iter()
            .flat_map(cards::names_of)
            .any(|known| cards::names_of(&profiles[at]).any(|name| cards::same_name(name, known)));
        known.then_some((Place::ProfileName(at), FaultKind::DuplicateCard))
    });
    add(&|at| {
        let many = profiles[at].most.is_some_and(|most| small(profiles[at].models.len()) > most);
        many.then_some((Place::ProfileModels(at), FaultKind::TooManyModels))
    });
    add(&|at| match profiles[at].cost {
        Cost::Rice(_) => None,
        Cost::Summoned | Cost::Special => Some((Place::ProfileCost(at), FaultKind::NotRecruitable)),
    });
    add(&|at| {
        let (profile, faction) = (&profiles[at], &warband.parts().faction);
        if !is_ronin(&profile.faction) {
            let foreign = !same_faction(&profile.faction, faction);
            return foreign.then_some((Place::ProfileFaction(at), FaultKind::WrongFaction));
        }
        let serves =
            profile.ronin_for.as_ref().is_none_or(|served| served.iter().any(|one| same_faction(one, faction)));
        (!serves).then_some((Place::ProfileRoninFor(at), FaultKind::RoninNotAvailable))
    });
}

fn is_ronin(faction: &str) -> bool {
    same_faction(faction, RONIN)
}

/// Whether a kind of card is attached to profiles.
fn is_enhancement(kind: SpecialKind) -> bool {
    match kind {
        SpecialKind::Enhancement => true,
        SpecialKind::Event | SpecialKind::Terrain | SpecialKind::Communal => false,
    }
}
