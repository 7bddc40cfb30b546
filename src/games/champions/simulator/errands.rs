//! What the scenario wants somebody to do somewhere, as far as it is still open.

use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::investigation::{PersonaId, Willing};
use crate::games::champions::model::lot::Held;
use crate::games::champions::model::state::State;
use crate::games::champions::scenario::goal::Goal;
use crate::games::champions::scenario::progress::{Met, objectives, sought};
use crate::games::champions::scenario::script::Script;
use crate::games::champions::scenario::tally::Tally;

/// Something to be done in an area.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Errand {
    /// Where.
    pub area: AreaKey,
    /// What.
    pub task: Task,
}

/// What is to be done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// Be there.
    Stand,
    /// A Simple Manipulation.
    Touch,
    /// A Complex Manipulation against so many successes.
    Manipulate(u8),
    /// A Persona is questioned.
    Ask(PersonaId),
}

/// Everything that is open, in the order of the objectives.
pub(super) fn open(script: &Script, state: &State, tally: &Tally) -> Vec<Errand> {
    let todo = objectives(script, state, tally).filter(|(_, met)| *met == Met::NotYet);
    todo.filter_map(|(objective, _)| objective.goal.as_ref()).flat_map(|goal| of(goal, script, state)).collect()
}

fn of(goal: &Goal, script: &Script, state: &State) -> Vec<Errand> {
    let at = |area: &AreaKey, task| Errand { area: area.clone(), task };
    match goal {
        Goal::Eliminate { .. } | Goal::Clear | Goal::HoldOut { .. } => Vec::new(),
        Goal::Reach { areas, .. } => areas.iter().map(|area| at(area, Task::Stand)).collect(),
        Goal::Manipulate { area, successes, .. } => vec![at(area, Task::Manipulate(*successes))],
        Goal::Take { item } => match state.item(item) {
            Some(Held::Lies(area)) => vec![at(area, Task::Touch)],
            Some(Held::By(Who::Enemy(enemy))) => {
                // Whoever carries it has to be caught.
                let field = state.field();
                let place = field.and_then(|field| Some(field.key(field.position(Who::Enemy(*enemy))?)));
                place.map(|area| Errand { area, task: Task::Stand }).into_iter().collect()
            }
            Some(Held::By(Who::Champion(_) | Who::Ally(_)) | Held::Gone) | None => Vec::new(),
        },
        Goal::FindOut => personae(script, state),
        Goal::Seize => match sought(script, state) {
            Some(area) => vec![at(area, Task::Touch)],
            None => personae(script, state),
        },
    }
}

/// Those who can still be asked.
fn personae(script: &Script, state: &State) -> Vec<Errand> {
    let Some((inquiry, known)) = script.inquiry.as_ref().zip(state.investigation()) else { return Vec::new() };
    let willing = known.personae().filter(|(_, persona)| persona.willing != Willing::Gone);
    let places = willing.filter_map(|(id, _)| Some((id, inquiry.personae.get(usize::from(id.0))?)));
    places.map(|(id, place)| Errand { area: place.area.clone(), task: Task::Ask(id) }).collect()
}
