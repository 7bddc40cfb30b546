//! A correction of an old step in the making, and what comes of it.

use crate::kernel::amend::{Replacement, Unfit, amend};
use crate::kernel::book::LogLines;
use crate::kernel::correction::{CorrectionPart, Report, report};
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use crate::ui::later::{behind, painted};
use crate::ui::table::keeper;
use crate::ui::table::played::PlayedGame;
use crate::ui::table::session::Session;
use leptos::prelude::*;

/// What is to become of the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// It happened otherwise.
    PutRight,
    /// It never happened.
    Never,
}

/// Why the corrected step itself is refused.
#[derive(Clone, Debug, PartialEq)]
pub struct NotSo {
    /// The reason.
    pub reason: Line,
    /// The rule.
    pub rule: RuleRef,
    /// Whether it can be done anyway.
    pub overridable: bool,
}

/// A correction in the making, of whatever game.
#[derive(Clone, Copy)]
pub struct Draft {
    /// Number of the step.
    pub at: usize,
    /// Whether it can be left out only.
    pub fixed: bool,
    /// What is to become of it.
    pub plan: RwSignal<Plan>,
    /// What to do with later steps that no longer fit.
    pub unfit: RwSignal<Unfit>,
    /// The parts that can be put right, as they are to be.
    pub parts: Memo<Vec<CorrectionPart>>,
    /// Whether what comes of it is still being worked out: a long table takes a moment on a slow phone.
    pub working: Memo<bool>,
    /// What comes of it, of what was asked last where that is still being worked out; nothing while all is as it was.
    pub worked: Memo<Option<Result<Report, NotSo>>>,
    /// Puts the part at a place right: a number, or the place of another answer.
    pub set: Callback<(usize, i16)>,
    /// Has the step done although the rules refuse it.
    pub anyway: Callback<()>,
    /// Makes what was worked out so.
    pub accept: Callback<()>,
}

/// A correction that the rules take: the journal as it would be, and what that changes.
type Worked<G> = Result<(Journal<G>, Report), NotSo>;

/// The correction of step `at` of a table whose steps read as `lines`.
pub(in crate::ui::table) fn draft<G: PlayedGame>(
    session: Session<G>,
    at: usize,
    lines: Memo<LogLines>,
) -> Option<Draft> {
    let old = session.journal.with_untracked(|journal| Some(journal.entries().get(at)?.command.clone()))?;
    let before = StoredValue::new(session.journal.with_untracked(|journal| journal.state_at(at)));
    let fixed = before.with_value(|state| G::edits(state, &old).is_empty());
    let plan = RwSignal::new(if fixed { Plan::Never } else { Plan::PutRight });
    let (new, unfit) = (RwSignal::new(old.clone()), RwSignal::new(Unfit::LeaveOut));
    let asked = Memo::new(move |_| {
        let replacement = match plan.get() {
            Plan::PutRight => Replacement::With(new.get()),
            Plan::Never => Replacement::Nothing,
        };
        (replacement != Replacement::With(old.clone())).then(|| (replacement, unfit.get()))
    });
    let work = move |replacement: &Replacement<G::Command>, unfit: Unfit| -> Worked<G> {
        session.journal.with(|journal| {
            let amendment = amend(journal, at, replacement, unfit, keeper::now())
                .map_err(|refusal| not_so::<G>(&journal.state_at(at), &refusal))?;
            let told = lines.with(|lines| report(journal, lines.lines(), (at, replacement), &amendment));
            Ok((amendment.journal, told))
        })
    };
    // A step that can only be left out is asked for from the start; even then the sheet is there first.
    let sheet_shown = painted();
    let shown = behind(Signal::derive(move || asked.get().filter(|_| sheet_shown.get())));
    let worked =
        Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|(replacement, unfit)| work(replacement, *unfit))));
    Some(Draft {
        at,
        fixed,
        plan,
        unfit,
        parts: Memo::new(move |_| before.with_value(|state| new.with(|command| G::edits(state, command)))),
        working: Memo::new(move |_| asked.with(|asked| shown.with(|shown| asked != shown))),
        worked: Memo::new(move |_| {
            worked.with(|worked| Some(worked.as_ref()?.as_ref().map(told).map_err(NotSo::clone)))
        }),
        set: Callback::new(move |(place, value)| {
            before.with_value(|state| new.update(|command| *command = G::edited(state, command, place, value)));
        }),
        anyway: Callback::new(move |()| new.update(|command| *command = G::anyway(command))),
        accept: Callback::new(move |()| {
            if let Some(Ok((table, _))) = worked.get_untracked() {
                session.accept_correction(table);
            }
        }),
    })
}

fn told<G: PlayedGame>((_, report): &(Journal<G>, Report)) -> Report {
    report.clone()
}

fn not_so<G: PlayedGame>(state: &G::State, refusal: &G::Refusal) -> NotSo {
    NotSo { reason: G::refusal(state, refusal), rule: G::rule(refusal), overridable: G::can_be_overridden(refusal) }
}
