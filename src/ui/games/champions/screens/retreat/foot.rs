//! The dock: Undo, what else can be done, and the one thing to press next.

use super::Desk;
use crate::games::champions::battle::retreat::Side;
use crate::games::champions::command::Command;
use crate::games::champions::field::command::{BoardCommand, Following, Retreating};
use crate::games::champions::text::names;
use crate::games::champions::text::push::{self, Asked, PushView};
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::games::champions::session::Done;
use crate::ui::texts::say;
use crate::ui::widgets::ink_dock::InkDock;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The dock of the page.
pub(super) fn foot(desk: Desk) -> AnyView {
    let ink = Memo::new(move |_| desk.view.with(|view| view.as_ref().map(|view| ink(desk, view))));
    let label = move || ink.get().map(|(label, _)| say(label)).unwrap_or_default();
    let second = move || ink.get().and_then(|(_, second)| second).map(say);
    let press = move || {
        if let Some(command) = untrack(|| desk.view.with(|view| view.as_ref().and_then(|view| inked(desk, view)))) {
            does(desk, command);
        }
    };
    view! { <InkDock label=Signal::derive(label) second=Signal::derive(second) on_press=press /> }.into_any()
}

fn does(desk: Desk, command: BoardCommand) {
    let stays = matches!(command, BoardCommand::Retreat { how: Retreating::Cornered });
    let loser = desk.session.glance(|state| push::view(state).map(|view| names::who(state, view.loser)));
    if desk.session.dispatch(Command::Board(command)) != Done::Yes {
        return;
    }
    // What fell with it is said already, and is weightier.
    let silent = desk.session.feedback.toast.with_untracked(Option::is_none);
    match loser.filter(|_| stays && silent) {
        Some(loser) => {
            let line = Line::new(keys::PUSH_TOOK_WOUNDS).with("loser", loser);
            desk.session.feedback.toast(line, desk.session.undo_offer());
        }
        None => desk.session.tell_last(),
    }
}

/// What the ink says, and the consequence.
fn ink(desk: Desk, view: &PushView) -> (Line, Option<Line>) {
    let then = Some(view.then.clone());
    match &view.asked {
        Asked::Retreat { .. } => {
            let name = desk.chosen().map(|place| place.name).unwrap_or_default();
            (Line::new(keys::PUSH_RETREAT_TO).with("area", name), then)
        }
        Asked::Blind => (keys::PUSH_MOVED.into(), then),
        Asked::Cornered => {
            let loser = desk.session.glance(|state| names::who(state, view.loser));
            (keys::PUSH_CORNERED.into(), Some(Line::new(keys::PUSH_CORNERED_SUB).with("loser", loser)))
        }
        Asked::Pursuit { to: Some(place), .. } => {
            (Line::new(keys::PUSH_FOLLOW_TO).with("area", place.name.clone()), Some(keys::PUSH_FOLLOW_SUB.into()))
        }
        Asked::Pursuit { to: None, .. } => (keys::PUSH_FOLLOW.into(), Some(keys::PUSH_FOLLOW_SUB.into())),
    }
}

/// What the ink does.
fn inked(desk: Desk, view: &PushView) -> Option<BoardCommand> {
    Some(match &view.asked {
        Asked::Retreat { .. } => BoardCommand::Retreat { how: Retreating::To(desk.chosen()?.area) },
        Asked::Blind => BoardCommand::Retreat { how: Retreating::ByHand },
        Asked::Cornered => BoardCommand::Retreat { how: Retreating::Cornered },
        Asked::Pursuit { .. } => BoardCommand::Pursue { how: Following::Follows },
    })
}

/// Whatever else the rules leave open, below the question.
pub(super) fn others(desk: Desk, view: &PushView) -> AnyView {
    let button = move |label: Line, command: BoardCommand| {
        let press = move || does(desk, command.clone());
        view! { <Button label=say(label) on_press=press /> }
    };
    let spare = || {
        let ours = view.side == Side::Ours;
        ours.then(|| button(keys::PUSH_SPARE.into(), BoardCommand::Retreat { how: Retreating::Spared }))
    };
    let all = match &view.asked {
        Asked::Retreat { .. } | Asked::Cornered => spare().into_any(),
        Asked::Blind => {
            let none = button(keys::PUSH_NO_AREA.into(), BoardCommand::Retreat { how: Retreating::Cornered });
            view! { {none} {spare()} }.into_any()
        }
        Asked::Pursuit { to, stay } => {
            let blind = to.is_none();
            let room =
                blind.then(|| button(keys::PUSH_NO_ROOM.into(), BoardCommand::Pursue { how: Following::NoRoom }));
            let stay = button(stay.clone(), BoardCommand::Pursue { how: Following::HoldsBack });
            view! { {room} {stay} }.into_any()
        }
    };
    view! { <div class="rowx wrapx">{all}</div> }.into_any()
}
