//! What the players put right by hand: a gauge with a reason, the starting Honor, who is gone and who is back.

use super::seat::Seat;
use crate::games::champions::command::{Command, Fall};
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::quantity::Honor;
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
            <li>
                <RowButton
                    title=say(keys::SHEET_ADJUST)
                    sub=say(keys::SHEET_ADJUST_SUB)
                    lead=|| lead(Sign::Edit)
                    on_press=adjust
                />
            </li>
            <li class="pad">
                <StartingHonor seat=seat />
            </li>
            <Standing seat=seat />
        </ul>
    }
}

fn lead(sign: Sign) -> impl IntoView {
    view! { <Icon sign=sign size=IconSize::Lead /> }
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
        Presence::In => view! {
            <li>
                <RowButton
                    title=say(keys::SHEET_ELIMINATE)
                    sub=say(keys::SHEET_ELIMINATE_SUB)
                    lead=|| lead(Sign::Eliminated)
                    on_press=move || fall(Fall::Eliminated)
                />
            </li>
            <li>
                <RowButton
                    title=say(keys::SHEET_CORRUPT)
                    sub=say(keys::SHEET_CORRUPT_SUB)
                    lead=|| lead(Sign::Corrupted)
                    on_press=move || fall(Fall::Corrupted)
                />
            </li>
        }
        .into_any(),
        Presence::Out => view! {
            <li>
                <RowButton
                    title=say(keys::SHEET_BRING_BACK)
                    sub=say(keys::SHEET_BRING_BACK_SUB)
                    lead=|| lead(Sign::Undo)
                    on_press=back
                />
            </li>
        }
        .into_any(),
    }
}
