//! What just happened at the table, with the way back.

use crate::ui::components::toast::Toast;
use crate::ui::feedback::{Offer, Saying, feedback};
use crate::ui::page::Page;
use crate::ui::table::session::{Session, session};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The toast of a table's pages.
#[component]
pub fn TableToast() -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let page = expect_context::<RwSignal<Page>>();
    // A toast says what was done on the screen one looks at.
    Effect::new(move |_| {
        page.track();
        feedback.leave_screen();
    });
    let text = Signal::derive(move || feedback.toast.get().map(|saying| saying.text));
    let action =
        Signal::derive(move || feedback.toast.with(|saying| saying.as_ref().and_then(|saying| label(session, saying))));
    let act = Callback::new(move |()| match feedback.toast.get_untracked().map(|saying| saying.offer) {
        Some(Offer::Redo) => session.redo(),
        Some(Offer::Undo) => session.undo(),
        Some(Offer::ReturnTo(cursor)) => session.travel(cursor),
        Some(Offer::UndoCorrection) => session.undo_correction(),
        // Tables are brought back on Home, boards and campaigns on their lists.
        Some(
            Offer::Nothing
            | Offer::RestoreTable(_)
            | Offer::RestoreBoard(_)
            | Offer::RestoreCampaign(_)
            | Offer::RestoreScenario(_),
        )
        | None => {}
    });
    view! { <Toast text=text action=action on_action=act on_close=move || feedback.clear_toast() /> }
}

/// What the way back is called.
fn label(session: Session, saying: &Saying) -> Option<String> {
    let cursor = session.journal.with_untracked(|journal| journal.cursor());
    match saying.offer {
        Offer::ReturnTo(target) => Some(say(if target < cursor { keys::UNDO } else { keys::REDO })),
        Offer::Redo => Some(say(keys::REDO)),
        Offer::Undo | Offer::UndoCorrection => Some(say(keys::UNDO)),
        Offer::Nothing
        | Offer::RestoreTable(_)
        | Offer::RestoreBoard(_)
        | Offer::RestoreCampaign(_)
        | Offer::RestoreScenario(_) => None,
    }
}
