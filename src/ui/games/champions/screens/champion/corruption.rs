//! Corruption outside of a Combat: by where a Champion is, or by a card (rulebook p. 16), with the question of a Combat's
//! end.

use super::seat::Seat;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Actor;
use crate::ui::components::button::Button;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::session::session;
use crate::ui::table::session::Done;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The most that any card or scenario takes at once.
const MOST: i32 = 9;

/// Corruption (X), the Ki spent against it, and the key that applies both.
#[component]
pub(super) fn Corruption(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    let (value, prevented) = (RwSignal::new(1_i32), RwSignal::new(0_i32));
    let number = |signal: RwSignal<i32>| u8::try_from(signal.get_untracked()).unwrap_or(0);
    let apply = move || {
        let who = Actor::Champion(seat.id.get_untracked());
        let command = Command::Corrupt { who, value: number(value), prevented: number(prevented) };
        if session.dispatch(command) == Done::Yes {
            prevented.set(0);
        }
    };
    view! {
        <Stepper
            label=say(keys::SHEET_CORRUPTION)
            sub=say(keys::SHEET_CORRUPTION_SUB)
            value=Signal::derive(move || Some(value.get()))
            least=1
            most=MOST
            minus_label=say(keys::SHEET_CORRUPTION_MINUS)
            plus_label=say(keys::SHEET_CORRUPTION_PLUS)
            on_change=move |now| value.set(now)
        />
        {ki_spent(seat, prevented)}
        <Button label=say(keys::SHEET_CORRUPTION_APPLY) sign=Sign::Corrupted on_press=apply />
    }
}

/// The Ki spent against it, no more than there is.
fn ki_spent(seat: Seat, prevented: RwSignal<i32>) -> impl IntoView {
    let session = session();
    let ki = Memo::new(move |_| session.state(|state| i32::from(state.champion(seat.id.get()).available_ki())));
    view! {
        <Stepper
            label=say(keys::SHEET_CORRUPTION_KI)
            value=Signal::derive(move || Some(prevented.get().min(ki.get())))
            least=0
            most=MOST
            minus_label=say(keys::SHEET_CORRUPTION_KI_MINUS)
            plus_label=say(keys::SHEET_CORRUPTION_KI_PLUS)
            on_change=move |now: i32| prevented.set(now.min(ki.get_untracked()))
        />
    }
}
