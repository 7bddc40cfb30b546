//! What a Simple Manipulation is about, where there is something to pick up, put down or hand over (rulebook p. 23).

use crate::games::champions::command::{Action, Command, Handling, Thing};
use crate::games::champions::handling;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::state::State;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::row::RowButton;
use crate::ui::games::champions::session::session;
use crate::ui::table::session::Done;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Asks what is done; whoever does it pays.
#[component]
pub(super) fn HandleForm(
    /// Who.
    actor: Actor,
    /// It is done.
    on_done: Callback<()>,
) -> impl IntoView {
    let session = session();
    let does = move |handling: Handling| {
        if session.dispatch(Command::Act { actor, action: Action::Handle(handling) }) == Done::Yes {
            on_done.run(());
            session.tell_last();
        }
    };
    let row = |(handling, title): (Handling, String)| {
        view! { <li><RowButton title=title on_press=move || does(handling.clone()) /></li> }
    };
    let all: Vec<(Handling, String)> = session.glance(|state| {
        let things = handling::options(state, actor).into_iter();
        let all = things.chain([Handling::Nothing]).map(|one| (one.clone(), say(said(state, actor, &one))));
        all.collect()
    });
    view! { <ul class="card rows">{all.into_iter().map(row).collect_view()}</ul> }
}

/// What is done, in words.
fn said(state: &State, actor: Actor, handling: &Handling) -> Line {
    let with = |key, item: String| Line::new(key).with("item", item);
    let named = |line: Line, who: Actor| line.with("name", names::actor(state, who));
    match handling {
        Handling::Nothing => keys::HANDLE_NOTHING.into(),
        Handling::PickUp { item } => with(keys::HANDLE_PICK_UP, item.to_string()),
        Handling::PutDown { item } => with(keys::HANDLE_PUT_DOWN, item.to_string()),
        Handling::Give { thing, to } => named(with(keys::HANDLE_GIVE, called(state, actor, thing)), *to),
        Handling::Take { thing, from } => named(with(keys::HANDLE_TAKE, called(state, *from, thing)), *from),
        Handling::Exchange { given, taken, with: other } => named(
            with(keys::HANDLE_EXCHANGE, called(state, actor, given)).with("other", called(state, *other, taken)),
            *other,
        ),
    }
}

fn called(state: &State, of: Actor, thing: &Thing) -> String {
    match (thing, of) {
        (Thing::Item(item), _) => item.to_string(),
        (Thing::Equipment(place), Actor::Champion(id)) => {
            let item = state.champion(id).equipment().get(usize::from(*place));
            item.map_or(String::new(), |item| item.name.to_string())
        }
        (Thing::Equipment(_), Actor::Ally(_)) => String::new(),
    }
}
