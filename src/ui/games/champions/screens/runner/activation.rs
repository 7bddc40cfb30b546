//! Which Enemy Unit of a Battle activates next, at a table without a board.

use super::desk::Desk;
use super::talk::no_board;
use crate::games::champions::field::asking::Said;
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::why::ActivationClass;
use crate::games::champions::rulebook;
use crate::games::champions::runner::ActivationView;
use crate::games::champions::text::token;
use crate::kernel::line::Line;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::row::RowButton;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::token::FoeToken;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::runner::tie::decides;
use crate::ui::texts::{page_of, say};
use leptos::prelude::*;

/// What was said about it so far.
pub fn said(desk: Desk) -> Option<ActivationClass> {
    desk.half.with(|half| match half.said.first() {
        Some(Said::Activates(class)) => Some(*class),
        Some(_) | None => None,
    })
}

/// What comes first, then the Units of which it may be true.
pub fn activation(desk: Desk, shown: ActivationView) -> AnyView {
    let feedback = feedback();
    let class = Memo::new(move |_| said(desk));
    let ActivationView { classes, units, decides: favor } = shown.clone();
    let question = move || say(shown.question(class.get()));
    let (question, label) = (question.clone(), question);
    let rows = move || match class.get() {
        None => classes.iter().cloned().map(|one| class_row(desk, one)).collect_view().into_any(),
        Some(_) => units.iter().cloned().map(|one| unit_row(desk, one)).collect_view().into_any(),
    };
    let favor = favor.map(say);
    let rule = rulebook::BATTLE_ORDER;
    view! {
        <h2 class="say">{question}</h2>
        <ul class="card rows" aria-label=label>{rows}</ul>
        {move || class.get().and_then(|_| favor.clone()).map(decides)}
        <p class="sub2"><RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) /></p>
        {no_board(desk)}
    }
    .into_any()
}

fn class_row(desk: Desk, (class, name): (ActivationClass, Line)) -> AnyView {
    let press = move || desk.say(|half| half.said = vec![Said::Activates(class)]);
    view! { <li><RowButton title=say(name) on_press=press /></li> }.into_any()
}

fn unit_row(desk: Desk, (unit, name): (EnemyId, Line)) -> AnyView {
    let letter = desk.session.glance(|state| token::enemy(state, unit));
    let lead = move || {
        view! { <span aria-hidden="true"><FoeToken letter=letter.clone() size=DiscSize::Small /></span> }
    };
    let press = move || desk.say(|half| half.first = Some(unit));
    view! { <li><RowButton title=say(name) lead=lead on_press=press /></li> }.into_any()
}
