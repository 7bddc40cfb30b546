//! A model with what it can do now: every action in its place, with its price, and why not.

use crate::games::bushido::Bushido;
use crate::games::bushido::assemble::ranged::loaded;
use crate::games::bushido::command::{Action, Command, Exchange, MeleeAction, Outcome, Shot, WaitFor, WoundDice};
use crate::games::bushido::model::scenario::Interaction;
use crate::games::bushido::model::sides::Sides;
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Model, ModelId, Standing};
use crate::kernel::by::Small;
use crate::kernel::chance::{Chance, Position, Seed};
use crate::kernel::game::Game;
use std::collections::BTreeSet;

/// What is offered.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    /// An exchange, once its opponent is chosen.
    Melee(MeleeAction),
    /// A Ranged Attack, once its target is chosen.
    Ranged,
    /// An action that is done at once.
    Act(Action),
    /// A Ki Feat that is no action, by its place on the card.
    Feat(u8),
    /// A Scenario action, once its objective is chosen.
    Scenario,
}

/// An action in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionView {
    /// What it is.
    pub offer: Offer,
    /// Activation Counters it costs.
    pub counters: i16,
    /// Ki it costs, where the card says so.
    pub ki: Option<i64>,
    /// Why it is not possible; nothing where it is.
    pub against: Option<Refusal>,
}

/// Every action of a model, always in the same order; none for a model that is not on the table.
pub fn actions(state: &State, id: ModelId) -> Vec<ActionView> {
    let Some(model) = state.model(id).filter(|model| model.standing() == Standing::Battlefield) else {
        return Vec::new();
    };
    let mut views = vec![melee(state, id, MeleeAction::Melee), plain(state, id, Action::Walk)];
    views.push(plain(state, id, Action::Run));
    views.push(melee(state, id, MeleeAction::Charge));
    views.push(ranged(state, id));
    views.extend(feats(state, id, model));
    if state.scenario().parts().interaction != Interaction::None {
        views.push(scenario(state, id));
    }
    views.push(plain(state, id, Action::Wait(waits(model).first().copied().unwrap_or(WaitFor::Other))));
    views.push(plain(state, id, Action::Focus));
    if model.has(Condition::Prone) {
        views.push(plain(state, id, Action::StandUp));
        views.push(melee(state, id, MeleeAction::StandUp));
    }
    views.push(melee(state, id, MeleeAction::Disengage));
    views
}

/// What a model could wait for, the useful ones first.
pub fn waits(model: &Model) -> Vec<WaitFor> {
    let useful = |wait: &WaitFor| match wait {
        WaitFor::Stunned => model.has(Condition::Stunned),
        WaitFor::Immobilised => model.has(Condition::Immobilised),
        WaitFor::Fire => model.has(Condition::Fire),
        WaitFor::Reload => model.has(Condition::Reload),
        WaitFor::Other => true,
    };
    WaitFor::ALL.iter().copied().filter(useful).collect()
}

/// Enemies on the table.
pub fn enemies(state: &State, id: ModelId) -> Vec<ModelId> {
    let Some(own) = state.model(id).map(Model::player) else { return Vec::new() };
    let others = state.models().filter(|(_, model)| model.player() != own);
    others.filter(|(_, model)| model.standing() == Standing::Battlefield).map(|(other, _)| other).collect()
}

/// Why a command would be refused now; nothing where it would not.
pub fn against(state: &State, command: &Command) -> Option<Refusal> {
    // What the dice show makes no difference to whether something may be done.
    let mut chance = Chance::seeded(Seed(0), Position::default());
    Bushido::decide(state, command, &mut chance).err()
}

/// Why the attack with that ranged weapon ends without a roll, told before any die (BU-RNG-1).
pub fn unloaded(state: &State, id: ModelId, weapon: u8) -> Option<Refusal> {
    loaded(state.model(id)?, id, weapon).err()
}

fn plain(state: &State, id: ModelId, action: Action) -> ActionView {
    let command = Command::Act { model: id, action: action.clone() };
    let counters = match action {
        Action::Focus => 2,
        Action::Walk | Action::Run | Action::Wait(_) | Action::StandUp | Action::Failed => 1,
        Action::Feat { .. } | Action::Scenario { .. } | Action::Other { .. } => 1,
    };
    ActionView { against: against(state, &command), offer: Offer::Act(action), counters, ki: None }
}

fn melee(state: &State, id: ModelId, action: MeleeAction) -> ActionView {
    let tried = enemies(state, id).into_iter().map(|other| {
        let models = Sides { active: id, other };
        let terms = Sides::default();
        let exchange = Exchange { models, action, terms, initiative: None, outcome: Outcome::Apart };
        against(state, &Command::Fight(Box::new(exchange)))
    });
    let counters = match action {
        MeleeAction::Charge => 2,
        MeleeAction::Melee | MeleeAction::Disengage | MeleeAction::StandUp => 1,
        MeleeAction::Free => 0,
    };
    ActionView { offer: Offer::Melee(action), counters, ki: None, against: easiest(tried) }
}

/// Nothing as soon as one try is possible; else the first reason.
fn easiest(tried: impl Iterator<Item = Option<Refusal>>) -> Option<Refusal> {
    let mut reasons = Vec::new();
    for reason in tried {
        match reason {
            None => return None,
            Some(reason) => reasons.push(reason),
        }
    }
    reasons.into_iter().next()
}

fn ranged(state: &State, id: ModelId) -> ActionView {
    let weapons = state.model(id).map_or(0, |model| model.card().ranged_weapons.len());
    let tried = enemies(state, id).into_iter().flat_map(|target| {
        let shot = move |weapon: usize| Shot {
            shooter: id,
            target,
            weapon: u8::try_from(weapon).unwrap_or(0),
            distance: 0,
            base: None,
            strength: None,
            boosts: 0,
            other: 0,
            facts: BTreeSet::new(),
            special: None,
            friend: None,
            dice: None,
            check: None,
            damage: WoundDice::Generated,
        };
        (0..weapons.max(1)).map(move |weapon| against(state, &Command::Shoot(Box::new(shot(weapon)))))
    });
    ActionView { offer: Offer::Ranged, counters: 1, ki: None, against: easiest(tried) }
}

fn feats(state: &State, id: ModelId, model: &Model) -> Vec<ActionView> {
    use crate::games::bushido::model::warband::FeatCost;
    let view = |(place, feat): (usize, &crate::games::bushido::model::warband::KiFeat)| {
        let place = u8::try_from(place).ok()?;
        let counters = model.feat_counters(place);
        let ki = match feat.cost {
            Some(FeatCost::Number(number)) => Some(number),
            Some(FeatCost::Printed(_)) | None => None,
        };
        let (offer, command) = if counters > 0 {
            let action = Action::Feat { feat: place, paid: None };
            (Offer::Act(action.clone()), Command::Act { model: id, action })
        } else {
            (Offer::Feat(place), Command::UseFeat { model: id, feat: place, paid: None })
        };
        Some(ActionView { offer, counters, ki, against: against(state, &command) })
    };
    model.card().feats.iter().enumerate().filter_map(view).collect()
}

fn scenario(state: &State, id: ModelId) -> ActionView {
    let tried = state.score_now().objectives().iter().map(|objective| objective.id.clone()).collect::<Vec<_>>();
    let tried = tried.into_iter().map(|objective| {
        let action = Action::Scenario { objective };
        against(state, &Command::Act { model: id, action })
    });
    ActionView { offer: Offer::Scenario, counters: 1, ki: None, against: easiest(tried) }
}
