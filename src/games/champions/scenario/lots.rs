//! What each event makes of the items of a scenario: who takes, drops and carries them off.

use super::script::{Item, Script};
use crate::games::champions::event::{Deed, Event};
use crate::games::champions::field::event::{BoardEvent, EnemyMoved, Turning};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::lot::{Held, Lot};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use crate::games::champions::model::why::Why;

/// The items of a scenario as they lie before its first turn, in its order.
pub(in crate::games::champions) fn begin(script: Option<&Script>) -> Vec<Lot> {
    let lies = |item: &Item| {
        let (name, area) = (item.name.clone(), item.area.clone());
        Lot { name, held: Held::Lies(area.clone()), lay: area }
    };
    script.into_iter().flat_map(|script| &script.items).map(lies).collect()
}

/// Makes `event` true of the items; `state` is the table before it.
pub(in crate::games::champions) fn apply(state: &mut State, event: &Event) {
    if state.lots.is_empty() {
        return;
    }
    match event {
        Event::EnemyEliminated { enemy, .. } | Event::EnemyRemoved { enemy } => drop_all(state, Who::Enemy(*enemy)),
        Event::Fell { actor, .. } => drop_all(state, (*actor).into()),
        Event::AllyRemoved { ally } => drop_all(state, Who::Ally(*ally)),
        Event::Acted { actor, action: Deed::SimpleManipulation } => {
            if let Some(area) = standing(state, (*actor).into()) {
                take_one(state, &area, (*actor).into());
            }
        }
        Event::Board(BoardEvent::Turned { enemy, behaviour, cause: Turning::OwnTurn }) => {
            turned(state, *enemy, behaviour);
        }
        Event::ItemHeld { item, by } => {
            state.lots.iter_mut().filter(|lot| lot.name == *item).for_each(|lot| lot.held = Held::By(*by));
        }
        Event::ItemLaid { item, area } => lay_down(state, item, area.clone()),
        Event::Board(BoardEvent::EnemyMoved(moved)) => carried_off(state, moved),
        _ => {}
    }
}

/// Puts an item down; without a board, where it lay last.
fn lay_down(state: &mut State, item: &Name, area: Option<AreaKey>) {
    for lot in state.lots.iter_mut().filter(|lot| lot.name == *item) {
        lot.lay = area.clone().unwrap_or_else(|| lot.lay.clone());
        lot.held = Held::Lies(lot.lay.clone());
    }
}

/// What an Enemy carries leaves the board with it.
fn carried_off(state: &mut State, moved: &EnemyMoved) {
    if moved.why.iter().any(|why| matches!(why, Why::Leaves { .. })) {
        let own = Held::By(Who::Enemy(moved.enemy));
        state.lots.iter_mut().filter(|lot| lot.held == own).for_each(|lot| lot.held = Held::Gone);
    }
}

/// Lays down where it stood what somebody carries; whoever stood beside the board, where it lay last.
fn drop_all(state: &mut State, who: Who) {
    let place = standing(state, who);
    for lot in state.lots.iter_mut().filter(|lot| lot.held == Held::By(who)) {
        lot.lay = place.clone().unwrap_or_else(|| lot.lay.clone());
        lot.held = Held::Lies(lot.lay.clone());
    }
}

/// One manipulation takes one item: of several in an area the first by the scenario's order.
fn take_one(state: &mut State, area: &AreaKey, who: Who) {
    if let Some(lot) = state.lots.iter_mut().find(|lot| lot.held == Held::Lies(area.clone())) {
        lot.held = Held::By(who);
    }
}

/// Takes the item of that name, where it lies on the board.
fn take(state: &mut State, name: &Name, who: Who) {
    let lies = |lot: &&mut Lot| lot.name == *name && matches!(lot.held, Held::Lies(_));
    if let Some(lot) = state.lots.iter_mut().find(lies) {
        lot.held = Held::By(who);
    }
}

/// An Enemy whose Search became Escape on its own turn has taken what it wanted.
fn turned(state: &mut State, enemy: EnemyId, after: &Conduct) {
    let Some(Conduct::Search { goal, .. }) = state.enemy(enemy).map(|figure| figure.behaviour().clone()) else {
        return;
    };
    let Conduct::Escape { .. } = after else { return };
    match goal {
        SearchGoal::Area(area) => take_one(state, &area, Who::Enemy(enemy)),
        SearchGoal::Item(name) => take(state, &name, Who::Enemy(enemy)),
        SearchGoal::HeldBy(_) | SearchGoal::Persona(_) => {}
    }
}

fn standing(state: &State, who: Who) -> Option<AreaKey> {
    let field = state.field()?;
    field.position(who).map(|area| field.key(area))
}
