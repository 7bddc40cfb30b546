//! What the players have half said on the page of the Enemies Phase. Everything else is worked out from the table.

use crate::games::champions::command::Command;
use crate::games::champions::field::asking::Said;
use crate::games::champions::field::command::{BoardCommand, EnemyStep};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::runner::{self, AskView, Progress, RunnerView, Step};
use crate::games::champions::scenario::told::{self, Verdict};
use crate::storage::Entering;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Done, Session, Shown};
use crate::ui::page::{self};
use crate::ui::table::keeper;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// Whether the players said that everybody stands where the board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Not yet.
    Unasked,
    /// They did.
    Right,
}

/// What was half said, kept beside the table for a reload.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Half {
    /// Whether everybody stands where the board shows.
    pub standing: Standing,
    /// Who has its turn before the others, by the holder of the Favor.
    pub first: Option<EnemyId>,
    /// The answer to a tie, or the Enemy that returns, where it is not the default.
    pub picked: Option<u8>,
    /// Where a Reinforcement returns, where it is not the default.
    pub area: Option<AreaKey>,
    /// The answers about the Enemy without a place.
    pub said: Vec<Said>,
    /// Those named so far where several may be.
    pub named: Vec<usize>,
    /// The way the players tap, from where the Enemy stands; nothing while they do not.
    pub path: Option<Vec<AreaKey>>,
}

impl Half {
    pub const fn blank(standing: Standing) -> Self {
        Self { standing, first: None, picked: None, area: None, said: Vec::new(), named: Vec::new(), path: None }
    }
}

/// What lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// What the Enemy could do instead.
    Otherwise(EnemyId),
    /// What it could be about.
    Behaviour(EnemyId),
    /// Somebody's card.
    Card(Who),
    /// How the game ends.
    Ending,
}

/// What the page asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Face {
    /// Whether everybody stands where the board shows.
    Standing,
    /// What the rules say comes next.
    Next(Step),
    /// The talk about an Enemy without a place.
    Talk(AskView),
    /// Another area for the Enemy that moves.
    Elsewhere(EnemyId, Vec<AreaKey>),
}

/// The page's state.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The open table.
    pub session: Session,
    /// What was half said.
    pub half: RwSignal<Half>,
    /// What lies over the page.
    pub over: RwSignal<Option<Over>>,
    /// The phase as it is shown; nothing outside of it.
    pub view: Memo<Option<RunnerView>>,
    /// What the page asks for; nothing outside of the phase.
    pub face: Memo<Option<Face>>,
    /// How the scenario says that the game ends, where it does.
    pub verdict: Shown<Option<Verdict>>,
    /// The step of the log since which `half` was said.
    since: RwSignal<usize>,
}

impl Desk {
    /// The page as it was left, where nothing has happened at the table since.
    pub fn begin(session: Session) -> Self {
        let kept = keeper::tables().unfinished::<Half>(&session.id(), Entering::Phase, steps(session));
        let half = RwSignal::new(kept.unwrap_or(Half::blank(Standing::Unasked)));
        let first = Memo::new(move |_| half.with(|half| half.first));
        let view = Memo::new(move |_| {
            let first = first.get();
            session.state(|state| runner::view(state, first))
        });
        let since = RwSignal::new(steps(session));
        let face = Memo::new(move |_| {
            let now = session.journal.with(|journal| journal.cursor());
            let mut half = half.get();
            // What was half said before the last step is about another Enemy, or another question.
            if since.get() != now {
                half = Half::blank(half.standing);
            }
            view.with(|view| face(session, &half, view.as_ref()))
        });
        let desk =
            Self { session, half, over: RwSignal::new(None), view, face, verdict: session.part(told::verdict), since };
        desk.follow();
        desk
    }

    /// Changes what was half said.
    pub fn say(self, change: impl FnOnce(&mut Half)) {
        self.half.update(change);
    }

    /// Lets an Enemy have its turn.
    pub fn moves(self, enemy: EnemyId, how: EnemyStep) {
        let planned = how == EnemyStep::Planned;
        let before = steps(self.session);
        self.does(Command::Board(BoardCommand::Move { enemy, how }));
        // What was not read beforehand is said afterwards, so that the miniature is moved too.
        if !planned && steps(self.session) > before {
            self.session.tell_last();
        }
    }

    /// Carries out a command of the phase and goes on: into the next Combat where that is next.
    pub fn does(self, command: Command) {
        // Where it is refused the players choose again from the same list.
        if self.session.dispatch(command) == Done::Yes {
            self.over.set(None);
            self.onward();
        }
    }

    /// Opens the next Combat, where nothing has to be asked before it, and the scenario is not decided.
    pub fn onward(self) {
        if self.session.journal.with_untracked(told::verdict).is_some() {
            return;
        }
        let next = self.session.glance(|state| runner::view(state, None));
        if let Some(RunnerView { step: Step::Combat(combat), .. }) = next {
            self.open(combat.combat.attacker);
        }
    }

    /// Opens the Combat that this Enemy begins.
    pub fn open(self, enemy: EnemyId) {
        page::replace(self.session.page(TablePage::Combat { champion: None, enemy: Some(enemy) }));
    }

    /// Ends the phase.
    pub fn end(self) {
        let leave = move || page::replace(self.session.page(TablePage::Table));
        self.session.dispatch_and_leave(Command::EndEnemies, leave, || ());
    }

    /// The Enemy whose turn it is, where one has it.
    pub fn enemy(self) -> Option<EnemyId> {
        self.view.with(|view| {
            view.as_ref().and_then(|view| match &view.step {
                Step::Move(shown) => Some(shown.enemy),
                Step::Tie(tie) => Some(tie.tie.enemy),
                Step::Ask(enemy) => Some(*enemy),
                Step::Combat(combat) => Some(combat.combat.attacker),
                Step::Activate(_) | Step::Return(_) | Step::Push | Step::Over => None,
            })
        })
    }

    /// Whether the Enemy whose turn it is moves, and does not fight yet.
    pub fn is_moving(self) -> bool {
        self.view.with(|view| {
            let progress = view.as_ref().map(|view| view.progress);
            matches!(progress, Some(Progress::Moves { .. }))
        })
    }

    /// What is half said belongs to one moment of the table and is kept for a reload.
    fn follow(self) {
        Effect::new(move |_| {
            let now = self.session.journal.with(|journal| journal.cursor());
            if self.since.get_untracked() != now {
                self.half.update(|half| *half = Half::blank(half.standing));
                self.since.set(now);
            }
        });
        Effect::new(move |_| {
            let now = steps(self.session);
            // Where it cannot be kept a reload asks again; that nothing is saved is said elsewhere.
            let _ =
                self.half.with(|half| keeper::tables().keep_unfinished(&self.session.id(), Entering::Phase, now, half));
        });
        Effect::new(move |_| match self.view.with(|view| view.as_ref().map(|view| view.step == Step::Push)) {
            None => page::replace(self.session.page(TablePage::Table)),
            Some(true) => page::replace(self.session.page(TablePage::Retreat)),
            Some(false) => {}
        });
    }
}

fn steps(session: Session) -> usize {
    session.journal.with_untracked(|journal| journal.cursor())
}

fn face(session: Session, half: &Half, view: Option<&RunnerView>) -> Option<Face> {
    let view = view?;
    let asks = session.state(|state| state.field().is_some() && runner::is_fresh(state));
    if asks && half.standing == Standing::Unasked {
        return Some(Face::Standing);
    }
    let moves = match &view.step {
        Step::Move(shown) => Some(shown.enemy),
        Step::Tie(tie) if matches!(view.progress, Progress::Moves { .. }) => Some(tie.tie.enemy),
        Step::Tie(_) | Step::Ask(_) | Step::Activate(_) | Step::Combat(_) => None,
        Step::Return(_) | Step::Push | Step::Over => None,
    };
    if let (Some(path), Some(enemy)) = (&half.path, moves) {
        return Some(Face::Elsewhere(enemy, path.clone()));
    }
    match &view.step {
        Step::Ask(enemy) => session.state(|state| runner::talk(state, *enemy, &half.said)).map(Face::Talk),
        step => Some(Face::Next(step.clone())),
    }
}
