//! Battle: Enemy Units activate one by one, completely (CH-BAT-7, A18).

use super::character::CharacterId;
use super::combats::spend_tokens;
use super::progress::Progress;
use super::stage::Stage;
use super::turn::act;
use crate::games::champions::board::mover::Side;

/// Activates every Enemy Unit: before each Activation it is looked anew whose turn it is. Tells the order of those that
/// were still to be activated.
pub(super) fn units(stage: &mut Stage<'_>, progress: &Progress) -> Vec<CharacterId> {
    progress.moved.iter().for_each(|moved| spend_tokens(stage, moved.enemy));
    let mut rest: Vec<CharacterId> = stage.situation.on_side(Side::Enemy).collect();
    rest.retain(|id| !progress.has_moved(*id));
    let mut order = Vec::new();
    if let Some(underway) = progress.underway {
        rest.retain(|id| *id != underway.enemy);
        activate(stage, underway.enemy);
        order.push(underway.enemy);
    }
    while let Some(at) = next(stage, &rest) {
        let id = rest.remove(at);
        activate(stage, id);
        order.push(id);
    }
    order
}

/// Whose Activation is next: one that shares an area with Ally Units, one next to them, one that can move and fight,
/// any; ties in document order.
fn next(stage: &Stage<'_>, rest: &[CharacterId]) -> Option<usize> {
    let held = |area| stage.occupancy.holds(area, Side::Champion);
    let shares = |&id: &CharacterId| held(stage.at(id));
    let is_next_to = |&id: &CharacterId| stage.board.neighbours(stage.at(id)).iter().any(|&(area, _)| held(area));
    let first = |class: &dyn Fn(&CharacterId) -> bool| rest.iter().position(class);
    let fights = |id: &CharacterId| would_fight(stage, *id);
    first(&shares).or_else(|| first(&is_next_to)).or_else(|| first(&fights)).or((!rest.is_empty()).then_some(0))
}

fn activate(stage: &mut Stage<'_>, id: CharacterId) {
    act(stage, id);
    spend_tokens(stage, id);
}

/// Whether its Activation, if it came now, would contain a Combat.
fn would_fight(stage: &Stage<'_>, id: CharacterId) -> bool {
    let mut trial = stage.clone();
    activate(&mut trial, id);
    trial.combats.len() > stage.combats.len()
}
