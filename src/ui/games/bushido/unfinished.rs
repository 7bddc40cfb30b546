//! What is being entered and not yet a step: kept beside its table at every tap, so that a reload in the middle of an
//! exchange, a shot or a phase asks for nothing twice. It counts only as long as the table stands where it stood.

use super::session::Session;
use crate::ui::table::keeper;
use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use crate::storage::Entering;

/// What was being entered when the app was closed, where nothing has happened at the table since.
pub fn kept<T: DeserializeOwned>(session: Session, entering: Entering) -> Option<T> {
    keeper::tables().unfinished(&session.id(), entering, steps(session))
}

/// Keeps what `read` says whenever it changes. Where it cannot be kept a reload begins anew; that nothing is saved is
/// said elsewhere.
pub fn keep<T: Serialize>(session: Session, entering: Entering, read: impl Fn() -> T + 'static) {
    Effect::new(move |before: Option<()>| {
        let what = read();
        // What it begins with is kept already, or is nothing yet.
        if before.is_some() && session.is_open() {
            let _ = keeper::tables().keep_unfinished(&session.id(), entering, steps(session), &what);
        }
    });
}

fn steps(session: Session) -> usize {
    session.journal.with_untracked(|journal| journal.cursor())
}
