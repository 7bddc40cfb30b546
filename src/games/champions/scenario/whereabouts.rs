//! Where what a scenario put on its board stands: Personae, and the last numbered token; and so who is near.
//!
//! Only its own board has its areas: on another one, or without any, nobody can say.

use super::progress::sought;
use super::script::Script;
use crate::games::champions::board::AreaId;
use crate::games::champions::investigation::askable;
use crate::games::champions::model::field::Field;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::investigation::{Persona, PersonaId, Whom, Willing};
use crate::games::champions::model::lot::{Held, Lot};
use crate::games::champions::model::name::Name;
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

/// The Personae in an area.
pub fn personae(state: &State, area: AreaId) -> impl Iterator<Item = (PersonaId, &Persona)> {
    let all = state.investigation().into_iter().flat_map(|known| known.personae());
    all.filter(move |(id, _)| persona(state, *id) == Some(area))
}

/// Where somebody who can be questioned stands; nothing where nobody can say.
pub fn asked(state: &State, whom: Whom) -> Option<AreaId> {
    match whom {
        Whom::Persona(id) => persona(state, id),
        Whom::Enemy(id) => state.field()?.position(Who::Enemy(id)),
    }
}

/// Whom somebody most likely questions: a Persona in its area, or else the first one.
pub fn likely(state: &State, actor: Actor) -> Option<Whom> {
    let at = state.field().and_then(|field| field.position(actor.into()));
    let mut personae: Vec<Whom> = askable(state);
    personae.retain(|whom| matches!(whom, Whom::Persona(_)));
    let near = personae.iter().find(|whom| at.is_some() && asked(state, **whom) == at);
    near.or(personae.first()).copied()
}

/// The items that lie in an area.
pub fn lying(state: &State, area: AreaId) -> impl Iterator<Item = &Name> {
    let here = move |held: &Held| match held {
        Held::Lies(key) => state.field().and_then(|field| field.find(key)) == Some(area),
        Held::By(_) | Held::Gone => false,
    };
    state.items().iter().filter(move |lot| here(lot.held())).map(Lot::name)
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
