//! Wounds both ways by one tap each, and what only Wounds bring up: whether somebody fell, Ki against Corruption.

use super::form::{Form, Side, form};
use crate::games::champions::command::Fell;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::die::Pips;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The most Wounds that have a key of their own.
const KEYS: u8 = 6;
/// The most Wounds of a Combat that can be said.
const MOST: u8 = 99;

/// Wounds dealt, then Wounds taken.
#[component]
pub fn WoundsBothWays() -> impl IntoView {
    let form = form();
    let enemy_fell = form.part(|entry, state| entry.asks_enemy_fell(state));
    let fighter_fell = form.part(|entry, state| entry.asks_fighter_fell(state));
    view! {
        <section class="wounds">
            <Wounds form=form to=Side::Enemy />
            <Show when=move || enemy_fell.get()>
                <FellTick form=form who=Side::Enemy />
            </Show>
        </section>
        <section class="wounds">
            <Wounds form=form to=Side::Fighter />
            <Show when=move || fighter_fell.get()>
                <FellTick form=form who=Side::Fighter />
            </Show>
            <Prevention form=form />
        </section>
    }
}

/// The name of a side in a sentence; before it is chosen, what it will be.
fn name(form: Form, side: Side) -> Line {
    match side {
        Side::Fighter => form.fighter_name().unwrap_or_else(|| keys::COMBAT_YOUR_SIDE.into()),
        Side::Enemy => form.enemy_name().unwrap_or_else(|| keys::COMBAT_THE_ENEMY.into()),
    }
}

/// The Wounds of one of the two.
#[component]
fn Wounds(
    /// The page's state.
    form: Form,
    /// Whose Wounds.
    to: Side,
) -> impl IntoView {
    let said = form.part(move |entry, _| match to {
        Side::Enemy => entry.dealt,
        Side::Fighter => entry.taken,
    });
    let set = move |wounds: u8| {
        form.say(|entry| match to {
            Side::Enemy => entry.dealt = Some(wounds),
            Side::Fighter => entry.taken = Some(wounds),
        });
    };
    let label = Signal::derive(move || say(Line::new(keys::COMBAT_WOUNDS_TO).with("name", name(form, to))));
    let sign = match to {
        Side::Enemy => Sign::Offensive,
        Side::Fighter => Sign::Defensive,
    };
    let many = Memo::new(move |_| said.get() > Some(KEYS));
    let more = move || {
        let words = say(Line::new(keys::COMBAT_MORE_WOUNDS).with("name", name(form, to)));
        view! {
            <div class="pip-keys">
                <Pips
                    label=label
                    sign=sign
                    most=KEYS.into()
                    chosen=Signal::derive(move || said.get().map(u32::from))
                    on_choose=move |wounds: u32| set(u8::try_from(wounds).unwrap_or(KEYS))
                />
                <Button
                    kind=ButtonKind::Link
                    label=say(keys::COMBAT_MORE_THAN_KEYS)
                    ears=words
                    on_press=move || set(KEYS + 1)
                />
            </div>
        }
    };
    view! {
        <Show when=move || many.get() fallback=more>
            <Many label=label wounds=said on_change=set />
        </Show>
    }
}

/// More Wounds than there are keys; below that the keys come back.
#[component]
fn Many(
    /// Whose Wounds.
    label: Signal<String>,
    /// How many.
    #[prop(into)]
    wounds: Signal<Option<u8>>,
    /// Other ones.
    #[prop(into)]
    on_change: Callback<(u8,)>,
) -> impl IntoView {
    view! {
        <Stepper
            label=label
            value=Signal::derive(move || wounds.get().map(i32::from))
            most=i32::from(MOST)
            minus_label=say(keys::COMBAT_WOUNDS_MINUS)
            plus_label=say(keys::COMBAT_WOUNDS_PLUS)
            on_change=move |value: i32| on_change.run((u8::try_from(value).unwrap_or(MOST),))
        />
    }
}

/// Whether somebody fell whose Life Points nobody has typed in.
#[component]
fn FellTick(
    /// The page's state.
    form: Form,
    /// Who.
    who: Side,
) -> impl IntoView {
    let fell = form.part(move |entry, _| match who {
        Side::Enemy => entry.enemy_fell,
        Side::Fighter => entry.fighter_fell,
    });
    let toggle = move |on| {
        let said = if on { Fell::Yes } else { Fell::ByCount };
        form.say(|entry| match who {
            Side::Enemy => entry.enemy_fell = said,
            Side::Fighter => entry.fighter_fell = said,
        });
    };
    view! {
        <Tick
            label=Signal::derive(move || say(Line::new(keys::COMBAT_FELL).with("name", name(form, who))))
            second=say(keys::COMBAT_FELL_SUB)
            on=Signal::derive(move || fell.get() == Fell::Yes)
            on_toggle=toggle
        />
    }
}

/// Ki against the loss of Purity; only where Purity is at stake and there is Ki.
#[component]
fn Prevention(
    /// The page's state.
    form: Form,
) -> impl IntoView {
    let most = form.part(|entry, state| entry.most_prevented(state));
    let asked = Memo::new(move |_| most.get() > 0);
    let at_stake = form.part(|entry, state| entry.purity_at_stake(state));
    let chosen = form.part(|entry, state| usize::from(entry.prevented.min(entry.most_prevented(state))));
    let answer = move |ki: u8| {
        let loss = Line::new(keys::COMBAT_PURITY_LOST).with("lost", at_stake.get() - i16::from(ki));
        Segment::of(say(Line::new(keys::COMBAT_KI).with("ki", i16::from(ki)))).with_second(say(loss))
    };
    let answers = Signal::derive(move || (0..=most.get()).map(answer).collect::<Vec<_>>());
    let choose = move |place: usize| form.say(|entry| entry.prevented = u8::try_from(place).unwrap_or(0));
    view! {
        <Show when=move || asked.get()>
            <p>
                <b>{say(keys::COMBAT_PREVENTION)}</b>
            </p>
            <Segmented
                label=say(keys::COMBAT_PREVENTION)
                answers=answers
                chosen=Signal::derive(move || Some(chosen.get()))
                on_choose=choose
            />
        </Show>
    }
}
