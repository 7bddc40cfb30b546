//! A line of the log: closed it says what happened; open it shows every change, its steps, and the ways from here.

use super::LogState;
use crate::kernel::book::{ChangeLine, Hand, Headline, Item, LogLine, MarkId, Standing};
use crate::kernel::journal::Stamp;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use std::sync::Arc;

/// A line of the book.
#[component]
pub(super) fn Entry(
    /// The log.
    state: LogState,
    /// What it gathers.
    item: Item,
    /// Whether it counts.
    standing: Standing,
) -> impl IntoView {
    let id = item.newest().entry;
    let is_open = Memo::new(move |_| state.open.get() == Some(id));
    let toggle = move |_| {
        state.open.update(|open| *open = (*open != Some(id)).then_some(id));
        state.open_step.set(None);
    };
    let (face, inside) = (item.clone(), item);
    let here = Memo::new(move |_| is_open.get() && state.unfolded.get() == Some(id) && !state.beside.get());
    // Beside the book a line is chosen; in it, it opens.
    let expanded = move || (!state.beside.get()).then(|| is_open.get().to_string());
    let current = move || (is_open.get() && state.beside.get()).then_some("true");
    view! {
        <li class:sel=move || is_open.get()>
            <button type="button" class="entry" aria-expanded=expanded aria-current=current on:click=toggle>
                {lead(state, face.newest())}
                {said(state, face, standing, here)}
                <time>{clock(inside.stamp())}</time>
            </button>
            {move || here.get().then(|| view! { <Inside state=state item=inside.clone() standing=standing /> })}
        </li>
    }
}

/// What happened, and what changed by it.
fn said(state: LogState, item: Item, standing: Standing, is_open: Memo<bool>) -> impl IntoView {
    view! {
        <span>
            <b>{say(item.headline())}</b>
            {details(item.newest())}
            {move || {
                let changed = if is_open.get() { open_changes(state, &item) } else { told_changes(state, &item) };
                tags(changed, &item, standing)
            }}
        </span>
    }
}

/// The mark of whoever it is about, or its sign.
pub(super) fn lead(state: LogState, line: &LogLine) -> AnyView {
    match line.mark {
        Some(mark) => state.table.get().mark(mark),
        None => view! { <Icon sign=state.table.get().sign(line) size=IconSize::Lead /> }.into_any(),
    }
}

/// What else is told of a line.
pub(super) fn details(line: &LogLine) -> impl IntoView + use<> {
    line.details.iter().map(|detail| view! { <span class="sub">{say(detail.clone())}</span> }).collect_view()
}

/// The tags of a line beside the book.
pub(super) fn pane_tags(state: LogState, item: &Item, standing: Standing) -> impl IntoView + use<> {
    tags(open_changes(state, item), item, standing)
}

/// Tags below a line: what changed, how many steps, by hand, what was set aside, undone.
fn tags(changed: Vec<AnyView>, item: &Item, standing: Standing) -> impl IntoView + use<> {
    let line = item.newest();
    let run = (item.count() > 1).then(|| {
        let text = say(Line::new(keys::LOGBOOK_RUN).with("count", item.count()));
        view! { <Tag text=text /> }
    });
    let hand = (line.hand == Hand::Players)
        .then(|| view! { <Tag sign=Sign::Edit tone=Tone::Caution text=say(keys::LOGBOOK_BY_HAND) /> });
    let undone =
        (standing == Standing::Undone).then(|| view! { <Tag sign=Sign::Undo text=say(keys::LOGBOOK_UNDONE_TAG) /> });
    let corrected = item.steps().any(|step| step.corrected.is_some());
    let corrected = corrected.then(|| view! { <Tag sign=Sign::Edit text=say(keys::LOGBOOK_CORRECTED) /> });
    let overrode = line.overrode.iter().map(overrode_tag).collect_view();
    view! { <span class="chg">{changed} {run} {hand} {corrected} {overrode} {undone}</span> }
}

/// The changes an open line tells: of one step none, for every change stands below with its reason.
fn open_changes(state: LogState, item: &Item) -> Vec<AnyView> {
    if item.count() == 1 { Vec::new() } else { all_changes(state, item) }
}

/// Every change of an item, its own ones first.
fn all_changes(state: LogState, item: &Item) -> Vec<AnyView> {
    let (owner, mut changes) = (item.newest().mark, item.changes());
    changes.sort_by_key(|change| Some(change.about) != owner);
    changes.iter().map(|change| change_tag(state, owner, change)).collect()
}

/// The changes a closed line tells: its own ones, unless the headline says them; of many others only how many.
fn told_changes(state: LogState, item: &Item) -> Vec<AnyView> {
    let (line, changes) = (item.newest(), item.changes());
    let own: Vec<&ChangeLine> = changes.iter().filter(|change| Some(change.about) == line.mark).collect();
    if line.says == Headline::Change && changes.len() == 1 {
        Vec::new()
    } else if own.is_empty() && changes.len() > 1 {
        let text = say(Line::new(keys::LOGBOOK_GAUGES_CHANGED).with("count", changes.len()));
        vec![view! { <Tag text=text /> }.into_any()]
    } else if own.is_empty() {
        all_changes(state, item)
    } else {
        own.into_iter().map(|change| change_tag(state, line.mark, change)).collect()
    }
}

fn overrode_tag(line: &Line) -> impl IntoView + use<> {
    view! { <Tag sign=Sign::Warning tone=Tone::Caution text=say(line.clone()) /> }
}

/// A change before and after; those of others say whose.
fn change_tag(state: LogState, owner: Option<MarkId>, change: &ChangeLine) -> AnyView {
    let (sign, line) = state.table.get().change(owner, change);
    view! { <Tag sign=sign text=say(line) /> }.into_any()
}

/// What an open line holds below its face.
#[component]
pub(super) fn Inside(
    /// The log.
    state: LogState,
    /// What the line gathers.
    item: Item,
    /// Whether it counts.
    standing: Standing,
) -> impl IntoView {
    let newest = item.newest().entry;
    let ways =
        move |newest: usize, first: usize| view! { <Ways state=state newest=newest first=first standing=standing /> };
    if item.count() == 1 {
        return view! {
            {state.table.get().inside(newest)}
            {ways(newest, newest)}
        }
        .into_any();
    }
    let step = move |line: &Arc<LogLine>| view! { <Step state=state line=Arc::clone(line) standing=standing /> };
    let first = item.first();
    view! {
        <ul class="steps-of-run">{item.steps().map(step).collect_view()}</ul>
        <div class="rowx">{way_back(state, newest, first, standing)}</div>
    }
    .into_any()
}

/// One tap of a run.
#[component]
fn Step(state: LogState, line: Arc<LogLine>, standing: Standing) -> impl IntoView {
    let id = line.entry;
    let is_open = Memo::new(move |_| state.open_step.get() == Some(id));
    let toggle = move |_| state.open_step.update(|open| *open = (*open != Some(id)).then_some(id));
    let changes = line.changes.iter().map(|change| change_tag(state, line.mark, change)).collect_view();
    view! {
        <li>
            <button type="button" class="entry" aria-expanded=move || is_open.get().to_string() on:click=toggle>
                <span class="chg">{changes}</span>
                <span></span>
                <time>{clock(line.stamp)}</time>
            </button>
            {move || is_open.get().then(|| view! { <Ways state=state newest=id first=id standing=standing /> })}
        </li>
    }
}

/// The ways from a step: back to it, a correction, the table then.
#[component]
fn Ways(state: LogState, newest: usize, first: usize, standing: Standing) -> impl IntoView {
    let correct = (standing == Standing::Counts).then(|| {
        view! {
            <Button
                label=say(keys::LOGBOOK_CORRECT)
                second=say(keys::LOGBOOK_CORRECT_SECOND)
                sign=Sign::Edit
                on_press=move || state.correcting.set(Some(newest))
            />
        }
    });
    let then = state.table.href(SharedPage::History(newest + 1));
    view! {
        <div class="rowx">
            {way_back(state, newest, first, standing)} {correct}
            <span class="line-of-its-own">
                <ButtonLink kind=ButtonKind::Quiet href=then label=say(keys::LOGBOOK_SEE) sign=Sign::Next />
            </span>
        </div>
    }
}

/// Undo from `first` on, or redo up to and with `newest`.
fn way_back(state: LogState, newest: usize, first: usize, standing: Standing) -> impl IntoView {
    let (key, to) = match standing {
        Standing::Counts => (keys::LOGBOOK_UNDO_TO, first),
        Standing::Undone => (keys::LOGBOOK_REDO_TO, newest + 1),
    };
    let sign = if standing == Standing::Counts { Sign::Undo } else { Sign::Redo };
    let steps = move || state.table.get().length().cursor.abs_diff(to);
    let second = Signal::derive(move || Some(say(Line::new(keys::LOGBOOK_COUNT).with("count", steps()))));
    let go = move || {
        state.open.set(None);
        state.table.get().travel(to);
    };
    view! { <Button kind=ButtonKind::Grow label=say(key) second=second sign=sign on_press=go /> }
}

/// The local time of a step; nothing for one that has none.
fn clock(stamp: Stamp) -> Option<String> {
    (stamp.0 > 0).then(|| crate::ui::when::time_of_day(stamp))
}
