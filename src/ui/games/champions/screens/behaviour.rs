//! What an Enemy is about, said by hand: at any time, for each Enemy (CH-ENE 9.3; rulebook p. 30–31).

use super::board::words::route_name;
use super::combat::side;
use crate::games::champions::board::AreaId;
use crate::games::champions::command::Command;
use crate::games::champions::enemy::behaviour::{Assault, Guardian};
use crate::games::champions::entry;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::investigation::Willing;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{enemies, names};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::mon::DiscSize;
use crate::ui::components::row::{RowButton, RowText};
use crate::ui::games::champions::session::{Done, Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Action Points for what an Enemy is after, where the scenario does not say otherwise (CH-ENE 9.3).
const USUAL_COST: u8 = 1;
/// What a goal is called where no board has a name for it.
const UNNAMED: &str = "goal";

/// The behaviours of which nothing else has to be said.
const PLAIN: [Conduct; 5] = [
    Conduct::Assault(Assault::Mobile),
    Conduct::Assault(Assault::Stationary),
    Conduct::Guardian(Guardian::Gatekeeper),
    Conduct::Guardian(Guardian::Sentinel),
    Conduct::Escape { exits: Vec::new() },
];

/// Which part of the list is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The behaviours.
    All,
    /// Where, or with whom, the thing is that it searches for.
    Search,
    /// Whom it is to kill.
    Assassination,
}

/// The list of behaviours of an Enemy.
#[component]
pub fn Behaviours(
    /// Which Enemy.
    enemy: EnemyId,
    /// It was said.
    #[prop(into)]
    on_done: Callback<()>,
) -> impl IntoView {
    let session = session();
    let part = RwSignal::new(Part::All);
    let set = Callback::new(move |(behaviour,): (Conduct,)| {
        let command = Command::Board(BoardCommand::SetBehaviour { enemy, behaviour });
        if session.dispatch(command) == Done::Yes {
            on_done.run(());
        }
    });
    move || match part.get() {
        Part::All => all(session, enemy, set, part),
        Part::Search => search(session, set),
        Part::Assassination => assassination(session, enemy, set),
    }
}

/// Every behaviour; what it is about now is only named.
fn all(session: Session, enemy: EnemyId, set: Callback<(Conduct,)>, part: RwSignal<Part>) -> AnyView {
    let (now, patrols) = session.glance(|state| {
        let now = state.enemy(enemy).map_or(Conduct::ASSAULT, |enemy| enemy.behaviour().clone());
        (now, patrols(state))
    });
    let choices = PLAIN.into_iter().map(|conduct| (String::new(), conduct)).chain(patrols);
    let row = move |(sub, conduct): (String, Conduct)| {
        let title = say(enemies::behaviour(&conduct));
        if conduct == now {
            return view! { <li><RowText title=title sub=say(keys::BEHAVIOUR_NOW) /></li> }.into_any();
        }
        let press = move || set.run((conduct.clone(),));
        let sub = (!sub.is_empty()).then_some(sub);
        view! { <li><RowButton title=title sub=sub on_press=press /></li> }.into_any()
    };
    let more = move |title: Key, sub: Key, to: Part| {
        view! { <li><RowButton title=say(title) sub=say(sub) on_press=move || part.set(to) /></li> }
    };
    view! {
        <ul class="card rows">
            {choices.map(row).collect_view()}
            {more(keys::BEHAVIOUR_SEARCH, keys::BEHAVIOUR_SEARCH_SUB, Part::Search)}
            {more(keys::BEHAVIOUR_ASSASSINATION, keys::BEHAVIOUR_ASSASSINATION_SUB, Part::Assassination)}
        </ul>
    }
    .into_any()
}

/// A Patrol on each lettered route of the board; without a board the scenario says where.
fn patrols(state: &State) -> Vec<(String, Conduct)> {
    let patrol = |route: Vec<AreaKey>| Conduct::Patrol { route, next: 0 };
    let Some(field) = state.field() else { return vec![(say(keys::BEHAVIOUR_PATROL_SUB), patrol(Vec::new()))] };
    let keys = |areas: &[AreaId]| areas.iter().map(|area| field.key(*area)).collect();
    let routes = field.board().routes().iter().enumerate();
    routes.map(|(at, letters)| (route_name(field.board(), at), patrol(keys(&letters.areas)))).collect()
}

/// Where, or with whom, the thing is that it searches for.
fn search(session: Session, set: Callback<(Conduct,)>) -> AnyView {
    let goal = move |goal: SearchGoal| set.run((Conduct::Search { goal, cost: USUAL_COST },));
    let row = move |(title, to): (String, SearchGoal)| {
        view! { <li><RowButton title=title on_press=move || goal(to.clone()) /></li> }
    };
    let list = move |goals: Vec<(String, SearchGoal)>| {
        view! { <ul class="card rows">{goals.into_iter().map(row).collect_view()}</ul> }
    };
    let if_any = move |goals: Vec<(String, SearchGoal)>| (!goals.is_empty()).then(|| list(goals));
    let holder = move |who: Actor| {
        let (name, badge) = person(session, who);
        let title = say(Line::new(keys::BEHAVIOUR_SEARCH_HOLDER).with("name", name));
        let lead = move || badge.clone().show(DiscSize::Small);
        view! { <li><RowButton title=title lead=lead on_press=move || goal(SearchGoal::HeldBy(who)) /></li> }
    };
    view! {
        <h3>{say(keys::BEHAVIOUR_SEARCH_SUB)}</h3>
        {if_any(session.glance(items))}
        {if_any(session.glance(personae))}
        {list(session.glance(places))}
        <ul class="card rows">{session.glance(entry::fighters).into_iter().map(holder).collect_view()}</ul>
    }
    .into_any()
}

/// The items of the scenario.
fn items(state: &State) -> Vec<(String, SearchGoal)> {
    let names = state.items().iter().map(|lot| lot.name());
    names.map(|name| (name.to_string(), SearchGoal::Item(name.clone()))).collect()
}

/// The Personae who have not gone.
fn personae(state: &State) -> Vec<(String, SearchGoal)> {
    let all = state.investigation().into_iter().flat_map(|known| known.personae());
    let there = all.filter(|(_, persona)| persona.willing != Willing::Gone);
    there.map(|(id, persona)| (persona.name.to_string(), SearchGoal::Persona(id))).collect()
}

/// The areas of the board; without one, a place that has no name.
fn places(state: &State) -> Vec<(String, SearchGoal)> {
    let Some(field) = state.field() else {
        return vec![(say(keys::BEHAVIOUR_SEARCH_PLACE), SearchGoal::Area(AreaKey(UNNAMED.to_owned())))];
    };
    let keys = field.board().area_ids().map(|area| field.key(area));
    keys.map(|key| (enemies::area(state, &key), SearchGoal::Area(key))).collect()
}

/// Whom it is to kill: one or several.
fn assassination(session: Session, enemy: EnemyId, set: Callback<(Conduct,)>) -> AnyView {
    let named = RwSignal::new(session.glance(|state| targets(state, enemy)));
    let one = move |who: Actor| {
        let (name, badge) = person(session, who);
        let lead = move || badge.clone().show(DiscSize::Small);
        let is_named = Signal::derive(move || named.with(|named| named.contains(&who)));
        let toggle = move || {
            named.update(|named| match named.iter().position(|other| *other == who) {
                Some(at) => drop(named.remove(at)),
                None => named.push(who),
            });
        };
        view! { <Choice kind=ChoiceKind::Checkbox title=name lead=lead chosen=is_named on_choose=toggle /> }
    };
    let nobody = Signal::derive(move || named.with(Vec::is_empty));
    let done = move || set.run((Conduct::Assassination { targets: named.get_untracked() },));
    view! {
        <h3>{say(keys::BEHAVIOUR_ASSASSINATION_SUB)}</h3>
        <div class="choices" role="group" aria-label=say(keys::BEHAVIOUR_ASSASSINATION_SUB)>
            {session.glance(entry::fighters).into_iter().map(one).collect_view()}
        </div>
        <footer>
            <Button kind=ButtonKind::Act label=say(keys::BEHAVIOUR_ASSASSINATION) disabled=nobody on_press=done />
        </footer>
    }
    .into_any()
}

/// Whom it is to kill so far.
fn targets(state: &State, enemy: EnemyId) -> Vec<Actor> {
    match state.enemy(enemy).map(|enemy| enemy.behaviour()) {
        Some(Conduct::Assassination { targets }) => targets.clone(),
        Some(Conduct::Assault(_) | Conduct::Guardian(_) | Conduct::Patrol { .. }) => Vec::new(),
        Some(Conduct::Search { .. } | Conduct::Escape { .. }) | None => Vec::new(),
    }
}

fn person(session: Session, who: Actor) -> (String, side::Badge) {
    session.glance(|state| (say(names::actor(state, who)), side::fighter(state, who).badge))
}
