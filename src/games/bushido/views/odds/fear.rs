//! Who has to pass a Fear test before two models come into base to base (BU-TEST-12).

use super::chances;
use crate::games::bushido::command::{Fright, Purpose, Test, TestKind, TestTold};
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::state::{State, Taken};
use crate::games::bushido::views::actions::enemies;

/// A Fear test that comes first.
#[derive(Clone, Debug, PartialEq)]
pub struct FearView {
    /// The other model: the one the test is about, but for whoever tests.
    pub other: ModelId,
    /// The *Fear* of the model that frightens.
    pub number: i16,
    /// How likely it is passed; nothing where a value of the card is unknown.
    pub chance: Option<f64>,
}

/// What a model tests before it declares to come to an Enemy that frightens, an Enemy each (BU-TEST-12 a).
pub fn declared(state: &State, id: ModelId) -> Vec<FearView> {
    let acts = state.model(id).is_some_and(|model| model.player() == state.active() && !model.is_exhausted());
    let acted = state.activation().is_some_and(|one| one.model == id && one.action == Taken::Yes);
    if !acts || acted {
        return Vec::new();
    }
    let test = |other: ModelId| {
        let (number, chance) = test(state, id, (other, Purpose::Declared))?;
        Some(FearView { other, number, chance })
    };
    enemies(state, id).into_iter().filter_map(test).collect()
}

/// What an Enemy tests to which a model comes that frightens (BU-TEST-12 b); nothing where it is Frightened already.
pub fn approached(state: &State, id: ModelId, enemy: ModelId) -> Option<FearView> {
    if state.model(enemy)?.has(Condition::Frightened) {
        return None;
    }
    let (number, chance) = test(state, enemy, (id, Purpose::Approached))?;
    Some(FearView { other: enemy, number, chance })
}

/// The number of the test of a model and its chance; nothing where no *Fear* is on the other or it always passes.
fn test(state: &State, id: ModelId, (frightens, purpose): (ModelId, Purpose)) -> Option<(i16, Option<f64>)> {
    let number = state.model(frightens)?.traits().value("Fear")?;
    let kind = TestKind::Fear(Fright::Model(frightens));
    let chance = chances::test(state, &Test { model: id, kind, told: TestTold::Generated, purpose }).ok();
    let open = chance.is_none_or(|chance| chance < 1.0);
    open.then(|| (i16::try_from(number).unwrap_or(i16::MAX), chance))
}
