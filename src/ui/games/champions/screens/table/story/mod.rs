//! The scenario at the table: the act, the events of the turn, how far the objectives are.

mod end;
mod events;
mod objectives;
mod sheet;

pub use end::{announce_end, ending, words as words_of_end};
pub(super) use events::events;
pub use events::heed;
pub(super) use sheet::StorySheet;

use super::place::{Over, Place};
use crate::games::champions::scenario::progress::{Measure, Met};
use crate::games::champions::scenario::told::{ObjectiveNow, Told};
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::tally::{Tally, TallyKind};
use crate::ui::games::champions::session::{Shown, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// One quiet line: the act, and a tally of each objective. It opens everything else.
pub(super) fn strip(told: Shown<Option<Told>>, place: Place) -> impl IntoView {
    let session = session();
    let line = move |told: Told| {
        let scenario = session.glance(|state| state.scenario().name.to_string());
        let (title, sub) = match &told.act {
            Some(act) if !act.name.is_empty() => {
                let number = Line::new(keys::STORY_ACT).with("number", act.number).with("count", act.count);
                (act.name.clone(), say(number))
            }
            Some(_) | None => (scenario, say(keys::STORY_OBJECTIVES)),
        };
        let objectives = told.objectives;
        let marks = move || objectives.iter().map(named_mark).collect_view();
        view! {
            <div class="card rows story-strip">
                <RowButton
                    title=title
                    sub=sub
                    lead=|| view! { <Icon sign=Sign::DrawObjectives size=IconSize::Lead /> }
                    trailing=move || view! { <span class="marks">{marks()} <Icon sign=Sign::Next /></span> }
                    on_press=move || place.over.set(Some(Over::Story))
                />
            </div>
        }
    };
    move || told.get().map(line)
}

/// The same where its name is not beside it: ears hear what the boxes are of.
fn named_mark(objective: &ObjectiveNow) -> impl IntoView + use<> {
    let name = format!("{}, ", objective.title);
    view! { <span class="vh" dir="auto">{name}</span> {mark(objective)} }
}

/// How far an objective is: a check, boxes, or a question.
fn mark(objective: &ObjectiveNow) -> AnyView {
    match (objective.met, objective.measure) {
        (Met::Yes, _) => view! { <Icon sign=Sign::Check /><span class="vh">{say(keys::STORY_MET)}</span> }.into_any(),
        (Met::NotYet, Some(measure)) => {
            let label = measured(measure);
            view! { <Tally kind=TallyKind::Gain have=measure.have need=measure.need label=label /> }.into_any()
        }
        (Met::NotYet | Met::Unjudged, _) => {
            view! { <Tally kind=TallyKind::Gain have=0 need=1 label=say(keys::STORY_OPEN_YET) /> }.into_any()
        }
    }
}

/// "2 of 3".
fn measured(measure: Measure) -> String {
    let (have, need) = (usize::from(measure.have), usize::from(measure.need));
    say(Line::new(keys::STORY_MEASURE).with("have", have).with("need", need))
}
