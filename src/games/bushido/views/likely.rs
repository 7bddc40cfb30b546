//! The states a model is most likely to get next: those that the cards of its Enemies leave, then the usual ones. Each is a
//! tap; all others are in the list of states.

use super::actions::enemies;
use crate::games::bushido::rules::traits::Traits;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Model, ModelId};

/// How many are offered.
pub const MOST: usize = 3;

/// Traits of a card or weapon that leave markers of a value.
const BY_VALUE: [(&str, Condition); 3] =
    [("Bleed", Condition::Bleed), ("Poison", Condition::Poison), ("Fire", Condition::Fire)];
/// Traits that leave a marker.
const BY_TRAIT: [(&str, Condition); 3] =
    [("Ki Block", Condition::SpiritBlock), ("Disease", Condition::Diseased), ("Fear", Condition::Frightened)];
/// Specials that leave a marker.
const BY_SPECIAL: [(&str, Condition); 7] = [
    ("Stun Attack", Condition::Stunned),
    ("Grapple Attack", Condition::Held),
    ("Grapple Defence", Condition::Held),
    ("Sweep Attack", Condition::Prone),
    ("Sweep Defence", Condition::Prone),
    ("Slam Attack", Condition::Prone),
    ("Throw Attack", Condition::Prone),
];
/// What any model may get.
const USUAL: [(Condition, u8); 3] = [(Condition::Prone, 1), (Condition::Stunned, 1), (Condition::Surprised, 1)];

/// The states a model has not and is most likely to get, with the value of a marker, at most [`MOST`].
pub fn likely(state: &State, id: ModelId) -> Vec<(Condition, u8)> {
    let Some(own) = state.model(id) else { return Vec::new() };
    let foes: Vec<&Model> = enemies(state, id).into_iter().filter_map(|foe| state.model(foe)).collect();
    let left = foes.into_iter().flat_map(leaves);
    let mut likely: Vec<(Condition, u8)> = Vec::new();
    for (condition, value) in left.chain(USUAL) {
        if !own.has(condition) && likely.iter().all(|(known, _)| *known != condition) {
            likely.push((condition, value));
        }
    }
    likely.truncate(MOST);
    likely
}

/// What the card of a model leaves on its Enemies.
fn leaves(foe: &Model) -> Vec<(Condition, u8)> {
    let weapons = &foe.card().melee_weapons;
    let traits = weapons.iter().fold(foe.traits(), |traits: Traits, weapon| traits.with(&weapon.traits));
    let specials: Vec<&str> =
        weapons.iter().flat_map(|weapon| &weapon.specials).map(|special| special.name.trim()).collect();
    let by_value = BY_VALUE.iter().filter(|(name, _)| traits.has(name)).map(|(name, condition)| {
        let (_, value) = traits.markers(name).unwrap_or((1, 1));
        (*condition, value)
    });
    let by_special = BY_SPECIAL.iter().filter(|(name, _)| specials.iter().any(|one| one.eq_ignore_ascii_case(name)));
    let by_trait = BY_TRAIT.iter().filter(|(name, _)| traits.has(name));
    by_value.chain(by_special.chain(by_trait).map(|(_, condition)| (*condition, 1))).collect()
}
