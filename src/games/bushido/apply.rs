//! What each event makes of a table. Total: an event that names nobody changes nothing.

use super::event::Event;
use super::model::former::FormerPlaces;
use super::model::warband::Profile;
use super::rules::score::Action as ScenarioAction;
use super::setup::{TableRuling, empty_turn};
use super::state::condition::Condition;
use super::state::model::{BoxKind, Gauge, Model, ModelId, Standing};
use super::state::{Activation, Phase, Secret, Shown, State, Taken};
use std::sync::Arc;

/// The least a die of variable length shows in a turn that is the last (BU-SCN-7).
const LAST_TURN: u8 = 4;

/// Makes `event` true of `state`.
pub(super) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::Overrode { .. } | Event::ByHand { .. } | Event::TacticalTested { .. } | Event::Remarked { .. } => {}
        Event::Fought(_) | Event::Tested(_) | Event::WasImmune { .. } => {}
        Event::FirstChosen { player } => state.first = *player,
        Event::LengthRolled { face } => {
            if *face >= LAST_TURN {
                state.last_by_roll = Some(state.turn);
            }
        }
        Event::PhaseBegan { phase } => begin_phase(state, *phase),
        Event::TurnBegan { turn } => state.turn = *turn,
        Event::TurnPassedTo { player } => state.active = *player,
        Event::ActivationBegan { model } => {
            state.activation = Some(Activation { model: *model, action: Taken::No });
        }
        Event::ActivationEnded { .. } => {
            state.activation = None;
            for model in &mut state.models {
                model.conditions.remove(&Condition::Surprised);
            }
        }
        Event::Passed { player } => {
            let passes = state.passes.of_mut(*player);
            *passes = (*passes - 1).max(0);
        }
        Event::Acted { model, .. } => take_action(state, *model),
        Event::FeatUsed { model, feat, kept, .. } => {
            if let (Some(model), Some(kept)) = (state.model_mut(*model), kept) {
                model.boxes.insert((*feat, *kept));
            }
        }
        Event::BoxFreed { model, feat } => {
            on(state, *model, |model| model.boxes.retain(|(used, _)| used != feat));
        }
        Event::Shot(shot) => {
            take_action(state, shot.shooter);
            on(state, shot.shooter, |model| {
                let shots = model.shots.entry(shot.weapon).or_default();
                *shots = shots.saturating_add(1);
            });
        }
        Event::Changed { model, gauge, to, .. } => on(state, *model, |model| change(model, *gauge, *to)),
        Event::Marked { model, condition, value } => on(state, *model, |model| {
            let markers = model.conditions.entry(*condition).or_default();
            markers.push(*value);
            markers.sort_unstable_by(|one, other| other.cmp(one));
        }),
        Event::Unmarked { model, condition, left } => on(state, *model, |model| {
            if left.is_empty() {
                model.conditions.remove(condition);
            } else {
                model.conditions.insert(*condition, left.clone());
            }
        }),
        Event::Did { model, deed } => on(state, *model, |model| {
            model.deeds.insert(*deed);
        }),
        Event::Stands { model, standing } => stand(state, *model, *standing),
        Event::Renewed { model } => on(state, *model, renew),
        Event::Summoned { player, name, card } => {
            let profile = usize::MAX;
            state.models.push(Model::new(*player, profile, name, Arc::new((**card).clone())));
        }
        Event::CardEntered { model, card, former } => enter_card(state, *model, (card, former.as_ref())),
        Event::Expired => {
            for model in &mut state.models {
                model.deeds.clear();
                model.boxes.retain(|(_, kind)| *kind == BoxKind::Game);
            }
        }
        Event::PassesChanged { player, to } => *state.passes.of_mut(*player) = *to,
        Event::CommunalChanged { player, to } => *state.communal.of_mut(*player) = *to,
        Event::ScenarioActed { model, objective } => scenario_act(state, *model, objective),
        Event::PointsChanged { player, by } => *state.this_turn.by_hand.of_mut(*player) += i64::from(*by),
        Event::VictoryChanged { player, by } => *state.victory_by_hand.of_mut(*player) += i64::from(*by),
        Event::WipedOut { player, points } => *state.victory_by_hand.of_mut(*player) += i64::from(*points),
        Event::TurnScored { turn } => {
            state.turns.push((**turn).clone());
            state.this_turn = empty_turn();
        }
        Event::Hidden { secret, player, kind, text } => {
            let text = text.as_str().to_owned();
            state.secrets.insert(*secret, Secret { player: *player, kind: *kind, text, shown: Shown::Hidden });
        }
        Event::Revealed { secret } => {
            if let Some(secret) = state.secrets.get_mut(secret) {
                secret.shown = Shown::Open;
            }
        }
        Event::TerrainPlaced { number, piece } => _ = state.terrain.insert(*number, piece.clone()),
        Event::TerrainTaken { number } => _ = state.terrain.remove(number),
        Event::Ended { outcome } => state.ended = Some(*outcome),
    }
}

fn on(state: &mut State, id: ModelId, change: impl FnOnce(&mut Model)) {
    if let Some(model) = state.model_mut(id) {
        change(model);
    }
}

fn begin_phase(state: &mut State, phase: Phase) {
    state.phase = phase;
    state.activation = None;
    if phase == Phase::Main {
        state.active = state.first;
    }
}

fn take_action(state: &mut State, id: ModelId) {
    if let Some(activation) = state.activation.as_mut().filter(|activation| activation.model == id) {
        activation.action = Taken::Yes;
    }
}

fn change(model: &mut Model, gauge: Gauge, to: i16) {
    match gauge {
        Gauge::Wounds => model.marked = to,
        Gauge::Ki => model.ki = to,
        Gauge::Counters => model.counters = to,
    }
}

fn stand(state: &mut State, id: ModelId, standing: Standing) {
    on(state, id, |model| {
        model.standing = standing;
        if standing != Standing::Battlefield {
            model.counters = 0;
        }
    });
    if !standing.is_in_play() && state.activation.is_some_and(|activation| activation.model == id) {
        take_action(state, id);
    }
}

/// Markers, tokens and counters gone, all boxes free (*Kami*: full Ki), once-per-game boxes stay used.
fn renew(model: &mut Model) {
    let fresh = Model::new(model.player, model.profile, &model.name, Arc::clone(&model.card));
    let boxes = model.boxes.iter().copied().filter(|(_, kind)| *kind == BoxKind::Game).collect();
    *model = Model { boxes, shots: model.shots.clone(), ..fresh };
}

/// The card of a model and of all others of its Warband's card.
fn enter_card(state: &mut State, id: ModelId, (card, former): (&Profile, Option<&FormerPlaces>)) {
    let Some((player, profile)) = state.model(id).map(|model| (model.player, model.profile)) else { return };
    let card = Arc::new(card.clone());
    let same = |at: usize, model: &Model| {
        ModelId::at(at) == Some(id) || profile != usize::MAX && (model.player, model.profile) == (player, profile)
    };
    for (at, model) in state.models.iter_mut().enumerate() {
        if same(at, model) {
            model.enter_card(Arc::clone(&card), former);
        }
    }
}

fn scenario_act(state: &mut State, id: ModelId, objective: &str) {
    let Some(model) = state.model(id) else { return };
    let again = |action: &&ScenarioAction| action.objective == objective && action.model.starts_with(&own_name(id));
    let before = state.this_turn.actions.iter().filter(again).count();
    // With OncePerObjective switched the same model may act again: it is told apart by a count.
    let name = match (state.switched(TableRuling::OncePerObjective), before) {
        (true, 1..) => format!("{} {}", own_name(id), before + 1),
        (true | false, _) => own_name(id),
    };
    let action = ScenarioAction { player: model.player(), model: name, objective: objective.to_owned() };
    state.this_turn.actions.push(action);
}

/// The name under which a model's Scenario actions are counted.
fn own_name(id: ModelId) -> String {
    format!("#{}.", id.0)
}
