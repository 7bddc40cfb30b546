//! The block of ink: the one thing to press next, whatever the phase.

use super::enemies::{Leads, leads, oni_healed};
use super::place::{Over, Place, place};
use crate::games::champions::command::{Command, FavorTie};
use crate::games::champions::field::push;
use crate::games::champions::model::state::State;
use crate::games::champions::scenario::due;
use crate::games::champions::text::{leaving, names};
use crate::games::champions::view::NextStep;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::feedback::{Feedback, feedback};
use crate::ui::focus;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::left;
use crate::ui::games::champions::screens::runner::{lead_on, progress as runner_words};
use crate::ui::games::champions::session::{Session, Shown, session};
use crate::ui::page::{self};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The block of ink.
#[component]
pub fn InkBlock() -> impl IntoView {
    let session = session();
    let ink = Ink::here(session);
    let over = Memo::new(move |_| ink.next.get() == NextStep::Score);
    let leads = leads(session);
    let left_behind = left_behind(ink.left);
    let open = left::here(session);
    let retreats = session.part(|table| retreats(table.state()));
    move || {
        if let Some(loser) = retreats.get() {
            let (href, label) = (session.href(TablePage::Retreat), say(keys::PUSH_TITLE));
            view! { <ButtonLink kind=ButtonKind::Act href=href label=label second=say(loser) /> }.into_any()
        } else if let Some((label, second)) = led(leads.get()) {
            let href = session.href(TablePage::Enemies);
            view! { <ButtonLink kind=ButtonKind::Act href=href label=say(label) second=second.map(say) /> }.into_any()
        } else if over.get() {
            let score = session.href(TablePage::Score);
            view! { <ButtonLink kind=ButtonKind::Act href=score label=say(keys::TABLE_SCORE) /> }.into_any()
        } else {
            view! { {left_behind} {move || ink.block(open.get())} }.into_any()
        }
    }
}

/// Who has to retreat, or is pursued.
fn retreats(state: &State) -> Option<Line> {
    push::pending(state).map(|push| names::who(state, push.loser()))
}

/// What leads on in the Enemies Phase, and how far that is; nothing where nobody has anything left to do.
fn led(leads: Leads) -> Option<(Key, Option<Line>)> {
    match leads {
        Leads::Nowhere => None,
        Leads::In => Some((keys::RUNNER_TITLE, None)),
        Leads::On(progress) => Some((lead_on(progress), Some(runner_words(progress)))),
    }
}

/// What is lost with the step. Across the whole dock: in the block of ink it would be cut off at its verb.
fn left_behind(left: Memo<String>) -> impl IntoView + Copy {
    move || Some(left.get()).filter(|said| !said.is_empty()).map(|said| view! { <p class="left-behind">{said}</p> })
}

/// The next step: what the ink says of it and does.
#[derive(Clone, Copy)]
struct Ink {
    session: Session,
    /// The state of the table's page; nothing beside another page.
    place: Option<Place>,
    next: Shown<NextStep>,
    turn: Memo<i16>,
    /// How many happenings of the scenario wait.
    waits: Shown<usize>,
    /// Whether an Activation or the Enemies' phase ends with it.
    ends: Memo<bool>,
    /// What is lost with it.
    left: Memo<String>,
    feedback: Feedback,
}

impl Ink {
    fn here(session: Session) -> Self {
        let next = session.view().next;
        let left = session.part(|table| leaving::left_behind(table.state()));
        let ends = |next: &NextStep| matches!(next, NextStep::EndActivation { .. } | NextStep::EndEnemies);
        Self {
            session,
            place: place(),
            next,
            turn: Memo::new(move |_| session.view().head.with(|head| head.turn)),
            waits: session.part(|table| due::now(table.state()).count()),
            ends: Memo::new(move |_| next.with(ends)),
            left: Memo::new(move |_| left.get().into_iter().map(say).collect::<Vec<_>>().join(" · ")),
            feedback: feedback(),
        }
    }

    fn label(self) -> String {
        say(label(&self.next.get(), self.turn.get()))
    }

    fn second(self) -> Option<String> {
        let first = || {
            let id = self.place?.order.with(|order| order.first().copied())?;
            Some(self.session.state(|state| names::champion(state, id)))
        };
        match self.waits.get() {
            0 => second(&self.next.get(), first).map(say),
            count => Some(say(Line::new(keys::STORY_WAITS).with("count", count))),
        }
    }

    /// Whoever presses it by ear hears what it costs, without the line above it.
    fn ears(self) -> Option<String> {
        let lost = Some(self.left.get()).filter(|said| !said.is_empty())?;
        let does = std::iter::once(self.label()).chain(self.second()).collect::<Vec<_>>().join(" ");
        Some(say(Line::new(keys::TABLE_INK_EARS).with("does", does).with("left", lost)))
    }

    fn press(self) {
        let Some(command) = self.next.with_untracked(|next| command(next, self.place)) else { return };
        let leaves = command == Command::EndActivation && self.place.is_none();
        let leave = move || {
            if leaves {
                to_next_sheet(self.session);
            }
        };
        let told = move || {
            let parts = std::iter::once(whereabouts(self.session)).chain(oni_healed(self.session));
            self.feedback.announce(parts.collect::<Vec<_>>().join(". "));
            if self.place.is_some() && self.session.view().acting.with_untracked(Option::is_some) {
                focus::move_from(".act", ".champ.open a");
            }
        };
        self.session.dispatch_and_leave(command, leave, told);
    }

    /// The step itself, or first what is `open`.
    fn block(self, open: Option<Key>) -> AnyView {
        let label = Signal::derive(move || self.label());
        if let Some(on) = open {
            return first_the_open_one(self.session, on, label, Callback::new(move |()| self.press()));
        }
        view! {
            // The table itself has a card about it.
            {(self.ends.get() && self.place.is_none()).then(|| left::still(self.session))}
            <Button
                kind=ButtonKind::Act
                label=label
                second=Signal::derive(move || self.second())
                ears=Signal::derive(move || self.ears())
                on_press=move || self.press()
            />
        }
        .into_any()
    }
}

/// A Combat or test that is open is gone on with first; what would end over it stands beside the ink.
fn first_the_open_one(session: Session, on: Key, label: Signal<String>, press: Callback<()>) -> AnyView {
    view! {
        <p class="left-behind">
            <Button kind=ButtonKind::Link label=label on_press=press />
        </p>
        <Button kind=ButtonKind::Act label=say(on) on_press=left::going_on(session) />
    }
    .into_any()
}

/// From the sheet of a Champion that has acted to that of the next; after the last to the table. The sheet that is left
/// is not on the way back.
fn to_next_sheet(session: Session) {
    let next = session.glance(|state| state.track().active());
    let to = next.map_or(TablePage::Table, TablePage::Champion);
    page::replace(session.page(to));
}

/// What the ink says.
fn label(next: &NextStep, turn: i16) -> Line {
    match next {
        NextStep::SettleFavor => keys::TABLE_ROLL.into(),
        NextStep::ChooseOrder => Line::new(keys::TABLE_BEGIN).with("turn", turn),
        NextStep::EndActivation { .. } => keys::TABLE_END_ACTIVATION.into(),
        NextStep::EndEnemies => keys::TABLE_END_ENEMIES.into(),
        NextStep::Recover { turn: next } => Line::new(keys::TABLE_RECOVER).with("turn", *next),
        NextStep::EndGame => keys::TABLE_END_GAME.into(),
        NextStep::Score => keys::TABLE_SCORE.into(),
    }
}

/// The consequence.
fn second(next: &NextStep, first: impl FnOnce() -> Option<String>) -> Option<Line> {
    let given = |key, name: &str| Line::new(key).with("name", names::given_name(name));
    match next {
        NextStep::SettleFavor => Some(keys::TABLE_ROLL_SUB.into()),
        NextStep::ChooseOrder => first().map(|name| given(keys::TABLE_BEGIN_SUB, &name)),
        NextStep::EndActivation { then: Some(name) } => Some(given(keys::TABLE_THEN, name)),
        NextStep::EndActivation { then: None } => Some(keys::TABLE_THEN_ENEMIES.into()),
        NextStep::EndEnemies => Some(keys::TABLE_THEN_RECOVERY.into()),
        NextStep::Recover { .. } | NextStep::EndGame | NextStep::Score => None,
    }
}

/// What the ink does; the end of the game asks first how it went.
fn command(next: &NextStep, place: Option<Place>) -> Option<Command> {
    match next {
        NextStep::SettleFavor => Some(Command::SettleFavor(FavorTie::Rolled)),
        NextStep::ChooseOrder => {
            let order = place?.order.get_untracked();
            Some(Command::BeginActivations { order })
        }
        NextStep::EndActivation { .. } => Some(Command::EndActivation),
        NextStep::EndEnemies => Some(Command::EndEnemies),
        NextStep::Recover { .. } => Some(Command::Recover),
        NextStep::EndGame => {
            place?.over.set(Some(Over::Ending));
            None
        }
        NextStep::Score => None,
    }
}

/// Where the game is now, for ears: "Turn 4, Preparation".
fn whereabouts(session: Session) -> String {
    session.glance(|state| {
        say(match state.track().active() {
            Some(id) => Line::new(keys::TABLE_ACTS).with("name", names::champion(state, id)),
            None => {
                Line::new(keys::TABLE_NOW).with("turn", state.turn().get()).with("phase", names::phase(state.phase()))
            }
        })
    })
}
