//! Where what a scenario put on its board stands: Personae, and the last numbered token.
//!
//! Only its own board has its areas: on another one, or without any, nobody can say.

use super::progress::sought;
use super::script::Script;
use crate::games::champions::board::AreaId;
use crate::games::champions::model::field::Field;
use crate::games::champions::model::investigation::{Persona, PersonaId, Willing};
use crate::games::champions::model::state::State;

/// Where a Persona stands that has not left the board; nothing where the scenario does not say it.
pub fn persona(state: &State, id: PersonaId) -> Option<AreaId> {
    let (script, field) = ground(state)?;
    let known = state.investigation()?;
    let asked = known.persona(id).filter(|persona| persona.willing != Willing::Gone)?;
    // Several may have one name: the second on the table is the second of the scenario.
    let is_before = |(other, persona): &(PersonaId, &Persona)| *other < id && persona.name == asked.name;
    let before = known.personae().filter(is_before).count();
    let mut called = script.inquiry.as_ref()?.personae.iter().filter(|one| one.name == asked.name);
    field.find(&called.nth(before)?.area)
}

/// Where the last numbered token lies, once it is known; nothing where the scenario has another number of them.
pub fn goal(state: &State) -> Option<AreaId> {
    let (script, field) = ground(state)?;
    let tokens = script.inquiry.as_ref()?.tokens.len();
    let clues = state.investigation()?.clues();
    if tokens == usize::from(clues) { field.find(sought(script, state)?) } else { None }
}

/// The scenario and the board on the table, where that is its own.
fn ground(state: &State) -> Option<(&Script, &Field)> {
    let (script, field) = (state.scenario().script.as_deref()?, state.field()?);
    script.is_laid_on(field.board().name()).then_some((script, field))
}
