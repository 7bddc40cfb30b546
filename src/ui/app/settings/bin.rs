//! The bin: the table that was deleted last, the way back, and the way to be rid of it by hand.

use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowText;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::shelf::Shelf;
use crate::ui::texts::say;
use crate::ui::when;
use crate::words::keys;
use leptos::prelude::*;

/// The part of the page; nothing where the bin is empty.
pub(super) fn bin(shelf: Shelf) -> impl IntoView {
    let feedback = feedback();
    move || {
        shelf.listing.track();
        let (name, at) = shelf.binned()?;
        let name = name.map_or_else(|| say(keys::HOME_NAMELESS), |name| name.to_string());
        let when = when::when(at).unwrap_or_default();
        Some(view! {
            <section class="stack" aria-label=say(keys::BIN_TITLE)>
                <h3>{say(keys::BIN_TITLE)}</h3>
                <div class="card rows">
                    <RowText title=name.clone() sub=say(Line::new(keys::BIN_SUB).with("when", when)) />
                </div>
                {doings(shelf, feedback, name)}
            </section>
        })
    }
}

/// Back on the shelf, or gone for good: what that means is said before it happens.
fn doings(shelf: Shelf, feedback: Feedback, name: String) -> AnyView {
    let asked = RwSignal::new(false);
    let (restored, warned, gone) = (name.clone(), name.clone(), name);
    let back = move || {
        if shelf.restore().is_ok() {
            feedback.announce(say(said(keys::HOME_RESTORED, &restored)));
        }
    };
    let empty = move || {
        if asked.get_untracked() {
            empty(shelf, feedback, &gone);
        } else {
            asked.set(true);
        }
    };
    let label = move || say(if asked.get() { keys::BACKUPS_LET_GO_YES } else { keys::BIN_EMPTY });
    let warning = move || {
        let warned = say(said(keys::BIN_SURE, &warned));
        asked.get().then(|| view! { <Note kind=NoteKind::Warn>{warned}</Note> })
    };
    view! {
        {warning}
        <div class="rowx wrapx">
            <Button label=say(keys::HOME_RESTORE) on_press=back />
            <Button label=Signal::derive(label) on_press=empty />
        </div>
    }
    .into_any()
}

/// Lets the table go for good.
fn empty(shelf: Shelf, feedback: Feedback, name: &str) {
    match shelf.empty_bin() {
        Ok(()) => feedback.toast(said(keys::BIN_EMPTIED, name), Offer::Nothing),
        Err(_) => feedback.toast(keys::BIN_NOT_EMPTIED, Offer::Nothing),
    }
}

fn said(key: Key, name: &str) -> Line {
    Line::new(key).with("name", name.to_owned())
}
