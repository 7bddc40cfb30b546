//! A tie: the question, what speaks for each answer, and who decides.

use super::desk::Desk;
use super::moving::question;
use crate::games::champions::runner::{Reasoned, TieOption, TieView};
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::combat::side;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The question.
pub fn tie(desk: Desk, shown: TieView) -> AnyView {
    let default = usize::from(shown.tie.chosen);
    let chosen = move || desk.half.with(|half| half.picked.map_or(default, usize::from));
    let option = move |(place, option): (usize, TieOption)| {
        let badge = option.who.map(|who| desk.session.glance(|state| side::fighter(state, who).badge));
        let tag = (place == default).then(|| say(keys::RUNNER_DEFAULT));
        let pick = move || desk.say(|half| half.picked = u8::try_from(place).ok());
        let (title, sub) = (say(option.name), option.about.map(say));
        let is_chosen = Signal::derive(move || chosen() == place);
        match badge {
            Some(badge) => {
                let lead = move || badge.clone().show(DiscSize::Middle);
                view! { <Choice title=title sub=sub tag=tag lead=lead chosen=is_chosen on_choose=pick /> }.into_any()
            }
            None => view! { <Choice title=title sub=sub tag=tag chosen=is_chosen on_choose=pick /> }.into_any(),
        }
    };
    let label = say(shown.question.clone());
    view! {
        {question(desk, shown.tie.enemy, shown.question)}
        {shown.why.map(why)}
        <Choices label=label>{shown.options.into_iter().enumerate().map(option).collect_view()}</Choices>
        {shown.decides.map(|line| decides(say(line)))}
    }
    .into_any()
}

fn why(why: Reasoned) -> AnyView {
    let feedback = feedback();
    let rule = why.rule;
    view! {
        <p class="sub2">{say(why.text)} " " <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) /></p>
    }
    .into_any()
}

/// Whose word it is.
pub fn decides(text: String) -> AnyView {
    view! {
        <p class="say2 favor">
            <Icon sign=Sign::ImperialFavor />
            <span>{text}</span>
        </p>
    }
    .into_any()
}
