//! What several of these screens are made of.

use super::text::{change, of_player, player_at};
use crate::games::l5r_ccg::model::player::SeatId;
use crate::kernel::line::{Key as Word, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::key::Key;
use crate::ui::components::number::shown;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// A number with minus and plus, named for ears.
pub fn stepper(
    label: impl Into<String>,
    value: Signal<Option<i32>>,
    bounds: (i32, i32),
    on_change: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    let at_most = move || value.get().is_some_and(|value| value >= bounds.1).then(|| bound_line(bounds.0, bounds.1));
    named(label.into(), value, bounds, MaybeProp::derive(at_most), on_change)
}

/// The same of a number at the table: where a key ends, its bounds are named.
pub fn bounded(
    label: impl Into<String>,
    value: Signal<Option<i32>>,
    (least, most): (i32, i32),
    on_change: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    let at_end = move || value.get().is_some_and(|value| value <= least || value >= most);
    let sub = MaybeProp::derive(move || at_end().then(|| bound_line(least, most)));
    named(label.into(), value, (least, most), sub, on_change)
}

/// "From 0 to 99."
pub fn bound_line(least: i32, most: i32) -> String {
    let small = |bound: i32| i16::try_from(bound).unwrap_or(i16::MAX);
    say(Line::new(keys::CCG_BOUND).with("least", small(least)).with("most", small(most)))
}

fn named(
    label: String,
    value: Signal<Option<i32>>,
    (least, most): (i32, i32),
    sub: MaybeProp<String>,
    on_change: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    let of = |key: Word| say(Line::new(key).with("what", label.clone()));
    view! {
        <Stepper
            minus_label=of(keys::CCG_MINUS)
            plus_label=of(keys::CCG_PLUS)
            label=label.clone()
            sub=sub
            value=value
            least=least
            most=most
            on_change=move |to: i32| on_change(to)
        />
    }
    .into_any()
}

/// A number that is typed, or stepped with minus and plus; an empty field is an unknown number. The first step from "?"
/// is 0.
pub fn typed(
    label: String,
    value: Signal<Option<i32>>,
    (least, most): (i32, i32),
    on_change: impl Fn(Option<i32>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let of = |key: Word| say(Line::new(key).with("what", label.clone()));
    let (minus, plus) = (of(keys::CCG_MINUS), of(keys::CCG_PLUS));
    let step = move |by: i32| on_change(Some(value.get_untracked().map_or(0, |value| value + by)));
    let face = move || value.get().map_or_else(String::new, shown);
    let enter = move |text: String| on_change(read(&text).map(|typed| typed.clamp(least, most)));
    let at_least = Signal::derive(move || value.get().is_none_or(|value| value <= least));
    let at_most = Signal::derive(move || value.get().is_some_and(|value| value >= most));
    let ends = move || at_most.get().then(|| view! { <span class="sub2">{bound_line(least, most)}</span> });
    view! {
        <div class="stepper ccg-typed" role="group" aria-label=label.clone()>
            <span>
                <b aria-hidden="true">{label.clone()}</b>
                {ends}
            </span>
            <span class="keys">
                <Key sign=Sign::Minus label=minus disabled=at_least on_press=move || step(-1) />
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="4"
                    placeholder="?"
                    aria-label=label.clone()
                    prop:value=face
                    on:focus:target=|event| event.target().select()
                    on:change:target=move |event| {
                        enter(event.target().value());
                        // What is no number is not kept, and shown no longer.
                        event.target().set_value(&untrack(face));
                    }
                />
                <Key sign=Sign::Plus label=plus disabled=at_most on_press=move || step(1) />
            </span>
        </div>
    }
    .into_any()
}

/// A whole number as it is typed, with either minus sign.
fn read(text: &str) -> Option<i32> {
    text.trim().replace('\u{2212}', "-").parse().ok()
}

/// A stepper of a number of the screen's own.
pub fn own_stepper(label: impl Into<String>, value: RwSignal<i32>, bounds: (i32, i32)) -> AnyView {
    stepper(label, Signal::derive(move || Some(value.get())), bounds, move |to| value.set(to))
}

/// Exclusive answers of words.
pub fn answers(label: impl Into<String>, words: Vec<String>, chosen: RwSignal<Option<usize>>) -> AnyView {
    let segments: Vec<Segment> = words.into_iter().map(Segment::of).collect();
    view! {
        <Segmented
            label=label.into()
            answers=Signal::stored(segments)
            chosen=chosen
            look=SegmentedLook::Lines
            on_choose=move |at: usize| chosen.set(Some(at))
        />
    }
    .into_any()
}

/// A number slid between two bounds by so much a step; arrow keys move it too.
pub fn slider(
    label: String,
    value: Signal<i32>,
    (least, most, step): (i32, i32, i32),
    on_slide: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    let slide = move |typed: String| on_slide(typed.parse().unwrap_or(least));
    view! {
        <label>
            <span>{label} " " <b>{move || shown(value.get())}</b></span>
            <input
                type="range"
                min=least.to_string()
                max=most.to_string()
                step=step.to_string()
                prop:value=move || value.get().to_string()
                on:input:target=move |event| slide(event.target().value())
            />
        </label>
    }
    .into_any()
}

/// Keys with fixed amounts; a press takes one.
pub fn amounts(label: impl Into<String>, all: &[i16], take: impl Fn(i16) + Copy + Send + Sync + 'static) -> AnyView {
    let key = |by: &i16| {
        let by = *by;
        view! { <button type="button" class="key" on:click=move |_| take(by)>{change(by.into())}</button> }
    };
    view! { <div class="ccg-keys" role="group" aria-label=label.into()>{all.iter().map(key).collect_view()}</div> }
        .into_any()
}

/// What a player has no card for, with the way to its cards.
pub fn no_cards(session: Session, why: Word, seat: SeatId) -> AnyView {
    let name = player_at(session, seat);
    view! {
        <section class="card pad stack">
            <p role="status">{of_player(why, name.as_str())}</p>
            <div class="rowx wrap">
                <ButtonLink href=session.href(TablePage::Cards(seat)) label=of_player(keys::CCG_CARDS_OF, name.as_str()) />
            </div>
        </section>
    }
    .into_any()
}

/// One thing to press next in words.
pub fn act(label: String, second: Option<String>, press: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! { <Button kind=ButtonKind::Act label=label second=second on_press=press /> }.into_any()
}
