//! Assassination, and a Search for somebody: the Enemy goes for those it was told of (9.3, A26, A27).

use super::assault::{self, first, first_of};
use super::blocked;
use super::character::CharacterId;
use super::nearness::Errand;
use super::reach::CombatKind;
use super::reason::{Cause, Reason};
use super::stage::Stage;
use super::walk::walk_into_reach;
use crate::games::champions::board::mover::Side;
use crate::games::champions::board::traveller::Destination;
use std::sync::Arc;

/// Moves an Enemy with Assassination; when nobody of those named is left, it turns to Assault.
pub(super) fn go(stage: &mut Stage<'_>, id: CharacterId, targets: &[Arc<str>]) {
    let named = named(stage, targets);
    if named.is_empty() {
        stage.because(id, Reason::TargetsEliminated);
        assault::turn(stage, id);
    } else {
        pursue(stage, id, &named);
    }
}

/// Moves an Enemy towards the nearest of some.
pub(super) fn pursue(stage: &mut Stage<'_>, id: CharacterId, named: &[CharacterId]) {
    let ranked = stage.rank(id, &stage.ways(id), named, Errand::Named);
    let Some(picked) = stage.pick(id, &ranked) else {
        stage.because(id, Reason::NobodyToGoFor);
        return;
    };
    stage.record_mut(id).target = Some(picked.who);
    stage.because(id, Reason::GoesFor { candidates: first(ranked, picked) });
    if let Some(heading) = stage.heading_for(id, picked, Errand::Named) {
        let route = stage.choose_route(id, heading);
        walk_into_reach(stage, id, &route, picked.who);
    }
}

/// Action Points to whom it would go for now (A1).
pub(super) fn distance(stage: &Stage<'_>, id: CharacterId, targets: &[Arc<str>]) -> Option<u16> {
    let named = named(stage, targets);
    if named.is_empty() { assault::distance(stage, id) } else { distance_to(stage, id, &named) }
}

/// Action Points of the route to the nearest of some.
pub(super) fn distance_to(stage: &Stage<'_>, id: CharacterId, named: &[CharacterId]) -> Option<u16> {
    let ranked = stage.rank(id, &stage.ways(id), named, Errand::Named);
    let heading = stage.heading_for(id, *ranked.first()?, Errand::Named)?;
    Some(heading.cost)
}

/// Whom it fights with a token: its target, another one named, those in its way.
pub(super) fn foe(
    stage: &mut Stage<'_>,
    id: CharacterId,
    named: &[CharacterId],
) -> Option<(CharacterId, CombatKind, Cause)> {
    let target = stage.record(id).target?;
    if let Some(kind) = stage.reach(id, target) {
        return Some((target, kind, Cause::Target));
    }
    let near: Vec<CharacterId> = named.iter().copied().filter(|&who| stage.reach(id, who).is_some()).collect();
    if let Some(found) = first_of(stage, id, &near, Errand::Named) {
        return Some(found);
    }
    let destination = Destination::Character(stage.at(target));
    blocked::foe(stage, id, destination)
}

/// Those of some ids who are on the board, in document order; the others count as Eliminated (A15).
pub(super) fn named(stage: &Stage<'_>, ids: &[Arc<str>]) -> Vec<CharacterId> {
    let is_named = |who: CharacterId| ids.iter().any(|id| **id == *stage.character(who).id);
    stage.situation.on_side(Side::Champion).filter(|&who| is_named(who)).collect()
}
