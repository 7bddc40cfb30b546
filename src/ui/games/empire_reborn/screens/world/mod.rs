//! The world beside the realms: what it asks of the game master this turn, weather and what befalls, spies, Hidden
//! Locations, the Favor, rolls of the game master's own, experience. A player finds spies and experience here.

mod calls;
mod favor;
mod journeys;
mod learning;
mod scouts;
mod sites;
mod sky;

use super::parts::head;
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::Dice;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::text::world::due as told_due;
use crate::games::empire_reborn::views::world::{Due, due};
use crate::games::empire_reborn::world::command::Decree;
use crate::kernel::line::Key;
use crate::kernel::name::Name;
use crate::ui::components::button::Button;
use crate::ui::components::dock::Dock;
use crate::ui::components::row::RowText;
use crate::ui::components::text_field::TextField;
use crate::ui::games::empire_reborn::looks::looked_at;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::table::session::Done;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let at = looked_at(session);
    let master = session.part(|table| table.state().realms().len() > 1);
    let inside = move || if master.get() { desk(session, at.get()) } else { own(session, at.get()) };
    view! {
        <div class="screen one er">
            {head(session, keys::ER_WORLD, keys::ER_WORLD_SUB)} <main class="body">{inside}</main>
            <Dock>
                <UndoTool />
            </Dock>
        </div>
    }
    .into_any()
}

/// A part of the page that is folded away.
fn folded(title: Key, sub: Key, inside: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let open = RwSignal::new(false);
    view! {
        <Folded title=say(title) sub=say(sub) open=open>
            {inside()}
        </Folded>
    }
    .into_any()
}

/// What a player finds.
fn own(session: Session, clan: Clan) -> AnyView {
    view! {
        {folded(keys::ER_SPIES, keys::ER_SPIES_SUB, move || scouts::spies(session, clan))}
        {folded(keys::ER_JOURNEYS, keys::ER_JOURNEYS_SUB, move || journeys::order(session, clan))}
        {folded(keys::ER_EXPLORERS, keys::ER_EXPLORERS_SUB, move || sites::order(session, clan))}
        {folded(keys::ER_LEARNING, keys::ER_LEARNING_SUB, move || learning::learning(session, clan))}
    }
    .into_any()
}

/// What a game master finds.
fn desk(session: Session, clan: Clan) -> AnyView {
    view! {
        {dues(session)} {folded(keys::ER_SKY, keys::ER_SKY_SUB, move || sky::sky(session))}
        {folded(keys::ER_RAZE, keys::ER_RAZE_SUB, move || sky::raze(session))}
        {folded(keys::ER_SPIES, keys::ER_SPIES_SUB, move || scouts::desk(session, clan))}
        {folded(keys::ER_JOURNEYS, keys::ER_JOURNEYS_SUB, move || journeys::journeys(session))}
        {folded(keys::ER_SITES, keys::ER_SITES_SUB, move || sites::sites(session))}
        {folded(keys::ER_FAVOR, keys::ER_FAVOR_SUB, move || favor::favor(session))}
        {folded(keys::ER_CALLS, keys::ER_CALLS_SUB, move || calls::calls(session))}
        {folded(keys::ER_LEARNING, keys::ER_LEARNING_SUB, move || learning::desk(session, clan))}
    }
    .into_any()
}

/// What is still to be done this turn, each by one key.
fn dues(session: Session) -> AnyView {
    let all = session.part(|table| due(table.state()));
    let typed = RwSignal::new(String::new());
    let row = move |due: &Due| {
        let [title, sub] = session.glance(|state| told_due(state, due)).map(say);
        let decree = match due {
            Due::Move { .. } => Some((keys::ER_DUE_ROLL, Decree::Move { dice: dice(typed) })),
            Due::Listen { .. } => Some((keys::ER_DUE_HEAR, Decree::Listen { dice: dice(typed) })),
            Due::Sky | Due::Spread { .. } | Due::Favor { .. } => None,
        };
        let key = decree.map(|(key, decree)| {
            view! { <Button label=say(key) on_press=move || send(session, decree.clone(), typed) /> }
        });
        let names = if let Due::Spread { from } = due { Some(spread(session, from)) } else { None };
        view! { <RowText title=title sub=sub /> {key} {names} }
    };
    let none = move || all.with(Vec::is_empty).then(|| view! { <p class="sub2 pad">{say(keys::ER_DUE_NONE)}</p> });
    let rows = move || {
        typed.track();
        all.with(|all| all.iter().map(row).collect_view())
    };
    view! {
        <section class="card" aria-label=say(keys::ER_DUE)>
            <h2 class="ordh">{say(keys::ER_DUE)}</h2>
            {none}
            <div class="rows">{rows}</div>
            <div class="pad">{dice_field(typed)}</div>
        </section>
    }
    .into_any()
}

/// To which neighbor the plague spreads, or to none.
fn spread(session: Session, from: &Name) -> AnyView {
    let at = RwSignal::new(0);
    let (all, places) = select_place(session, at);
    let send = move |to: Option<Name>, from: Name| _ = session.dispatch(Command::World(Decree::Spread { from, to }));
    let (there, nowhere) = (from.clone(), from.clone());
    view! {
        <div class="pad stack">
            {places}
            <Button
                label=say(keys::ER_SPREAD_THERE)
                on_press=move || send(all.get(at.get_untracked()).cloned(), there.clone())
            />
            <Button label=say(keys::ER_SPREAD_NOWHERE) on_press=move || send(None, nowhere.clone()) />
        </div>
    }
    .into_any()
}

/// Dice that were rolled at the table; the app's where none are typed in.
fn dice(typed: RwSignal<String>) -> Dice {
    let text = typed.get_untracked();
    let faces: Vec<u8> =
        text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect();
    if faces.is_empty() { Dice::App } else { Dice::Entered(faces) }
}

/// Where dice that were rolled at the table are typed in.
fn dice_field(typed: RwSignal<String>) -> AnyView {
    view! {
        <TextField
            label=say(keys::ER_TYPED_DICE)
            hint=say(keys::ER_TYPED_DICE_HINT)
            value=typed
            on_input=move |new: String| typed.set(new)
        />
    }
    .into_any()
}

/// Decrees something, and forgets the dice once it is done.
fn send(session: Session, decree: Decree, typed: RwSignal<String>) {
    if session.dispatch(Command::World(decree)) == Done::Yes {
        typed.set(String::new());
    }
}

/// A field of the screen's own.
fn field(label: Key, value: RwSignal<String>) -> AnyView {
    view! { <TextField label=say(label) value=value on_input=move |new: String| value.set(new) /> }.into_any()
}

/// A choice among the places over which something can come, by their place in the list.
fn select_place(session: Session, chosen: RwSignal<usize>) -> (Vec<Name>, AnyView) {
    select_among(session.glance(State::places), chosen)
}

/// A choice among places, by their place in the list.
fn select_among(all: Vec<Name>, chosen: RwSignal<usize>) -> (Vec<Name>, AnyView) {
    let words = all.iter().map(|name| name.as_str().to_owned()).collect();
    let select = super::parts::select(say(keys::ER_WHICH_PLACE), words, chosen);
    (all, select)
}
