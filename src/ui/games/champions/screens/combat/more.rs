//! What not every Combat has: Ki, Deception, Additional Effects, Clan Power, Corruption nobody has typed in. Folded; the
//! fold says what is in it.

use super::form::{Form, form};
use crate::games::champions::command::Deception;
use crate::games::champions::entry::Entry;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::queries;
use crate::kernel::line::{Arg, Key, Line};
use crate::ui::components::stepper::Stepper;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The most Ki, or Life, that is spent or gained in a Combat.
const MOST: i32 = 20;
/// The most Honor a Clan Power moves.
const MOST_POWER: i32 = 5;
/// The greatest Corruption of a card.
const MOST_CORRUPTION: i32 = 9;

/// The folded rest.
#[component]
pub fn More() -> impl IntoView {
    let form = form();
    let summary = form.part(|entry, _| summary(entry).iter().cloned().map(say).collect::<Vec<_>>().join(", "));
    let ally = form.part(|entry, _| matches!(entry.fighter, Some(Actor::Ally(_))));
    let there = move || say(if ally.get() { keys::COMBAT_MORE_SUB_ALLY } else { keys::COMBAT_MORE_SUB });
    let sub = move || if summary.with(String::is_empty) { there() } else { summary.get() };
    view! {
        <div class="card">
            <Folded title=say(keys::COMBAT_MORE) sub=Signal::derive(move || Some(sub())) open=form.more>
                <Rest form=form />
            </Folded>
        </div>
    }
}

/// What is in the fold, in a few words.
fn summary(entry: &Entry) -> Vec<Line> {
    let mut said = Vec::new();
    if entry.ki > 0 {
        said.push(Line::new(keys::COMBAT_KI).with("ki", i16::from(entry.ki)));
    }
    if entry.deception == Deception::Used {
        said.push(keys::CAUSE_DECEPTION.into());
    }
    if entry.ki_gained > 0 {
        said.push(keys::COMBAT_THREE_FIRE.into());
    }
    if entry.ap_gained > 0 {
        said.push(keys::COMBAT_THREE_AIR.into());
    }
    if entry.power_honor != 0 {
        let honor = Arg::Signed(entry.power_honor.into());
        said.push(Line::new(keys::COMBAT_POWER_SAID).with("honor", honor));
    }
    if entry.corruption > 0 {
        said.push(Line::new(keys::COMBAT_CORRUPTION_SAID).with("value", i16::from(entry.corruption)));
    }
    said
}

/// The inside of the fold.
#[component]
fn Rest(
    /// The page's state.
    form: Form,
) -> impl IntoView {
    let champion = form.part(|entry, _| matches!(entry.fighter, Some(Actor::Champion(_)) | None));
    let corruption = form.part(|entry, state| entry.asks_corruption(state));
    view! {
        <div class="rest">
            <Focus form=form />
            <Show when=move || champion.get()>
                <ForChampions form=form />
            </Show>
            <Counted
                form=form
                label=keys::COMBAT_LIFE_RECOVERED
                minus=keys::COMBAT_LIFE_RECOVERED_MINUS
                plus=keys::COMBAT_LIFE_RECOVERED_PLUS
                read=|entry| entry.life_recovered.into()
                write=|entry, value| entry.life_recovered = u8::try_from(value).unwrap_or(0)
            />
            <Show when=move || corruption.get()>
                <Counted
                    form=form
                    label=keys::COMBAT_CORRUPTION
                    minus=keys::COMBAT_CORRUPTION_MINUS
                    plus=keys::COMBAT_CORRUPTION_PLUS
                    most=MOST_CORRUPTION
                    read=|entry| entry.corruption.into()
                    write=|entry, value| entry.corruption = u8::try_from(value).unwrap_or(0)
                />
            </Show>
        </div>
    }
}

/// Ki, or an Ally's reroll tokens, spent on Focus.
#[component]
fn Focus(
    /// The page's state.
    form: Form,
) -> impl IntoView {
    let spent = form.part(|entry, _| i32::from(entry.ki));
    let has = form.part(|entry, state| {
        entry.fighter.and_then(|fighter| queries::gauge(state, fighter.into(), Gauge::Ki)).map(i32::from)
    });
    let ally = form.part(|entry, _| matches!(entry.fighter, Some(Actor::Ally(_))));
    let label = move || say(if ally.get() { keys::COMBAT_REROLLS_SPENT } else { keys::COMBAT_KI_SPENT });
    let sub = move || has.get().map(|has| say(Line::new(keys::COMBAT_AVAILABLE).with("has", Arg::Number(has.into()))));
    view! {
        <Stepper
            label=Signal::derive(label)
            sub=MaybeProp::derive(sub)
            value=Signal::derive(move || Some(spent.get()))
            most=MaybeProp::derive(move || Some(has.get().unwrap_or(MOST)))
            minus_label=say(keys::COMBAT_KI_MINUS)
            plus_label=say(keys::COMBAT_KI_PLUS)
            on_change=move |value: i32| form.say(|entry| entry.ki = u8::try_from(value).unwrap_or(0))
        />
    }
}

/// Deception, three of an Element, the Clan Power.
#[component]
fn ForChampions(
    /// The page's state.
    form: Form,
) -> impl IntoView {
    let deception = form.part(|entry, _| entry.deception == Deception::Used);
    let fire = form.part(|entry, _| entry.ki_gained > 0);
    let air = form.part(|entry, _| entry.ap_gained > 0);
    let deceive = move |on| form.say(|entry| entry.deception = if on { Deception::Used } else { Deception::Unused });
    let three_fire = move |on: bool| form.say(|entry| entry.ki_gained = u8::from(on));
    let three_air = move |on| form.say(|entry| three_air(entry, on));
    view! {
        <div class="ticks">
            <Tick label=say(keys::COMBAT_DECEPTION) second=say(keys::COMBAT_DECEPTION_SUB) on=deception on_toggle=deceive />
            <Tick label=say(keys::COMBAT_THREE_FIRE) second=say(keys::COMBAT_THREE_FIRE_SUB) on=fire on_toggle=three_fire />
            <Tick label=say(keys::COMBAT_THREE_AIR) second=say(keys::COMBAT_THREE_AIR_SUB) on=air on_toggle=three_air />
        </div>
        <Counted
            form=form
            label=keys::COMBAT_POWER
            minus=keys::COMBAT_POWER_MINUS
            plus=keys::COMBAT_POWER_PLUS
            least=-MOST_POWER
            most=MOST_POWER
            read=|entry| entry.power_honor.into()
            write=|entry, value| entry.power_honor = i8::try_from(value).unwrap_or(0)
        />
    }
}

/// Three Air bring an Action Point and a Life Point together.
fn three_air(entry: &mut Entry, on: bool) {
    let before = entry.ap_gained;
    entry.ap_gained = u8::from(on);
    entry.life_recovered = (entry.life_recovered + entry.ap_gained).saturating_sub(before);
}

/// A number of the entry with its keys.
#[component]
fn Counted(
    /// The page's state.
    form: Form,
    /// What is counted.
    label: Key,
    /// What its minus is called.
    minus: Key,
    /// What its plus is called.
    plus: Key,
    /// The least.
    #[prop(default = 0)]
    least: i32,
    /// The most.
    #[prop(default = MOST)]
    most: i32,
    /// Reads it.
    read: fn(&Entry) -> i32,
    /// Writes it.
    write: fn(&mut Entry, i32),
) -> impl IntoView {
    let value = form.part(move |entry, _| read(entry));
    view! {
        <Stepper
            label=say(label)
            value=Signal::derive(move || Some(value.get()))
            least=least
            most=most
            minus_label=say(minus)
            plus_label=say(plus)
            on_change=move |value: i32| form.say(|entry| write(entry, value))
        />
    }
}
