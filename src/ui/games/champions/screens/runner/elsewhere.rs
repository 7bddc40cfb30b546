//! Another area for the Enemy that moves: areas tapped one after the other are a way of its own, an area farther off is
//! gone to by the cheapest way.

use super::desk::Desk;
use super::moving::question;
use crate::games::champions::field::command::EnemyStep;
use crate::games::champions::field::next;
use crate::games::champions::field::reachable;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::runner;
use crate::games::champions::text::{enemies, names};
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The areas as a list; what was tapped so far stands above it.
pub fn elsewhere(desk: Desk, enemy: EnemyId, path: &[AreaKey]) -> AnyView {
    let chosen = path.last().filter(|_| path.len() > 1).cloned();
    let name = desk.session.glance(|state| names::enemy(state, enemy));
    let so_far = (path.len() > 1).then(|| desk.session.glance(|state| so_far(state, enemy, path)));
    let areas = desk.session.glance(|state| runner::elsewhere(state, enemy));
    let row = move |one: runner::AnotherTurn<AreaKey>| {
        let here = chosen.as_ref() == Some(&one.what);
        let area = one.what;
        let press = move || tap(desk, enemy, &area);
        let sub = say(one.about);
        let mark = move || here.then(|| view! { <Icon sign=Sign::Check /> });
        view! { <li><RowButton title=say(one.name) sub=sub trailing=mark on_press=press /></li> }
    };
    view! {
        {question(desk, enemy, Line::new(keys::RUNNER_ELSEWHERE).with("name", name))}
        <p class="sub2">{so_far.unwrap_or_else(|| say(keys::RUNNER_ELSEWHERE_TEXT))}</p>
        <ul class="card rows" aria-label=say(keys::BOARD_AREAS)>{areas.into_iter().map(row).collect_view()}</ul>
    }
    .into_any()
}

/// The way that was tapped, and what it costs.
fn so_far(state: &State, enemy: EnemyId, path: &[AreaKey]) -> String {
    let names = path.iter().map(|key| enemies::area(state, key)).collect::<Vec<_>>().join(", ");
    let cost = reachable::way(state, Who::Enemy(enemy), path).map_or(0, |bill| bill.cost);
    say(Line::new(keys::RUNNER_PATH).with("areas", names).with("cost", usize::from(cost)))
}

/// Begins to choose another area.
pub fn begin(desk: Desk, enemy: EnemyId) {
    let from = desk
        .session
        .glance(|state| state.field().and_then(|field| field.position(Who::Enemy(enemy)).map(|at| field.key(at))));
    if let Some(from) = from {
        desk.say(|half| half.path = Some(vec![from]));
    }
    desk.over.set(None);
}

/// A tap on an area: next to the last one it goes on there, elsewhere it is gone to by the cheapest way; the last one
/// itself is taken back.
pub fn tap(desk: Desk, enemy: EnemyId, area: &AreaKey) {
    let path = desk.half.with_untracked(|half| half.path.clone()).unwrap_or_default();
    let (Some(first), Some(last)) = (path.first().cloned(), path.last()) else { return };
    let next = if last == area {
        path[..path.len().saturating_sub(1).max(1)].to_vec()
    } else if desk.session.glance(|state| are_adjacent(state, last, area)) {
        path.iter().cloned().chain([area.clone()]).collect()
    } else {
        desk.session.glance(|state| cheapest(state, enemy, area)).unwrap_or_else(|| vec![first, area.clone()])
    };
    desk.say(|half| half.path = Some(next));
}

fn are_adjacent(state: &State, one: &AreaKey, other: &AreaKey) -> bool {
    let Some(field) = state.field() else { return false };
    let areas = field.find(one).zip(field.find(other));
    areas.is_some_and(|(one, other)| field.board().border(one, other).is_some())
}

/// The way the rules find to an area.
fn cheapest(state: &State, enemy: EnemyId, area: &AreaKey) -> Option<Vec<AreaKey>> {
    let all = runner::elsewhere(state, enemy);
    all.into_iter().find(|one| one.what == *area)?.way.map(|way| way.areas)
}

/// The movement that was tapped; nothing before the first area.
pub fn chosen(desk: Desk) -> Option<(EnemyStep, AreaKey)> {
    let path = desk.half.with(|half| half.path.clone())?;
    let to = path.last().filter(|_| path.len() > 1)?.clone();
    let whole = path.windows(2).all(|pair| desk.session.glance(|state| are_adjacent(state, &pair[0], &pair[1])));
    let how = if whole { EnemyStep::Along(path) } else { EnemyStep::GoesTo(to.clone()) };
    Some((how, to))
}

/// Whether an Enemy can be sent elsewhere: it stands on the board and is to move.
pub fn is_possible(desk: Desk, enemy: EnemyId) -> bool {
    desk.session.glance(|state| {
        state.field().is_some_and(|field| field.position(Who::Enemy(enemy)).is_some())
            && next::waiting(state).contains(&enemy)
    })
}
