//! Putting an old step right, or leaving it out: what follows is worked out anew and shown before it is accepted.

use super::LogState;
use super::parts::Parts;
use super::report::Consequences;
use crate::games::champions::Table;
use crate::games::champions::command::Command;
use crate::games::champions::text::amended::report;
use crate::games::champions::text::{edits, reasons};
use crate::kernel::amend::{Replacement, Unfit, amend};
use crate::kernel::correction::{CorrectionPart, Report};
use crate::kernel::line::Line;
use crate::kernel::rulebook::RuleRef;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sheet::Sheet;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// What is to become of the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// It happened otherwise.
    PutRight,
    /// It never happened.
    Never,
}

/// A correction that the rules take.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Worked {
    /// The journal as it would be.
    pub table: Table,
    /// What that changes.
    pub report: Report,
}

/// Why the corrected step itself is refused.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NotSo {
    /// The reason.
    pub reason: Line,
    /// The rule.
    pub rule: RuleRef,
    /// Whether it can be done anyway.
    pub overridable: bool,
}

/// A correction in the making.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    /// The log it belongs to.
    pub state: LogState,
    /// Number of the step.
    pub at: usize,
    /// What it was.
    pub old: StoredValue<Command>,
    /// What it is to be.
    pub new: RwSignal<Command>,
    /// What is to become of it.
    pub plan: RwSignal<Plan>,
    /// What to do with later steps that no longer fit.
    pub unfit: RwSignal<Unfit>,
}

impl Draft {
    fn new(state: LogState, at: usize) -> Option<Self> {
        let (old, parts) = state.session.journal.with_untracked(|journal| {
            let command = journal.entries().get(at)?.command.clone();
            let parts = edits::parts(journal.state(), &command).len();
            Some((command, parts))
        })?;
        let plan = if parts == 0 { Plan::Never } else { Plan::PutRight };
        Some(Self {
            state,
            at,
            new: RwSignal::new(old.clone()),
            old: StoredValue::new(old),
            plan: RwSignal::new(plan),
            unfit: RwSignal::new(Unfit::LeaveOut),
        })
    }

    /// Whether something is to be other than it was.
    pub fn is_other(self) -> bool {
        self.plan.get() == Plan::Never || self.new.with(|new| self.old.with_value(|old| new != old))
    }

    /// The parts that can be put right, as they are to be.
    pub fn parts(self) -> Vec<CorrectionPart> {
        self.state.session.state(|table| self.new.with(|command| edits::parts(table, command)))
    }

    /// Puts a part right: a number, or the place of another answer.
    pub fn set(self, place: usize, value: i16) {
        self.new.update(|command| *command = edits::with(command, place, value));
    }

    /// Has the step done although the rules refuse it.
    pub fn anyway(self) {
        self.new.update(|command| *command = Command::Anyway(Box::new(command.clone())));
    }

    /// Works the correction out.
    fn work(self) -> Result<Worked, NotSo> {
        let replacement = match self.plan.get() {
            Plan::PutRight => Replacement::With(self.new.get()),
            Plan::Never => Replacement::Nothing,
        };
        self.state.session.journal.with(|journal| {
            let unfit = self.unfit.get();
            let amendment = amend(journal, self.at, &replacement, unfit, keeper::now()).map_err(|refusal| NotSo {
                reason: reasons::refusal(&journal.state_at(self.at), &refusal),
                rule: refusal.rule,
                overridable: refusal.can_be_overridden(),
            })?;
            let lines = self.state.lines.get();
            let report = report(journal, lines.lines(), (self.at, &replacement), &amendment);
            Ok(Worked { table: amendment.journal, report })
        })
    }
}

/// The sheet in which a step is corrected.
#[component]
pub(super) fn Correction(
    /// The log.
    state: LogState,
) -> impl IntoView {
    let open = Signal::derive(move || state.correcting.get().is_some());
    let title = Signal::derive(move || {
        let step = state.correcting.get().and_then(|at| (state.game.step)(state.session, at));
        step.map(|what| say(Line::new(keys::CORRECT_TITLE).with("what", what))).unwrap_or_default()
    });
    let draft = move || state.correcting.get().and_then(|at| Draft::new(state, at));
    view! {
        <Sheet open=open title=title close_label=say(keys::CLOSE) on_close=move || state.correcting.set(None)>
            {move || draft().map(|draft| view! { <Form draft=draft /> })}
        </Sheet>
    }
}

/// What was, what it is to be, what comes of it, and the one button that makes it so.
#[component]
fn Form(draft: Draft) -> impl IntoView {
    let session = draft.state.session;
    let worked = Memo::new(move |_| draft.is_other().then(|| draft.work()));
    let undone = session.journal.with_untracked(|journal| journal.can_redo());
    view! {
        <p class="sub2">{when(draft)}</p>
        <How draft=draft />
        <Show when=move || draft.plan.get() == Plan::PutRight>
            <Parts draft=draft />
        </Show>
        {undone.then(|| view! { <Note kind=NoteKind::Warn>{say(keys::CORRECT_DROPS_UNDONE)}</Note> })}
        <Consequences draft=draft worked=worked />
        <Accept draft=draft worked=worked />
    }
}

/// "Turn 3, Champions: Matsu Tsuko: Movement".
fn when(draft: Draft) -> Option<String> {
    draft.state.lines.with_untracked(|lines| {
        let line = lines.lines().get(draft.at)?;
        let what = (draft.state.game.chapter)(line.chapter, keys::CORRECT_WHEN);
        Some(say(what.with("what", line.headline.clone())))
    })
}

/// Put it right, or it never happened.
#[component]
fn How(draft: Draft) -> impl IntoView {
    let fixed = draft
        .state
        .session
        .journal
        .with_untracked(|journal| draft.old.with_value(|old| edits::parts(journal.state(), old).is_empty()));
    if fixed {
        return view! { <Note kind=NoteKind::Info>{say(keys::CORRECT_ONLY_NEVER)}</Note> }.into_any();
    }
    let answers = vec![Segment::of(say(keys::CORRECT_PUT_RIGHT)), Segment::of(say(keys::CORRECT_NEVER))];
    let chosen = Signal::derive(move || Some(usize::from(draft.plan.get() == Plan::Never)));
    let choose = move |place: usize| draft.plan.set(if place == 0 { Plan::PutRight } else { Plan::Never });
    view! {
        <Segmented
            label=say(keys::CORRECT_HOW)
            answers=Signal::stored(answers)
            chosen=chosen
            on_choose=Callback::new(move |(place,)| choose(place))
        />
    }
    .into_any()
}

/// The ink block: nothing is accepted without it.
#[component]
fn Accept(draft: Draft, worked: Memo<Option<Result<Worked, NotSo>>>) -> impl IntoView {
    let ready = move || worked.with(|worked| matches!(worked, Some(Ok(worked)) if !worked.report.is_empty()));
    let others = move || {
        worked.with(|worked| match worked {
            Some(Ok(worked)) => {
                let listed = worked.report.changed.len() + worked.report.unfit.len();
                Some(say(Line::new(keys::CORRECT_ACCEPT_SECOND).with("count", listed)))
            }
            Some(Err(_)) | None => None,
        })
    };
    let accept = move || {
        if let Some(Ok(worked)) = worked.get_untracked() {
            draft.state.correcting.set(None);
            draft.state.open.set(None);
            draft.state.open_step.set(None);
            draft.state.session.accept_correction(worked.table);
        }
    };
    view! {
        <footer class="foot-act">
            <Button
                kind=ButtonKind::Act
                label=say(keys::CORRECT_ACCEPT)
                second=Signal::derive(others)
                disabled=Signal::derive(move || !ready())
                on_press=accept
            />
        </footer>
    }
}
