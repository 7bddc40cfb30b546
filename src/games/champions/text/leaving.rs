//! What an Activation that ends now leaves behind: AP that Recovery will take, and Allies who have not acted.

use crate::games::champions::model::champion::Standing;
use crate::games::champions::model::figure::Ally;
use crate::games::champions::model::quantity::ActionPoints;
use crate::games::champions::model::state::State;
use crate::games::champions::view;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// What is said where an Activation is ended: nothing where nothing is lost.
pub fn left_behind(state: &State) -> Vec<Line> {
    let Some(id) = state.track().active() else { return Vec::new() };
    let champion = state.champion(id);
    let known = champion.ap().zip(champion.card().ap.value());
    let lost = known.map(|(left, adds)| (left.get(), left.get() + adds.get() - ActionPoints::MOST.get()));
    let lost = lost.filter(|(_, lost)| *lost > 0);
    let points = lost.map(|(left, lost)| Line::new(keys::TABLE_AP_AHEAD).with("left", left).with("lost", lost));
    let rested = |ally: &Ally| {
        let full = ally.card().ap.value();
        ally.standing() == Standing::InPlay && full.is_some_and(|full| full.get() > 0 && ally.ap() == Some(full))
    };
    let allies = state.allies().filter(|(_, ally)| rested(ally)).count();
    let waits = view::allies_act(state) == Some(id) && allies > 0;
    let allies = waits.then(|| Line::new(keys::TABLE_ALLIES_REST).with("count", allies));
    points.into_iter().chain(allies).collect()
}
