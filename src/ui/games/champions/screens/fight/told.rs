//! What came of a Combat, said without its dice: Wounds both ways by one tap each, what only Wounds bring up, and what
//! will change by it.

use super::against::against;
use super::changes::changes;
use super::last::fate;
use super::options::{fell, prevention};
use super::play::Play;
use crate::games::champions::model::ids::Who;
use crate::games::champions::sheet::told::Told;
use crate::games::champions::views::fight_words::full;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::die::Pips;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The most Wounds that have a key of their own.
const KEYS: u8 = 6;
/// The most Wounds of a Combat that can be said.
const MOST: u8 = 99;

/// Whose Wounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum To {
    /// The Enemy's.
    Enemy,
    /// The fighter's.
    Fighter,
}

impl To {
    fn read(self, told: &Told) -> Option<u8> {
        match self {
            Self::Enemy => told.dealt,
            Self::Fighter => told.taken,
        }
    }

    fn write(self, told: &mut Told, wounds: u8) {
        match self {
            Self::Enemy => told.dealt = Some(wounds),
            Self::Fighter => told.taken = Some(wounds),
        }
    }
}

/// Says something else of what came of it.
pub fn tell(play: Play, change: impl FnOnce(&mut Told)) {
    play.say(|draft| {
        if let Some(told) = draft.told.as_mut() {
            change(told);
        }
    });
}

/// Wounds dealt, then Wounds taken; whether somebody fell, and Ki against Corruption.
pub fn wounds(play: Play) -> AnyView {
    let two = Memo::new(move |_| {
        let terms = play.entered(|draft| draft.duel().and_then(|duel| duel.terms()))?;
        Some((Who::Enemy(terms.enemy), Who::from(terms.fighter)))
    });
    let both = move || {
        two.get().map(|(enemy, fighter)| {
            view! {
                <section class="wounds">{of(play, To::Enemy, enemy)}</section>
                <section class="wounds">{of(play, To::Fighter, fighter)}</section>
            }
        })
    };
    let asked = move || {
        play.entered(|draft| {
            play.session.state(|state| {
                let outcome = draft.told_outcome(state)?;
                let two = (Who::Enemy(outcome.enemy), Who::from(outcome.fighter));
                Some(view! { {fell(play, state, draft, two)} {prevention(play, draft, state, &outcome)} })
            })
        })
    };
    view! { {both} {asked} }.into_any()
}

/// The Wounds of one of the two: a key each, more of them with a stepper; below that the keys come back.
fn of(play: Play, to: To, who: Who) -> AnyView {
    let said = Memo::new(move |_| play.draft.with(|draft| draft.told.as_ref().and_then(|told| to.read(told))));
    let set = move |wounds: u8| tell(play, |told| to.write(told, wounds));
    let named = move |key| say(Line::new(key).with("name", play.session.glance(|state| full(state, who))));
    let sign = if to == To::Enemy { Sign::Offensive } else { Sign::Defensive };
    let few = move || {
        view! {
            <div class="pip-keys">
                <Pips
                    label=named(keys::COMBAT_WOUNDS_TO)
                    sign=sign
                    most=KEYS.into()
                    chosen=Signal::derive(move || said.get().map(u32::from))
                    on_choose=move |wounds: u32| set(u8::try_from(wounds).unwrap_or(KEYS))
                />
                <Button
                    kind=ButtonKind::Link
                    label=say(keys::COMBAT_MORE_THAN_KEYS)
                    ears=named(keys::COMBAT_MORE_WOUNDS)
                    on_press=move || set(KEYS + 1)
                />
            </div>
        }
        .into_any()
    };
    let many = move || {
        view! {
            <Stepper
                label=named(keys::COMBAT_WOUNDS_TO)
                value=Signal::derive(move || said.get().map(i32::from))
                most=i32::from(MOST)
                minus_label=say(keys::COMBAT_WOUNDS_MINUS)
                plus_label=say(keys::COMBAT_WOUNDS_PLUS)
                on_change=move |value: i32| set(u8::try_from(value).unwrap_or(MOST))
            />
        }
        .into_any()
    };
    let beyond = Memo::new(move |_| said.get() > Some(KEYS));
    (move || if beyond.get() { many() } else { few() }).into_any()
}

/// The rule against it, who falls, and everything that will change.
pub fn outlook(play: Play) -> AnyView {
    let falls = move || {
        let whole = play.entered(|draft| draft.missing().is_none());
        let outcome = play.entered(|draft| play.session.state(|state| draft.told_outcome(state)))?;
        let fate = play.session.state(|state| fate(state, &outcome)).filter(|_| whole)?;
        Some(view! { <h2 class="fate">{fate}</h2> })
    };
    view! { {against(play)} {falls} {changes(play)} }.into_any()
}
