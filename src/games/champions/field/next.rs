//! What comes next in the Enemies Phase, worked out anew after every change.

use super::combat_terms::{Terms, may_intervene, terms};
use super::moves::{self, Turn};
use super::push;
use super::scene::Scene;
use super::told;
use crate::games::champions::board::reinforcement::returns;
use crate::games::champions::command::CombatKind;
use crate::games::champions::enemy::plan::{Combat, Plan, When};
use crate::games::champions::enemy::reason::Cause;
use crate::games::champions::enemy::situation::Scenario;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::model::tie::Tie;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::queries;
use crate::games::champions::reinforcing::{Back, back_of, comebacks};

/// What comes next in the Enemies Phase.
#[derive(Clone, Debug, PartialEq)]
pub enum NextStep {
    /// A retreat or pursuit has to be settled (CH-BAT-5).
    Push,
    /// An Enemy moves.
    Move(Box<NextEnemy>),
    /// An Enemy without a place on a board moves: the players are asked (see [`super::asking`]).
    Ask(EnemyId),
    /// An Enemy fights.
    Combat(Box<NextCombat>),
    /// Reinforcements return; who, and where the next one may.
    Reinforce {
        /// Those who can.
        enemies: Vec<EnemyId>,
    },
    /// The phase can end.
    End,
}

/// An Enemy's turn to move.
#[derive(Clone, Debug, PartialEq)]
pub struct NextEnemy {
    /// Which Enemy.
    pub enemy: EnemyId,
    /// How many have moved before it.
    pub before: usize,
    /// How many Enemies move in this phase.
    pub of: usize,
    /// What it does by the plan, with its reasons.
    pub turn: Turn,
    /// Every tie of its turn, with the option that counts.
    pub ties: Vec<Tie>,
    /// The first tie that the players have not settled.
    pub asks: Option<Tie>,
    /// The Combats it is going to fight if nothing changes.
    pub combats: Vec<NextCombat>,
}

/// A Combat that an Enemy begins.
#[derive(Clone, Debug, PartialEq)]
pub struct NextCombat {
    /// The Enemy.
    pub attacker: EnemyId,
    /// Whom it fights in the end.
    pub defender: Actor,
    /// Whom it went for, where a Yojimbo stands in.
    pub redirected_from: Option<Actor>,
    /// Melee or Ranged.
    pub kind: CombatKind,
    /// On its way or with a token.
    pub when: When,
    /// Why it fights this one; nothing where the players said so.
    pub cause: Option<Cause>,
    /// What the board says; nothing without one.
    pub terms: Option<Terms>,
}

/// What the Enemies do now: the rest of the phase in the Enemies Phase, otherwise the whole of one that began now.
/// Nothing without a board.
pub fn plan_now(state: &State) -> Option<Plan> {
    Some(Scene::of(state)?.plan())
}

/// What comes next; nothing outside of the Enemies Phase.
pub fn next_step(state: &State) -> Option<NextStep> {
    if state.phase() != Phase::Enemies {
        return None;
    }
    if push::is_open(state) {
        return Some(NextStep::Push);
    }
    let owed = owed(state).map(|combat| NextStep::Combat(Box::new(combat)));
    let combat = || next_combat(state).map(|combat| NextStep::Combat(Box::new(combat)));
    let early = || if state.scenario().kind.is_battle() { combat() } else { None };
    let step = owed.or_else(early).or_else(|| next_move(state)).or_else(combat);
    let reinforce = || {
        let enemies = reinforcements(state);
        if enemies.is_empty() { NextStep::End } else { NextStep::Reinforce { enemies } }
    };
    Some(step.unwrap_or_else(reinforce))
}

fn next_move(state: &State) -> Option<NextStep> {
    let waiting = waiting(state);
    let enemy = *waiting.first()?;
    let planned = Scene::of(state).and_then(|scene| next_enemy(state, &scene, enemy, waiting.len()));
    Some(planned.map_or(NextStep::Ask(enemy), |next| NextStep::Move(Box::new(next))))
}

/// The Enemies that are still to move: those on the board in the order of the plan, then the others.
pub fn waiting(state: &State) -> Vec<EnemyId> {
    let scene = Scene::of(state);
    let planned: Vec<EnemyId> = scene
        .iter()
        .flat_map(|scene| {
            scene.plan().moves.into_iter().filter_map(|one| told::enemy_id(scene, one.enemy)).collect::<Vec<_>>()
        })
        .collect();
    let others = state.enemies().filter(|(id, _)| queries::is_present(state, Who::Enemy(*id))).map(|(id, _)| id);
    let has_moved = |id: &EnemyId| state.enemy_phase().moved_by(*id).is_some();
    let mut rest: Vec<EnemyId> = others.filter(|id| !planned.contains(id) && !has_moved(id)).collect();
    let underway = state.enemy_phase().underway().map(|underway| underway.enemy());
    rest.sort_by_key(|id| underway != Some(*id));
    planned.into_iter().chain(rest).collect()
}

/// What one Enemy does if its turn comes now: also for one out of the order.
pub fn turn_of(state: &State, enemy: EnemyId) -> Option<NextEnemy> {
    next_enemy(state, &Scene::of(state)?, enemy, waiting(state).len())
}

fn next_enemy(state: &State, scene: &Scene, enemy: EnemyId, waiting: usize) -> Option<NextEnemy> {
    let id = scene.character(Who::Enemy(enemy))?;
    let turn = moves::planned(state, scene, id, enemy)?;
    let plan = scene.plan_beginning_with(id);
    let one = plan.moves.iter().find(|one| one.enemy == id)?;
    let ties: Vec<Tie> = one.questions.iter().map(|question| told::tie(scene, enemy, question)).collect();
    let settled = |tie: &&Tie| {
        state.enemy_phase().ties().iter().any(|other| other.between == tie.between && other.enemy == tie.enemy)
    };
    let before = state.enemy_phase().turns_had();
    let fights = plan.combats.iter().filter(|combat| combat.attacker == id);
    Some(NextEnemy {
        enemy,
        before,
        of: before + waiting,
        turn,
        asks: ties.iter().find(|tie| !settled(tie)).cloned(),
        combats: fights.filter_map(|combat| told_combat(state, scene, combat)).collect(),
        ties,
    })
}

/// Every tie an Enemy has in the plan now, those at its Combats included.
pub(super) fn ties(scene: &Scene, enemy: EnemyId) -> Vec<Tie> {
    let Some(id) = scene.character(Who::Enemy(enemy)) else { return Vec::new() };
    let plan = scene.plan_beginning_with(id);
    let own = plan.moves.iter().chain(&plan.moved).filter(|one| one.enemy == id);
    own.flat_map(|one| &one.questions).map(|question| told::tie(scene, enemy, question)).collect()
}

/// The ties at the Combats of an Enemy that has moved.
pub fn ties_of(state: &State, enemy: EnemyId) -> Vec<Tie> {
    Scene::of(state).map_or_else(Vec::new, |scene| ties(&scene, enemy))
}

/// The next Combat of an Enemy that has moved; in the Enemies Phase only.
pub fn next_combat(state: &State) -> Option<NextCombat> {
    combats_to_come(state).into_iter().next()
}

/// Every Combat that Enemies who have moved are still going to begin if nothing changes, in their order; one owed on the
/// way comes first. In the Enemies Phase only.
pub fn combats_to_come(state: &State) -> Vec<NextCombat> {
    if state.phase() != Phase::Enemies {
        return Vec::new();
    }
    owed(state).into_iter().chain(combats_of_the_moved(state)).collect()
}

/// The Combat an Enemy owes on its way.
fn owed(state: &State) -> Option<NextCombat> {
    let underway = state.enemy_phase().underway()?;
    let (attacker, foe) = (underway.enemy(), underway.owes()?);
    let still = queries::is_present(state, Who::Enemy(attacker)) && state.is_in_play(foe.who);
    let terms = super::combat_terms::defence(state, attacker, foe.who, foe.kind);
    let (defender, kind) = (foe.who, foe.kind);
    let combat = NextCombat {
        attacker,
        defender,
        redirected_from: None,
        kind,
        when: When::Movement,
        cause: Some(Cause::InTheWay),
        terms,
    };
    still.then_some(combat)
}

/// The Combats of those who have moved, in the order in which they did: as planned, or as the players said.
fn combats_of_the_moved(state: &State) -> Vec<NextCombat> {
    let scene = Scene::of(state);
    let plan = scene.as_ref().map(Scene::plan);
    let mut all = Vec::new();
    for moved in state.enemy_phase().moved() {
        let attacker = moved.enemy();
        let place = scene.as_ref().and_then(|scene| Some((scene, scene.character(Who::Enemy(attacker))?)));
        if let (Some((scene, id)), Some(plan)) = (place, &plan) {
            let own = plan.combats.iter().filter(|combat| combat.attacker == id);
            all.extend(own.filter_map(|combat| told_combat(state, scene, combat)));
        } else if let Some(foe) = moved.foe().filter(|foe| moved.tokens() > 0 && state.is_in_play(foe.who)) {
            let present = queries::is_present(state, Who::Enemy(attacker));
            let (defender, kind) = (foe.who, foe.kind);
            let told = NextCombat {
                attacker,
                defender,
                redirected_from: None,
                kind,
                when: When::Token,
                cause: None,
                terms: None,
            };
            all.extend(std::iter::repeat_n(told, moved.tokens().into()).filter(|_| present));
        }
    }
    all
}

/// A Combat of the plan in the table's words.
pub(super) fn told_combat(state: &State, scene: &Scene, combat: &Combat) -> Option<NextCombat> {
    let kind = told::kind(combat.kind);
    let defender = told::actor(scene, combat.defender)?;
    let mut terms = terms(state, scene, combat.attacker, combat.defender, kind);
    if let Some(aimed_at) = combat.redirected_from {
        // Whoever intervenes goes before the Yojimbo, but not in the place of its own.
        terms.may_intervene = may_intervene(state, scene, aimed_at);
        terms.may_intervene.retain(|champion| Actor::Champion(*champion) != defender);
    }
    Some(NextCombat {
        attacker: told::enemy_id(scene, combat.attacker)?,
        defender,
        redirected_from: combat.redirected_from.and_then(|who| told::actor(scene, who)),
        kind,
        when: combat.when,
        cause: Some(combat.cause),
        terms: Some(terms),
    })
}

/// The Enemies that can return now and have a place to (CH-ENE-5); in a Battle one for each card of which enough
/// miniatures were lost (CH-BAT-8).
pub fn reinforcements(state: &State) -> Vec<EnemyId> {
    let all = comebacks(state).into_iter().map(|found| found.enemy);
    all.filter(|enemy| reinforcement(state, *enemy).is_some()).collect()
}

/// A reinforcement token and where an Enemy may return for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextReturn {
    /// The number on the token.
    pub number: u8,
    /// Its area or, where that has no room, the adjacent ones that have; at least one.
    pub areas: Vec<AreaKey>,
}

/// Where a Reinforcement may return now: for the lowest token that was not used in this phase and has room in its area
/// or next to it. Nothing where none is left.
pub fn reinforcement(state: &State, enemy: EnemyId) -> Option<NextReturn> {
    let scene = Scene::of(state)?;
    let figure = state.enemy(enemy)?;
    // It returns with all its miniatures.
    let miniatures = match back_of(state, enemy) {
        Some(Back::Unit { miniatures }) => miniatures,
        Some(Back::Itself) | None => figure.miniatures(),
    };
    let size = figure.card().size.value().map_or(1, |size| size.get()).saturating_mul(miniatures.into());
    let size = u8::try_from(size).unwrap_or(u8::MAX);
    let mut used = state.enemy_phase().reinforced().to_vec();
    let mut is_used = |number: u8| {
        let at = used.iter().position(|other| *other == number);
        at.map(|at| used.swap_remove(at)).is_some()
    };
    let mut tokens = returns(scene.board(), &scene.occupancy(), size).into_iter();
    let token = tokens.find(|token| !is_used(token.number))?;
    let areas = token.areas.into_iter().map(|area| scene.key(area)).collect();
    Some(NextReturn { number: token.number, areas })
}

/// Whether the table plays by the rules of Battle, where Units activate one by one.
pub fn scenario(state: &State) -> Option<Scenario> {
    Some(Scene::of(state)?.situation().scenario)
}
