//! Whom should it fight: every Enemy on the table by the value of an exchange with it, before anything is declared.

use super::Over;
use crate::games::bushido::command::MeleeAction;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::names;
use crate::games::bushido::views::odds::goals::Goal;
use crate::games::bushido::views::odds::targets::targets;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::row::RowText;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sheet::Sheet;
use crate::ui::games::bushido::screens::split::goal_name;
use crate::ui::games::bushido::screens::words;
use crate::ui::games::bushido::session::Session;
use crate::ui::later::after_paint;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The values of an Enemy: of Melee and of Charge; nothing where one is not known.
type Row = (ModelId, [Option<f64>; 2]);

/// The sheet over a model.
pub(super) fn whom_sheet(session: Session, id: ModelId, over: RwSignal<Over>) -> AnyView {
    let goal = RwSignal::new(Goal::Even);
    let list: RwSignal<Option<Vec<Row>>> = RwSignal::new(None);
    Effect::new(move || {
        let goal = goal.get();
        if over.get() != Over::Whom {
            return;
        }
        list.set(None);
        after_paint(move || {
            if session.is_open() {
                list.try_set(Some(rows(session, id, goal)));
            }
        });
    });
    let row = move |(other, [melee, charge]): Row| {
        let worth = |value: Option<f64>| value.map_or_else(|| "?".to_owned(), words::value);
        let line = Line::new(keys::BUSHIDO_WHOM_ROW).with("melee", worth(melee)).with("charge", worth(charge));
        view! { <RowText title=session.glance(|state| names::model(state, other)) sub=say(line) /> }
    };
    let goals: Vec<Segment> = Goal::ALL.iter().map(|goal| Segment::of(say(goal_name(*goal)))).collect();
    let goals = Signal::stored(goals);
    view! {
        <Sheet
            open=Signal::derive(move || over.get() == Over::Whom)
            title=say(keys::BUSHIDO_WHOM_TITLE)
            close_label=say(keys::CLOSE)
            on_close=move || over.set(Over::Nothing)
        >
            <div class="bu stack">
                <Segmented
                    label=say(keys::BUSHIDO_GOAL)
                    answers=goals
                    chosen=Signal::derive(move || Some(goal.get().index()))
                    on_choose=move |at: usize| goal.set(Goal::ALL.get(at).copied().unwrap_or_default())
                />
                <div class="card rows">{move || list.get().map(|all| all.into_iter().map(row).collect_view())}</div>
                <p class="sub2">{say(keys::BUSHIDO_WHOM_HELP)}</p>
            </div>
        </Sheet>
    }
    .into_any()
}

/// Every Enemy, the best first.
fn rows(session: Session, id: ModelId, goal: Goal) -> Vec<Row> {
    let [melee, charge] = [MeleeAction::Melee, MeleeAction::Charge]
        .map(|action| session.glance(|state| targets(state, id, action, goal)));
    let of = |other: ModelId| charge.iter().find(|one| one.model == other).and_then(|one| one.value.clone().ok());
    let mut rows: Vec<Row> = melee.into_iter().map(|one| (one.model, [one.value.ok(), of(one.model)])).collect();
    let best = |row: &Row| row.1.iter().flatten().fold(f64::NEG_INFINITY, |best, one| best.max(*one));
    rows.sort_by(|one, other| best(other).total_cmp(&best(one)));
    rows
}
