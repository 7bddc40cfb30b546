//! What of the plan would lose the scenario: an Enemy that leaves with an item, that escapes, or Enemies that alone hold
//! their places when the phase is over.
//!
//! Deliberately absent: those who fall. Only chances are known of them, and they are told one by one.

use crate::games::champions::Champions;
use crate::games::champions::field::forecast::Foresight;
use crate::games::champions::field::moves::{Leaves, Turn};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::field::Field;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::lot::Held;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::scenario::goal::Loss;
use crate::games::champions::scenario::progress;
use crate::games::champions::scenario::tally::Tally;
use crate::games::champions::text::story;
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;

/// The conditions of defeat that the phase would bring, by what the Enemies are planned to do (CH-END); nothing of what
/// has come already.
pub fn lost(journal: &Journal<Champions>, foresight: &Foresight) -> Vec<Line> {
    let state = journal.state();
    let Some(script) = state.scenario().script.as_deref().filter(|script| !script.lost_when.is_empty()) else {
        return Vec::new();
    };
    let tally = Tally::of(journal);
    let coming = |loss: &&Loss| !progress::has_come(loss, state, &tally) && brings(loss, state, &tally, foresight);
    script.lost_when.iter().filter(coming).map(|loss| story::loss(state, loss)).collect()
}

fn brings(loss: &Loss, state: &State, tally: &Tally, foresight: &Foresight) -> bool {
    let mut leaving = foresight.turns.iter().filter(|turn| turn.leaves == Leaves::Yes);
    match loss {
        Loss::ItemGone { item } => leaving.any(|turn| carries(state, turn, item)),
        Loss::Escaped { card, count } => {
            let own = |turn: &&Turn| state.enemy(turn.moved.enemy).is_some_and(|enemy| enemy.card().name == *card);
            let more = leaving.filter(own).count();
            more > 0 && usize::from(tally.escaped(card)) + more >= usize::from(*count)
        }
        Loss::Overrun { areas } => state.field().is_some_and(|field| {
            !areas.is_empty() && areas.iter().all(|area| is_held(state, field, &foresight.turns, area))
        }),
        Loss::Fallen { .. } | Loss::AlliesGone { .. } => false,
    }
}

/// Whether an Enemy has an item with it when its turn is over: it carries it now, or finds it on its way.
fn carries(state: &State, turn: &Turn, item: &Name) -> bool {
    let Some(held) = state.item(item) else { return false };
    if *held == Held::By(Who::Enemy(turn.moved.enemy)) {
        return true;
    }
    let found = matches!(turn.turned, Some(Conduct::Escape { .. }));
    match state.enemy(turn.moved.enemy).map(|enemy| enemy.behaviour()) {
        Some(Conduct::Search { goal: SearchGoal::Item(name), .. }) => found && name == item,
        Some(Conduct::Search { goal: SearchGoal::Area(area), .. }) => found && *held == Held::Lies(area.clone()),
        Some(Conduct::Search { goal: SearchGoal::HeldBy(who), .. }) => found && *held == Held::By((*who).into()),
        Some(_) | None => false,
    }
}

/// Whether Enemies and nobody else would stand in an area.
fn is_held(state: &State, field: &Field, turns: &[Turn], key: &AreaKey) -> bool {
    let Some(area) = field.find(key) else { return false };
    let ends = |turn: &Turn| match turn.leaves {
        Leaves::Yes => None,
        Leaves::No => turn.moved.path.last().cloned(),
    };
    let of = |id: EnemyId| turns.iter().find(|turn| turn.moved.enemy == id && !turn.moved.path.is_empty());
    let enemies = state.enemies().map(|(id, _)| id).filter(|id| queries::is_present(state, Who::Enemy(*id)));
    let mut there = enemies.filter(|id| {
        let now = || field.position(Who::Enemy(*id)).map(|area| field.key(area));
        of(*id).map_or_else(now, ends).as_ref() == Some(key)
    });
    let friend = |who: Who| !matches!(who, Who::Enemy(_)) && queries::is_present(state, who);
    there.next().is_some() && !field.standing_in(area).any(friend)
}
