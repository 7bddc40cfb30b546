//! Who could fight whom: the likely ones, and the others for whoever asks. Without a board nobody knows who stands
//! where, so nobody on the table is left out; with one it tells who is in reach.

use super::draft::{Draft, Duel};
use super::laid::legal_targets;
use crate::games::champions::combat::opening;
use crate::games::champions::combat::redirect::{enemy_yojimbo, redirection};
use crate::games::champions::command::{CombatKind, Starter};
use crate::games::champions::entry;
use crate::games::champions::event::Event;
use crate::games::champions::field::combat_terms;
use crate::games::champions::model::card::Ranged;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;

/// Those one can choose among.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidates<T> {
    /// Whom the rules allow, as far as the table tells.
    pub likely: Vec<T>,
    /// The others.
    pub others: Vec<T>,
}

impl<T: Copy> Candidates<T> {
    fn sorted(all: Vec<T>, is_likely: impl Fn(&T) -> bool) -> Self {
        let (likely, others) = all.into_iter().partition(is_likely);
        Self { likely, others }
    }
}

/// Who could fight on the players' side: whoever acts, and Allies; where the Enemy began, those it can reach on the
/// board, without one anybody.
pub fn fighters(state: &State, duel: &Duel) -> Candidates<Actor> {
    let acts = state.track().active().map(Actor::Champion);
    let all = entry::fighters(state);
    let reached = duel.enemy.and_then(|enemy| reached(state, enemy, duel.kind));
    Candidates::sorted(all, |actor| {
        let turn = match duel.starter {
            Starter::Enemy => reached.as_ref().is_none_or(|reached| reached.contains(actor)),
            Starter::Players => Some(*actor) == acts || matches!(actor, Actor::Ally(_)),
        };
        let shoots = duel.kind == CombatKind::Melee || duel.starter == Starter::Enemy || has_bow(state, *actor);
        turn && shoots
    })
}

/// Those an Enemy can fight that way from where it stands; nothing where the board does not know it.
fn reached(state: &State, enemy: EnemyId, kind: CombatKind) -> Option<Vec<Actor>> {
    state.field()?.position(Who::Enemy(enemy))?;
    let all = combat_terms::foes(state, enemy).into_iter();
    Some(all.filter(|(_, how)| *how == kind).map(|(actor, _)| actor).collect())
}

/// Whom it could be against: those the fighter can reach on the board; without one any Enemy. One without a bow begins no
/// Ranged Combat.
pub fn enemies(state: &State, duel: &Duel) -> Candidates<EnemyId> {
    let fighter = duel.fighter.filter(|_| duel.starter == Starter::Players);
    let legal = fighter.and_then(|fighter| legal_targets(state, fighter, duel.kind));
    Candidates::sorted(entry::enemies(state), |id| {
        let never = state.enemy(*id).and_then(|enemy| enemy.card().ranged.value()) == Some(Ranged::Never);
        let bowless = never && duel.kind == CombatKind::Ranged && duel.starter == Starter::Enemy;
        legal.as_ref().map_or(!bowless, |legal| legal.contains(id))
    })
}

/// Whether somebody could shoot, as far as its card tells.
pub fn has_bow(state: &State, actor: Actor) -> bool {
    let ranged = match actor {
        Actor::Champion(id) => state.champion(id).card().ranged.value(),
        Actor::Ally(id) => state.ally(id).and_then(|ally| ally.card().ranged.value()),
    };
    ranged != Some(Ranged::Never)
}

/// Who could step in for the fighter against an Enemy that began: those who may Intervene, then those with Yojimbo; with
/// a board only those in its area. Nobody where the players began.
pub fn stand_ins(state: &State, duel: &Duel) -> (Vec<Actor>, Vec<Actor>) {
    let aimed_at = duel.instead_of.or(duel.fighter);
    let Some(aimed_at) = aimed_at.filter(|_| duel.starter == Starter::Enemy) else { return (Vec::new(), Vec::new()) };
    let beside = combat_terms::beside(state, aimed_at).unwrap_or_else(|| entry::fighters(state));
    let found = redirection(state, aimed_at, &beside);
    (found.intervene.into_iter().map(Actor::Champion).collect(), found.yojimbo)
}

/// The Enemies with Yojimbo of whom one has to be attacked instead of the one the players attack (CH-COM-1): those in its
/// area, and without a board everybody who would stand in for it if it stood there. Where several are named, the holder
/// of the Favor chooses.
pub fn bodyguards(state: &State, duel: &Duel) -> Vec<EnemyId> {
    let Some(enemy) = duel.enemy.filter(|_| duel.starter == Starter::Players) else { return Vec::new() };
    match state.field().and_then(|field| field.position(Who::Enemy(enemy))) {
        Some(_) => combat_terms::bodyguards(state, enemy),
        None => enemy_yojimbo(state, enemy, &entry::enemies(state)),
    }
}

/// Whose card lacks a value that the odds of this Combat need; the Enemy first, whose card is typed in less often.
pub fn unknown(state: &State, draft: &Draft) -> Option<Who> {
    let terms = draft.duel()?.terms()?;
    let enemy = state.enemy(terms.enemy)?.card();
    let no_dice = match terms.kind {
        CombatKind::Melee => enemy.melee.is_unknown(),
        CombatKind::Ranged => enemy.ranged.is_unknown(),
    };
    if no_dice || enemy.life.is_unknown() {
        return Some(Who::Enemy(terms.enemy));
    }
    let no_life = queries::gauge(state, terms.fighter.into(), Gauge::Life).is_none();
    let opened = opening(state, &terms).ok()?;
    (no_life || opened.dice.least != opened.dice.most).then_some(terms.fighter.into())
}

/// The Enemies that have begun a Combat since this phase began, from everything that happened at the table.
pub fn fought_this_phase<'a>(events: impl DoubleEndedIterator<Item = &'a Event>) -> Vec<EnemyId> {
    let since = events.rev().take_while(|event| !matches!(event, Event::PhaseBegan { .. }));
    let began = |event: &Event| match event {
        Event::Fought { outcome } if outcome.starter == Starter::Enemy => Some(outcome.enemy),
        _ => None,
    };
    since.filter_map(began).collect()
}
