//! Cards that one player enters for its own eyes: a sheet with a key for each Focus Value, a press on a card takes it out
//! again. It closes by itself where the phone is locked, laid aside or turned to somebody else.

use crate::games::l5r_ccg::rules::odds::duel::Value;
use crate::kernel::line::{Key, Line};
use crate::ui::components::sheet::Sheet;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::ev;
use leptos::prelude::*;

/// The most cards that are entered of one hand.
const MOST: usize = 12;

/// What a group of cards is called: as a whole, a key that adds one, a card that is taken out.
#[derive(Clone, Copy)]
pub struct Called {
    /// The group.
    pub group: Key,
    /// A key that adds `value`.
    pub add: Key,
    /// A press that takes `value` out.
    pub out: Key,
}

/// The sheet, for one pair of eyes.
pub fn sheet(
    open: RwSignal<bool>,
    title: impl Fn() -> String + Send + Sync + 'static,
    inside: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    hides_with_the_phone(open);
    view! {
        <Sheet open=open title=Signal::derive(title) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            {inside()}
        </Sheet>
    }
    .into_any()
}

/// Nothing stays open on a phone that is locked, laid aside or turned.
fn hides_with_the_phone(open: RwSignal<bool>) {
    let lies = || {
        let side = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64()).unwrap_or(0.0);
        side(window().inner_width()) > side(window().inner_height())
    };
    let held = StoredValue::new(lies());
    let away = window_event_listener(ev::visibilitychange, move |_| open.set(false));
    // A browser whose bars come and go changes its size as well: only what turns the page hides.
    let turned = window_event_listener(ev::resize, move |_| {
        if held.get_value() != lies() {
            held.set_value(lies());
            open.set(false);
        }
    });
    on_cleanup(move || {
        away.remove();
        turned.remove();
    });
}

/// A change of a group of cards.
pub type Change<'a> = &'a mut dyn FnMut(&mut Vec<Value>);

/// The keys of a group, and the cards that are in it.
pub fn cards(
    called: Called,
    values: Signal<Vec<Value>>,
    change: impl Fn(Change<'_>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let key = move |value: Value| {
        let press = move |_| {
            change(&mut |cards| {
                if cards.len() < MOST {
                    cards.push(value);
                }
            });
        };
        let label = say(Line::new(called.add).with("value", value));
        view! { <button type="button" class="key" aria-label=label on:click=press>{value}</button> }
    };
    let card = move |(at, value): (usize, Value)| {
        let press = move |_| {
            change(&mut |cards| {
                if at < cards.len() {
                    cards.remove(at);
                }
            });
        };
        let label = say(Line::new(called.out).with("value", value));
        view! { <button type="button" class="cd" aria-label=label on:click=press><span>{value}</span></button> }
    };
    view! {
        <div class="ccg-keys seven" role="group" aria-label=say(called.group)>
            {(0..=6).map(key).collect_view()}
        </div>
        <div class="cards wrap">{move || values.get().into_iter().enumerate().map(card).collect_view()}</div>
    }
    .into_any()
}
