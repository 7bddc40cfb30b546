//! A list to choose one of: the browser's own, for answers too many to stand side by side.

use super::fresh_id::fresh_id;
use leptos::{html, prelude::*};

/// A list with its label above. Answers are known by their place, counted from 0.
#[component]
pub fn Select(
    /// The question.
    #[prop(into)]
    label: Signal<String>,
    /// The answers.
    #[prop(into)]
    answers: Signal<Vec<String>>,
    /// The place of the chosen one.
    #[prop(into)]
    chosen: Signal<usize>,
    /// The place of a newly chosen one.
    #[prop(into)]
    on_choose: Callback<(usize,)>,
) -> impl IntoView {
    let id = fresh_id("select");
    let node = NodeRef::<html::Select>::new();
    keep_chosen(node, answers, chosen);
    let picked = move |_| {
        let place = node.get_untracked().and_then(|select| usize::try_from(select.selected_index()).ok());
        place.into_iter().for_each(|place| on_choose.run((place,)));
    };
    view! {
        <div class="field">
            <label for=id.clone()>{move || label.get()}</label>
            <select id=id node_ref=node on:change=picked>
                {move || answers.get().into_iter().map(|answer| view! { <option>{answer}</option> }).collect_view()}
            </select>
        </div>
    }
}

/// The browser keeps what was picked by hand; the state decides all the same, once the answers are there.
fn keep_chosen(node: NodeRef<html::Select>, answers: Signal<Vec<String>>, chosen: Signal<usize>) {
    Effect::new(move || {
        answers.track();
        let place = i32::try_from(chosen.get()).unwrap_or(0);
        if let Some(select) = node.get() {
            select.set_selected_index(place);
        }
    });
}
