//! The dice of a roll: the dice on the table, the palette they come from, and the totals of the other side.

pub use crate::views::face::Face;
use leptos::prelude::*;

use super::{
    icon::Icon,
    radio::{aria, arrows},
    sign::Sign,
    tint::Tint,
};

/// What becomes of a die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DieState {
    /// Lies as it fell.
    Shown,
    /// Counts, with the sign of what it counts as in its corner.
    Counts(Sign),
    /// Marked for what is done next: dashed, lifted, and labelled with this word.
    Marked(String),
    /// Cannot be changed any more.
    Locked,
}

/// One die.
#[component]
pub fn Die(
    /// Its face; `None` is an empty place.
    #[prop(into)]
    face: Signal<Option<Face>>,
    /// What becomes of it.
    #[prop(into, default = DieState::Shown.into())]
    state: Signal<DieState>,
    /// The sign of the face it was turned from.
    #[prop(into)]
    was: Signal<Option<(Sign, Tint)>>,
    /// For ears: "reroll Earth, marked".
    #[prop(into)]
    ears: Signal<String>,
    /// A tap: take it back, or mark it.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    let corner = move || match state.get() {
        DieState::Counts(sign) => view! { <span class="use"><Icon sign=sign /></span> }.into_any(),
        DieState::Marked(word) => view! { <span class="mk">{word} " "</span> }.into_any(),
        DieState::Shown | DieState::Locked => ().into_any(),
    };
    let before = move || was.get().map(|(sign, tint)| view! { <span class="was"><Icon sign=sign tint=tint /></span> });
    let shown = move || {
        face.get().map(|face| {
            view! {
                <Icon sign=face.sign tint=face.tint />
                <span>{face.name}</span>
            }
        })
    };
    view! {
        <button
            type="button"
            class="die"
            class:empty=move || face.get().is_none()
            class:pick=move || matches!(state.get(), DieState::Marked(_))
            class:locked=move || state.get() == DieState::Locked
            aria-label=move || ears.get()
            on:click=move |_| on_press.run(())
        >
            {before}
            {corner}
            {shown}
        </button>
    }
}

/// The palette: one key a face.
#[component]
pub fn Palette(
    /// "Add a die".
    #[prop(into)]
    label: Signal<String>,
    /// The faces.
    #[prop(into)]
    faces: Signal<Vec<Face>>,
    /// The place of a face that cannot be tapped now.
    #[prop(into)]
    without: Signal<Option<usize>>,
    /// The place of the face that was tapped.
    #[prop(into)]
    on_add: Callback<(usize,)>,
) -> impl IntoView {
    let key = move |(place, face)| key(place, face, without, on_add);
    view! {
        <div class="pal" role="group" aria-label=move || label.get()>
            {move || faces.get().into_iter().enumerate().map(key).collect_view()}
        </div>
    }
}

/// The key of a face.
fn key(place: usize, face: Face, without: Signal<Option<usize>>, on_add: Callback<(usize,)>) -> impl IntoView {
    view! {
        <button
            type="button"
            class="key"
            disabled=move || without.get() == Some(place)
            on:click=move |_| on_add.run((place,))
        >
            <Icon sign=face.sign tint=face.tint />
            <span>{face.name}</span>
        </button>
    }
}

/// A total of 0 to 6, with its heading.
#[component]
pub fn Pips(
    /// What is counted; also the heading.
    #[prop(into)]
    label: Signal<String>,
    /// Its sign.
    sign: Sign,
    /// The highest total.
    #[prop(default = 6)]
    most: u32,
    /// The total, once it was tapped.
    #[prop(into)]
    chosen: Signal<Option<u32>>,
    /// Totals that cannot be: the first tap says so, a second takes it.
    #[prop(optional, into)]
    impossible: Signal<Vec<u32>>,
    /// What the first tap on such a total says.
    #[prop(optional, into)]
    anyway: MaybeProp<String>,
    /// The total that was tapped.
    #[prop(into)]
    on_choose: Callback<(u32,)>,
) -> impl IntoView {
    let asked = RwSignal::new(None);
    let press = move |total: u32| {
        let cannot_be = impossible.with_untracked(|all| all.contains(&total));
        if cannot_be && chosen.get_untracked() != Some(total) && asked.get_untracked() != Some(total) {
            asked.set(Some(total));
        } else {
            asked.set(None);
            on_choose.run((total,));
        }
    };
    let says = move || {
        asked.get().and_then(|_| anyway.get()).map(|words| view! { <span class="sub2" role="status">{words}</span> })
    };
    let key = move |total: u32| {
        let on = move || chosen.get() == Some(total);
        view! {
            <button
                type="button"
                class="key"
                class:unlikely=move || impossible.with(|all| all.contains(&total))
                role="radio"
                aria-checked=move || aria(on())
                tabindex=move || if on() || (chosen.get().is_none() && total == 0) { "0" } else { "-1" }
                on:click=move |_| press(total)
            >
                {total.to_string()}
            </button>
        }
    };
    view! {
        <div class="piprow"><p><Icon sign=sign /><span aria-hidden="true">{move || label.get()}</span> " " {says}</p></div>
        <div class="pips" role="radiogroup" aria-label=move || label.get() on:keydown=|event| arrows(&event)>
            {(0..=most).map(key).collect_view()}
        </div>
    }
}
