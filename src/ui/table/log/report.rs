//! What a correction comes to: which steps say something else now, which no longer fit, and the table in the end.

use super::draft::{Draft, NotSo};
use crate::kernel::amend::{Then, Unfit};
use crate::kernel::correction::{ChangedStep, Report, UnfitStep};
use crate::kernel::line::Line;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::texts::{page_of, say};
use crate::words::keys;
use leptos::prelude::*;

/// How many steps are listed one by one.
const LISTED: usize = 20;

/// Everything that comes of the correction.
#[component]
pub(super) fn Consequences(
    /// The correction.
    draft: Draft,
) -> impl IntoView {
    let worked = draft.worked;
    // The question about unfit steps stays in place while its answer is changed.
    let unfit = Memo::new(move |_| match worked.get() {
        Some(Ok(report)) => report.unfit,
        Some(Err(_)) | None => Vec::new(),
    });
    let asked = Memo::new(move |_| unfit.with(|unfit| !unfit.is_empty()));
    view! {
        <section
            class="stack"
            aria-label=say(keys::CORRECT_CHANGES)
            aria-live="polite"
            aria-busy=move || draft.working.get().then_some("true")
        >
            <h3>{say(keys::CORRECT_CHANGES)}</h3>
            {move || told(draft)}
        </section>
        <Show when=move || asked.get()>
            <UnfitSteps draft=draft unfit=unfit />
        </Show>
    }
}

fn told(draft: Draft) -> AnyView {
    match draft.worked.get() {
        None if draft.working.get() => view! { <p class="sub2">{say(keys::CORRECT_WORKING)}</p> }.into_any(),
        None => view! { <p class="sub2">{say(keys::CORRECT_NO_CHANGE)}</p> }.into_any(),
        Some(Err(not_so)) => view! { <Refusal draft=draft not_so=not_so /> }.into_any(),
        Some(Ok(report)) => view! { <Told report=report /> }.into_any(),
    }
}

/// Why the corrected step is refused, and the way out.
#[component]
fn Refusal(draft: Draft, not_so: NotSo) -> impl IntoView {
    let feedback = feedback();
    let rule = not_so.rule;
    let page = page_of(rule);
    view! {
        <Note
            kind=NoteKind::Warn
            action=not_so.overridable.then(|| say(keys::ANYWAY))
            on_action=Callback::new(move |()| draft.anyway.run(()))
        >
            {say(not_so.reason)}
            " "
            <RuleRef label=page on_open=move || feedback.open_rule(rule) />
        </Note>
    }
}

/// Steps with what they said and what they say now, then the table in the end.
#[component]
fn Told(report: Report) -> impl IntoView {
    let rest = report.changed.len().saturating_sub(LISTED);
    let steps = report.changed.into_iter().take(LISTED).map(|step| view! { <Changed step=step /> }).collect_view();
    let more = (rest > 0).then(|| {
        let text = say(Line::new(keys::CORRECT_MORE).with("count", rest));
        view! { <li class="sub2">{text}</li> }
    });
    let shifted = report.shifted.into_iter().take(LISTED).map(|step| {
        view! {
            <li>
                <b>{say(step.headline)}</b>
                <p class="sub2">{say(step.line)}</p>
            </li>
        }
    });
    let shifted = shifted.collect_view();
    let now = if report.now.is_empty() { vec![Line::new(keys::CORRECT_END_SAME)] } else { report.now };
    let now = now.into_iter().map(|line| view! { <li>{say(line)}</li> }).collect_view();
    view! {
        <ul class="changed-steps">{steps} {more} {shifted}</ul>
        <h3>{say(keys::CORRECT_END)}</h3>
        <ul class="in-the-end">{now}</ul>
    }
}

#[component]
fn Changed(step: ChangedStep) -> impl IntoView {
    let headline = say(step.headline);
    // What the step was is heard once.
    let said_below = step.before.iter().any(|line| say(line.clone()) == headline);
    view! {
        <li>
            <b aria-hidden=said_below.then_some("true")>{headline}</b>
            <dl>
                <dt>{say(keys::CORRECT_WAS)}</dt>
                <dd>{sentences(step.before)}</dd>
                <dt>{say(keys::CORRECT_IS)}</dt>
                <dd>{sentences(step.after)}</dd>
            </dl>
        </li>
    }
}

fn sentences(lines: Vec<Line>) -> String {
    let lines = if lines.is_empty() { vec![Line::new(keys::CORRECT_NOTHING)] } else { lines };
    lines.into_iter().map(say).collect::<Vec<_>>().join("; ")
}

/// The steps the corrected table refuses, each with its reason, and what to do with them.
#[component]
fn UnfitSteps(draft: Draft, unfit: Memo<Vec<UnfitStep>>) -> impl IntoView {
    let count = move || unfit.with(Vec::len);
    let title = move || say(Line::new(keys::CORRECT_UNFIT).with("count", count()));
    let choice = move |answer: Unfit, title, sub| {
        let chosen = Signal::derive(move || draft.unfit.get() == answer);
        view! { <Choice title=say(title) sub=say(sub) chosen=chosen on_choose=move || draft.unfit.set(answer) /> }
    };
    view! {
        <section class="stack">
            <Note kind=NoteKind::Warn>{title}</Note>
            <ul class="why">
                {move || {
                    let answer = draft.unfit.get();
                    unfit.get().into_iter().take(LISTED).map(|step| unfit_step(step, answer)).collect_view()
                }}
            </ul>
            <Choices label=say(keys::CORRECT_UNFIT_QUESTION)>
                {choice(Unfit::LeaveOut, keys::CORRECT_LEAVE_OUT, keys::CORRECT_LEAVE_OUT_SUB)}
                {choice(Unfit::Anyway, keys::CORRECT_KEEP, keys::CORRECT_KEEP_SUB)}
            </Choices>
        </section>
    }
}

/// A step, why it no longer fits, and whether it is left out although the players want it done anyway.
fn unfit_step(step: UnfitStep, answer: Unfit) -> impl IntoView {
    let feedback = feedback();
    let says_otherwise = answer == Unfit::Anyway && step.then == Then::LeftOut;
    let rule = step.rule;
    let page = page_of(rule);
    view! {
        <li>
            <span>
                <b>{say(step.headline)}</b>
                <br />
                {say(step.reason)}
                {says_otherwise.then(|| view! { " " <em>{say(keys::CORRECT_NOT_EVEN_ANYWAY)}</em> })}
            </span>
            <RuleRef label=page on_open=move || feedback.open_rule(rule) />
        </li>
    }
}
