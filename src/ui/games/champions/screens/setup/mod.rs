//! A new table in six steps: scenario, Champions, objectives, board, Enemies, final check. Every step may be left incomplete.

mod outlook;
mod preparing;

mod in_campaign;

mod frame;
mod in_the_way;
mod mending;
mod sum;

mod board;
mod champions;
mod check;
mod enemies;
mod favor;
mod last_time;
mod objectives;
mod scenario;
mod seat;

pub use in_campaign::{for_campaign, for_scenario};

use crate::ui::games::champions::page::SetupStep;
use leptos::prelude::*;
use preparing::Preparing;

/// The set-up of a new table.
#[component]
pub fn Setup(
    /// The step that is shown.
    #[prop(into)]
    step: Signal<SetupStep>,
) -> impl IntoView {
    let preparing = Preparing::provide();
    Effect::new(move |_| {
        step.track();
        preparing.arrive();
    });
    move || match step.get() {
        SetupStep::Scenario => view! { <scenario::ScenarioStep /> }.into_any(),
        SetupStep::Champions => view! { <champions::ChampionsStep /> }.into_any(),
        SetupStep::Objectives => view! { <objectives::ObjectivesStep /> }.into_any(),
        SetupStep::Board => view! { <board::BoardStep /> }.into_any(),
        SetupStep::Enemies => view! { <enemies::EnemiesStep /> }.into_any(),
        SetupStep::Check => view! { <check::CheckStep /> }.into_any(),
    }
}
