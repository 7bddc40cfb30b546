//! Applying what was said: the command, what it would change, and the rule against it.

use super::play::{Opened, Over, Play};
use super::reopen::{self, Moment};
use crate::games::champions::Champions;
use crate::games::champions::command::Command;
use crate::games::champions::event::Event;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::sheet::draft::{Draft, Stage};
use crate::games::champions::sheet::exam;
use crate::games::champions::sheet::facts::Facts;
use crate::kernel::game::Game;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::runner;
use crate::ui::games::champions::session::Session;
use crate::ui::page::{self};
use leptos::prelude::*;
use std::cell::RefCell;

thread_local! {
    /// The rule that was set aside last, and at which moment of which table: the way to the Enemy Dice and back does not
    /// make it stand again.
    static SET_ASIDE: RefCell<Option<(Moment, Refusal)>> = const { RefCell::new(None) };
}

/// The rule that was set aside on the sheet that is gone on with at this moment.
pub(super) fn set_aside(session: Session) -> Option<Refusal> {
    let now = reopen::moment(session);
    SET_ASIDE.with_borrow(|last| last.as_ref().filter(|(moment, _)| *moment == now).map(|(_, refusal)| refusal.clone()))
}

impl Play {
    /// The command that applies everything.
    fn command(self, draft: &Draft, facts: &Facts) -> Option<Command> {
        if draft.trial().is_some() {
            return exam::command(draft);
        }
        if draft.told.is_some() {
            return self.session.glance(|state| draft.told_command(state));
        }
        facts.command(draft, &self.enemy_faces())
    }

    /// What applying would change, or the rule against it.
    pub fn preview(self) -> Option<Result<Vec<Event>, Refusal>> {
        let command = self.drawn.with(|drawn| self.command(&drawn.draft, &drawn.facts))?;
        let asked = self.session.preview(&command);
        match asked {
            Err(refusal) if self.waived.with(|waived| waived.as_ref() == Some(&refusal)) => {
                Some(self.session.preview(&Champions::anyway(&command)))
            }
            asked => Some(asked),
        }
    }

    /// Sets a rule aside, or lets it stand again.
    pub fn waive(self, refusal: Refusal) {
        let waived = Some(refusal).filter(|refusal| self.waived.with(|waived| waived.as_ref() != Some(refusal)));
        SET_ASIDE.set(waived.clone().map(|refusal| (reopen::moment(self.session), refusal)));
        self.waived.set(waived);
    }

    /// The rule that was set aside.
    pub fn waived(self) -> Option<Refusal> {
        self.waived.get()
    }

    /// Applies everything as one step, and goes back to where the sheet was opened.
    pub fn apply(self) {
        // The key may still be there for a moment once something is asked.
        if self.facts.with_untracked(|facts| !matches!(facts.stage, Stage::Rolled | Stage::Told)) {
            return;
        }
        let command = self.draft.with_untracked(|draft| self.facts.with_untracked(|facts| self.command(draft, facts)));
        let Some(command) = command else { return };
        let waived = self.waived.get_untracked();
        let anyway =
            waived.is_some_and(|waived| self.session.preview(&command).is_err_and(|refused| refused == waived));
        let command = if anyway { Champions::anyway(&command) } else { command };
        reopen::applies(self.session, self.draft.get_untracked());
        let (home, is_test) = (super::home(self), self.draft.with_untracked(|draft| draft.trial().is_some()));
        let told = is_test || home == TablePage::Table;
        let leave = move || {
            self.bring_back_the_other();
            if is_test {
                self.return_from_test();
            } else {
                runner::return_from_combat(self.session, home);
            }
        };
        let tell = move || {
            if told {
                self.session.tell_last();
            }
        };
        self.session.dispatch_and_leave(command, leave, tell);
    }

    /// A test is a step now; the table comes back, or the Investigation with what was found out.
    pub fn finish(self) {
        self.session.tell_last();
        self.return_from_test();
    }

    fn return_from_test(self) {
        let asked = self.draft.with_untracked(|draft| draft.trial().is_some_and(|trial| trial.whom.is_some()));
        page::replace(self.session.page(if asked { TablePage::Investigation } else { TablePage::Table }));
    }

    /// The successes of a test, once all dice lie on the table.
    pub fn successes(self) -> Option<u8> {
        let resolved = self.entered(|draft| self.session.state(|state| exam::resolution(state, draft)))?;
        resolved.ok().map(|known| known.successes)
    }

    /// The Element that counts in a test, once all dice lie on the table and nothing else is taken.
    pub fn tested_element(self) -> Option<Element> {
        let resolved = self.entered(|draft| self.session.state(|state| exam::resolution(state, draft)))?;
        let harmony = self.entered(|draft| draft.choices.harmony);
        resolved.ok().filter(|_| harmony == Harmony::Unused).map(|known| known.element)
    }

    /// Goes over to saying only what came of it, or back to the dice.
    pub fn by_hand(self) {
        if self.draft.with_untracked(|draft| draft.trial().is_some()) {
            return self.over.set(Some(Over::ByHand));
        }
        self.opened.set(Opened::Nothing);
        self.say(|draft| if draft.told.is_some() { draft.roll_instead() } else { draft.tell() });
    }
}
