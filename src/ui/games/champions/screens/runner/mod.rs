//! The Enemies Phase step by step: one Enemy at a time with its sentence and its reasons, ties as questions, then the
//! Combats one after the other, then who returns. At a table without a board the same page asks the few things the rules
//! need. It decides nothing: [`crate::games::champions::runner`] says what comes next.

mod desk;

mod foot;
mod head;
mod keys;
mod map;

mod activation;
mod fighting;
mod moving;
mod returning;
mod standing;
mod talk;
mod tie;

pub use head::{lead_on, progress};

mod elsewhere;
mod otherwise;
mod over;

use crate::games::champions::field::{next, push};
use crate::games::champions::lessons::Lesson;
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::runner::Step;
use crate::ui::feedback::feedback;
use crate::ui::focus;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::field::Hand;
use crate::ui::games::champions::screens::gone::gone_cards;
use crate::ui::games::champions::screens::lesson::lesson_card;
use crate::ui::games::champions::screens::table::{ending_note, words_of_end};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::page::{self};
use crate::ui::senses::Sense;
use crate::ui::table::played::PageOfTable;
use crate::ui::texts::say;
use desk::{Desk, Face, Over};
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    /// Whether a Combat of the phase was just applied: the page then goes on to the next one by itself.
    static ONWARD: Cell<bool> = const { Cell::new(false) };
}

/// The page a Combat against this Enemy returns to: this one where it is the next of the phase.
pub fn home_of(session: Session, enemy: Option<EnemyId>) -> TablePage {
    let next = session.glance(next::next_combat);
    let of_phase = next.is_some_and(|combat| Some(combat.attacker) == enemy);
    if of_phase { TablePage::Enemies } else { TablePage::Table }
}

/// Where a Combat of the phase is open and no longer comes next, because a step was taken back, the phase is shown.
pub fn stay_with_phase(session: Session, enemy: Option<EnemyId>) {
    if home_of(session, enemy) != TablePage::Enemies {
        return;
    }
    Effect::new(move |_| {
        let next = session.state(next::next_combat).map(|combat| combat.attacker);
        // The step that was taken back may have led into its own sheet already.
        let is_shown = matches!(TablePage::of(&page::here()), Some(TablePage::Combat { enemy: shown, .. } | TablePage::ByHand { enemy: shown, .. }) if shown == enemy);
        if next != enemy && is_shown {
            page::replace(session.page(TablePage::Enemies));
        }
    });
}

/// Goes back from a Combat that was applied: where it forces a Unit back, that is settled first.
pub fn return_from_combat(session: Session, home: TablePage) {
    if session.glance(push::is_open) {
        return page::replace(session.page(TablePage::Retreat));
    }
    ONWARD.set(home == TablePage::Enemies);
    page::replace(session.page(home));
}

/// The page of the Enemies Phase.
pub fn enemies() -> AnyView {
    focus::focus_heading();
    let desk = Desk::begin(session());
    if ONWARD.take() {
        desk.onward();
    }
    keys::listen(desk);
    announce(desk);
    Effect::new(move |before: Option<Option<Face>>| {
        let now = desk.face.get();
        if before.is_some_and(|before| before != now) {
            focus::scroll_question_to_top();
        }
        now
    });
    let laid = Memo::new(move |_| desk.session.state(|state| state.field().is_some()));
    let class = move || if laid.get() { "screen two en runner" } else { "screen one runner" };
    let hand = Hand::empty();
    let face = move || desk.face.get().map(|shown| pane(desk, hand, shown));
    view! {
        <div class=class>
            {head::head(desk)}
            {move || laid.get().then(|| map::map(desk, hand))}
            <main class="body side speak">{decided(desk)} {gone_cards(desk.session)} {explained(desk)} {face}</main>
            {foot::foot(desk)}
        </div>
        {over::over(desk)}
    }
    .into_any()
}

fn pane(desk: Desk, hand: Hand, face: Face) -> AnyView {
    match face {
        Face::Standing => standing::standing(desk, hand),
        Face::Elsewhere(enemy, path) => elsewhere::elsewhere(desk, enemy, &path),
        Face::Talk(talk) => talk::talk(desk, talk),
        Face::Next(Step::Move(shown)) => moving::moving(desk, *shown),
        Face::Next(Step::Tie(tie)) => tie::tie(desk, *tie),
        Face::Next(Step::Activate(shown)) => activation::activation(desk, shown),
        Face::Next(Step::Combat(combat)) => fighting::fighting(desk, *combat),
        Face::Next(Step::Return(shown)) => returning::returning(desk, shown),
        // A retreat has a page of its own; the talk about an Enemy says more than its name.
        Face::Next(Step::Push | Step::Ask(_) | Step::Over) => moving::done(),
    }
}

/// That the step before decided the scenario: it comes before whatever the phase would go on with.
fn decided(desk: Desk) -> AnyView {
    let end = Callback::new(move |()| desk.over.set(Some(Over::Ending)));
    (move || desk.verdict.get().map(|verdict| ending_note(&verdict, end))).into_any()
}

/// The card of the step, before what it asks: below a list of answers nobody would read it in time.
fn explained(desk: Desk) -> AnyView {
    lesson_card(move || desk.face.with(|face| face.as_ref().and_then(lesson)))
}

/// What is happening, for whoever plays a first game.
fn lesson(face: &Face) -> Option<Lesson> {
    match face {
        Face::Standing => Some(Lesson::Standing),
        Face::Elsewhere(..) => Some(Lesson::Moves),
        Face::Talk(_) => Some(Lesson::Asks),
        Face::Next(step) => Lesson::of_enemies(step),
    }
}

/// Says the sentence of every step to the ears, and before it once that the scenario is decided.
fn announce(desk: Desk) {
    let feedback = feedback();
    let sentence = Memo::new(move |_| desk.face.with(|face| face.as_ref().map(|face| say(foot::sentence(face)))));
    Effect::new(move |before: Option<Option<String>>| {
        let decided = desk.verdict.with(|verdict| verdict.as_ref().map(words_of_end));
        let fresh = decided.clone().filter(|_| before.flatten() != decided);
        if let Some(text) = sentence.get() {
            feedback.announce(fresh.into_iter().chain([text]).collect::<Vec<_>>().join(" "));
            if untrack(|| desk.face.with(|face| face.as_ref().is_some_and(asks))) {
                desk.session.senses.tell(Sense::Question);
            }
        }
        decided
    });
}

/// Whether a face is a question that only the players answer.
fn asks(face: &Face) -> bool {
    match face {
        Face::Next(Step::Tie(_) | Step::Ask(_) | Step::Activate(_)) => true,
        Face::Standing | Face::Elsewhere(..) | Face::Talk(_) => false,
        Face::Next(Step::Move(_) | Step::Combat(_) | Step::Return(_) | Step::Push | Step::Over) => false,
    }
}
