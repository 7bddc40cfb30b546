//! Whom should it fight: every Enemy by the value of the exchange, before anything is declared.

use super::goals::Goal;
use super::split::split;
use crate::games::bushido::command::{Exchange, MeleeAction, Outcome};
use crate::games::bushido::model::sides::Sides;
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::views::actions::enemies;

/// An Enemy, and what an exchange with it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct TargetView {
    /// Which.
    pub model: ModelId,
    /// The value, or which value is not known.
    pub value: Result<f64, Refusal>,
}

/// All Enemies on the table, the best first; those of unknown value last.
pub fn targets(state: &State, id: ModelId, action: MeleeAction, goal: Goal) -> Vec<TargetView> {
    let view = |other: ModelId| {
        let exchange = Exchange {
            models: Sides { active: id, other },
            action,
            terms: Sides::default(),
            initiative: None,
            outcome: Outcome::Apart,
        };
        TargetView { model: other, value: split(state, &exchange, goal).map(|view| view.value) }
    };
    let mut views: Vec<TargetView> = enemies(state, id).into_iter().map(view).collect();
    let value = |view: &TargetView| view.value.as_ref().map_or(f64::NEG_INFINITY, |value| *value);
    views.sort_by(|one, other| value(other).total_cmp(&value(one)));
    views
}
