//! What an Enemy is about, said by hand (CH-ENE 9.3: at any time, per Enemy).

use super::desk::{Desk, Over};
use crate::games::champions::command::Command;
use crate::games::champions::enemy::behaviour::{Assault, Guardian};
use crate::games::champions::entry;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::state::State;
use crate::games::champions::text::{enemies, names};
use crate::kernel::line::Line;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::row::{RowButton, RowText};
use crate::ui::screens::board::words::route_name;
use crate::ui::screens::combat::side;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Action Points for what an Enemy is after, where the scenario does not say otherwise (CH-ENE 9.3).
const USUAL_COST: u8 = 1;

fn set(desk: Desk, enemy: EnemyId, behaviour: Conduct) {
    desk.does(Command::Board(BoardCommand::SetBehaviour { enemy, behaviour }));
}

/// Every behaviour; what it is about now is only named.
pub fn behaviours(desk: Desk, enemy: EnemyId) -> AnyView {
    let (now, routes) = desk.session.glance(|state| {
        let now = state.enemy(enemy).map_or(Conduct::ASSAULT, |enemy| enemy.behaviour().clone());
        (now, routes(state))
    });
    let plain = [
        Conduct::Assault(Assault::Mobile),
        Conduct::Assault(Assault::Stationary),
        Conduct::Guardian(Guardian::Gatekeeper),
        Conduct::Guardian(Guardian::Sentinel),
        Conduct::Escape { exits: Vec::new() },
    ];
    let patrols = routes.into_iter().map(|(name, route)| (Some(name), Conduct::Patrol { route, next: 0 }));
    let all = plain.into_iter().map(|conduct| (None, conduct)).chain(patrols);
    let row = move |(name, conduct): (Option<String>, Conduct)| {
        let title = say(enemies::behaviour(&conduct));
        if conduct == now {
            let sub = say(keys::RUNNER_BEHAVIOUR_NOW);
            return view! { <li><RowText title=title sub=sub /></li> }.into_any();
        }
        let press = move || set(desk, enemy, conduct.clone());
        view! { <li><RowButton title=title sub=name.unwrap_or_default() on_press=press /></li> }.into_any()
    };
    let more = move |title, over: Over| {
        view! { <li><RowButton title=say(title) on_press=move || desk.over.set(Some(over)) /></li> }
    };
    view! {
        <ul class="card rows">
            {all.map(row).collect_view()}
            {more(keys::BEHAVIOUR_SEARCH, Over::Search(enemy))}
            {more(keys::BEHAVIOUR_ASSASSINATION, Over::Assassination(enemy))}
        </ul>
    }
    .into_any()
}

/// The lettered routes of the board; without one a Patrol has no letters anybody could read.
fn routes(state: &State) -> Vec<(String, Vec<AreaKey>)> {
    let Some(field) = state.field() else { return vec![(say(keys::RUNNER_PATROL_TOLD), Vec::new())] };
    let routes = field.board().routes().iter().enumerate();
    let keys = |areas: &[crate::games::champions::board::AreaId]| areas.iter().map(|area| field.key(*area)).collect();
    routes.map(|(at, letters)| (route_name(field.board(), at), keys(&letters.areas))).collect()
}

/// Where, or with whom, the thing is that it searches for.
pub fn search(desk: Desk, enemy: EnemyId) -> AnyView {
    let areas = desk.session.glance(|state| match state.field() {
        Some(field) => field.board().area_ids().map(|area| field.key(area)).collect(),
        None => vec![AreaKey("goal".to_owned())],
    });
    let placed = desk.session.glance(|state| state.field().is_some());
    let area = move |key: AreaKey| {
        let title = if placed {
            desk.session.glance(|state| enemies::area(state, &key))
        } else {
            say(keys::RUNNER_SEARCH_PLACE)
        };
        let press = move || {
            set(desk, enemy, Conduct::Search { goal: SearchGoal::Area(key.clone()), cost: USUAL_COST });
        };
        view! { <li><RowButton title=title on_press=press /></li> }
    };
    let holder = move |who: Actor| {
        let goal = SearchGoal::HeldBy(who);
        let press = move || set(desk, enemy, Conduct::Search { goal: goal.clone(), cost: USUAL_COST });
        let name = desk.session.glance(|state| say(names::actor(state, who)));
        person(desk, who, say(Line::new(keys::RUNNER_SEARCH_HOLDER).with("name", name)), press)
    };
    view! {
        <ul class="card rows">{areas.into_iter().map(area).collect_view()}</ul>
        <ul class="card rows">{people(desk).into_iter().map(holder).collect_view()}</ul>
    }
    .into_any()
}

/// Whom it is to kill.
pub fn assassination(desk: Desk, enemy: EnemyId) -> AnyView {
    let now: Vec<Actor> = desk.session.glance(|state| match state.enemy(enemy).map(|enemy| enemy.behaviour()) {
        Some(Conduct::Assassination { targets }) => targets.clone(),
        Some(Conduct::Assault(_) | Conduct::Guardian(_) | Conduct::Patrol { .. }) => Vec::new(),
        Some(Conduct::Search { .. } | Conduct::Escape { .. }) | None => Vec::new(),
    });
    let one = move |who: Actor| {
        let mut targets = now.clone();
        let is_named = targets.contains(&who);
        if is_named {
            targets.retain(|other| *other != who);
        } else {
            targets.push(who);
        }
        let key = if is_named { keys::RUNNER_NOT_TARGET } else { keys::RUNNER_TARGET };
        let name = desk.session.glance(|state| say(names::actor(state, who)));
        let press = move || set(desk, enemy, Conduct::Assassination { targets: targets.clone() });
        person(desk, who, say(Line::new(key).with("name", name)), press)
    };
    view! { <ul class="card rows">{people(desk).into_iter().map(one).collect_view()}</ul> }.into_any()
}

fn people(desk: Desk) -> Vec<Actor> {
    desk.session.glance(entry::fighters)
}

fn person(desk: Desk, who: Actor, title: String, press: impl Fn() + Send + Sync + 'static) -> AnyView {
    let badge = desk.session.glance(|state| side::fighter(state, who).badge);
    let lead = move || badge.clone().show(DiscSize::Small);
    view! { <li><RowButton title=title lead=lead on_press=press /></li> }.into_any()
}
