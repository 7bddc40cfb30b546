//! Once a week, where the browser has not promised to keep the saves: how to be sure of them.

use crate::kernel::journal::Stamp;
use crate::pwa::persistence::{Persistence, Promised};
use crate::storage::browser::now;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::page::{self, Page};
use crate::ui::prefs;
use crate::ui::shelf::shelf;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// Milliseconds between two such notes.
const WEEK: u64 = 7 * 24 * 3_600_000;

/// The note; it leads to where the saves are looked after. The first week with a table is left in peace.
pub(super) fn may_clear() -> impl IntoView {
    let (prefs, shelf) = (prefs::current(), shelf());
    let promised = use_context::<Persistence>().map(|persistence| persistence.promised);
    let at_risk = Memo::new(move |_| {
        let saved = shelf.listing.with(|listing| listing.as_ref().is_ok_and(|tables| !tables.is_empty()));
        saved && promised.is_some_and(|promised| promised.get() == Promised::No)
    });
    let told = Memo::new(move |_| prefs.with(|prefs| prefs.told_of_clearing));
    let know = move || prefs.update(|prefs| prefs.told_of_clearing = Some(now()));
    Effect::new(move |_| {
        if at_risk.get() && told.get_untracked().is_none() {
            know();
        }
    });
    let see = Callback::new(move |()| {
        know();
        page::go(&Page::Settings);
    });
    move || {
        (at_risk.get() && told.get().is_some_and(|told| is_due(told, now()))).then(|| {
            view! {
                <Note kind=NoteKind::Warn action=say(keys::SAVES_TITLE) on_action=see>
                    {say(keys::SAVES_MAY_CLEAR)}
                </Note>
            }
        })
    }
}

/// A clock that was set back is no reason to wait until it is that time again.
fn is_due(told: Stamp, now: Stamp) -> bool {
    now.0.abs_diff(told.0) >= WEEK
}
