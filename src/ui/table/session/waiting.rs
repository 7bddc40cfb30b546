//! What was pressed before that was there which decides: it waits, the players see that it does, and then it happens.
//!
//! One step waits at a time, for it means the table as it is seen: a second one would be decided on a table that nobody has
//! seen. For the same reason it waits no longer where the table goes another way.

use super::Session;
use crate::kernel::line::Key;
use crate::ui::feedback::Offer;
use crate::ui::table::arbiter::Arbiter;
use crate::ui::table::played::PlayedGame;
use crate::words::keys;
use leptos::ev;
use leptos::prelude::*;

/// What waits.
#[derive(Clone, Copy)]
pub(super) struct Waiting(RwSignal<Option<Box<dyn FnOnce()>>, LocalStorage>);

impl Waiting {
    /// Nothing waits yet.
    pub(super) fn new() -> Self {
        Self(RwSignal::new_local(None))
    }
}

impl<G: PlayedGame> Session<G> {
    /// What decides, where it is there.
    pub(super) fn arbiter(self) -> Option<&'static Arbiter<G>> {
        self.seat.here_now()
    }

    /// Has a step done once what decides is there, which is asked for where it could not be fetched. Where another waits
    /// already, the players are told so.
    pub(super) fn wait(self, step: impl FnOnce(Self) + 'static) {
        if self.waits() {
            self.feedback.toast(waits_still(untrack(|| self.seat.is_missing())), Offer::Nothing);
        } else {
            self.waiting.0.set(Some(Box::new(move || step(self))));
        }
        self.seat.fetch();
    }

    /// Whether a step waits.
    pub(super) fn waits(self) -> bool {
        self.waiting.0.with_untracked(Option::is_some)
    }

    /// Lets go of the step that waits, and says so. Says whether one did.
    pub(super) fn take_back_what_waits(self) -> bool {
        let waited = self.let_go_of_what_waits();
        if waited {
            self.feedback.toast(keys::WAITING_TAKEN_BACK, Offer::Nothing);
        }
        waited
    }

    /// Lets go of the step that waits, where what is said next tells of it. Says whether one did.
    pub(super) fn let_go_of_what_waits(self) -> bool {
        let waited = self.waits();
        if waited {
            self.waiting.0.set(None);
        }
        waited
    }

    /// Does what waits as soon as it can be decided. What could not be fetched is fetched once there is a network
    /// again; who leaves the table before that hears that the step was not done.
    pub(super) fn catch_up(self) {
        if self.arbiter().is_some() {
            return;
        }
        let online = window_event_listener(ev::online, move |_| {
            if untrack(|| self.seat.is_missing()) {
                self.seat.fetch();
            }
        });
        on_cleanup(move || {
            online.remove();
            if self.waiting.0.try_with_untracked(Option::is_some) == Some(true) {
                self.feedback.toast_everywhere(keys::WAITING_LEFT);
            }
        });
        Effect::new(move |_| {
            let step = self.seat.here().and_then(|_| self.waiting.0.try_update(Option::take).flatten());
            if let Some(step) = step {
                untrack(step);
            }
        });
    }

    /// That something waits for what is on its way; nothing where nothing does.
    pub(in crate::ui::table) fn waiting_note(self) -> AnyView {
        if self.arbiter().is_some() {
            return ().into_any();
        }
        let waits = Memo::new(move |_| self.waiting.0.with(Option::is_some) && !self.seat.is_missing());
        let note = move || {
            waits.get().then(|| view! { <div class="pad aloft" role="status">{move || self.seat.note()}</div> })
        };
        note.into_any()
    }
}

/// What another press hears while a step waits: for what comes, or for what could not be fetched and is asked for
/// again.
fn waits_still(missing: bool) -> Key {
    if missing { keys::WAITING_STILL_MISSING } else { keys::WAITING_STILL }
}
