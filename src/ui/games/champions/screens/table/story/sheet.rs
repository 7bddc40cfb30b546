//! Everything the scenario says about the table as it stands.

use super::super::more::is_over;
use super::super::place::{Over, Place};
use super::measured;
use super::objectives::objectives;
use crate::games::champions::rulebook;
use crate::games::champions::scenario::told::{ActNow, LossNow, Told};
use crate::games::champions::text::story;
use crate::kernel::line::{Key, Line};
use crate::kernel::rulebook::RuleRef as Rule;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::tally::{Tally, TallyKind};
use crate::ui::feedback::feedback;
use crate::ui::games::champions::session::{Shown, session};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet of the scenario.
#[component]
pub fn StorySheet(
    /// The page's state.
    place: Place,
    /// What the scenario says.
    told: Shown<Option<Told>>,
) -> impl IntoView {
    let session = session();
    let title = Signal::derive(move || session.view().head.with(|head| head.scenario.clone()));
    view! {
        <Sheet
            open=is_over(place, Over::Story)
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || place.over.set(None)
        >
            {move || told.get().map(page)}
        </Sheet>
    }
}

fn page(told: Told) -> impl IntoView {
    let next = told.next.map_or_else(
        || keys::STORY_NEXT_NONE.into(),
        |(turn, phase)| Line::new(keys::STORY_NEXT).with("when", story::moment(turn, phase)),
    );
    let over = session().glance(|state| state.ended().is_some());
    let conclusion = if over { told.conclusion } else { String::new() };
    view! {
        <div class="story">
            {told.act.map(act)}
            {passage(keys::STORY_INTRODUCTION, told.introduction)}
            <p class="sub2">{say(next)}</p>
            {heading(keys::STORY_OBJECTIVES, rulebook::SCENARIO)}
            {objectives(told.objectives)}
            {losses(told.losses)}
            {passage(keys::STORY_VICTORY, told.victory)}
            {passage(keys::STORY_DEFEAT, told.defeat)}
            {passage(keys::STORY_CONCLUSION, conclusion)}
        </div>
    }
}

fn heading(key: Key, rule: Rule) -> impl IntoView {
    let feedback = feedback();
    view! {
        <div class="sec">
            <h3>{say(key)}</h3>
            <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) />
        </div>
    }
}

fn act(act: ActNow) -> impl IntoView {
    let number = Line::new(keys::STORY_ACT).with("number", act.number).with("count", act.count);
    view! {
        <div class="story-act">
            <span class="cap">{say(number)}</span>
            <h3 dir="auto">{act.name}</h3>
            {(!act.note.is_empty()).then(|| view! { <p dir="auto">{act.note}</p> })}
        </div>
    }
}

fn losses(all: Vec<LossNow>) -> impl IntoView {
    let line = |loss: LossNow| {
        let label = measured(loss.measure);
        view! {
            <li class="rowx apart story-loss">
                <span class="grow">{say(loss.what)}</span>
                <Tally kind=TallyKind::Loss have=loss.measure.have need=loss.measure.need label=label />
            </li>
        }
    };
    (!all.is_empty()).then(|| {
        view! {
            {heading(keys::STORY_LOSSES, rulebook::END)}
            <ul class="card rows">{all.into_iter().map(line).collect_view()}</ul>
        }
    })
}

/// A text of the scenario; nothing where it has none.
fn passage(key: Key, text: String) -> impl IntoView {
    (!text.is_empty()).then(|| {
        view! {
            <div class="story-passage">
                <h3>{say(key)}</h3>
                <p dir="auto">{text}</p>
            </div>
        }
    })
}
