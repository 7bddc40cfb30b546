//! The toast of a screen: what the app says there, and the button it offers.

use crate::ui::components::toast::Toast;
use crate::ui::feedback::{Offer, Saying, feedback};
use crate::ui::texts::say;
use leptos::prelude::*;

/// Shows what is said on this screen for a while. What its button does is the sayer's business.
#[component]
pub fn FeedbackToast() -> impl IntoView {
    let feedback = feedback();
    let text = Signal::derive(move || feedback.toast.get().map(|saying| saying.text));
    let label = |saying: &Saying| match saying.offer {
        Offer::Press { label, .. } => Some(say(label)),
        Offer::Nothing => None,
    };
    let action = Signal::derive(move || feedback.toast.with(|saying| saying.as_ref().and_then(label)));
    let press = Callback::new(move |()| {
        let offer = feedback.toast.get_untracked().map(|saying| saying.offer);
        // Before it acts: what comes of it may be said in a toast, too.
        feedback.clear_toast();
        if let Some(Offer::Press { act, .. }) = offer {
            act();
        }
    });
    view! { <Toast text=text action=action on_action=press on_close=move || feedback.clear_toast() /> }
}
