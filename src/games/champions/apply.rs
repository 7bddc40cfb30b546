//! What each event makes of a table. Total: an event that names nobody changes nothing.

use super::battle::unit;
use super::character_tokens;
use super::command::Fall;
use super::event::{Cause, Deed, Event};
use super::field;
use super::investigation;
use super::model::campaign_table::Intermission;
use super::model::card::{AllyCard, ChampionCard, EnemyCard};
use super::model::champion::{Champion, KiPool, Once, Standing, TokenState};
use super::model::conduct::Conduct;
use super::model::enemy_phase::EnemyPhase;
use super::model::equipment::{Equipment, Use};
use super::model::figure::{Ally, Enemy, EnemyStanding, Origin};
use super::model::ids::{Actor, AllyId, ChampionId, EnemyId, ObjectiveId, Who};
use super::model::objective::{KeptObjective, Objective, Progress, Visibility};
use super::model::quantity::{ActionPoints, Gauge, Glory, Honor, Ki, Purity, Wounds};
use super::model::state::{ActivationTrack, State};
use super::model::turn::Phase;
use super::scenario::{lots, telling};
use crate::kernel::by::Small as _;
use std::sync::Arc;

/// Makes `event` true of `state`.
pub(super) fn apply(state: &mut State, event: &Event) {
    lots::apply(state, event);
    match event {
        Event::Overrode { .. } | Event::ByHand { .. } | Event::FavorRolled { .. } => {}
        Event::Remarked { .. } | Event::DiceRolled { .. } => {}
        Event::Fought { outcome } => {
            state.push = None;
            new_action(state, outcome.fighter);
            field::fought(state, outcome);
        }
        Event::Board(event) => field::apply(state, event),
        Event::Investigation(event) => investigation::apply(state, event),
        Event::FavorHeld { by } => state.favor = Some(*by),
        Event::OrderSet { order } => {
            let (order, places) = (order.clone(), order.clone());
            state.track = ActivationTrack { order, places, active: None, done: Vec::new() };
        }
        Event::PhaseBegan { phase } => begin_phase(state, *phase),
        Event::TurnBegan { turn } => {
            state.turn = *turn;
            state.ring_event = None;
        }
        Event::ActivationBegan { champion } => {
            state.track.active = Some(*champion);
            new_action(state, Actor::Champion(*champion));
        }
        Event::ActivationEnded { champion } => end_activation(state, *champion),
        Event::Acted { actor, action } => mark(state, *actor, *action),
        Event::Changed { who, gauge, from, to, cause } => {
            change(state, *who, *gauge, *from, *to);
            if let (Who::Champion(champion), Gauge::Honor, Cause::WoundedEnemy) = (*who, *gauge, *cause) {
                state.champions.get_mut(champion).honored = Once::Done;
            }
        }
        Event::KiReturned { champion } => {
            if let Some(pool) = &mut state.champions.get_mut(*champion).ki {
                pool.used = Ki::LEAST;
            }
        }
        Event::Fell { actor, fall } => {
            set_standing(state, *actor, standing_after(*fall));
            leave_track(state, *actor);
            field::leave(state, (*actor).into());
        }
        Event::BroughtBack { actor } => set_standing(state, *actor, Standing::InPlay),
        Event::EnemyEliminated { enemy, .. } => set_enemy(state, *enemy, EnemyStanding::Eliminated),
        Event::EnemyAdded { enemy, card, wounds, was, miniatures, origin } => {
            add_enemy(state, *enemy, (card, *miniatures, *origin), *wounds, *was);
        }
        Event::EnemyReturned { enemy } => set_enemy(state, *enemy, EnemyStanding::OnBoard),
        Event::EnemyRemoved { enemy } => set_enemy(state, *enemy, EnemyStanding::Removed),
        Event::AllyAdded { ally, card, miniatures } => add_ally(state, *ally, card, *miniatures),
        Event::AllyRemoved { ally } => {
            set_standing(state, Actor::Ally(*ally), Standing::Removed);
            field::leave(state, Who::Ally(*ally));
        }
        Event::TokenGained { champion, token } => {
            *state.champions.get_mut(*champion).tokens.get_mut(*token) = TokenState::Ready;
        }
        Event::TokenUsed { champion, token } => {
            *state.champions.get_mut(*champion).tokens.get_mut(*token) = TokenState::Used;
        }
        Event::CharacterTokensLaid { who, token, count } => character_tokens::apply(state, *who, *token, *count),
        Event::CharacterTokenUsed { who, token } => {
            let left = state.tokens(*who, *token).saturating_sub(1);
            character_tokens::apply(state, *who, *token, left);
        }
        Event::Intervened { champion } => state.champions.get_mut(*champion).intervened = Once::Done,
        Event::MarksCleared { champion } => clear_marks(state.champions.get_mut(*champion)),
        Event::ObjectiveKept { champion, objective, card } => keep(state, *champion, *objective, card),
        Event::ObjectiveRevealed { champion, objective } => {
            on_objective(state, *champion, *objective, |kept| kept.visibility = Visibility::Revealed);
        }
        Event::ObjectiveCompleted { champion, objective, glory } => {
            on_objective(state, *champion, *objective, |kept| kept.progress = Progress::Completed(*glory));
        }
        Event::ObjectiveWorthNoted { champion, objective, worth } => {
            on_objective(state, *champion, *objective, |kept| kept.card.worth = *worth);
        }
        Event::ObjectiveReopened { champion, objective } => {
            on_objective(state, *champion, *objective, |kept| kept.progress = Progress::Open);
        }
        Event::ObjectiveDropped { champion, objective } => {
            state.champions.get_mut(*champion).objectives.remove(objective);
        }
        Event::EquipmentTaken { champion, item } => {
            let carrier = state.champions.get_mut(*champion);
            carrier.equipment.push(item.clone());
            match item.used {
                Use::Carried => {}
                Use::InUse => note_use(carrier, item),
            }
        }
        Event::EquipmentDropped { champion, item } => {
            let equipment = &mut state.champions.get_mut(*champion).equipment;
            if usize::from(*item) < equipment.len() {
                equipment.remove((*item).into());
            }
        }
        Event::EquipmentUsed { champion, item } => {
            let carrier = state.champions.get_mut(*champion);
            if let Some(item) = carrier.equipment.get_mut(usize::from(*item)) {
                item.used = Use::InUse;
                let item = item.clone();
                note_use(carrier, &item);
            }
        }
        Event::ChampionCardEntered { champion, card } => enter_champion(state.champions.get_mut(*champion), card),
        Event::EnemyCardEntered { enemy, card } => {
            if let Some(enemy) = state.enemy_mut(*enemy) {
                enemy.card = (**card).clone();
            }
        }
        Event::AllyCardEntered { ally, card } => enter_ally(state, *ally, card),
        Event::ThresholdChanged { by } => {
            let most = State::MOST_THRESHOLD_CHANGE;
            state.threshold_change = state.threshold_change.saturating_add(*by).clamp(-most, most);
        }
        Event::LastTurnSet { turn } => Arc::make_mut(&mut state.scenario).max_turns = *turn,
        Event::MiniaturesSet { who, miniatures } => set_miniatures(state, *who, *miniatures),
        Event::ItemHeld { .. } | Event::ItemLaid { .. } => {}
        Event::EquipmentPassed { champion, item, to } => pass_equipment(state, *champion, *item, *to),
        Event::StartingHonorSet { champion, honor } => state.champions.get_mut(*champion).starting_honor = *honor,
        Event::TakenOver { player, companion } => {
            if let Some(player) = state.players.get_mut(usize::from(player.0)) {
                player.plays = *companion;
            }
        }
        Event::IntermissionPlayed { player, .. } => {
            state.intermission.insert(*player, Intermission::Played);
        }
        Event::Story(event) => telling::apply(state, event),
        Event::RingEventRevealed { card } => state.ring_event = Some(card.clone()),
        Event::Ended { objective } => state.ended = Some(*objective),
    }
}

fn set_miniatures(state: &mut State, who: Who, miniatures: u8) {
    match who {
        Who::Ally(id) => state.ally_mut(id).into_iter().for_each(|ally| ally.miniatures = miniatures),
        Who::Enemy(id) => state.enemy_mut(id).into_iter().for_each(|enemy| enemy.miniatures = miniatures),
        Who::Champion(_) => {}
    }
}

/// Whoever gets it has not used it: of each type a Champion uses one.
fn pass_equipment(state: &mut State, champion: ChampionId, item: u8, to: ChampionId) {
    let carried = &mut state.champions.get_mut(champion).equipment;
    if usize::from(item) < carried.len() {
        let item = Equipment { used: Use::Carried, ..carried.remove(item.into()) };
        state.champions.get_mut(to).equipment.push(item);
    }
}

/// The first item of its type is the one that counts.
fn note_use(champion: &mut Champion, item: &Equipment) {
    champion.used_items.entry(item.kind).or_insert_with(|| item.name.clone());
}

fn begin_phase(state: &mut State, phase: Phase) {
    state.phase = phase;
    state.enemy_phase = EnemyPhase::default();
    state.push = None;
    ChampionId::ALL.iter().for_each(|id| new_action(state, Actor::Champion(*id)));
    match phase {
        Phase::Preparation => state.track = ActivationTrack::default(),
        Phase::Champions => {}
        Phase::Enemies | Phase::Recovery => state.track.active = None,
    }
}

fn end_activation(state: &mut State, champion: ChampionId) {
    state.track.active = None;
    state.push = None;
    state.track.done.push(champion);
    let champion = state.champions.get_mut(champion);
    champion.concentrated = Once::Free;
    champion.drew = Once::Free;
}

fn clear_marks(champion: &mut Champion) {
    champion.intervened = Once::Free;
    champion.concentrated = Once::Free;
    champion.drew = Once::Free;
}

/// What may be had once in an action may be had again.
fn new_action(state: &mut State, actor: Actor) {
    if let Actor::Champion(id) = actor {
        state.champions.get_mut(id).honored = Once::Free;
    }
}

fn mark(state: &mut State, actor: Actor, deed: Deed) {
    new_action(state, actor);
    let Actor::Champion(id) = actor else { return };
    let champion = state.champions.get_mut(id);
    match deed {
        Deed::Concentration => champion.concentrated = Once::Done,
        Deed::DrawObjectives => champion.drew = Once::Done,
        Deed::Investigation(_) | Deed::ComplexManipulation(_) | Deed::Healing | Deed::Movement => {}
        Deed::Disengagement | Deed::SimpleManipulation | Deed::Handling | Deed::RaisePurity => {}
    }
}

fn change(state: &mut State, who: Who, gauge: Gauge, from: i16, to: i16) {
    match who {
        Who::Champion(id) => change_champion(state.champions.get_mut(id), gauge, from, to),
        Who::Ally(id) => {
            if let Some(ally) = state.ally_mut(id) {
                change_ally(ally, gauge, to);
            }
        }
        Who::Enemy(id) => {
            if let (Some(enemy), Gauge::Life) = (state.enemy_mut(id), gauge) {
                enemy.wounds = wounds_at(enemy.full_life(), to);
            }
        }
    }
}

fn change_champion(champion: &mut Champion, gauge: Gauge, from: i16, to: i16) {
    match gauge {
        Gauge::Life => champion.wounds = wounds_at(champion.card.life.value().map(|life| life.get()), to),
        Gauge::Ap => champion.ap = Some(ActionPoints::clamped(to)),
        Gauge::Honor => champion.honor = Honor::clamped(to),
        Gauge::Purity => champion.purity = Purity::clamped(to),
        Gauge::Glory => champion.glory = Glory::clamped(to),
        Gauge::Ki => {
            let used = champion.ki.map_or(Ki::LEAST, |pool| pool.used).plus(from.saturating_sub(to).max(0));
            champion.ki = Some(KiPool { available: Ki::clamped(to), used });
        }
    }
}

/// The Wounds of whom has `life` left: counted from the card, without one from nothing.
fn wounds_at(full: Option<i16>, life: i16) -> Wounds {
    Wounds::clamped(full.unwrap_or(0).saturating_sub(life))
}

fn change_ally(ally: &mut Ally, gauge: Gauge, to: i16) {
    match gauge {
        Gauge::Life => ally.wounds = wounds_at(ally.full_life(), to),
        Gauge::Ap => ally.ap = Some(ActionPoints::clamped(to)),
        Gauge::Ki => ally.rerolls = Some(Ki::clamped(to)),
        Gauge::Purity => ally.purity = Purity::clamped(to),
        Gauge::Honor | Gauge::Glory => {}
    }
}

fn standing_after(fall: Fall) -> Standing {
    match fall {
        Fall::Eliminated => Standing::Eliminated,
        Fall::Corrupted => Standing::Corrupted,
    }
}

fn set_standing(state: &mut State, actor: Actor, standing: Standing) {
    match actor {
        Actor::Champion(id) => state.champions.get_mut(id).standing = standing,
        Actor::Ally(id) => {
            if let Some(ally) = state.ally_mut(id) {
                ally.standing = standing;
            }
        }
    }
}

/// Who is gone has no Activation to come.
fn leave_track(state: &mut State, actor: Actor) {
    if let Actor::Champion(id) = actor {
        state.track.order.retain(|other| *other != id || state.track.active == Some(id));
    }
}

fn set_enemy(state: &mut State, id: EnemyId, standing: EnemyStanding) {
    if let Some(enemy) = state.enemy_mut(id) {
        enemy.standing = standing;
    }
    field::leave(state, Who::Enemy(id));
}

fn add_enemy(
    state: &mut State,
    id: EnemyId,
    (card, miniatures, origin): (&EnemyCard, u8, Origin),
    wounds: i16,
    was: Option<Actor>,
) {
    let copy = next_copy(state.enemies.values().filter(|enemy| enemy.card.name == card.name).map(|enemy| enemy.copy));
    let wounds = Wounds::clamped(wounds);
    let (standing, behaviour, given) = (EnemyStanding::OnBoard, Conduct::ASSAULT, Conduct::ASSAULT);
    let enemy = Enemy { card: card.clone(), miniatures, copy, wounds, standing, was, origin, behaviour, given };
    state.enemies.insert(id, Arc::new(enemy));
    state.next_enemy = state.next_enemy.max(EnemyId(id.0.saturating_add(1)));
}

fn add_ally(state: &mut State, id: AllyId, card: &AllyCard, miniatures: u8) {
    let copy = next_copy(state.allies.values().filter(|ally| ally.card.name == card.name).map(|ally| ally.copy));
    let ally = Ally {
        copy,
        miniatures,
        wounds: Wounds::LEAST,
        ap: card.ap.value(),
        rerolls: card.destiny.value().map(|destiny| Ki::clamped(destiny.get())),
        purity: Purity::clamped(unit::purity(miniatures)),
        standing: Standing::InPlay,
        card: card.clone(),
    };
    state.allies.insert(id, Arc::new(ally));
    state.next_ally = state.next_ally.max(AllyId(id.0.saturating_add(1)));
}

fn next_copy(copies: impl Iterator<Item = u16>) -> u16 {
    copies.max().map_or(0, |copy| copy.saturating_add(1))
}

fn keep(state: &mut State, champion: ChampionId, id: ObjectiveId, card: &Objective) {
    let champion = state.champions.get_mut(champion);
    let kept = KeptObjective { card: card.clone(), visibility: card.visibility, progress: Progress::Open };
    champion.objectives.insert(id, kept);
    champion.next_objective = champion.next_objective.max(ObjectiveId(id.0.saturating_add(1)));
}

fn on_objective(state: &mut State, champion: ChampionId, id: ObjectiveId, change: impl FnOnce(&mut KeptObjective)) {
    if let Some(kept) = state.champions.get_mut(champion).objectives.get_mut(&id) {
        change(kept);
    }
}

/// Gauges that were unknown begin with the card's value; known ones stay where the players have them. The Destiny of the
/// set-up stays until another is known: the Threshold counts it.
fn enter_champion(champion: &mut Champion, card: &ChampionCard) {
    let destiny = if card.destiny.is_unknown() { champion.card.destiny } else { card.destiny };
    champion.card = ChampionCard { destiny, ..card.clone() };
    champion.ap = champion.ap.or(card.ap.value());
    let full = card.ki.value().map(|available| KiPool { available, used: Ki::LEAST });
    champion.ki = champion.ki.or(full);
}

fn enter_ally(state: &mut State, id: AllyId, card: &AllyCard) {
    let Some(ally) = state.ally_mut(id) else { return };
    ally.card = card.clone();
    ally.ap = ally.ap.or(card.ap.value());
    ally.rerolls = ally.rerolls.or(card.destiny.value().map(|destiny| Ki::clamped(destiny.get())));
}
