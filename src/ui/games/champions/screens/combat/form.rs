//! What is on the page of a Combat: the entry, what would come of it, and which part of the page is open.

use crate::games::champions::Champions;
use crate::games::champions::command::{CombatKind, Command, Outcome, Starter};
use crate::games::champions::entry::{Entry, Missing};
use crate::games::champions::event::Event;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::text::consequences::{Consequences, consequences};
use crate::games::champions::text::names;
use crate::kernel::game::Game;
use crate::kernel::line::{Key, Line};
use crate::storage::Entering;
use crate::ui::focus::focus_on;
use crate::ui::games::champions::screens::runner;
use crate::ui::games::champions::session::{Done, Session, session};
use crate::ui::table::keeper;
use crate::words::champions as keys;
use leptos::prelude::*;

/// One of the two who fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The players' side.
    Fighter,
    /// The other side.
    Enemy,
}

/// What would come of the outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The rule against it, whether or not it is set aside.
    pub refusal: Option<Refusal>,
    /// What it changes; nothing while a rule stands against it.
    pub changes: Option<Consequences>,
}

/// The page's state.
#[derive(Clone, Copy)]
pub struct Form {
    /// The open table.
    pub session: Session,
    /// What the players have said.
    pub entry: RwSignal<Entry>,
    /// Which of the two is being chosen anew.
    pub choosing: RwSignal<Option<Side>>,
    /// Whether the folded rest is open.
    pub more: RwSignal<bool>,
    /// Whose card is being typed in, because a value on it is missing.
    pub typing: RwSignal<Option<Who>>,
    /// The refusal the players set aside.
    waived: RwSignal<Option<Refusal>>,
    /// What would come of it; nothing while somebody is missing.
    pub verdict: Memo<Option<Verdict>>,
}

impl Form {
    /// A page for a Combat of `champion` against `enemy`, or of whoever was intended.
    pub fn new(champion: Option<ChampionId>, enemy: Option<EnemyId>, intent: Option<(Actor, CombatKind)>) -> Self {
        let session = session();
        let begin = |state: &State| {
            let entry = Entry::begin(state, champion, enemy);
            let entry = match intent {
                Some((fighter, kind)) if state.is_in_play(fighter) => Entry { kind, ..entry.fought_by(state, fighter) },
                Some(_) | None => entry,
            };
            entry.as_the_board_says(state)
        };
        let entry = RwSignal::new(session.journal.with_untracked(|journal| begin(journal.state())));
        let waived = RwSignal::new(None);
        let verdict = Memo::new(move |_| {
            let outcome = entry.with(|entry| session.state(|state| entry.outcome(state)))?;
            let set_aside = waived.get();
            Some(judge(session, outcome, set_aside.as_ref()))
        });
        let (choosing, more, typing) = (RwSignal::new(None), RwSignal::new(false), RwSignal::new(None));
        Self { session, entry, choosing, more, typing, waived, verdict }
    }

    /// Reads entry and table together.
    pub fn read<R>(self, read: impl FnOnce(&Entry, &State) -> R) -> R {
        self.entry.with(|entry| self.session.state(|state| read(entry, state)))
    }

    /// A part of the entry and the table, to be followed.
    pub fn part<R: Clone + PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Entry, &State) -> R + Send + Sync + 'static,
    ) -> Memo<R> {
        Memo::new(move |_| self.read(&part))
    }

    /// Changes the entry.
    pub fn say(self, change: impl FnOnce(&mut Entry)) {
        self.entry.update(change);
    }

    /// Whether it is a Melee Combat.
    pub fn is_melee(self) -> bool {
        self.entry.with(|entry| entry.kind == CombatKind::Melee)
    }

    /// Who began, in words.
    pub fn began(self) -> Key {
        match self.entry.with(|entry| entry.starter) {
            Starter::Players => keys::COMBAT_BEGUN_BY_PLAYERS,
            Starter::Enemy => keys::COMBAT_BEGUN_BY_ENEMY,
        }
    }

    /// Another fighter is chosen.
    pub fn choose_fighter(self, fighter: Actor) {
        let state = self.session.journal.with_untracked(|journal| journal.state().clone());
        self.entry.update(|entry| *entry = entry.clone().fought_by(&state, fighter).as_the_board_says(&state));
        self.choosing.set(None);
        // The list goes, and the focus with it: it returns to whose list it was.
        focus_on(".who-fights .fighter");
    }

    /// Another Enemy is chosen.
    pub fn choose_enemy(self, enemy: EnemyId) {
        let against = |entry: &Entry| {
            let entry = entry.clone().against(enemy);
            self.session.glance(|state| entry.as_the_board_says(state))
        };
        self.entry.update(|entry| *entry = against(entry));
        self.choosing.set(None);
        focus_on(".who-fights .enemy");
    }

    /// The side whose list is open: the one asked for, or the first that is still missing.
    pub fn open_side(self) -> Option<Side> {
        let missing = self.entry.with(Entry::missing);
        self.choosing.get().or(match missing {
            Some(Missing::Fighter) => Some(Side::Fighter),
            Some(Missing::Enemy) => Some(Side::Enemy),
            Some(Missing::Dealt | Missing::Taken) | None => None,
        })
    }

    /// Whether the rule that stands against it is set aside.
    pub fn is_waived(self) -> bool {
        self.verdict.with(|verdict| {
            verdict.as_ref().is_some_and(|verdict| verdict.refusal.is_some() && verdict.changes.is_some())
        })
    }

    /// Sets the rule aside that stands against it, or lets it stand again.
    pub fn toggle_waiver(self) {
        let refusal = self.verdict.with_untracked(|verdict| verdict.as_ref().and_then(|known| known.refusal.clone()));
        let lifted = self.waived.with_untracked(|waived| *waived == refusal);
        self.waived.set(if lifted { None } else { refusal });
    }

    /// Whether everything is said and no rule is in the way.
    pub fn can_apply(self) -> bool {
        let complete = self.entry.with(|entry| entry.missing().is_none());
        complete && self.verdict.with(|verdict| verdict.as_ref().is_some_and(|verdict| verdict.changes.is_some()))
    }

    /// Carries it out as one step, and goes back to where the Combat began.
    pub fn apply(self) {
        let outcome = self
            .entry
            .with_untracked(|entry| self.session.journal.with_untracked(|journal| entry.outcome(journal.state())));
        let Some(outcome) = outcome else { return };
        let combat = Command::Combat(outcome);
        let command = if self.is_waived() { Champions::anyway(&combat) } else { combat };
        let home = runner::home_of(self.session, self.entry.with_untracked(|entry| entry.enemy));
        if self.session.dispatch(command) == Done::Yes {
            // Dice entered before are of no use any more; where they cannot be forgotten they are of another moment.
            let _ = keeper::tables().forget_unfinished(&self.session.id(), Entering::Dice);
            runner::return_from_combat(self.session, home);
        }
    }

    /// What the fighter is called.
    pub fn fighter_name(self) -> Option<Line> {
        self.read(|entry, state| entry.fighter.map(|fighter| names::actor(state, fighter)))
    }

    /// What the Enemy is called.
    pub fn enemy_name(self) -> Option<Line> {
        self.read(|entry, state| entry.enemy.map(|enemy| names::enemy(state, enemy)))
    }
}

/// The page's state.
pub fn form() -> Form {
    expect_context()
}

/// Asks the rules; once more without the one that was set aside.
fn judge(session: Session, outcome: Outcome, set_aside: Option<&Refusal>) -> Verdict {
    let told = |events: Vec<Event>| session.state(|state| consequences(state, &events));
    let combat = Command::Combat(outcome);
    match session.preview(&combat) {
        Ok(events) => Verdict { refusal: None, changes: Some(told(events)) },
        Err(refusal) => {
            let anyway = (set_aside == Some(&refusal)).then(|| session.preview(&Champions::anyway(&combat)).ok());
            Verdict { refusal: Some(refusal), changes: anyway.flatten().map(told) }
        }
    }
}
