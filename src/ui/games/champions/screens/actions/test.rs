//! A Skill Test out of Combat, as it came out at the table.

use super::Confirm;
use crate::games::champions::command::{Command, Deception, Test};
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::queries;
use crate::games::champions::sheet::exam;
use crate::games::champions::sheet::trial::Trial;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::tick::Tick;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The most successes there are to note.
const MOST_SUCCESSES: i32 = 30;

/// Asks for Ki, Deception and successes.
#[component]
pub fn TestForm(
    /// Who is tested, in what.
    trial: Trial,
    /// It is done.
    on_done: Callback<()>,
) -> impl IntoView {
    let actor = trial.actor;
    let ki = RwSignal::new(0_i32);
    let deception = RwSignal::new(Deception::Unused);
    let successes = RwSignal::new(None::<i32>);
    let command = move || {
        let test = Test {
            ki: u8::try_from(ki.get()).ok()?,
            deception: deception.get(),
            successes: successes.get().and_then(|count| u8::try_from(count).ok()),
            dice: None,
        };
        Some(Command::Act { actor, action: exam::action(&trial, test) })
    };
    view! {
        <p>{say(keys::SHEET_TEST_ROLL)}</p>
        {ki_field(actor, ki)}
        <DeceptionTick actor=actor deception=deception />
        {successes_field(successes)}
        <Confirm command=Signal::derive(command) who=actor.into() label=say(keys::SHEET_TEST_DONE) on_done=on_done />
    }
}

/// The Ki that is spent, as far as there is any.
fn ki_field(actor: Actor, ki: RwSignal<i32>) -> impl IntoView {
    let most = session().state(|state| queries::gauge(state, actor.into(), Gauge::Ki)).map(i32::from);
    view! {
        <Stepper
            label=say(keys::SHEET_TEST_KI)
            value=Signal::derive(move || Some(ki.get()))
            most=most
            minus_label=say(keys::SHEET_TEST_KI_MINUS)
            plus_label=say(keys::SHEET_TEST_KI_PLUS)
            on_change=move |value| ki.set(value)
        />
    }
}

fn successes_field(successes: RwSignal<Option<i32>>) -> impl IntoView {
    view! {
        <Stepper
            label=say(keys::SHEET_TEST_SUCCESSES)
            sub=say(keys::SHEET_TEST_SUCCESSES_SUB)
            value=successes
            most=MOST_SUCCESSES
            minus_label=say(keys::SHEET_TEST_SUCCESSES_MINUS)
            plus_label=say(keys::SHEET_TEST_SUCCESSES_PLUS)
            on_change=move |value| successes.set(Some(value))
        />
    }
}

/// Deception is for Champions.
#[component]
fn DeceptionTick(
    /// Who is tested.
    actor: Actor,
    /// Whether it was used.
    deception: RwSignal<Deception>,
) -> impl IntoView {
    let champion = matches!(actor, Actor::Champion(_));
    champion.then(|| {
        view! {
            <Tick
                label=say(keys::SHEET_TEST_DECEPTION)
                second=say(keys::SHEET_TEST_DECEPTION_COST)
                on=Signal::derive(move || deception.get() == Deception::Used)
                on_toggle=move |on| deception.set(if on { Deception::Used } else { Deception::Unused })
            />
        }
    })
}
