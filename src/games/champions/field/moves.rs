//! An Enemy's turn to move, as planned or otherwise (CH-ENE-2, CH-ENE-3).

use super::command::EnemyStep;
use super::event::{BoardEvent, EnemyMoved, Idea, Turning};
use super::refusal::BoardRefusal;
use super::route::{areas, bill};
use super::scene::Scene;
use super::{asking, board_rule, refuse, told};
use crate::games::champions::board::AreaId;
use crate::games::champions::board::distances::Distances;
use crate::games::champions::board::traveller::{Destination, Room};
use crate::games::champions::draft::Draft;
use crate::games::champions::enemy::behaviour::Behaviour;
use crate::games::champions::enemy::character::CharacterId;
use crate::games::champions::enemy::plan::{Move, Plan, When};
use crate::games::champions::enemy::rules;
use crate::games::champions::enemy::situation::Scenario;
use crate::games::champions::event::Event;
use crate::games::champions::investigation::event::InvestigationEvent;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::enemy_phase::{Deed, Foe, Moved, Underway};
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::investigation::Willing;
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::model::why::Why;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::{phase, queries, rulebook};
use std::sync::Arc;

/// Action Points of a Combat.
pub(super) const COMBAT: u8 = 3;

/// What an Enemy's turn to move comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The movement.
    pub moved: EnemyMoved,
    /// What it is about afterwards, where that is something else.
    pub turned: Option<Conduct>,
    /// Whether it leaves the board.
    pub leaves: Leaves,
}

/// Whether an Enemy leaves the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// It stays.
    No,
    /// It is gone.
    Yes,
}

/// Lets an Enemy have its turn to move.
pub(super) fn step(draft: &mut Draft, enemy: EnemyId, how: &EnemyStep) -> Result<(), Refusal> {
    require_turn(draft, enemy)?;
    if let EnemyStep::Asked(said) = how {
        let turn = asking::turn(&draft.state, enemy, said).ok_or_else(|| refuse(BoardRefusal::NotAllSaid))?;
        happen(draft, turn);
        return Ok(());
    }
    let scene = Scene::of(&draft.state).ok_or_else(|| refuse(BoardRefusal::NoBoard))?;
    let who = Who::Enemy(enemy);
    let id = scene.character(who).ok_or_else(|| refuse(BoardRefusal::NotPlaced { who }))?;
    let scene = scene.before_turn_of(id);
    let turn = match how {
        EnemyStep::Planned | EnemyStep::Asked(_) => planned(&draft.state, &scene, id, enemy),
        EnemyStep::GoesFor(target) => Some(goes_for(&scene, id, enemy, *target)?),
        EnemyStep::Stays => Some(otherwise(&scene, id, enemy, &[scene.situation().character(id).area], 0)),
        EnemyStep::GoesTo(area) => Some(goes_to(draft, &scene, id, enemy, area)?),
        EnemyStep::Along(path) => Some(goes_along(draft, &scene, id, enemy, path)?),
    };
    let turn = turn.ok_or_else(|| refuse(BoardRefusal::NotPlaced { who }))?;
    fix_order(draft, &scene);
    happen(draft, turn);
    Ok(())
}

fn require_turn(draft: &mut Draft, enemy: EnemyId) -> Result<(), Refusal> {
    let rule = rules::ORDER;
    phase::require(draft, Phase::Enemies, rule)?;
    let nobody = Refusal { kind: RefusalKind::Nobody, rule };
    draft.state.enemy(enemy).ok_or(nobody)?;
    if !queries::is_present(&draft.state, Who::Enemy(enemy)) {
        return Err(Refusal { kind: RefusalKind::NotOnBoard, rule });
    }
    let progress = draft.state.enemy_phase();
    let had = progress.moved_by(enemy).map(Moved::deed);
    // Whoever is gone in the middle of its turn stops nobody.
    let present = |other: &Underway| queries::is_present(&draft.state, Who::Enemy(other.enemy()));
    let underway = progress.underway().filter(present);
    let owes = underway.and_then(|own| own.owes()).is_some_and(|foe| draft.state.is_in_play(foe.who));
    match had {
        Some(Deed::Moved) => board_rule(draft, BoardRefusal::HasMoved, rule)?,
        Some(Deed::Corrupted) => board_rule(draft, BoardRefusal::JustCorrupted, rulebook::CORRUPTION)?,
        Some(Deed::Returned) => board_rule(draft, BoardRefusal::HasReturned, rulebook::REINFORCEMENT)?,
        None => {}
    }
    match underway {
        Some(other) if other.enemy() != enemy => {
            board_rule(draft, BoardRefusal::Unfinished { enemy: other.enemy() }, rule)
        }
        Some(_) if owes => board_rule(draft, BoardRefusal::OwesCombat, rules::BEHAVIOURS),
        Some(_) | None => Ok(()),
    }
}

/// The order of movements is fixed when the first Enemy moves: until then the players may still put figures right. In a
/// Battle it is looked at anew before each Activation.
fn fix_order(draft: &mut Draft, scene: &Scene) {
    let usual = match scene.situation().scenario {
        Scenario::Usual => true,
        Scenario::Battle => false,
    };
    if usual && draft.state.enemy_phase().order().is_empty() {
        let order = scene.plan().moves.iter().filter_map(|one| told::enemy_id(scene, one.enemy)).collect();
        draft.happen(Event::Board(BoardEvent::OrderFixed { order }));
    }
}

fn happen(draft: &mut Draft, turn: Turn) {
    let enemy = turn.moved.enemy;
    let before = draft.state.enemy(enemy).map(|figure| figure.behaviour().clone());
    if let (Some(Conduct::Search { goal: SearchGoal::Persona(persona), .. }), Some(Conduct::Escape { .. })) =
        (before, &turn.turned)
    {
        // Whoever is captured is no longer there to be asked.
        let gone = InvestigationEvent::PersonaTurned { persona, willing: Willing::Gone };
        draft.happen(Event::Investigation(gone));
    }
    if let Some(behaviour) = turn.turned {
        draft.happen(Event::Board(BoardEvent::Turned { enemy, behaviour, cause: Turning::OwnTurn }));
    }
    draft.happen(Event::Board(BoardEvent::EnemyMoved(Box::new(turn.moved))));
    match turn.leaves {
        Leaves::Yes => draft.happen(Event::EnemyRemoved { enemy }),
        Leaves::No => {}
    }
}

/// What the plan lets an Enemy do if its turn comes now.
pub(super) fn planned(state: &State, scene: &Scene, id: CharacterId, enemy: EnemyId) -> Option<Turn> {
    let before = state.enemy(enemy)?.behaviour();
    let plan = scene.plan_beginning_with(id);
    let turned = |after: &Behaviour| told::turned(scene, id, before, after);
    by_plan(scene, &plan, id, enemy, Idea::Plan).map(|(turn, after)| Turn { turned: turned(&after), ..turn })
}

/// An Enemy's whole turn of a plan, Combats on its way behind it.
pub(super) fn foreseen(state: &State, scene: &Scene, one: &Move) -> Option<Turn> {
    let enemy = told::enemy_id(scene, one.enemy)?;
    let moved = EnemyMoved {
        enemy,
        idea: Idea::Plan,
        path: told::path(scene, &one.path),
        ap_left: one.ap_left,
        tokens: one.tokens,
        target: one.target.and_then(|target| told::actor(scene, target)),
        foe: None,
        fights_by: None,
        on_the_way: None,
        why: told::whys(scene, &one.reasons),
    };
    let leaves = if one.left_board { Leaves::Yes } else { Leaves::No };
    let turned = told::turned(scene, one.enemy, state.enemy(enemy)?.behaviour(), &one.behaviour);
    Some(Turn { moved, turned, leaves })
}

/// An Enemy's turn of a plan, up to its first Combat on the way, and its behaviour afterwards.
fn by_plan(scene: &Scene, plan: &Plan, id: CharacterId, enemy: EnemyId, idea: Idea) -> Option<(Turn, Behaviour)> {
    let one = plan.moves.iter().find(|one| one.enemy == id)?;
    let on_its_way = |when| match when {
        When::Movement => true,
        When::Token => false,
    };
    let stop = plan.combats.iter().find(|combat| combat.attacker == id && on_its_way(combat.when));
    let (areas, ap_left, reasons) = stop.map_or((one.path.len(), one.ap_left, one.reasons.len()), |stop| {
        (stop.moment.areas, stop.moment.ap_left, stop.moment.reasons)
    });
    let fights = |combat: &crate::games::champions::enemy::plan::Combat| {
        Some(Foe { who: told::actor(scene, combat.defender)?, kind: told::kind(combat.kind) })
    };
    let moved = EnemyMoved {
        enemy,
        idea,
        path: told::path(scene, one.path.get(..areas)?),
        ap_left,
        tokens: if stop.is_some() { 0 } else { one.tokens },
        target: one.target.and_then(|target| told::actor(scene, target)),
        foe: None,
        fights_by: None,
        on_the_way: stop.and_then(fights),
        why: told::whys(scene, one.reasons.get(..reasons)?),
    };
    let leaves = if one.left_board && stop.is_none() { Leaves::Yes } else { Leaves::No };
    Some((Turn { moved, turned: None, leaves }, one.behaviour.clone()))
}

/// It goes for somebody else, as an assassin would.
fn goes_for(scene: &Scene, id: CharacterId, enemy: EnemyId, target: Actor) -> Result<Turn, Refusal> {
    let not_placed = || refuse(BoardRefusal::NotPlaced { who: target.into() });
    let name = scene.character(target.into()).map(|target| scene.situation().character(target).id.clone());
    let targets: Arc<[Arc<str>]> = Arc::new([Arc::from(name.ok_or_else(not_placed)?)]);
    let scene = scene.clone().with_behaviour(id, Behaviour::Assassination { targets });
    let plan = scene.plan_beginning_with(id);
    let (mut turn, _) = by_plan(&scene, &plan, id, enemy, Idea::Players).ok_or_else(not_placed)?;
    turn.moved.why.insert(0, Why::Chosen);
    turn.moved.fights_by = Some(Conduct::Assassination { targets: vec![target] });
    Ok(turn)
}

/// A movement of the players' choice. It still goes for whom the plan says.
fn otherwise(scene: &Scene, id: CharacterId, enemy: EnemyId, path: &[AreaId], cost: u16) -> Turn {
    let plan = scene.plan_beginning_with(id);
    let target = plan.moves.iter().find(|one| one.enemy == id).and_then(|one| one.target);
    let has = scene.ap(id);
    let left = u8::try_from(cost).map_or(0, |cost| has.saturating_sub(cost));
    let tokens = left / COMBAT;
    let moved = EnemyMoved {
        enemy,
        idea: Idea::Players,
        path: told::path(scene, path),
        ap_left: left,
        tokens,
        target: target.and_then(|target| told::actor(scene, target)),
        foe: None,
        fights_by: None,
        on_the_way: None,
        why: vec![Why::Chosen, Why::Tokens { tokens, left }],
    };
    Turn { moved, turned: None, leaves: Leaves::No }
}

fn goes_to(draft: &mut Draft, scene: &Scene, id: CharacterId, enemy: EnemyId, key: &AreaKey) -> Result<Turn, Refusal> {
    let area = scene.board().find(key.as_str()).ok_or_else(|| refuse(BoardRefusal::NoSuchArea(key.clone())))?;
    let occupancy = scene.occupancy();
    let traveller = scene.traveller(&occupancy, id);
    let distances = Distances::new(traveller, Room::Counts);
    let way = distances.routes(Destination::Area(area)).into_iter().next().filter(|_| traveller.can_stop(area));
    let from = traveller.at;
    if let Some(way) = way {
        return walk(draft, scene, id, enemy, &way);
    }
    board_rule(draft, BoardRefusal::NoWay { area: key.clone() }, rules::MOVEMENT)?;
    // Only the players' word brings it there: nobody knows what that costs, so nothing.
    Ok(otherwise(scene, id, enemy, &[from, area], 0))
}

fn goes_along(
    draft: &mut Draft,
    scene: &Scene,
    id: CharacterId,
    enemy: EnemyId,
    path: &[AreaKey],
) -> Result<Turn, Refusal> {
    let way = areas(scene, path).map_err(refuse)?;
    if way.first() != Some(&scene.situation().character(id).area) {
        return Err(refuse(BoardRefusal::NotItsWay));
    }
    walk(draft, scene, id, enemy, &way)
}

fn walk(draft: &mut Draft, scene: &Scene, id: CharacterId, enemy: EnemyId, way: &[AreaId]) -> Result<Turn, Refusal> {
    let bill = bill(scene, id, way);
    for fault in bill.faults {
        board_rule(draft, fault, rules::MOVEMENT)?;
    }
    let has = scene.ap(id);
    if bill.cost > has.into() {
        board_rule(draft, BoardRefusal::TooFar { needs: bill.cost, has }, rules::MOVEMENT)?;
    }
    Ok(otherwise(scene, id, enemy, way, bill.cost))
}
