//! What stands around every step: the title, where we are, and the way back and on.

use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::components::steps::Steps;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::SetupStep;
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The name of a step.
pub(super) fn title(step: SetupStep) -> Key {
    match step {
        SetupStep::Scenario => keys::SETUP_SCENARIO,
        SetupStep::Champions => keys::SETUP_CHAMPIONS,
        SetupStep::Objectives => keys::SETUP_OBJECTIVES,
        SetupStep::Board => keys::SETUP_BOARD,
        SetupStep::Enemies => keys::SETUP_ENEMIES,
        SetupStep::Check => keys::SETUP_CHECK,
    }
}

fn neighbour(step: SetupStep, by: isize) -> Option<SetupStep> {
    let place = step.index().checked_add_signed(by)?;
    SetupStep::ALL.get(place).copied()
}

fn href(step: SetupStep) -> String {
    GamePage::Setup(step).href()
}

/// The head of a step; back leads home, and the draft stays.
#[component]
pub(super) fn StepHead(
    /// Which step.
    step: SetupStep,
    /// The line below the title, where it is not the number of the step.
    #[prop(optional, into)]
    subtitle: Option<Signal<String>>,
) -> impl IntoView {
    let (number, count) = (step.index() + 1, SetupStep::ALL.len());
    let place = move |key| say(Line::new(key).with("number", number).with("count", count));
    let subtitle = subtitle.unwrap_or_else(|| Signal::stored(place(keys::SETUP_NEW_TABLE_STEP)));
    let heading = if step == SetupStep::Check { keys::SETUP_FINAL_CHECK } else { title(step) };
    view! {
        <Head title=say(heading) subtitle=subtitle back=Page::Home.href() back_label=say(keys::SETUP_BACK_HOME)>
            <Steps label=place(keys::SETUP_STEP) count=Signal::stored(count) now=Signal::stored(step.index()) />
        </Head>
    }
}

/// The dock of a step that leads to the next.
#[component]
pub(super) fn StepDock(
    /// Which step.
    step: SetupStep,
) -> impl IntoView {
    let on = neighbour(step, 1).map(|next| {
        let second = say(Line::new(keys::SETUP_STEP_NUMBER).with("number", next.index() + 1));
        view! { <ButtonLink kind=ButtonKind::Act href=href(next) label=say(title(next)) second=second /> }
    });
    view! { <Dock>{back(step)} {on}</Dock> }
}

/// The way back to the step before.
pub(super) fn back(step: SetupStep) -> impl IntoView {
    neighbour(step, -1).map(|before| {
        let word = say(title(before));
        let ears = say(Line::new(keys::SETUP_BACK_TO).with("step", title(before)));
        view! { <ButtonLink href=href(before) label=word ears=ears sign=Sign::Back /> }
    })
}
