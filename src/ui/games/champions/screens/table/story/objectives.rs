//! The objectives of the group: how far each is, and the players' word over the app's.

use super::mark;
use crate::games::champions::command::Command;
use crate::games::champions::model::story::Judgement;
use crate::games::champions::scenario::command::StoryCommand;
use crate::games::champions::scenario::progress::Met;
use crate::games::champions::scenario::told::ObjectiveNow;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::tag::Tag;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The objectives, each with what it takes.
pub(super) fn objectives(all: Vec<ObjectiveNow>) -> AnyView {
    if all.is_empty() {
        return view! { <p class="sub2">{say(keys::STORY_NO_OBJECTIVES)}</p> }.into_any();
    }
    view! { <ul class="card rows">{all.into_iter().map(one).collect_view()}</ul> }.into_any()
}

fn one(objective: ObjectiveNow) -> impl IntoView {
    let tag = match (objective.judged, objective.met) {
        (Some(_), _) => Some(keys::STORY_BY_HAND),
        (None, Met::Unjudged) => Some(keys::STORY_UNJUDGED),
        (None, Met::Yes | Met::NotYet) => None,
    };
    let (goal, note) = (objective.goal.clone().map(say), objective.note.clone());
    view! {
        <li class="story-objective">
            <div class="rowx apart">
                <b class="grow" dir="auto">{objective.title.clone()}</b>
                {tag.map(|key| view! { <Tag text=say(key) /> })}
                {mark(&objective)}
            </div>
            {goal.map(|goal| view! { <p class="sub2">{goal}</p> })}
            {(!note.is_empty()).then(|| view! { <p dir="auto">{note}</p> })}
            {judge(&objective)}
        </li>
    }
}

/// The other word about it than the one that counts now.
fn judge(objective: &ObjectiveNow) -> impl IntoView + use<> {
    let (word, ears, judgement): (Key, Key, Option<Judgement>) =
        match (objective.judged, objective.measure, objective.met) {
            (Some(_), Some(_), _) => (keys::STORY_JUDGE_COUNT, keys::STORY_JUDGE_COUNT_EARS, None),
            (Some(Judgement::Met), None, _) => (keys::STORY_JUDGE_NOT, keys::STORY_JUDGE_NOT_EARS, None),
            (None, _, Met::Yes) => (keys::STORY_JUDGE_NOT, keys::STORY_JUDGE_NOT_EARS, Some(Judgement::NotMet)),
            (Some(Judgement::NotMet), None, _) | (None, _, Met::NotYet | Met::Unjudged) => {
                (keys::STORY_JUDGE_MET, keys::STORY_JUDGE_MET_EARS, Some(Judgement::Met))
            }
        };
    let session = session();
    let (place, ears) = (objective.place, say(Line::new(ears).with("title", objective.title.clone())));
    let press = move || {
        session.dispatch(Command::Story(StoryCommand::Judge { objective: place, judgement }));
    };
    view! { <Button kind=ButtonKind::Link label=say(word) ears=ears on_press=press /> }
}
