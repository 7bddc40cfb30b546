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
use crate::games::champions::model::investigation::{PersonaId, Willing};
use crate::games::champions::model::name::Name;
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
    let plain = [
        Conduct::Assault(Assault::Mobile),
        Conduct::Assault(Assault::Stationary),
        Conduct::Guardian(Guardian::Gatekeeper),
        Conduct::Guardian(Guardian::Sentinel),
        Conduct::Escape { exits: Vec::new() },
    ];
    let choices = plain.into_iter().map(|conduct| (String::new(), conduct)).chain(patrols);
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
    let places: Vec<(AreaKey, String)> = session.glance(|state| match state.field() {
        Some(field) => {
            let keys = field.board().area_ids().map(|area| field.key(area));
            keys.map(|key| (key.clone(), enemies::area(state, &key))).collect()
        }
        None => vec![(AreaKey(UNNAMED.to_owned()), say(keys::BEHAVIOUR_SEARCH_PLACE))],
    });
    let place = move |(key, name): (AreaKey, String)| {
        view! { <li><RowButton title=name on_press=move || goal(SearchGoal::Area(key.clone())) /></li> }
    };
    let holder = move |who: Actor| {
        let (name, badge) = person(session, who);
        let title = say(Line::new(keys::BEHAVIOUR_SEARCH_HOLDER).with("name", name));
        let lead = move || badge.clone().show(DiscSize::Small);
        view! { <li><RowButton title=title lead=lead on_press=move || goal(SearchGoal::HeldBy(who)) /></li> }
    };
    let items: Vec<Name> = session.glance(|state| state.items().iter().map(|lot| lot.name().clone()).collect());
    let item = move |name: Name| {
        let title = name.to_string();
        view! { <li><RowButton title=title on_press=move || goal(SearchGoal::Item(name.clone())) /></li> }
    };
    let personae: Vec<(PersonaId, String)> = session.glance(|state| {
        let all = state.investigation().into_iter().flat_map(|known| known.personae());
        let there = all.filter(|(_, persona)| persona.willing != Willing::Gone);
        there.map(|(id, persona)| (id, persona.name.to_string())).collect()
    });
    let persona = move |(id, title): (PersonaId, String)| {
        view! { <li><RowButton title=title on_press=move || goal(SearchGoal::Persona(id)) /></li> }
    };
    let personae = (!personae.is_empty())
        .then(|| view! { <ul class="card rows">{personae.into_iter().map(persona).collect_view()}</ul> });
    let items =
        (!items.is_empty()).then(|| view! { <ul class="card rows">{items.into_iter().map(item).collect_view()}</ul> });
    view! {
        <h3>{say(keys::BEHAVIOUR_SEARCH_SUB)}</h3>
        {items}
        {personae}
        <ul class="card rows">{places.into_iter().map(place).collect_view()}</ul>
        <ul class="card rows">{session.glance(entry::fighters).into_iter().map(holder).collect_view()}</ul>
    }
    .into_any()
}

/// Whom it is to kill: one or several.
fn assassination(session: Session, enemy: EnemyId, set: Callback<(Conduct,)>) -> AnyView {
    let named = RwSignal::new(session.glance(|state| match state.enemy(enemy).map(|enemy| enemy.behaviour()) {
        Some(Conduct::Assassination { targets }) => targets.clone(),
        Some(Conduct::Assault(_) | Conduct::Guardian(_) | Conduct::Patrol { .. }) => Vec::new(),
        Some(Conduct::Search { .. } | Conduct::Escape { .. }) | None => Vec::new(),
    }));
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

fn person(session: Session, who: Actor) -> (String, side::Badge) {
    session.glance(|state| (say(names::actor(state, who)), side::fighter(state, who).badge))
}
