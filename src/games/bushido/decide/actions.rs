//! Actions that are done as soon as they are declared (BU-ACT).

use super::{feats, turns};
use crate::games::bushido::command::{Action, WaitFor};
use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::Event;
use crate::games::bushido::refusal::{CardValue, Refusal, RefusalKind};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::score::TurnFault;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Deed, Gauge, Model, ModelId};
use crate::kernel::rulebook::RuleRef;

/// Counters an action costs.
pub(super) fn counters(model: &Model, action: &Action) -> i16 {
    match action {
        Action::Walk | Action::Run | Action::Wait(_) | Action::StandUp | Action::Scenario { .. } => 1,
        Action::Failed => 1,
        Action::Focus => 2,
        Action::Feat { feat, .. } => model.feat_counters(*feat),
        Action::Other { counters, .. } => i16::from(*counters).min(2),
    }
}

/// A model takes an action.
pub(super) fn act(draft: &mut Draft, id: ModelId, action: &Action) -> Result<(), Refusal> {
    let cost = counters(draft.model(id)?, action);
    turns::begin_action(draft, id, cost)?;
    if let Some((kind, rule)) = against(&draft.state, id, action) {
        draft.require(false, kind, rule)?;
    }
    match action {
        Action::Walk | Action::Failed | Action::Other { .. } => {}
        Action::Run => draft.happen(Event::Did { model: id, deed: Deed::Ran }),
        Action::Wait(wait) => wait_for(draft, id, *wait)?,
        Action::Focus => focus(draft, id)?,
        Action::StandUp => draft.clear(id, Condition::Prone),
        Action::Feat { feat, paid } => feats::pay(draft, id, *feat, *paid)?,
        Action::Scenario { objective } => scenario(draft, id, objective)?,
    }
    draft.happen(Event::Acted { model: id, action: action.clone() });
    draft.take_counters(id, cost);
    spend_impetuous(draft, id, cost);
    Ok(())
}

/// One Impetuous marker leaves for each action that costs counters.
pub(super) fn spend_impetuous(draft: &mut Draft, id: ModelId, cost: i16) {
    let markers = draft.state.model(id).map_or(0, |model| model.markers(Condition::Impetuous).len());
    if cost > 0 && markers > 0 {
        draft.keep(id, Condition::Impetuous, markers - 1);
    }
}

/// The state or trait that is against an action; nothing where none is.
pub fn against(state: &State, id: ModelId, action: &Action) -> Option<(RefusalKind, RuleRef)> {
    let model = state.model(id)?;
    let traits = model.traits();
    let has = |conditions: &[Condition]| {
        let found = conditions.iter().find(|condition| model.has(**condition));
        found.map(|condition| (RefusalKind::HasCondition { model: id, condition: *condition }, reference::STATES))
    };
    let trait_of = |names: &[&'static str]| {
        let found = names.iter().find(|name| traits.has(name));
        found.map(|name| (RefusalKind::HasTrait { model: id, name }, reference::TRAITS))
    };
    match action {
        Action::Walk => has(&[Condition::Prone, Condition::Held, Condition::Immobilised]),
        Action::Run => has(&[Condition::Prone, Condition::Held, Condition::Immobilised, Condition::Blind]),
        Action::Wait(_) => has(&[Condition::Prone, Condition::Held]).or_else(|| trait_of(&["Stupid"])),
        Action::Focus => has(&[Condition::Prone, Condition::Held]).or_else(|| trait_of(&["Stupid"])),
        Action::StandUp if !model.has(Condition::Prone) => {
            Some((RefusalKind::LacksCondition { model: id, condition: Condition::Prone }, reference::ACTIONS))
        }
        Action::StandUp => has(&[Condition::Immobilised]),
        Action::Feat { .. } => has(&[Condition::Prone]),
        Action::Scenario { .. } => has(&[Condition::Prone, Condition::Held, Condition::Immobilised])
            .or_else(|| trait_of(&["Aloof", "Insignificant", "Stupid"])),
        Action::Failed | Action::Other { .. } => None,
    }
}

fn wait_for(draft: &mut Draft, id: ModelId, wait: WaitFor) -> Result<(), Refusal> {
    let (condition, stay) = match wait {
        WaitFor::Stunned => (Condition::Stunned, 0),
        WaitFor::Immobilised => (Condition::Immobilised, 0),
        WaitFor::Fire => (Condition::Fire, draft.model(id)?.markers(Condition::Fire).len().saturating_sub(2)),
        WaitFor::Reload => (Condition::Reload, draft.model(id)?.markers(Condition::Reload).len().saturating_sub(1)),
        WaitFor::Other => return Ok(()),
    };
    let has = draft.model(id)?.has(condition);
    draft.require(has, RefusalKind::LacksCondition { model: id, condition }, reference::ACTIONS)?;
    draft.keep(id, condition, stay);
    Ok(())
}

/// Ki Tokens as many as the Ki Statistic, up to the Limit.
fn focus(draft: &mut Draft, id: ModelId) -> Result<(), Refusal> {
    let model = draft.model(id)?;
    let kind = RefusalKind::Unknown { model: id, value: CardValue::Ki };
    let gain = model.ki_statistic().ok_or(Refusal { rule: reference::UNKNOWN, kind })?;
    let (ki, most) = (model.gauge(Gauge::Ki), model.most(Gauge::Ki));
    let after = ki.saturating_add(i16::try_from(gain).unwrap_or(0));
    draft.set(id, Gauge::Ki, most.map_or(after, |most| after.min(most.max(ki))));
    Ok(())
}

fn scenario(draft: &mut Draft, id: ModelId, objective: &str) -> Result<(), Refusal> {
    let event = Event::ScenarioActed { model: id, objective: objective.to_owned() };
    let player = draft.model(id)?.player();
    match misplayed(&draft.state, &event, id, player) {
        // Done anyway it is told and costs its counter; points the players give by hand.
        Some((kind, rule)) => draft.require(false, kind, rule),
        None => {
            draft.happen(event);
            Ok(())
        }
    }
}

/// Why a Scenario action cannot be counted.
fn misplayed(
    state: &State,
    event: &Event,
    id: ModelId,
    player: crate::games::bushido::model::player::Player,
) -> Option<(RefusalKind, RuleRef)> {
    let mut after = state.clone();
    crate::games::bushido::apply::apply(&mut after, event);
    let fault = after.score().so_far(&after.this_turn).err()?;
    let kind = match fault {
        TurnFault::ActedAlready(_) => RefusalKind::PrayedAlready(id),
        TurnFault::NoToken(_) => RefusalKind::NoPrayer(player),
        TurnFault::AfterEnd => RefusalKind::GameOver,
        TurnFault::NoAction(_)
        | TurnFault::NoObjective(_)
        | TurnFault::NoZone(_)
        | TurnFault::ZoneTwice(_)
        | TurnFault::RiceUnknown(_)
        | TurnFault::RemovesRequired
        | TurnFault::NotRemovable => RefusalKind::NoSuchObjective,
    };
    Some((kind, reference::SCENARIO))
}
