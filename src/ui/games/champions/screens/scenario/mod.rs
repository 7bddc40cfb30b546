//! One scenario: all of it in short, its parts to be written, and how it plays by itself.

mod bearing;
mod desk;
mod events;
mod faults;
mod fields;
mod figures;
mod goal_parts;
mod goals;
mod ground;
mod header;
mod inquiry;
mod items;
mod list;
mod overview;
mod texts;
mod trial;
mod unsaved;
mod victims;

pub use faults::sentence;
pub(super) use overview::part_of;
pub use overview::{about, copy_of};

use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::rulebook;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef as Rule;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::focus;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::{ScenarioFace, ScenarioPart};
use crate::ui::games::champions::scenario_room::scenario_room;
use crate::ui::games::champions::screens::undo_tool::UndoTool;
use crate::ui::page::Page;
use crate::ui::texts::{page_of, say};
use crate::ui::widgets::collection::cannot_open;
use crate::ui::widgets::toast::FeedbackToast;
use crate::words::champions as keys;
use desk::Desk;
use leptos::prelude::*;

/// The pages of a scenario.
pub fn scenario(name: &str, page: RwSignal<Page>) -> AnyView {
    scenario_room().refresh();
    match Desk::open(name) {
        Ok(desk) => pages(desk, page),
        Err(error) => cannot_open::<Scenario>(&error),
    }
}

fn pages(desk: Desk, page: RwSignal<Page>) -> AnyView {
    let face = Memo::new(move |_| match page.with(GamePage::of) {
        Some(GamePage::Scenario(_, face)) => face,
        _ => ScenarioFace::Overview,
    });
    Effect::new(move |_| {
        face.track();
        focus::focus_heading();
    });
    view! {
        {move || match face.get() {
            ScenarioFace::Overview => untrack(|| overview::overview(desk)),
            ScenarioFace::Part(part) => untrack(|| written(desk, part)),
            ScenarioFace::Trial => untrack(|| trial::trial(desk)),
        }}
        <FeedbackToast />
    }
    .into_any()
}

/// What a part is called.
pub(super) fn part_title(part: ScenarioPart) -> Key {
    match part {
        ScenarioPart::Header => keys::SCENARIO_PART_HEADER,
        ScenarioPart::Ground => keys::SETUP_BOARD,
        ScenarioPart::Acts => keys::SCENARIO_ACTS,
        ScenarioPart::Goals => keys::SCENARIO_PART_GOALS,
        ScenarioPart::Figures => keys::SCENARIO_PART_FIGURES,
        ScenarioPart::Items => keys::SCENARIO_ITEMS,
        ScenarioPart::Events => keys::SCENARIO_EVENTS,
        ScenarioPart::Inquiry => keys::SCENARIO_PART_INQUIRY,
        ScenarioPart::Texts => keys::SCENARIO_PART_TEXTS,
    }
}

/// A part to be written; of a made-up one, to be read.
fn written(desk: Desk, part: ScenarioPart) -> AnyView {
    // Fields begin with what they find; after a change from elsewhere they begin anew.
    let body = move || {
        desk.readings.track();
        untrack(|| fields_of(desk, part))
    };
    let rule = rule(part);
    let trailing = move || view! { <RuleRef label=page_of(rule) on_open=move || desk.feedback.open_rule(rule) /> };
    view! {
        <div class="screen one scenario-part">
            <Head
                title=say(part_title(part))
                subtitle=Signal::derive(move || Some(desk.read(|scenario| scenario.name.to_string())))
                back=desk.href(ScenarioFace::Overview)
                back_label=say(keys::SCENARIO_BACK)
                trailing=trailing
            />
            <main class="body">
                {unsaved::unsaved(desk)}
                {body}
            </main>
            <Dock>
                {undo_tool(desk)}
                <ButtonLink kind=ButtonKind::Act href=desk.href(ScenarioFace::Overview) label=say(keys::SCENARIO_DONE) />
            </Dock>
        </div>
    }
    .into_any()
}

fn fields_of(desk: Desk, part: ScenarioPart) -> AnyView {
    match part {
        ScenarioPart::Header => header::header(desk),
        ScenarioPart::Ground => ground::ground(desk),
        ScenarioPart::Acts => texts::acts(desk),
        ScenarioPart::Goals => goals::goals(desk),
        ScenarioPart::Figures => figures::figures(desk, figures::Coming::First),
        ScenarioPart::Items => items::items(desk),
        ScenarioPart::Events => events::events(desk),
        ScenarioPart::Inquiry => inquiry::inquiry(desk),
        ScenarioPart::Texts => texts::texts(desk),
    }
}

/// What the rulebook says of a part.
const fn rule(part: ScenarioPart) -> Rule {
    match part {
        ScenarioPart::Goals => rulebook::END,
        ScenarioPart::Inquiry => rulebook::INVESTIGATION,
        ScenarioPart::Figures => rulebook::BEHAVIOURS,
        ScenarioPart::Header | ScenarioPart::Ground | ScenarioPart::Acts => rulebook::SCENARIO,
        ScenarioPart::Items | ScenarioPart::Events | ScenarioPart::Texts => rulebook::SCENARIO,
    }
}

/// Takes the last change back.
fn undo_tool(desk: Desk) -> impl IntoView {
    view! { <UndoTool nothing=Signal::derive(move || !desk.may_undo()) on_undo=move || desk.undo() /> }
}
