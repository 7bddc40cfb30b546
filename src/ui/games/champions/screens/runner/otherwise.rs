//! "Choose otherwise": another target, another way, staying, another area, another behaviour, another Enemy first.

use super::desk::{Desk, Half, Over};
use super::elsewhere;
use crate::games::champions::command::Command;
use crate::games::champions::field::command::{BoardCommand, EnemyStep};
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::tie::Tie;
use crate::games::champions::runner::{self, AnotherTurn, Step};
use crate::games::champions::text::{enemies, token};
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::DiscSize;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::token::FoeToken;
use crate::ui::games::champions::screens::combat::side;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

fn lead(sign: Sign) -> impl IntoView {
    view! { <Icon sign=sign size=IconSize::Lead /> }
}

/// The list for that Enemy.
pub fn otherwise(desk: Desk, enemy: EnemyId) -> AnyView {
    if !desk.is_moving() {
        return view! { <ul class="card rows">{pass(desk, enemy)} {behaviour(desk, enemy)}</ul> }.into_any();
    }
    let placed = elsewhere::is_possible(desk, enemy);
    view! {
        {placed.then(|| targets(desk, enemy))}
        <ul class="card rows">
            {placed.then(|| ways(desk, enemy))}
            {placed.then(|| places(desk, enemy))}
            {behaviour(desk, enemy)}
        </ul>
        {others(desk, enemy)}
    }
    .into_any()
}

fn targets(desk: Desk, enemy: EnemyId) -> AnyView {
    let planned = desk.view.with_untracked(|view| match view.as_ref().map(|view| &view.step) {
        Some(Step::Move(shown)) => shown.target,
        Some(Step::Tie(_) | Step::Ask(_) | Step::Activate(_) | Step::Combat(_)) => None,
        Some(Step::Return(_) | Step::Push | Step::Over) | None => None,
    });
    let all = desk.session.glance(|state| runner::another_target(state, enemy, planned));
    if all.is_empty() {
        return ().into_any();
    }
    let row = move |one: AnotherTurn<Actor>| {
        let badge = desk.session.glance(|state| side::fighter(state, one.what).badge);
        let lead = move || badge.clone().show(DiscSize::Small);
        let press = move || desk.moves(enemy, EnemyStep::GoesFor(one.what));
        let title = say(Line::new(keys::RUNNER_GO_FOR).with("name", one.name));
        view! { <li><RowButton title=title sub=say(one.about) lead=lead on_press=press /></li> }
    };
    view! { <ul class="card rows">{all.into_iter().map(row).collect_view()}</ul> }.into_any()
}

fn ways(desk: Desk, enemy: EnemyId) -> AnyView {
    let all = desk.session.glance(|state| runner::another_way(state, enemy));
    let row = move |one: AnotherTurn<Tie>| {
        let tie = one.what;
        let press = move || desk.does(Command::Board(BoardCommand::SettleTie(tie.clone())));
        let title = say(Line::new(keys::RUNNER_ANOTHER_WAY).with("way", one.name));
        view! { <li><RowButton title=title sub=say(one.about) lead=|| lead(Sign::Route) on_press=press /></li> }
    };
    all.into_iter().map(row).collect_view().into_any()
}

fn places(desk: Desk, enemy: EnemyId) -> AnyView {
    let here = desk.session.glance(|state| {
        let field = state.field();
        let key = field.and_then(|field| field.position(Who::Enemy(enemy)).map(|at| field.key(at)));
        key.map(|key| enemies::area(state, &key)).unwrap_or_default()
    });
    view! {
        <li>
            <RowButton
                title=say(Line::new(keys::RUNNER_STAY).with("area", here))
                lead=|| lead(Sign::Area)
                on_press=move || desk.moves(enemy, EnemyStep::Stays)
            />
        </li>
        <li>
            <RowButton
                title=say(keys::RUNNER_ANOTHER_AREA)
                sub=say(keys::RUNNER_ANOTHER_AREA_SUB)
                lead=|| lead(Sign::Movement)
                on_press=move || elsewhere::begin(desk, enemy)
            />
        </li>
    }
    .into_any()
}

fn behaviour(desk: Desk, enemy: EnemyId) -> AnyView {
    let now = desk.session.glance(|state| state.enemy(enemy).map(|enemy| enemies::behaviour(enemy.behaviour())));
    let sub = now.map(|now| say(Line::new(keys::RUNNER_BEHAVIOUR).with("behaviour", now))).unwrap_or_default();
    view! {
        <li>
            <RowButton
                title=say(keys::RUNNER_CHANGE_BEHAVIOUR)
                sub=sub
                lead=|| lead(Sign::Swap)
                on_press=move || desk.over.set(Some(Over::Behaviour(enemy)))
            />
        </li>
    }
    .into_any()
}

fn others(desk: Desk, enemy: EnemyId) -> AnyView {
    let all = desk.session.glance(|state| runner::waiting_for_turn(state, enemy));
    if all.is_empty() {
        return ().into_any();
    }
    let row = move |(id, name): (EnemyId, Line)| {
        let letters = desk.session.glance(|state| token::enemy(state, id));
        let lead = move || {
            view! { <span aria-hidden="true"><FoeToken letter=letters.clone() size=DiscSize::Small /></span> }
        };
        let press = move || {
            desk.say(|half| *half = Half { first: Some(id), ..Half::blank(half.standing) });
            desk.over.set(None);
        };
        view! { <li><RowButton title=say(name) lead=lead on_press=press /></li> }
    };
    view! {
        <h3>{say(keys::RUNNER_ANOTHER_FIRST)}</h3>
        <ul class="card rows">{all.into_iter().map(row).collect_view()}</ul>
    }
    .into_any()
}

fn pass(desk: Desk, enemy: EnemyId) -> AnyView {
    let press = move || desk.does(Command::Board(BoardCommand::PassCombat { enemy }));
    view! {
        <li>
            <RowButton
                title=say(keys::RUNNER_PASS)
                sub=say(keys::RUNNER_PASS_SUB)
                lead=|| lead(Sign::Close)
                on_press=press
            />
        </li>
    }
    .into_any()
}
