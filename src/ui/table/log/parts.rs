//! The parts of a step that can be put right: numbers with their keys, answers and the faces of dice beside one another.

use super::LogState;
use super::draft::Draft;
use crate::kernel::correction::{CorrectionPart, Input};
use crate::kernel::line::Line;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::stepper::Stepper;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::html;
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// More answers than these stand below one another.
const BESIDE: usize = 3;

/// All parts of the step.
#[component]
pub(super) fn Parts(
    /// The log.
    state: LogState,
    /// The correction.
    draft: Draft,
) -> impl IntoView {
    let part = move |(place, part): (usize, CorrectionPart)| match part.input {
        Input::Number { least, most, .. } => number(draft, place, &part.label, (least, most)).into_any(),
        Input::Answer { answers, .. } => {
            let label = say(part.label);
            let answers = answers.into_iter().map(say).collect();
            view! { <Answers draft=draft place=place label=label answers=answers /> }.into_any()
        }
        Input::Face { faces, .. } => {
            let faces = faces.into_iter().map(say).collect();
            view! { <FacePart state=state draft=draft place=place label=say(part.label) faces=faces /> }.into_any()
        }
    };
    // One that is put right may make others come and go; those that stay keep their keys.
    view! {
        <div class="parts">
            <For
                each=move || draft.parts.get().into_iter().enumerate()
                key=|(place, part)| (*place, say(part.label.clone()))
                children=part
            />
        </div>
    }
}

/// What a part holds now.
fn input(draft: Draft, place: usize) -> Option<Input> {
    draft.parts.with(|parts| parts.get(place).map(|part| part.input.clone()))
}

fn number(draft: Draft, place: usize, label: &Line, (least, most): (i16, i16)) -> impl IntoView + use<> {
    let value = Memo::new(move |_| match input(draft, place) {
        Some(Input::Number { value, .. }) => value.map(i32::from),
        Some(Input::Answer { .. } | Input::Face { .. }) | None => None,
    });
    let key = |key| say(Line::new(key).with("what", label.clone()));
    let change = Callback::new(move |(value,): (i32,)| draft.set.run((place, i16::try_from(value).unwrap_or(most))));
    view! {
        <Stepper
            label=say(label.clone())
            value=value
            least=least.into()
            most=i32::from(most)
            minus_label=key(keys::CORRECT_MINUS)
            plus_label=key(keys::CORRECT_PLUS)
            on_change=change
        />
    }
}

/// Answers: a few beside one another, many below one another.
#[component]
fn Answers(draft: Draft, place: usize, label: String, answers: Vec<String>) -> impl IntoView {
    let chosen = Memo::new(move |_| match input(draft, place) {
        Some(Input::Answer { chosen, .. }) => Some(chosen),
        Some(Input::Number { .. } | Input::Face { .. }) | None => None,
    });
    let choose = move |answer: usize| draft.set.run((place, i16::try_from(answer).unwrap_or(0)));
    let heading = label.clone();
    let inside = if answers.len() <= BESIDE {
        let segments: Vec<Segment> = answers.into_iter().map(Segment::of).collect();
        view! {
            <Segmented
                label=label
                answers=Signal::stored(segments)
                chosen=chosen
                look=SegmentedLook::Wraps
                on_choose=Callback::new(move |(answer,)| choose(answer))
            />
        }
        .into_any()
    } else {
        let choice = move |(answer, title): (usize, String)| {
            let is_chosen = Signal::derive(move || chosen.get() == Some(answer));
            view! { <Choice title=title chosen=is_chosen on_choose=move || choose(answer) /> }
        };
        below(draft, label, answers.into_iter().enumerate().map(choice).collect_view()).into_any()
    };
    labelled(heading, inside)
}

/// Choices below one another. Where nothing else is asked the chosen one is in sight; a list among other parts would only
/// hide the heading and the parts above it.
fn below(draft: Draft, label: String, choices: impl IntoView + 'static) -> impl IntoView {
    let list = NodeRef::<html::Div>::new();
    if draft.parts.with_untracked(|parts| parts.len() == 1) {
        show_chosen(list);
    }
    view! { <div node_ref=list><Choices label=label>{choices}</Choices></div> }
}

/// Scrolls the sheet so that the answer chosen of many stands in its middle, where it would not be in sight.
fn show_chosen(list: NodeRef<html::Div>) {
    let show = move || {
        // The sheet may be closed by then.
        let list = list.try_get_untracked().flatten();
        let chosen = list.and_then(|list| list.query_selector("[aria-checked=true]").ok().flatten());
        if let Some(chosen) = chosen {
            let middle = ScrollIntoViewOptions::new();
            middle.set_block(ScrollLogicalPosition::Center);
            chosen.scroll_into_view_with_scroll_into_view_options(&middle);
        }
    };
    request_animation_frame(show);
}

/// A die: its faces beside one another.
#[component]
fn FacePart(state: LogState, draft: Draft, place: usize, label: String, faces: Vec<String>) -> impl IntoView {
    let shown = Memo::new(move |_| match input(draft, place) {
        Some(Input::Face { shown, .. }) => shown,
        Some(Input::Number { .. } | Input::Answer { .. }) | None => None,
    });
    let table = state.table.get();
    let face = |(place, name): (usize, String)| match table.face(place) {
        Some((sign, tint)) => Segment::of(name).with_sign(sign, tint),
        None => Segment::of(name),
    };
    let faces: Vec<Segment> = faces.into_iter().enumerate().map(face).collect();
    let inside = view! {
        <Segmented
            label=label.clone()
            answers=Signal::stored(faces)
            chosen=shown
            look=SegmentedLook::Faces
            on_choose=Callback::new(move |(face,)| draft.set.run((place, i16::try_from(face).unwrap_or(0))))
        />
    };
    labelled(label, inside.into_any())
}

/// A part below its name, which the keys say to ears themselves.
fn labelled(name: String, inside: AnyView) -> impl IntoView {
    view! {
        <div class="part">
            <b aria-hidden="true">{name}</b>
            {inside}
        </div>
    }
}
