//! Clan Objectives (rulebook p. 14): kept, revealed, completed.

use super::seat::Seat;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{ChampionId, ObjectiveId};
use crate::games::champions::model::objective::{KeptObjective, Objective, Progress, Visibility, Worth};
use crate::games::champions::model::quantity::GloryValue;
use crate::games::champions::model::state::Play;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::screens::actions::{Asked, desk};
use crate::ui::games::champions::screens::cards::objective_line;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The objectives of a Champion; nothing for Companions and for tables without objectives.
#[component]
pub fn ObjectivesSection(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let (session, desk) = (session(), desk());
    let kept = Memo::new(move |_| {
        session.state(|state| {
            let champion = state.champion(seat.id.get());
            let played = state.play() == Play::Standard && !champion.card().is_companion();
            played.then(|| champion.objectives().iter().map(|(id, kept)| (*id, kept.clone())).collect::<Vec<_>>())
        })
    });
    let ask = move || desk.ask(Asked::Objective(seat.id.get_untracked()));
    let row = move |(id, kept)| view! { <ObjectiveRow champion=seat.id id=id kept=kept /> };
    move || {
        kept.get().map(|kept| {
            let none = kept.is_empty().then(|| view! { <li class="pad sub2">{say(keys::SHEET_OBJECTIVES_NONE)}</li> });
            view! {
                <div class="sec">
                    <h2>{say(keys::SHEET_OBJECTIVES)}</h2>
                    <Button kind=ButtonKind::Link label=say(keys::SHEET_OBJECTIVE_KEEP) on_press=ask />
                </div>
                <ul class="card rows">{none} {kept.into_iter().map(row).collect_view()}</ul>
            }
        })
    }
}

/// What the card is worth and when, and how far it is.
fn about(kept: &KeptObjective) -> String {
    let card = Objective { visibility: kept.visibility, ..kept.card.clone() };
    let line = say(objective_line(&card));
    match kept.progress {
        Progress::Open => line,
        Progress::Completed(glory) => {
            let done = Line::new(keys::SHEET_OBJECTIVE_DONE).with("card", line).with("glory", glory.get());
            say(done)
        }
    }
}

/// How the players call it.
pub fn title(kept: &KeptObjective) -> String {
    match (kept.card.title.is_empty(), kept.visibility) {
        (false, _) => kept.card.title.as_str().to_owned(),
        (true, Visibility::Hidden) => say(keys::OBJECTIVE_HIDDEN),
        (true, Visibility::Revealed) => say(keys::SHEET_OBJECTIVE_UNTITLED),
    }
}

/// One objective and what may be done with it.
#[component]
fn ObjectiveRow(
    /// Whose.
    champion: Signal<ChampionId>,
    /// Which.
    id: ObjectiveId,
    /// As it is noted.
    kept: KeptObjective,
) -> impl IntoView {
    let name = title(&kept);
    let named = |key| Line::new(key).with("title", name.as_str());
    let whose = move || champion.get_untracked();
    let reveal = (kept.visibility == Visibility::Hidden).then(|| {
        let reveal = move || Command::RevealObjective { champion: whose(), objective: id };
        button(keys::SHEET_OBJECTIVE_REVEAL, named(keys::SHEET_OBJECTIVE_REVEAL_EARS), reveal)
    });
    let drop = move || Command::DropObjective { champion: whose(), objective: id };
    let drop = button(keys::SHEET_OBJECTIVE_DROP, named(keys::SHEET_OBJECTIVE_DROP_EARS), drop);
    view! {
        <li class="pad stack">
            <div>
                <b dir="auto">{name.clone()}</b>
                <p class="sub2">{about(&kept)}</p>
            </div>
            <div class="rowx wrap">{finish(champion, id, &kept)} {reveal} {drop}</div>
        </li>
    }
}

/// A key that has `command` done, as it reads when it is pressed.
fn button(label: impl Into<Line>, ears: Line, command: impl Fn() -> Command + Send + Sync + 'static) -> AnyView {
    let session = session();
    let press = move || {
        session.dispatch(command());
    };
    view! { <Button label=say(label) ears=say(ears) on_press=press /> }.into_any()
}

/// Completes the objective for each Glory it may be worth, or takes that back.
fn finish(champion: Signal<ChampionId>, id: ObjectiveId, kept: &KeptObjective) -> Vec<AnyView> {
    let whose = move || champion.get_untracked();
    let name = title(kept);
    let named = |key| Line::new(key).with("title", name.as_str());
    let complete = |glory: GloryValue| {
        let label = Line::new(keys::SHEET_OBJECTIVE_COMPLETE).with("glory", glory.get());
        let ears = named(keys::SHEET_OBJECTIVE_COMPLETE_EARS).with("glory", glory.get());
        button(label, ears, move || Command::CompleteObjective { champion: whose(), objective: id, glory })
    };
    match kept.progress {
        Progress::Open if kept.card.worth == Worth::Unknown => {
            vec![view! { <NoteWorth champion=champion id=id title=name.clone() /> }.into_any()]
        }
        Progress::Open => kept.card.worth.values().into_iter().map(complete).collect(),
        Progress::Completed(_) => {
            let reopen = move || Command::ReopenObjective { champion: whose(), objective: id };
            vec![button(keys::SHEET_OBJECTIVE_REOPEN, named(keys::SHEET_OBJECTIVE_REOPEN_EARS), reopen)]
        }
    }
}

/// Asks for the Glory of an objective that was kept without it; then it can be completed, and scoring can count it.
#[component]
pub fn NoteWorth(
    /// Whose.
    #[prop(into)]
    champion: Signal<ChampionId>,
    /// Which.
    id: ObjectiveId,
    /// How the players call it.
    title: String,
) -> impl IntoView {
    let session = session();
    let glory = RwSignal::new(None::<i32>);
    let value = move || glory.get().and_then(|glory| GloryValue::new(glory.into()).ok());
    let note = move || {
        if let Some(value) = untrack(value) {
            let champion = champion.get_untracked();
            session.dispatch(Command::NoteWorth { champion, objective: id, worth: Worth::One(value) });
        }
    };
    view! {
        <div class="grow stack tightly">
            {glory_stepper(glory)}
            <Button
                label=say(keys::SHEET_OBJECTIVE_WORTH)
                ears=say(Line::new(keys::SHEET_OBJECTIVE_WORTH_EARS).with("title", title))
                disabled=Signal::derive(move || value().is_none())
                on_press=note
            />
        </div>
    }
}

/// How much Glory the card brings.
fn glory_stepper(glory: RwSignal<Option<i32>>) -> impl IntoView {
    let key = |key| say(Line::new(key).with("gauge", keys::GAUGE_GLORY));
    view! {
        <Stepper
            label=say(keys::SHEET_OBJECTIVE_WORTH_OF)
            value=glory
            most=i32::from(GloryValue::MOST.get())
            minus_label=key(keys::SHEET_GAUGE_MINUS)
            plus_label=key(keys::SHEET_GAUGE_PLUS)
            on_change=move |now: i32| glory.set(Some(now))
        />
    }
}
