//! Dice as they fall: typed in by face, a 10 waiting for the die that is added to it; or rolled by the app.

use super::text::pool as shown_pool;
use crate::games::empire_reborn::model::rulings::{Explosions, Rulings};
use crate::games::empire_reborn::person::Dice;
use crate::games::empire_reborn::rules::pool::Pool;
use crate::games::empire_reborn::views::odds::dice::Typed;
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::table::undo::Unsettled;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The dice of one roll.
#[derive(Clone, Copy)]
pub struct Roller {
    /// What is typed in.
    pub typed: RwSignal<Typed>,
    /// What is rolled.
    pub pool: Signal<Option<Pool>>,
    rulings: Signal<Rulings>,
}

impl Roller {
    /// A roll of which nothing is typed in.
    pub fn new(pool: Signal<Option<Pool>>, rulings: Signal<Rulings>) -> Self {
        Self { typed: RwSignal::new(Typed::default()), pool, rulings }
    }

    /// Whether all its dice are there.
    pub fn is_whole(self) -> bool {
        let pool = self.pool.get();
        pool.is_some_and(|pool| self.typed.with(|typed| typed.is_whole(pool, &self.rulings.get())))
    }

    /// Its dice in short: plain ones, of which none is rolled again and all count, by their number.
    fn shown(self) -> Option<String> {
        let pool = self.pool.get()?;
        Some(if self.is_plain(pool) {
            say(Line::new(keys::ER_BATTLE_DICE).with("count", pool.roll))
        } else {
            shown_pool(pool)
        })
    }

    fn is_plain(self, pool: Pool) -> bool {
        pool.roll == pool.keep && self.rulings.get().explosions == Explosions::None
    }

    /// Whether nothing is typed in.
    pub fn is_empty(self) -> bool {
        self.typed.with(|typed| *typed == Typed::default())
    }

    /// The dice for a command: those that were typed in, or the app's where none were.
    pub fn dice(self) -> Dice {
        let typed = self.typed.get_untracked();
        if typed == Typed::default() { Dice::App } else { Dice::Entered(typed.dice) }
    }

    /// Forgets what was typed in.
    pub fn clear(self) {
        self.typed.set(Typed::default());
    }
}

/// The dice that are typed in, which Undo takes back before the last step: those of the roll at hand, else of the last one
/// that has any, which is at hand then. `at` is the place of the roll at hand, `choose` takes another one in hand.
pub fn unsettled(
    rolls: impl Fn() -> Vec<Roller> + Copy + Send + Sync + 'static,
    at: impl Fn() -> Option<usize> + Copy + Send + Sync + 'static,
    choose: impl Fn(usize) + Send + Sync + 'static,
) -> Unsettled {
    let last = move || {
        let all = rolls();
        let typed = |place: &usize| all.get(*place).is_some_and(|roller| !roller.is_empty());
        let place = at().filter(typed).or_else(|| (0..all.len()).rev().find(typed))?;
        all.get(place).map(|roller| (place, *roller))
    };
    let undo = move |()| {
        if let Some((place, roller)) = untrack(last) {
            choose(place);
            roller.typed.update(Typed::back);
        }
    };
    Unsettled { any: Signal::derive(move || last().is_some()), undo: Callback::new(undo) }
}

/// The dice of one roll, with who rolls them.
pub fn slots(roller: Roller, name: Signal<String>, now: Signal<bool>, choose: impl Fn() + 'static) -> AnyView {
    let count = move || roller.pool.get().map_or(0, |pool| pool.capped(roller.rulings.get().dice_cap).roll);
    let dice = move || {
        let typed = roller.typed.get();
        let slot = |at: usize| {
            let (class, face) = match typed.dice.get(at) {
                Some(face) if *face > 10 => ("d10 x", face.to_string()),
                Some(face) => ("d10", face.to_string()),
                None if at == typed.dice.len() && typed.waiting > 0 => ("d10 w", format!("{}+", typed.waiting)),
                None => ("d10 e", String::new()),
            };
            view! { <span class=class>{face}</span> }
        };
        (0..count()).map(slot).collect_view()
    };
    let total = move || {
        let pool = roller.pool.get()?;
        let typed = roller.typed.get();
        (!typed.dice.is_empty()).then(|| super::text::number(typed.total(pool, &roller.rulings.get())))
    };
    let heard = move || {
        let typed = roller.typed.get();
        let shown = roller.shown().unwrap_or_default();
        say(Line::new(keys::ER_DICE_EARS)
            .with("name", name.get())
            .with("pool", shown)
            .with("count", typed.dice.len())
            .with("of", count())
            .with("total", total().unwrap_or_default()))
    };
    view! {
        <div class="roller" class:now=move || now.get()>
            <button type="button" class="rowx" aria-label=heard aria-pressed=move || now.get().to_string() on:click=move |_| choose()>
                <b>{move || name.get()}</b>
                " "
                <span>{move || roller.shown()}</span>
            </button>
            <div class="dsl" aria-hidden="true">{dice} <b>{total}</b></div>
        </div>
    }
    .into_any()
}

/// The ten faces and the way back, for the roller that is at hand.
pub fn keypad(at_hand: Signal<Option<Roller>>) -> AnyView {
    let press = move |face: u8| {
        if let Some(roller) = at_hand.get_untracked() {
            let rulings = roller.rulings.get_untracked();
            if !untrack(|| roller.is_whole()) {
                roller.typed.update(|typed| typed.press(face, rulings.explosions));
            }
        }
    };
    let key = move |face: u8| {
        let explodes = move || at_hand.get().is_some_and(|roller| roller.rulings.get().explosions != Explosions::None);
        let again = move || (face == 10 && explodes()).then(|| view! { <small>{say(keys::ER_AGAIN)}</small> });
        view! { <button type="button" class="key" on:click=move |_| press(face)>{face} {again}</button> }
    };
    let back = move |_| {
        if let Some(roller) = at_hand.get_untracked() {
            roller.typed.update(Typed::back);
        }
    };
    view! {
        <div class="nine" role="group" aria-label=say(keys::ER_FACES)>
            {(1..=10).map(key).collect_view()}
            <button type="button" class="key wide" aria-label=say(keys::ER_DIE_BACK) on:click=back>
                <Icon sign=Sign::Undo />
            </button>
        </div>
    }
    .into_any()
}
