//! The way back into a Combat or test: one that was left with dice on the table, and one that was applied and taken back.

use super::play::Play;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::sheet::draft::{Draft, Duel, Task, Trial, TrialKind};
use crate::games::champions::text::open::open_line;
use crate::games::champions::view::NextStep;
use crate::kernel::line::{Key, Line};
use crate::storage::{Entering, TableId};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::feedback::Offer;
use crate::ui::games::champions::page::{TablePage, TestPage};
use crate::ui::games::champions::screens::combat::{self, Intent};
use crate::ui::games::champions::screens::left::{self, Changed, Hearing, Left};
use crate::ui::games::champions::session::Session;
use crate::ui::page;
use crate::ui::table::keeper;
use crate::ui::table::played::PageOfTable;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};

/// What was applied last: at which table, after how many steps, and the sheet as it was then.
struct Applied {
    table: TableId,
    steps: usize,
    draft: Draft,
}

thread_local! {
    static APPLIED: RefCell<Option<Applied>> = const { RefCell::new(None) };
    /// Whether the sheet that opens next is the one that waits, whatever its page names.
    static GOING_ON: Cell<bool> = const { Cell::new(false) };
}

/// A moment of a table: the table, and after how many steps.
pub(super) type Moment = (TableId, usize);

/// This moment.
pub(super) fn moment(session: Session) -> Moment {
    (session.id(), steps(session))
}

fn steps(session: Session) -> usize {
    session.journal.with_untracked(|journal| journal.cursor())
}

/// What is being entered at this moment of the table, and was not applied.
pub fn kept(session: Session) -> Option<Draft> {
    let (left_at, draft) = left_unfinished(session)?;
    draft.is_of(left_at, steps(session)).then_some(draft)
}

fn left_unfinished(session: Session) -> Option<(usize, Draft)> {
    keeper::tables().left_unfinished(&session.id(), Entering::Dice)
}

/// What was entered and waits to be gone on with, at whatever moment of the table, and at how many steps it was left: a
/// phase that ends does not end it.
fn waiting(session: Session) -> Option<(usize, Draft)> {
    let (left_at, draft) = left_unfinished(session)?;
    session.journal.with_untracked(|journal| draft.waits(journal, left_at)).then_some((left_at, draft))
}

/// What a sheet that would be `fresh` opens with: what was being entered on it, or what the players go on with; and
/// whatever else waits.
pub(super) fn found(session: Session, fresh: &Draft) -> (Draft, Option<(usize, Draft)>) {
    if GOING_ON.take()
        && let Some((left_at, draft)) = waiting(session)
    {
        return (draft.resumed(left_at, steps(session)), None);
    }
    let mut kept = kept(session).filter(|kept| kept.continues(fresh));
    let other = waiting(session).filter(|_| kept.is_none());
    if let Some(kept) = kept.as_mut().filter(|_| fresh.told.is_some()) {
        kept.tell();
    }
    (kept.unwrap_or_else(|| fresh.clone()), other)
}

static HEARING: Hearing = Hearing { stepped, undone, redone };

/// A sheet is applied now.
pub(super) fn applies(session: Session, draft: Draft) {
    let applied = Applied { table: session.id(), steps: steps(session), draft };
    APPLIED.set(Some(applied));
    left::hear(&HEARING);
}

/// A step was taken: unless it was that very sheet, the last thing tapped is another by now.
fn stepped(cursor: usize) {
    APPLIED.with_borrow_mut(|last| {
        if last.as_ref().is_some_and(|applied| applied.steps + 1 != cursor) {
            *last = None;
        }
    });
}

/// Whether the sheet that was applied last stands between these steps and the next.
fn applied_here(session: Session, after: usize) -> Option<Draft> {
    APPLIED.with_borrow(|last| {
        let last = last.as_ref()?;
        (last.table == session.id() && last.steps == after).then(|| last.draft.clone())
    })
}

/// A step was taken back: where it was the sheet applied just now, that stands there again as it was.
fn undone(session: Session) {
    let now = steps(session);
    let Some(draft) = applied_here(session, now).filter(|_| is_where_it_is_played()) else { return };
    // Where it cannot be kept, it is entered anew.
    let _ = keeper::tables().keep_unfinished(&session.id(), Entering::Dice, now, &draft);
    go_on(session, &draft);
}

/// A step was done again: the sheet that was open for it is done with.
fn redone(session: Session) {
    if applied_now(session).is_some() && is_sheet() {
        let enemies = session.glance(|state| state.phase() == Phase::Enemies);
        page::replace(session.page(if enemies { TablePage::Enemies } else { TablePage::Table }));
    }
}

/// Whoever looks through the log or at a sum takes steps back without being led away.
pub(super) fn is_where_it_is_played() -> bool {
    let page = TablePage::of(&page::here());
    is_sheet() || matches!(page, Some(TablePage::Table | TablePage::Enemies | TablePage::Investigation))
}

/// What became the last step just now; nothing where that is another.
fn applied_now(session: Session) -> Option<Draft> {
    applied_here(session, steps(session).checked_sub(1)?)
}

/// Whether this is a step by now, and open no more.
pub(super) fn is_applied(session: Session, draft: &Draft) -> bool {
    applied_now(session).is_some_and(|applied| applied == *draft)
}

fn is_sheet() -> bool {
    matches!(
        TablePage::of(&page::here()),
        Some(TablePage::Combat { .. } | TablePage::ByHand { .. } | TablePage::Test(..))
    )
}

/// Leads to the sheet that waits, and has it open there with what was entered, whatever its page names by now. A sheet
/// that is open on that very page takes it itself.
fn go_on(session: Session, draft: &Draft) {
    if is_here(session, draft) {
        return;
    }
    if let Some(Duel { fighter: Some(ally @ Actor::Ally(_)), kind, .. }) = draft.duel() {
        combat::intend(Intent { fighter: *ally, kind: *kind, deception: draft.ready_deception });
    }
    GOING_ON.set(waiting(session).is_some_and(|(_, waits)| waits == *draft));
    let page = session.page(page_of(draft));
    if is_sheet() { page::replace(page) } else { page::go(page) }
}

/// Whether the page of that sheet is the one that is open.
pub(super) fn is_here(session: Session, draft: &Draft) -> bool {
    session.page(page_of(draft)) == page::here()
}

/// The page of a sheet.
fn page_of(draft: &Draft) -> TablePage {
    match &draft.task {
        Task::Test(Trial { actor, kind, .. }) => TablePage::Test(
            *actor,
            match kind {
                TrialKind::Investigation => TestPage::Investigation,
                TrialKind::ComplexManipulation => TestPage::ComplexManipulation,
            },
        ),
        Task::Combat(duel) => {
            let champion = match duel.fighter {
                Some(Actor::Champion(id)) => Some(id),
                Some(Actor::Ally(_)) | None => None,
            };
            let enemy = duel.enemy;
            match draft.told {
                Some(_) => TablePage::ByHand { champion, enemy },
                None => TablePage::Combat { champion, enemy },
            }
        }
    }
}

/// What the table asks about a sheet that was left.
pub const LEFT: Left = Left { note: open_note, here: open_here, still: open_still, go_on: go_on_with_the_left };

/// What was left, as the table tells of it.
fn left_line(session: Session) -> Memo<Option<Line>> {
    let Changed(seen) = expect_context();
    Memo::new(move |_| {
        seen.track();
        session.state(|state| open_line(state, &waiting(session)?.1))
    })
}

/// Goes on with what was left.
fn go_on_with_the_left(session: Session) {
    if let Some((_, draft)) = waiting(session) {
        go_on(session, &draft);
    }
}

/// What goes on with the sheet that was left at this very moment of the table, where that is what to do next.
fn open_here(session: Session) -> Option<Key> {
    let next = session.view().next.get();
    let draft = session.state(|state| {
        let (left_at, draft) = waiting(session)?;
        (draft.is_of(left_at, steps(session)) && open_line(state, &draft).is_some()).then_some(draft)
    })?;
    let of = if draft.trial().is_some() { keys::TABLE_OPEN_ON_TEST } else { keys::TABLE_OPEN_ON_COMBAT };
    matches!(next, NextStep::EndActivation { .. } | NextStep::EndEnemies).then_some(of)
}

/// The card of the table about a sheet that was left: to go on with it, where the block of ink does not, or to discard it.
fn open_note(session: Session) -> AnyView {
    let Changed(seen) = expect_context();
    let inked = left::here(session);
    let on = Callback::new(move |()| go_on_with_the_left(session));
    let action = Signal::derive(move || inked.get().is_none().then(|| say(keys::TABLE_OPEN_ON)));
    card(left_line(session), (action, on), Callback::new(move |()| discard(session, seen))).into_any()
}

/// Beside the key that ends an Activation or the Enemies' phase: that a sheet is open still, with the way back to it.
fn open_still(session: Session) -> AnyView {
    let line = left_line(session);
    let said = move || {
        line.get().map(|_| {
            view! {
                <p class="left-behind">
                    {say(keys::TABLE_OPEN_STILL)}
                    " "
                    <Button
                        kind=ButtonKind::Link
                        label=say(keys::TABLE_OPEN_BACK)
                        on_press=move || go_on_with_the_left(session)
                    />
                </p>
            }
        })
    };
    said.into_any()
}

/// The same on another sheet, before its first die takes the place of the one that was left.
pub(super) fn other_note(play: Play) -> impl IntoView {
    let line = Memo::new(move |_| {
        let (_, other) = play.other.get()?;
        play.session.state(|state| open_line(state, &other))
    });
    let on = move || {
        if let Some((left_at, other)) = play.other.get_untracked() {
            play.other.set(None);
            play.say(|draft| *draft = other.resumed(left_at, steps(play.session)));
        }
    };
    let Changed(seen) = expect_context();
    let discard = move || {
        play.other.set(None);
        discard(play.session, seen);
    };
    let action = Signal::stored(Some(say(keys::TABLE_OPEN_ON)));
    card(line, (action, Callback::new(move |()| on())), Callback::new(move |()| discard()))
}

fn card(
    line: Memo<Option<Line>>,
    (action, on): (Signal<Option<String>>, Callback<()>),
    discard: Callback<()>,
) -> impl IntoView {
    move || {
        line.get().map(|line| {
            view! {
                <div class="open-combat">
                    <Note kind=NoteKind::Info sign=Sign::ElementalDie action=action on_action=on>
                        {say(line)}
                    </Note>
                    <Button
                        kind=ButtonKind::Link
                        label=say(keys::TABLE_OPEN_DISCARD)
                        on_press=move || discard.run(())
                    />
                </div>
            }
        })
    }
}

/// Gives up what was left; a toast brings it back.
fn discard(session: Session, seen: RwSignal<()>) {
    let Some((left_at, draft)) = waiting(session) else { return };
    // What cannot be forgotten is shown again.
    let _ = keeper::tables().forget_unfinished(&session.id(), Entering::Dice);
    let back = move || {
        let _ = keeper::tables().keep_unfinished(&session.id(), Entering::Dice, left_at, &draft);
        seen.try_update(|()| ());
    };
    session.feedback.toast(keys::TABLE_OPEN_DISCARDED, Offer::press(keys::UNDO, back));
    seen.notify();
}
