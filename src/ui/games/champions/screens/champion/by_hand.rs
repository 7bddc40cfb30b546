//! What the players put right by hand: a gauge with a reason, the starting Honor, who is gone and who is back.

use super::corruption::Corruption;
use super::seat::Seat;
use crate::games::champions::command::{Command, Fall};
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::quantity::Honor;
use crate::kernel::line::Key;
use crate::ui::components::champion_card::Presence;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::screens::actions::{Asked, desk};
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Everything by hand.
#[component]
pub fn ByHand(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let desk = desk();
    let adjust = move || desk.ask(Asked::Adjust(seat.id.get_untracked()));
    view! {
        <div class="sec">
            <h2>{say(keys::SHEET_BY_HAND)}</h2>
        </div>
        <ul class="card rows">
            {row(Sign::Edit, keys::SHEET_ADJUST, keys::SHEET_ADJUST_SUB, adjust)}
            <li class="pad">
                <StartingHonor seat=seat />
            </li>
            <li class="pad">
                <Corruption seat=seat />
            </li>
            <Standing seat=seat />
        </ul>
    }
}

/// Something to do, and what comes of it.
fn row(sign: Sign, title: Key, sub: Key, press: impl Fn() + Send + Sync + 'static) -> impl IntoView {
    let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
    view! { <li><RowButton title=say(title) sub=say(sub) lead=lead on_press=press /></li> }
}

/// The Honor the Threshold counts.
#[component]
fn StartingHonor(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    let honor = Memo::new(move |_| session.state(|state| state.champion(seat.id.get()).starting_honor().get()));
    let change = move |value: i32| {
        if let Ok(honor) = Honor::new(value.into()) {
            session.dispatch(Command::SetStartingHonor { champion: seat.id.get_untracked(), honor });
        }
    };
    view! {
        <Stepper
            label=say(keys::SHEET_STARTING_HONOR)
            sub=say(keys::SHEET_STARTING_HONOR_SUB)
            value=Signal::derive(move || Some(i32::from(honor.get())))
            least=i32::from(Honor::LEAST.get())
            most=i32::from(Honor::MOST.get())
            minus_label=say(keys::SHEET_STARTING_HONOR_MINUS)
            plus_label=say(keys::SHEET_STARTING_HONOR_PLUS)
            on_change=change
        />
    }
}

/// Eliminated, Corrupted, or back in play.
#[component]
fn Standing(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    let presence = seat.presence();
    let fall = move |fall| {
        session.dispatch(Command::Fall { champion: seat.id.get_untracked(), fall });
    };
    let back = move || {
        session.dispatch(Command::BringBack { actor: Actor::Champion(seat.id.get_untracked()) });
    };
    move || match presence.get() {
        Presence::In => {
            let eliminated = move || fall(Fall::Eliminated);
            let corrupted = move || fall(Fall::Corrupted);
            view! {
                {row(Sign::Eliminated, keys::SHEET_ELIMINATE, keys::SHEET_ELIMINATE_SUB, eliminated)}
                {row(Sign::Corrupted, keys::SHEET_CORRUPT, keys::SHEET_CORRUPT_SUB, corrupted)}
            }
            .into_any()
        }
        Presence::Out => row(Sign::Undo, keys::SHEET_BRING_BACK, keys::SHEET_BRING_BACK_SUB, back).into_any(),
    }
}
