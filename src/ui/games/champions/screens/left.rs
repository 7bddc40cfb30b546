//! A Combat or test that was left with dice on the table, as the table tells of it. What was entered is read where it is
//! entered, behind the table ([`super::fight::reopen`]): nobody needs that to see one.

use crate::kernel::line::Key;
use crate::ui::games::champions::behind::evening;
use crate::ui::games::champions::session::Session;
use leptos::prelude::*;
use std::cell::Cell;

/// What is asked about a sheet that was left.
pub struct Left {
    /// The card of the table about it, with the ways to go on with it and to discard it.
    pub note: fn(Session) -> AnyView,
    /// What goes on with it, where that is what to do next.
    pub here: fn(Session) -> Option<Key>,
    /// The line about it beside the key that ends an Activation or the Enemies' phase.
    pub still: fn(Session) -> AnyView,
    /// Goes on with it.
    pub go_on: fn(Session),
}

/// Tells the screens of a table that what was left was given up, or is back.
#[derive(Clone, Copy)]
pub struct Changed(pub RwSignal<()>);

/// Gives every screen of a table what tells it of a sheet that was left.
pub fn provide() {
    provide_context(Changed(RwSignal::new(())));
}

/// The card of the table about a sheet that was left.
pub fn note(session: Session) -> impl IntoView {
    let evening = evening();
    move || evening.here().map(|here| (here.left.note)(session))
}

/// What goes on with the sheet that was left at this very moment of the table, where an Activation or the Enemies' phase
/// would end over it: then that is what to do next.
pub fn here(session: Session) -> Memo<Option<Key>> {
    let (Changed(changed), evening) = (expect_context(), evening());
    Memo::new(move |_| {
        changed.track();
        evening.here().and_then(|here| (here.left.here)(session))
    })
}

/// Beside the key that ends an Activation or the Enemies' phase: that a sheet is open still, with the way back to it.
pub fn still(session: Session) -> impl IntoView {
    let evening = evening();
    move || evening.here().map(|here| (here.left.still)(session))
}

/// Goes on with what was left.
pub fn going_on(session: Session) -> Callback<()> {
    let evening = evening();
    Callback::new(move |()| evening.when_here(move |here| (here.left.go_on)(session)))
}

/// What hears of the steps of a table, from the first sheet on that was applied.
pub struct Hearing {
    /// A step was taken; how many there are now.
    pub stepped: fn(usize),
    /// A step was taken back.
    pub undone: fn(Session),
    /// A step was done again.
    pub redone: fn(Session),
}

thread_local! {
    static HEARING: Cell<Option<&'static Hearing>> = const { Cell::new(None) };
}

/// Whoever applied a sheet hears of the steps from now on.
pub fn hear(hearing: &'static Hearing) {
    HEARING.set(Some(hearing));
}

/// A step was taken; how many there are now.
pub fn stepped(cursor: usize) {
    HEARING.get().into_iter().for_each(|hearing| (hearing.stepped)(cursor));
}

/// A step was taken back.
pub fn undone(session: Session) {
    HEARING.get().into_iter().for_each(|hearing| (hearing.undone)(session));
}

/// A step was done again.
pub fn redone(session: Session) {
    HEARING.get().into_iter().for_each(|hearing| (hearing.redone)(session));
}
