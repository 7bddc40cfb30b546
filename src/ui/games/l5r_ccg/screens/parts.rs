//! What several of these screens are made of.

use super::text::change;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::stepper::Stepper;
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
    let of = |key: Key| say(Line::new(key).with("what", label.clone()));
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

/// Keys with fixed amounts; a press takes one.
pub fn amounts(label: impl Into<String>, all: &[i16], take: impl Fn(i16) + Copy + Send + Sync + 'static) -> AnyView {
    let key = |by: &i16| {
        let by = *by;
        view! { <button type="button" class="key" on:click=move |_| take(by)>{change(by.into())}</button> }
    };
    view! { <div class="ccg-keys" role="group" aria-label=label.into()>{all.iter().map(key).collect_view()}</div> }
        .into_any()
}

/// One thing to press next in words.
pub fn act(label: String, second: Option<String>, press: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! { <Button kind=ButtonKind::Act label=label second=second on_press=press /> }.into_any()
}
