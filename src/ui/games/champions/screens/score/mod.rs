//! The end of the game: how it ended, and the three sums line by line, each of which can be put right by hand.

mod by_hand;
mod campaign;
mod ending;
mod glory;
mod honor;
mod lines;
mod objectives;
mod threshold;

pub use crate::games::champions::text::score::distance;

use crate::games::champions::scoring::{self, ScoreSheet};
use crate::games::champions::text::score;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::ChangingIcon;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::{luck, statistics};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::wide::{Halves, frame, roomy};
use crate::words::champions as keys;
use by_hand::{ByHand, Target};
use campaign::InLog;
use ending::Ending;
use glory::GloryTable;
use honor::HonorTable;
use leptos::{html, prelude::*};
use objectives::Objectives;
use threshold::ThresholdTable;

/// What the screen remembers while it is open.
#[derive(Clone, Copy)]
pub(super) struct ScoreState {
    session: Session,
    /// The arithmetic.
    sheet: Memo<ScoreSheet>,
    /// Whether the game has ended.
    ended: Memo<bool>,
    /// Whether the question how it ends is open.
    ending: RwSignal<bool>,
    /// What is being put right.
    by_hand: RwSignal<Target>,
    /// The Clan Objectives on the screen.
    objectives: NodeRef<html::Section>,
    /// Whether the players were led to those that are open.
    led: RwSignal<bool>,
}

impl ScoreState {
    fn new(session: Session) -> Self {
        let ended = Memo::new(move |_| session.state(|state| state.ended().is_some()));
        Self {
            session,
            sheet: Memo::new(move |_| session.state(scoring::score)),
            ended,
            ending: RwSignal::new(false),
            by_hand: RwSignal::new(Target::Nothing),
            objectives: NodeRef::new(),
            led: RwSignal::new(false),
        }
    }
}

/// The final arithmetic of the open table.
#[component]
pub fn Score() -> impl IntoView {
    let (session, roomy) = (session(), roomy());
    let state = ScoreState::new(session);
    let noted = RwSignal::new(0_usize);
    let in_log = campaign::in_log(state, noted);
    let second = move || {
        view! {
            <GloryTable state=state />
            <Objectives state=state />
            {luck::luck_section(session)}
            {statistics::statistics_links(session)}
        }
    };
    view! {
        <div class=frame(roomy, "")>
            {head(state)}
            <Halves roomy=roomy label=say(keys::SCORE_BESIDE) class="tight-body" second=second>
                <Show when=move || !state.ended.get()>
                    <Note kind=NoteKind::Info sign=Sign::About>{say(keys::SCORE_OPEN_NOTE)}</Note>
                </Show>
                {campaign::section(state, in_log, noted)}
                <HonorTable state=state />
                <ThresholdTable state=state />
            </Halves>
            <ScoreDock state=state in_log=in_log noted=noted />
        </div>
        <Ending state=state />
        <ByHand state=state />
    }
}

/// How the game stands, or ended.
fn head(state: ScoreState) -> impl IntoView {
    let session = state.session;
    let title =
        Signal::derive(move || say(session.state(|table| state.sheet.with(|sheet| score::title(table, sheet)))));
    let subtitle = Signal::derive(move || {
        Some(say(session.state(|table| state.sheet.with(|sheet| score::subtitle(table, sheet)))))
    });
    view! {
        <Head
            title=title
            subtitle=subtitle
            back=session.href(TablePage::Table)
            back_label=say(keys::SCORE_BACK)
            trailing=move || view! { <Verdict state=state /> }
        />
    }
}

/// The distance to the Threshold, by sign and word.
#[component]
fn Verdict(state: ScoreState) -> impl IntoView {
    let margin = move || state.sheet.with(ScoreSheet::margin);
    let short = move || margin() < 0;
    // Enough Honor is no good news by itself once the game is lost.
    let good = move || !short() && (!state.ended.get() || state.sheet.with(ScoreSheet::is_victory));
    let sign = Signal::derive(move || if good() { Sign::Check } else { Sign::Warning });
    view! {
        <span class="rowx verdict-mark" class:good=good class:bad=short>
            <ChangingIcon sign=sign />
            <span>{move || say(distance(margin()))}</span>
        </span>
    }
}

/// Undo, by hand, and the one thing to press next.
#[component]
fn ScoreDock(state: ScoreState, in_log: Memo<InLog>, noted: RwSignal<usize>) -> impl IntoView {
    let by_hand = move || state.by_hand.set(Target::Choose);
    view! {
        <Dock>
            <UndoTool />
            <Button kind=ButtonKind::Tool label=say(keys::SCORE_BY_HAND) sign=Sign::Edit on_press=by_hand />
            <Show when=move || state.ended.get() fallback=move || view! { <EndButton state=state /> }>
                {campaign::ink(state, in_log, noted)}
            </Show>
        </Dock>
    }
}

#[component]
fn EndButton(state: ScoreState) -> impl IntoView {
    view! { <Button kind=ButtonKind::Act label=say(keys::SCORE_END) on_press=move || state.ending.set(true) /> }
}
