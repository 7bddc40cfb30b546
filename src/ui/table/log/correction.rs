//! Putting an old step right, or leaving it out: what follows is worked out anew and shown before it is accepted.

use super::LogState;
use super::draft::{Draft, Plan};
use super::parts::Parts;
use super::report::Consequences;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sheet::Sheet;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The sheet in which a step is corrected.
#[component]
pub(super) fn Correction(
    /// The log.
    state: LogState,
) -> impl IntoView {
    let open = Signal::derive(move || state.correcting.get().is_some());
    let title = Signal::derive(move || {
        let step = state.correcting.get().and_then(|at| state.table.get().called(at));
        step.map(|what| say(Line::new(keys::CORRECT_TITLE).with("what", what))).unwrap_or_default()
    });
    let form = move |draft| view! { <Form state=state draft=draft /> }.into_any();
    let correction = move |at| state.table.get().correction(at, state.lines, Box::new(form));
    view! {
        <Sheet open=open title=title close_label=say(keys::CLOSE) on_close=move || state.correcting.set(None)>
            {move || state.correcting.get().map(correction)}
        </Sheet>
    }
}

/// What was, what it is to be, what comes of it, and the one button that makes it so.
#[component]
fn Form(state: LogState, draft: Draft) -> impl IntoView {
    let undone = state.table.get().length_now().is_some_and(|length| length.cursor < length.steps);
    view! {
        <p class="sub2">{when(state, draft)}</p>
        <How draft=draft />
        <Show when=move || draft.plan.get() == Plan::PutRight>
            <Parts state=state draft=draft />
        </Show>
        {undone.then(|| view! { <Note kind=NoteKind::Warn>{say(keys::CORRECT_DROPS_UNDONE)}</Note> })}
        <Consequences draft=draft />
        <Accept state=state draft=draft />
    }
}

/// "Turn 3, Champions: Matsu Tsuko: Movement".
fn when(state: LogState, draft: Draft) -> Option<String> {
    state.lines.with_untracked(|lines| {
        let line = lines.lines().get(draft.at)?;
        let what = state.table.get().in_chapter(line.chapter, keys::CORRECT_WHEN);
        Some(say(what.with("what", line.headline.clone())))
    })
}

/// Put it right, or it never happened.
#[component]
fn How(draft: Draft) -> impl IntoView {
    if draft.fixed {
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

/// How many changes stand above the ink.
const SHORT: usize = 2;

/// The ink block: nothing is accepted without it.
#[component]
fn Accept(state: LogState, draft: Draft) -> impl IntoView {
    let (worked, working) = (draft.worked, draft.working);
    let ready =
        move || !working.get() && worked.with(|worked| matches!(worked, Some(Ok(report)) if !report.is_empty()));
    let accept = move || {
        state.correcting.set(None);
        state.close();
        draft.accept.run(());
    };
    view! {
        <footer class="foot-act">
            {move || in_short(draft).map(|line| view! { <p class="sub2 comes-to" aria-hidden="true">{line}</p> })}
            <Button
                kind=ButtonKind::Act
                label=say(keys::CORRECT_ACCEPT)
                second=Signal::derive(move || others(draft))
                disabled=Signal::derive(move || !ready())
                on_press=accept
            />
        </footer>
    }
}

/// How many steps become others.
fn others(draft: Draft) -> Option<String> {
    draft.worked.with(|worked| match worked {
        Some(Ok(report)) => {
            let listed = report.changed.len() + report.unfit.len();
            Some(say(Line::new(keys::CORRECT_ACCEPT_SECOND).with("count", listed)))
        }
        Some(Err(_)) | None => None,
    })
}

/// What it comes to, to stand where the finger is; all of it is told above, below the fields.
fn in_short(draft: Draft) -> Option<String> {
    if draft.working.get() {
        return Some(say(keys::CORRECT_WORKING));
    }
    draft.worked.with(|worked| match worked {
        Some(Ok(report)) if !report.is_empty() => {
            let shown = report.now.iter().take(SHORT).cloned().map(say).collect::<Vec<_>>();
            let more = if report.now.len() > SHORT { " …" } else { "" };
            (!shown.is_empty()).then(|| shown.join(" · ") + more)
        }
        Some(Err(not_so)) => Some(say(not_so.reason.clone())),
        Some(Ok(_)) | None => None,
    })
}
