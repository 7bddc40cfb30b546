//! Assault: the Enemy fights the nearest Champion (9.2).

use super::behaviour::{Assault, Behaviour};
use super::character::CharacterId;
use super::nearness::Errand;
use super::reach::CombatKind;
use super::reason::{Candidate, Cause, Reason};
use super::stage::Stage;
use super::walk::walk_into_reach;
use crate::games::champions::board::mover::Side;
use crate::games::champions::rulings::AssaultOnAllies;

/// Moves an Enemy with Assault.
pub(super) fn go(stage: &mut Stage<'_>, id: CharacterId, assault: Assault) {
    let ranked = ranked(stage, id);
    let Some(picked) = stage.pick(id, &ranked) else {
        stage.because(id, Reason::NobodyToGoFor);
        return;
    };
    stage.record_mut(id).target = Some(picked.who);
    stage.because(id, Reason::GoesFor { candidates: first(ranked, picked) });
    match assault {
        Assault::Stationary => stage.because(id, Reason::Stationary),
        Assault::Mobile => {
            if let Some(heading) = stage.heading_for(id, picked, Errand::Any) {
                let route = stage.choose_route(id, heading);
                walk_into_reach(stage, id, &route, picked.who);
            }
        }
    }
}

/// Turns to Assault and spends what Action Points are left on it.
pub(super) fn turn(stage: &mut Stage<'_>, id: CharacterId) {
    stage.turn_to(id, Behaviour::ASSAULT);
    go(stage, id, Assault::Mobile);
}

/// Action Points to the target it would go for now (A1).
pub(super) fn distance(stage: &Stage<'_>, id: CharacterId) -> Option<u16> {
    ranked(stage, id).first().and_then(|first| first.nearness.cost())
}

/// Whom it fights with a token: its target if in reach, otherwise the first of those in reach (A3).
pub(super) fn foe(stage: &mut Stage<'_>, id: CharacterId) -> Option<(CharacterId, CombatKind, Cause)> {
    let target = stage.record(id).target;
    if let Some((target, kind)) = target.and_then(|target| Some((target, stage.reach(id, target)?))) {
        return Some((target, kind, Cause::Target));
    }
    let within = |stage: &Stage<'_>, who: &CharacterId| stage.reach(id, *who).is_some();
    let mut near: Vec<CharacterId> = prey(stage).into_iter().filter(|who| within(stage, who)).collect();
    if near.is_empty() && stage.situation.assault_on_allies == AssaultOnAllies::WithoutChampions {
        near = stage.situation.on_side(Side::Champion).filter(|who| within(stage, who)).collect();
    }
    first_of(stage, id, &near, Errand::Any)
}

/// The first of some who are in reach, by the order of targets.
pub(super) fn first_of(
    stage: &mut Stage<'_>,
    id: CharacterId,
    near: &[CharacterId],
    errand: Errand,
) -> Option<(CharacterId, CombatKind, Cause)> {
    if near.is_empty() {
        return None;
    }
    let ranked = stage.rank(id, &stage.ways(id), near, errand);
    let picked = stage.pick(id, &ranked)?;
    Some((picked.who, stage.reach(id, picked.who)?, Cause::FirstInReach))
}

/// The one that was picked before all others.
pub(super) fn first(mut ranked: Vec<Candidate>, picked: Candidate) -> Vec<Candidate> {
    ranked.retain(|candidate| candidate.who != picked.who);
    ranked.insert(0, picked);
    ranked
}

fn ranked(stage: &Stage<'_>, id: CharacterId) -> Vec<Candidate> {
    stage.rank(id, &stage.ways(id), &prey(stage), Errand::Any)
}

fn prey(stage: &Stage<'_>) -> Vec<CharacterId> {
    stage.situation.ids().filter(|&who| stage.situation.is_prey(who)).collect()
}
