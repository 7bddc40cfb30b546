//! Step 1: Oni heal (CH-ENE-1, A21).

use super::character::CharacterId;
use super::situation::Situation;
use crate::games::champions::board::mover::Side;
use crate::games::champions::model::keyword::Keyword;

/// Enemies that have a Wound to heal.
pub(super) fn healed(situation: &Situation) -> Vec<CharacterId> {
    let heals = |&id: &CharacterId| {
        let enemy = situation.character(id);
        enemy.wounds > 0 && enemy.has(&Keyword::Oni)
    };
    situation.on_side(Side::Enemy).filter(heals).collect()
}
