//! The sheet of the desk: its heading says who and what, its content asks.

use super::adjust::AdjustForm;
use super::draw::DrawForm;
use super::handle::HandleForm;
use super::healing::HealingForm;
use super::movement::MovementForm;
use super::{Asked, Desk};
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{Actor, ChampionId, Who};
use crate::games::champions::offers::ActionKind;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::champions::behind::card_of;
use crate::ui::games::champions::screens::cards::ObjectiveForm;
use crate::ui::games::champions::screens::champion::ItemForm;
use crate::ui::games::champions::session::{Done, Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet over a page of the table.
#[component]
pub fn DeskSheet(
    /// Whose sheet.
    desk: Desk,
) -> impl IntoView {
    let session = session();
    let open = Signal::derive(move || desk.asked.get().is_some());
    let heading = move || desk.asked.get().map(|asked| say(title(session, asked))).unwrap_or_default();
    view! {
        <Sheet
            open=open
            title=Signal::derive(heading)
            close_label=say(keys::CLOSE)
            on_close=move || desk.close()
        >
            {move || desk.asked.get_untracked().map(|asked| content(desk, asked))}
        </Sheet>
    }
}

fn title(session: Session, asked: Asked) -> Line {
    let of = |key, who: Who| Line::new(key).with("name", session.state(|state| names::who(state, who)));
    match asked {
        Asked::Action(actor, action) => of(keys::SHEET_ACTION_OF, actor.into()).with("action", names::action(action)),
        Asked::Adjust(id) => of(keys::SHEET_ADJUST_OF, Who::Champion(id)),
        Asked::Card(id) => of(keys::SHEET_CARD_OF, Who::Champion(id)),
        Asked::Objective(id) => of(keys::SHEET_OBJECTIVE_FOR, Who::Champion(id)),
        Asked::Item(id) => of(keys::SHEET_ITEM_FOR, Who::Champion(id)),
    }
}

fn content(desk: Desk, asked: Asked) -> AnyView {
    let done = Callback::new(move |()| desk.close());
    match asked {
        Asked::Action(actor, action) => action_form(actor, action, done),
        Asked::Adjust(id) => view! { <AdjustForm champion=id on_done=done /> }.into_any(),
        Asked::Card(id) => card_of(session(), Who::Champion(id), done),
        Asked::Objective(id) => objective_form(id, done),
        Asked::Item(id) => view! { <ItemForm champion=id on_done=done /> }.into_any(),
    }
}

fn action_form(actor: Actor, action: ActionKind, done: Callback<()>) -> AnyView {
    match action {
        ActionKind::Movement => view! { <MovementForm actor=actor on_done=done /> }.into_any(),
        ActionKind::Healing => view! { <HealingForm actor=actor on_done=done /> }.into_any(),
        ActionKind::DrawObjectives => view! { <DrawForm actor=actor on_done=done /> }.into_any(),
        // These ask nothing here, or on a page of their own.
        ActionKind::Investigation | ActionKind::ComplexManipulation => ().into_any(),
        ActionKind::Melee | ActionKind::Ranged | ActionKind::Concentration => ().into_any(),
        ActionKind::SimpleManipulation => view! { <HandleForm actor=actor on_done=done /> }.into_any(),
        ActionKind::RaisePurity => ().into_any(),
    }
}

fn objective_form(id: ChampionId, done: Callback<()>) -> AnyView {
    let session = session();
    let keep = move |objective| {
        if session.dispatch(Command::KeepObjective { champion: id, objective }) == Done::Yes {
            done.run(());
        }
    };
    view! { <ObjectiveForm on_keep=keep on_cancel=done /> }.into_any()
}
