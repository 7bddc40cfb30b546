//! The dock of the log: here undoing is the act.

use super::LogState;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::download::{download, file_name};
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::share;
use crate::ui::table::any_table::{AnyTable, OpenTable};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Share, Redo, Undo with what it undoes.
#[component]
pub(super) fn LogDock(
    /// The log.
    state: LogState,
) -> impl IntoView {
    let any = state.table;
    let feedback = feedback();
    let (can_redo, can_undo) = (any.get().can_redo(), any.get().can_undo());
    let no_redo = Signal::derive(move || !can_redo.get());
    let no_undo = Signal::derive(move || !can_undo.get());
    let what = Memo::new(move |_| last(state));
    let second = Signal::derive(move || Some(what.get()));
    let go = move |way: fn(&dyn OpenTable)| {
        state.close();
        way(&*any.get());
    };
    let (undo, redo) = (move || go(|table| table.undo()), move || go(|table| table.redo()));
    view! {
        <Dock>
            <Button
                kind=ButtonKind::Tool
                label=say(keys::LOGBOOK_SHARE)
                ears=say(keys::LOGBOOK_SHARE_EARS)
                sign=Sign::Out
                on_press=move || share(any, feedback)
            />
            <Button kind=ButtonKind::Grow label=say(keys::REDO) sign=Sign::Redo disabled=no_redo on_press=redo />
            <Button kind=ButtonKind::Act label=say(keys::UNDO) second=second sign=Sign::Undo disabled=no_undo on_press=undo />
        </Dock>
    }
}

/// What undoing would take back, in a few words.
fn last(LogState { table, .. }: LogState) -> String {
    let table = table.get();
    let step = table.length().cursor.checked_sub(1).and_then(|last| table.called(last));
    let step = if table.has_corrected() { Some(keys::VERB_CORRECTION.into()) } else { step };
    say(step.unwrap_or(Line::new(keys::LOGBOOK_NOTHING_TO_UNDO)))
}

/// Hands the whole table to the device's own sharing, or keeps it as a file.
pub(in crate::ui) fn share(table: AnyTable, feedback: Feedback) {
    let table = table.get();
    if let Some(text) = exported(&*table, feedback) {
        let name = table.name().get_untracked();
        // What came of it the device says itself.
        spawn_local(async move {
            share::save(&name, &text).await;
        });
    }
}

/// Keeps the whole table as a file of the device.
pub(in crate::ui) fn export(table: AnyTable, feedback: Feedback) {
    let table = table.get();
    if let Some(text) = exported(&*table, feedback) {
        download(&file_name(&table.name().get_untracked()), &text);
    }
}

fn exported(table: &dyn OpenTable, feedback: Feedback) -> Option<String> {
    let exported = table.export();
    if exported.is_err() {
        feedback.toast(keys::LOGBOOK_EXPORT_FAILED, Offer::Nothing);
    }
    exported.ok()
}
