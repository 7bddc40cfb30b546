//! From the planner's numbers to the table's own words: reasons, ties, behaviours after a move.

use super::scene::Scene;
use crate::games::champions::board::AreaId;
use crate::games::champions::command::CombatKind;
use crate::games::champions::enemy::behaviour::Behaviour;
use crate::games::champions::enemy::character::CharacterId;
use crate::games::champions::enemy::nearness::Nearness;
use crate::games::champions::enemy::question::{Decision, Options, Question};
use crate::games::champions::enemy::reach;
use crate::games::champions::enemy::reason::{self, Reason};

use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::tie::{Tie, TieBetween};
use crate::games::champions::model::why::{Candidate, Far, Why};

/// How many of those an Enemy looked at are told: whoever comes later never matters.
const TOLD: usize = 3;

/// Melee or Ranged.
pub(super) fn kind(kind: reach::CombatKind) -> CombatKind {
    match kind {
        reach::CombatKind::Melee => CombatKind::Melee,
        reach::CombatKind::Ranged => CombatKind::Ranged,
    }
}

/// Somebody on the players' side; nothing for an Enemy, whom no Enemy goes for.
pub(super) fn actor(scene: &Scene, id: CharacterId) -> Option<Actor> {
    match scene.who(id) {
        Who::Champion(id) => Some(Actor::Champion(id)),
        Who::Ally(id) => Some(Actor::Ally(id)),
        Who::Enemy(_) => None,
    }
}

/// An Enemy of the scene; nothing for somebody on the players' side.
pub(super) fn enemy_id(scene: &Scene, id: CharacterId) -> Option<EnemyId> {
    if let Who::Enemy(id) = scene.who(id) { Some(id) } else { None }
}

fn keys(scene: &Scene, areas: &[AreaId]) -> Vec<AreaKey> {
    areas.iter().map(|area| scene.key(*area)).collect()
}

/// Areas as the board file calls them.
pub(super) fn path(scene: &Scene, areas: &[AreaId]) -> Vec<AreaKey> {
    keys(scene, areas)
}

/// The planner's reasons in the table's words.
pub(super) fn whys(scene: &Scene, reasons: &[Reason]) -> Vec<Why> {
    reasons.iter().filter_map(|reason| why(scene, reason)).collect()
}

fn why(scene: &Scene, reason: &Reason) -> Option<Why> {
    let place = |index: usize| u8::try_from(index).unwrap_or(u8::MAX);
    Some(match reason {
        Reason::GoesFor { candidates } => {
            Why::GoesFor { candidates: candidates.iter().take(TOLD).filter_map(|one| candidate(scene, *one)).collect() }
        }
        Reason::NobodyToGoFor => Why::NobodyToGoFor,
        Reason::HeadsFor { area, cost } => Why::HeadsFor { area: scene.key(*area), cost: *cost },
        Reason::NoRoute => Why::NoRoute,
        Reason::Moves { to, cost } => Why::Moves { to: scene.key(*to), cost: *cost },
        Reason::InReach { target, kind: how } => Why::InReach { target: actor(scene, *target)?, kind: kind(*how) },
        Reason::TooFar { cost, left } => Why::TooFar { cost: *cost, left: *left },
        Reason::NoRoom { area } => Why::NoRoom { area: scene.key(*area) },
        Reason::Stationary => Why::Stationary,
        Reason::Guards => Why::Guards,
        Reason::Woken => Why::Woken,
        Reason::Sees { who, from } => Why::Sees { who: actor(scene, *who), from: Some(scene.key(*from)) },
        Reason::ReachesLetter { index } => Why::ReachesLetter { index: place(*index) },
        Reason::LettersAllHere => Why::LettersAllHere,
        Reason::TakesGoal { cost } => Why::TakesGoal { cost: *cost },
        Reason::CannotTakeGoal { cost, left } => Why::CannotTakeGoal { cost: *cost, left: *left },
        Reason::NoGoal => Why::NoGoal,
        Reason::GoalGone => Why::GoalGone,
        Reason::TargetsEliminated => Why::TargetsEliminated,
        Reason::Leaves { cost } => Why::Leaves { cost: *cost },
        Reason::CannotLeave { cost, left } => Why::CannotLeave { cost: *cost, left: *left },
        Reason::Tokens { tokens, left } => Why::Tokens { tokens: *tokens, left: *left },
        Reason::NobodyInReach => Why::NobodyInReach,
    })
}

fn candidate(scene: &Scene, candidate: reason::Candidate) -> Option<Candidate> {
    let far = match candidate.nearness {
        Nearness::Route(cost) => Far::Route(cost),
        Nearness::FiringPosition(cost) => Far::FiringPosition(cost),
        Nearness::RoomIgnored(cost) => Far::RoomIgnored(cost),
        Nearness::OutOfTheWorld => Far::Nowhere,
    };
    Some(Candidate { who: actor(scene, candidate.who)?, far, ki: candidate.ki })
}

/// A tie of the plan in the table's words.
pub(super) fn tie(scene: &Scene, enemy: EnemyId, question: &Question) -> Tie {
    let actors = |who: &[CharacterId]| who.iter().filter_map(|id| actor(scene, *id)).collect();
    let between = match &question.options {
        Options::Target(who) => TieBetween::Target(actors(who)),
        Options::Blocker(who) => TieBetween::Blocker(actors(who)),
        Options::Yojimbo(who) => TieBetween::Yojimbo(actors(who)),
        Options::Exit(areas) => TieBetween::Exit(keys(scene, areas)),
        Options::Route(routes) => TieBetween::Route(routes.iter().map(|route| keys(scene, route)).collect()),
    };
    Tie { enemy, between, chosen: u8::try_from(question.chosen).unwrap_or(0) }
}

/// A settled tie for the planner; nothing where it names whoever or whatever is no longer on the board.
pub(super) fn decision(scene: &Scene, tie: &Tie) -> Option<Decision> {
    let who = |all: &[Actor]| all.iter().map(|who| scene.character((*who).into())).collect::<Option<Vec<_>>>();
    let area = |key: &AreaKey| scene.board().find(key.as_str());
    let areas = |all: &[AreaKey]| all.iter().map(area).collect::<Option<Vec<_>>>();
    let options = match &tie.between {
        TieBetween::Target(all) => Options::Target(who(all)?),
        TieBetween::Blocker(all) => Options::Blocker(who(all)?),
        TieBetween::Yojimbo(all) => Options::Yojimbo(who(all)?),
        TieBetween::Exit(all) => Options::Exit(areas(all)?),
        TieBetween::Route(routes) => Options::Route(routes.iter().map(|route| areas(route)).collect::<Option<_>>()?),
    };
    let enemy = scene.character(Who::Enemy(tie.enemy))?;
    Some(Decision { enemy, question: Question { options, chosen: tie.chosen.into() } })
}

/// What an Enemy is about after its move; nothing where that is what it was about before.
pub(super) fn turned(scene: &Scene, id: CharacterId, before: &Conduct, after: &Behaviour) -> Option<Conduct> {
    if scene.situation().character(id).behaviour.as_ref() == Some(after) {
        return None;
    }
    match (after, before) {
        // The letters are those of before; only how far it is has changed.
        (Behaviour::Patrol { next, .. }, Conduct::Patrol { route, .. }) => {
            Some(Conduct::Patrol { route: route.clone(), next: u8::try_from(*next).unwrap_or(0) })
        }
        (Behaviour::Assault(assault), _) => Some(Conduct::Assault(*assault)),
        (Behaviour::Guardian(guardian), _) => Some(Conduct::Guardian(*guardian)),
        (Behaviour::Escape { exits }, _) => {
            Some(Conduct::Escape { exits: exits.as_deref().map_or_else(Vec::new, |areas| keys(scene, areas)) })
        }
        // Nobody turns to these in its turn.
        (Behaviour::Patrol { .. } | Behaviour::Search { .. } | Behaviour::Assassination { .. }, _) => None,
    }
}
