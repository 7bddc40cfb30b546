//! The end of a Combat: who forces whom back.

use crate::games::champions::battle::retreat::{Side, forces};
use crate::games::champions::command::{CombatKind, Outcome};
use crate::games::champions::draft::Draft;
use crate::games::champions::event::Event;
use crate::games::champions::field::event::BoardEvent;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::rulings::RetreatAfter;

/// How many miniatures of somebody on the players' side stand; of a Champion one, until it falls.
fn ours_standing(state: &State, actor: Actor) -> i16 {
    match actor {
        Actor::Champion(id) => state.champion(id).is_in_play().into(),
        Actor::Ally(_) => queries::miniatures_standing(state, actor.into()),
    }
}

/// Lets the Unit that eliminated more miniatures than the other force it back, where both still stand. `before` is the
/// table before the Wounds of this Combat.
pub(in crate::games::champions) fn after_combat(draft: &mut Draft, before: &State, outcome: &Outcome) {
    let (ours, theirs) = (Who::from(outcome.fighter), Who::Enemy(outcome.enemy));
    let both = [ours, theirs].iter().all(|who| queries::is_present(&draft.state, *who));
    let forces_back = match (outcome.kind, draft.state.rulings().retreat_after) {
        (CombatKind::Melee, _) | (CombatKind::Ranged, RetreatAfter::AnyCombat) => true,
        (CombatKind::Ranged, RetreatAfter::Melee) => false,
    };
    if !draft.state.scenario().kind.is_battle() || !both || !forces_back {
        return;
    }
    let stood = queries::miniatures_standing(before, theirs);
    let by_us = stood - queries::miniatures_standing(&draft.state, theirs);
    let by_them = ours_standing(before, outcome.fighter) - ours_standing(&draft.state, outcome.fighter);
    let (winner, loser) = match forces(by_us, by_them) {
        Some(Side::Ours) => (ours, theirs),
        Some(Side::Theirs) => (theirs, ours),
        None => return,
    };
    draft.happen(Event::Board(BoardEvent::Outfought { winner, loser }));
}
