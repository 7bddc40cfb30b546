//! The way of a command: decided and saved, then shown, then said.

use super::{Done, Session};
use crate::ui::feedback::{Act, Refused};
use crate::ui::focus;
use crate::ui::later::after_paint;
use crate::ui::page;
use crate::ui::senses::Sense;
use crate::ui::table::arbiter::Arbiter;
use crate::ui::table::played::PlayedGame;
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::Arc;

thread_local! {
    /// Whether a step is kept that is not shown yet.
    static UNSHOWN: Cell<bool> = const { Cell::new(false) };
}

/// A step that is kept and not shown yet, with what it began from.
struct Kept<G: PlayedGame> {
    command: G::Command,
    before: G::Before,
}

impl<G: PlayedGame> Session<G> {
    /// Carries out a command, saves it, shows it, says it. A refusal is shown with its way out.
    pub fn dispatch(self, command: G::Command) -> Done {
        let Some(arbiter) = self.arbiter() else {
            self.wait(move |session| _ = session.dispatch(command));
            return Done::Later;
        };
        self.carry_out(arbiter, command, None)
    }

    /// Does what leads to a step and lies with what decides: now where that is there, else once it is.
    pub fn do_or_wait(self, step: impl FnOnce(Self) + 'static) {
        match self.arbiter() {
            Some(_) => step(self),
            None => self.wait(step),
        }
    }

    /// Carries out what was typed into a form: `then` closes it once the step counts, also where that is only because the
    /// players do it anyway. Until then the form stays, with everything that was typed.
    pub fn dispatch_then(self, command: G::Command, then: impl Fn() + Send + Sync + 'static) {
        let Some(arbiter) = self.arbiter() else {
            return self.wait(move |session| session.dispatch_then(command, then));
        };
        let then: Act = Arc::new(then);
        if self.carry_out(arbiter, command, Some(then.clone())) == Done::Yes {
            then();
        }
    }

    fn carry_out(self, arbiter: &Arbiter<G>, command: G::Command, anyway: Option<Act>) -> Done {
        let Some(kept) = self.keep(arbiter, command, anyway) else { return Done::Refused };
        focus::stay();
        self.show_kept(&kept, || ());
        Done::Yes
    }

    /// The same for a step that ends its screen; where it is refused the players stay. It is kept at once, and shown once
    /// they could see that they pressed; until then another such press does nothing. `leave` goes to the next screen before
    /// this one is drawn once more, `told` says what else there is to be said.
    pub fn dispatch_and_leave(
        self,
        command: G::Command,
        leave: impl FnOnce() + 'static,
        told: impl FnOnce() + 'static,
    ) {
        if UNSHOWN.get() {
            return;
        }
        let Some(arbiter) = self.arbiter() else {
            return self.wait(move |session| session.dispatch_and_leave(command, leave, told));
        };
        let Some(kept) = self.keep(arbiter, command, None) else { return };
        UNSHOWN.set(true);
        let (from, at, screen) = (page::here(), self.steps(), Owner::current());
        let show = move || {
            self.show_kept(&kept, leave);
            told();
        };
        after_paint(move || {
            UNSHOWN.set(false);
            // The table may be closed by then.
            if !self.is_open() {
                return;
            }
            // Whoever has left the screen by themselves, taken the step back or gone on from it has seen it.
            if page::here() != from || self.steps() != at {
                return self.show();
            }
            match screen {
                Some(screen) => screen.with(show),
                None => show(),
            }
        });
    }

    /// Has a command done although the rules refuse it, once that is pressed. By then the table may be closed, and
    /// nothing is done.
    pub fn anyway(self, command: G::Command) -> Act {
        Arc::new(move || {
            if self.is_open() {
                self.dispatch(G::anyway(&command));
            }
        })
    }

    /// How many steps of the log count.
    fn steps(self) -> usize {
        self.journal.with_untracked(|journal| journal.cursor())
    }

    /// Carries out a command and saves it. Where it is refused the players are told why; if they do it anyway, `then`
    /// follows.
    fn keep(self, arbiter: &Arbiter<G>, command: G::Command, then: Option<Act>) -> Option<Kept<G>> {
        if !self.may_write() {
            return None;
        }
        let before = self.glance(G::before);
        if let Err(refusal) = self.commit(arbiter, command.clone()) {
            self.refuse((arbiter.refused)(self, command, &refusal), then);
            return None;
        }
        self.correction.set_value(None);
        self.feedback.clear_toast();
        self.feedback.assertive.set(String::new());
        Some(Kept { command, before })
    }

    fn refuse(self, mut refused: Refused, then: Option<Act>) {
        self.senses.tell(Sense::Refusal);
        refused.anyway = refused.anyway.map(|act| match then {
            Some(then) => self.followed(act, then),
            None => act,
        });
        self.feedback.refuse(refused);
    }

    /// What a press does, and what follows where that made a step.
    fn followed(self, act: Act, then: Act) -> Act {
        Arc::new(move || {
            if self.is_open() {
                let before = self.steps();
                act();
                if self.steps() != before {
                    then();
                }
            }
        })
    }

    /// Shows a step that is kept, and says it; `leave` comes before that.
    fn show_kept(self, kept: &Kept<G>, leave: impl FnOnce()) {
        leave();
        self.show();
        let said = self.journal.with_untracked(|journal| G::said(&kept.before, &kept.command, journal));
        // What a toast says is heard from there.
        let announcement = said.announcement.filter(|text| said.toast.as_ref() != Some(text));
        if announcement.is_some() || said.toast.is_some() {
            self.feedback.announce(announcement.unwrap_or_default());
        }
        if let Some(text) = said.toast {
            self.feedback.toast_text(text, self.undo_offer());
        }
        self.senses.tell(said.sense);
    }
}
