//! What just happened at the table, with the way back.

use crate::ui::feedback::feedback;
use crate::ui::page::Page;
use crate::ui::widgets::toast::FeedbackToast;
use leptos::prelude::*;

/// The toast of a table's pages. It says what was done on the screen one looks at, and offers nothing about the table
/// once that is closed.
#[component]
pub fn TableToast() -> impl IntoView {
    let feedback = feedback();
    let page = expect_context::<RwSignal<Page>>();
    Effect::new(move |_| {
        page.track();
        feedback.leave_screen();
    });
    on_cleanup(move || feedback.withdraw_offer());
    view! { <FeedbackToast /> }
}
