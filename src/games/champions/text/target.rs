//! What a target is like from where the fighter stands, in a few words: what the Combat would be, before it is chosen.

use crate::games::champions::command::{CombatKind, Sizes};
use crate::games::champions::field::combat_terms::{self, Cover, ReturnFire};
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::state::State;
use crate::kernel::line::Key;
use crate::words::champions as keys;

/// What the board says of a Combat that somebody on the players' side would begin; nothing without a board, or where
/// nothing is out of the ordinary.
pub fn about(state: &State, fighter: Actor, enemy: EnemyId, kind: CombatKind) -> Vec<Key> {
    let Some(terms) = combat_terms::attack(state, fighter, enemy, kind) else { return Vec::new() };
    let sizes = match (kind, terms.sizes) {
        (CombatKind::Ranged, _) | (CombatKind::Melee, Sizes::Even) => None,
        (CombatKind::Melee, Sizes::Outnumbered) => Some(keys::TARGET_OUTNUMBERED),
        (CombatKind::Melee, Sizes::Superiority | Sizes::SuperiorityAlone) => Some(keys::TARGET_SUPERIORITY),
    };
    let cover = (terms.defender == Cover::Covered).then_some(keys::TARGET_COVER);
    let answers = terms.return_fire != ReturnFire::None;
    // Cover is nothing against nobody who shoots.
    let own = (answers && terms.attacker == Cover::Covered).then_some(keys::TARGET_OWN_COVER);
    let silent = (!answers).then_some(keys::TARGET_SILENT);
    sizes.into_iter().chain(cover).chain(own).chain(silent).collect()
}
