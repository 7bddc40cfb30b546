//! The lines of a Combat or a test, each with its rule: while it is fought as in the log.

use crate::games::champions::combat::steps::{CombatStep, Reason, Step};
use crate::games::champions::model::enemy_die::DieColor;
use crate::games::champions::model::state::State;
use crate::games::champions::skill_test::steps::TestStep;
use crate::games::champions::text::steps;
use crate::kernel::by::Small;
use crate::kernel::rulebook::RuleRef;
use crate::ui::components::why::{WhyLine, WhyList};
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::fight::foe::{color_class, color_name};
use crate::ui::texts::{page_of, say};
use leptos::prelude::*;

/// A line of a Combat.
pub fn step_line(state: &State, step: &Step) -> AnyView {
    let dice = if let Reason::EnemyRolls { dice: Some(dice), .. } = &step.line { dice.clone() } else { Vec::new() };
    let signs = (!dice.is_empty()).then(|| dice_signs(&dice)).into_any();
    ruled(step.rule, say(steps::reason(state, &step.line)), signs)
}

/// A line of a test.
pub fn test_line(state: &State, step: &TestStep) -> AnyView {
    ruled(step.rule, say(steps::test_reason(state, &step.line)), ().into_any())
}

/// All ten steps of a Combat, as far as something is known of them.
pub fn ten_steps(state: &State, steps: &[Step]) -> AnyView {
    let part = |number: CombatStep| {
        let of: Vec<AnyView> =
            steps.iter().filter(|step| step.number == number).map(|step| step_line(state, step)).collect();
        view! {
            <h3>{say(steps::title(number))}</h3>
            <WhyList>{of}</WhyList>
        }
    };
    CombatStep::ALL.iter().map(|number| part(*number)).collect_view().into_any()
}

/// Small Enemy Dice in their colours; the words beside them say the same.
pub fn dice_signs(dice: &[DieColor]) -> AnyView {
    let die = |color: &DieColor| view! { <span class=color_class(*color) title=say(color_name(*color))></span> };
    view! { <span class="d6s" aria-hidden="true">{dice.iter().map(die).collect_view()}</span> }.into_any()
}

fn ruled(rule: RuleRef, text: String, signs: AnyView) -> AnyView {
    let feedback = feedback();
    view! {
        <WhyLine rule=page_of(rule) on_rule=Callback::new(move |()| feedback.open_rule(rule))>
            {text} {signs}
        </WhyLine>
    }
    .into_any()
}
