//! A raid as it would be, beside the battle it could be instead.

use super::war::{Look, raid_field};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::realm::Province;
use crate::games::empire_reborn::rules::odds::raid::{Prize, RaidOdds, raid, whole_raid};
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::known::known_production;
use crate::kernel::name::Name;

/// What the attacker would bring home if it only raided, in koku of the place; nothing where that is not known, or cannot
/// be reckoned. Nobody who could be captured or freed is counted.
pub fn raid_of(state: &State, look: &Look, place: &Name) -> Option<RaidOdds> {
    if look.ground == Ground::Naval {
        return None;
    }
    let held = state.realm(look.defender.clan).and_then(|realm| realm.province(place)).cloned();
    let guessed = || Province::new(place.clone(), known_production(state, look.defender.clan, place));
    let koku = held.unwrap_or_else(guessed).holding()?.revenue(look.season).koku;
    let (field, strength) = raid_field(state, look).ok()?;
    let prize = Prize { koku: usize::try_from(koku).unwrap_or(0), exposed: 0, captives: 0 };
    // Where nobody stands there is no combat round.
    match strength.get(Role::Defender).is_empty() {
        true => Some(raid(&field, &strength, prize)),
        false => whole_raid(&field, &strength, prize).ok(),
    }
}
