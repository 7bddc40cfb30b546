//! Battle: Enemy Units activate one by one, completely (CH-BAT-7, A18).

use super::character::{CharacterId, Weapon};
use super::combats::{COMBAT, spend_tokens};
use super::stage::Stage;
use super::turn::act;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::mover::Side;
use std::collections::VecDeque;

/// Activates every Enemy Unit: before each Activation it is looked anew whose turn it is. Tells the order.
pub(super) fn units(stage: &mut Stage<'_>) -> Vec<CharacterId> {
    let front = Front::of(stage);
    let mut rest: Vec<CharacterId> = stage.situation.on_side(Side::Enemy).collect();
    let mut order = Vec::new();
    while let Some(at) = next(stage, &front, &rest) {
        let id = rest.remove(at);
        activate(stage, id);
        order.push(id);
    }
    order
}

/// Whose Activation is next: one that shares an area with Ally Units, one next to them, one that can move and fight,
/// any; ties in document order.
fn next(stage: &Stage<'_>, front: &Front, rest: &[CharacterId]) -> Option<usize> {
    let of_class = |class: &dyn Fn(CharacterId) -> bool| rest.iter().position(|&id| class(id));
    let shares = |id| front.hops(stage.at(id)) == Some(0);
    let is_next_to = |id| front.hops(stage.at(id)) == Some(1);
    let fights = |id| front.is_near(stage, id) && would_fight(stage, id);
    let any = (!rest.is_empty()).then_some(0);
    of_class(&shares).or_else(|| of_class(&is_next_to)).or_else(|| of_class(&fights)).or(any)
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

/// How many borders lie between each area and the next Champion or Ally, who all stay where they are in a plan.
struct Front {
    hops: Vec<Option<u16>>,
}

impl Front {
    fn of(stage: &Stage<'_>) -> Self {
        let mut hops = vec![None; stage.board.areas().len()];
        let mut open: VecDeque<(AreaId, u16)> =
            stage.situation.on_side(Side::Champion).map(|id| (stage.at(id), 0)).collect();
        while let Some((area, hop)) = open.pop_front() {
            if hops[area.index()].is_none() {
                hops[area.index()] = Some(hop);
                open.extend(stage.board.neighbours(area).iter().map(|&(next, _)| (next, hop + 1)));
            }
        }
        Self { hops }
    }

    fn hops(&self, area: AreaId) -> Option<u16> {
        self.hops[area.index()]
    }

    /// Whether a Unit could at best be in reach of somebody with the Action Points of a Combat left. Most that will not
    /// fight are told by this, and need not be tried.
    fn is_near(&self, stage: &Stage<'_>, id: CharacterId) -> bool {
        let reach = match stage.character(id).weapon {
            Weapon::Melee => 1,
            // High ground adds one.
            Weapon::Ranged => stage.situation.scenario.range() + 1,
        };
        let steps = stage.ap(id).checked_sub(COMBAT).map(|spare| u16::from(spare) + u16::from(reach));
        steps.is_some_and(|steps| self.hops(stage.at(id)).is_some_and(|hops| hops <= steps))
    }
}
