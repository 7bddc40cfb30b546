//! What could happen? The best maneuvers of both sides by open cards only, what falls and who dies, and what the attack is
//! after as three sliders.

use super::parts::{answers, slider};
use super::plan_units::units;
use super::text::{card, number, player, province};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::model::player::CardId;
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::maneuver::{Plan as Best, Question, Search, Stage, Weights};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::names;
use crate::games::l5r_ccg::views::maneuvers::{Plan, mover, plan, stage_of};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::{Session, session};
use crate::ui::later::soon;
use crate::ui::measure::measured;
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// Steps of the search between two looks at the screen.
const BEAT: u64 = 100_000;

/// The sides in the order of the answers.
const SIDES: [Side; 2] = [Side::Attack, Side::Defense];

/// How far the search is.
#[derive(Clone, Debug, PartialEq)]
enum Found {
    /// It runs, the how-manieth, and how far it is in percent.
    Runs(u32, u8),
    /// It was stopped.
    Stopped,
    /// It is done.
    Best(Best),
    /// There are too many ways.
    TooLarge,
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let weights = [RwSignal::new(10_i64), RwSignal::new(1), RwSignal::new(1)];
    // Asked for whoever sends now, unless the other side is looked at.
    let both = session.part(|table| {
        let (state, usual) = (table.state(), Weights { province: 10, card: 1, honor: 1, all: 0 });
        let asked = |side: Side| stage_of(state, side).map(|stage| plan(state, usual, stage));
        (mover(state), SIDES.map(asked))
    });
    let side = RwSignal::new(both.with_untracked(|(mover, _)| mover.map(|side| usize::from(side == Side::Defense))));
    let asked = Memo::new(move |_| both.with(|(_, both)| both[side.get().unwrap_or(0).min(1)].clone()));
    let (found, left_out) = (RwSignal::new(Found::Stopped), RwSignal::new(BTreeSet::new()));
    let again = RwSignal::new(());
    let question = Memo::new(move |_| match asked.get() {
        Some(Ok(plan)) => {
            let [province, card, honor] = weights.map(|weight| weight.get());
            let weights = Weights { province, card, honor, all: 0 };
            let plan = Plan { question: Question { weights, ..plan.question }, ..plan };
            Some(left_out.with(|out| plan.without(out)))
        }
        _ => None,
    });
    Effect::new(move |run: Option<u32>| {
        again.track();
        let run = run.unwrap_or(0) + 1;
        if let Some(plan) = question.get() {
            begin(found, run, &plan.question);
        }
        run
    });
    // The running search tells its progress by itself: the rest is drawn anew only when something else is found.
    let found_now = Memo::new(move |_| match found.get() {
        Found::Runs(run, _) => Found::Runs(run, 0),
        other => other,
    });
    let body = move || match asked.get() {
        None => view! { <p>{say(keys::CCG_PLAN_NONE)}</p> }.into_any(),
        Some(Err(id)) => {
            let name = id.map_or_else(String::new, |id| session.glance(|state| card(state, id)));
            view! { <p>{say(Line::new(keys::CCG_ENTER_CARD).with("card", name))}</p> }.into_any()
        }
        Some(Ok(_)) => match (found_now.get(), question.get()) {
            (Found::Best(best), Some(plan)) => session.glance(|state| shown(state, &plan, &best)),
            (Found::TooLarge, Some(plan)) => view! { <p class="bad">{say(too_large(&plan))}</p> }.into_any(),
            (Found::Stopped, _) => stopped(again),
            (Found::Runs(..), _) | (Found::Best(_) | Found::TooLarge, None) => running(found),
        },
    };
    let too_many = Signal::derive(move || found_now.get() == Found::TooLarge);
    let ink = move || match (found_now.get(), question.get()) {
        (Found::Best(best), Some(plan)) => assign(session, &plan, &best),
        _ => ().into_any(),
    };
    let any = Memo::new(move |_| asked.with(Option::is_some));
    let who = move || {
        let words = || session.glance(|state| SIDES.map(|side| of_side(state, side)).to_vec());
        any.get().then(|| answers(say(keys::CCG_PLAN_WHO), words(), side))
    };
    view! {
        <div class="screen one ccg">
            <Head
                title=say(keys::CCG_PLAN)
                subtitle=say(keys::CCG_PLAN_SUB)
                back=session.href(TablePage::Attack)
                back_label=say(keys::CCG_BACK_ATTACK)
                back_sign=Sign::Close
            />
            <main class="body">
                {who} {body} {units(session, asked, left_out, too_many)} {sliders(weights)}
            </main>
            <Dock><UndoTool /> {ink}</Dock>
        </div>
    }
    .into_any()
}

/// What a Province, a card and Honor are worth.
fn sliders(weights: [RwSignal<i64>; 3]) -> AnyView {
    let labels = [keys::CCG_WEIGHT_PROVINCE, keys::CCG_WEIGHT_CARD, keys::CCG_WEIGHT_HONOR];
    let weigh = |(key, weight): (Key, RwSignal<i64>)| {
        let value = Signal::derive(move || i32::try_from(weight.get()).unwrap_or(0));
        slider(say(key), value, (0, 20, 1), move |to| weight.set(to.into()))
    };
    let sliders = labels.into_iter().zip(weights).map(weigh);
    view! { <section class="card pad"><div class="sliders">{sliders.collect_view()}</div></section> }.into_any()
}

/// It was stopped, and can be begun again.
fn stopped(again: RwSignal<()>) -> AnyView {
    view! {
        <div class="rowx apart">
            <p role="status">{say(keys::CCG_PLAN_STOPPED)}</p>
            <Button label=say(keys::CCG_PLAN_AGAIN) on_press=move || again.set(()) />
        </div>
    }
    .into_any()
}

/// Searches in beats, so that the screen stays alive; a newer run or Stop ends it.
fn begin(found: RwSignal<Found>, run: u32, question: &Question) {
    match Search::new(question) {
        Err(_) => found.set(Found::TooLarge),
        Ok(search) => {
            found.set(Found::Runs(run, 0));
            go_on(found, run, search);
        }
    }
}

fn go_on(found: RwSignal<Found>, run: u32, mut search: Search) {
    soon(move || {
        // The screen may be left by then, or another question asked.
        if !matches!(found.try_get_untracked(), Some(Found::Runs(now, _)) if now == run) {
            return;
        }
        match measured("plan", || search.advance(BEAT)) {
            Some(best) => _ = found.try_set(Found::Best(best)),
            None => {
                found.try_set(Found::Runs(run, search.percent()));
                go_on(found, run, search);
            }
        }
    });
}

fn running(found: RwSignal<Found>) -> AnyView {
    let percent = move || match found.get() {
        Found::Runs(_, percent) => say(Line::new(keys::CCG_PLAN_PERCENT).with("percent", percent)),
        Found::Stopped | Found::Best(_) | Found::TooLarge => String::new(),
    };
    view! {
        <div class="rowx apart">
            <p role="status">{say(keys::CCG_PLAN_RUNS)}</p>
            <p>{percent}</p>
            <Button label=say(keys::CCG_STOP) on_press=move || found.set(Found::Stopped) />
        </div>
    }
    .into_any()
}

/// How many units could go to how many Provinces, which are too many ways.
fn too_large(plan: &Plan) -> Line {
    let (units, provinces) = (plan.units.len(), plan.provinces.len());
    Line::new(keys::CCG_PLAN_LARGE).with("units", units).with("provinces", provinces)
}

/// What falls, who dies, and who goes where.
fn shown(state: &State, plan: &Plan, best: &Best) -> AnyView {
    let falls: Vec<String> = best
        .ends
        .iter()
        .enumerate()
        .filter(|(_, end)| end.destroyed)
        .map(|(at, _)| province(plan.provinces[at]))
        .collect();
    let title = say(Line::new(keys::CCG_PLAN_FALLS).with("count", falls.len()).with("which", falls.join(", ")));
    let (cards, honor) = best.ends.iter().fold((0, 0), |(cards, honor), end| (cards + end.cards, honor + end.honor));
    let sum = Line::new(keys::CCG_PLAN_VALUE)
        .with("cards", number(cards))
        .with("honor", number(honor))
        .with("value", number(best.value));
    let field = |(at, end): (usize, &crate::games::l5r_ccg::rules::maneuver::End)| {
        let there = |side: Side| {
            let all = plan.question.units.iter().zip(&best.line).zip(&plan.units);
            let own = all.filter(move |((unit, place), _)| unit.side == side && **place == Some(at));
            own.map(|((unit, _), id)| unit_line(state, *id, side, unit.force)).collect_view()
        };
        let word = say(if end.destroyed { keys::CCG_PROVINCE_FALLS } else { keys::CCG_PROVINCE_STANDS });
        view! {
            <section class="card field" aria-label=province(plan.provinces[at])>
                {there(Side::Attack)}
                <p class="mid">
                    <b>{province(plan.provinces[at])}</b>
                    " "
                    <small>{word} " · " {say(names::outcome(end.outcome))}</small>
                </p>
                {there(Side::Defense)}
            </section>
        }
    };
    let home = plan.units.iter().zip(&best.line).filter(|(_, place)| place.is_none());
    let home: Vec<String> = home.map(|(id, _)| card(state, *id)).collect();
    let home = (!home.is_empty()).then(|| {
        view! { <p>{say(Line::new(keys::CCG_PLAN_HOME).with("cards", home.join(", ")))}</p> }
    });
    view! {
        <section class="card pad stack">
            <h2>{title}</h2>
            <p>{say(sum)}</p>
            <p class="sub2">{who_moves(state, plan.question.stage)}</p>
        </section>
        <div class="fields">{best.ends.iter().enumerate().map(field).collect_view()}</div>
        {home}
    }
    .into_any()
}

fn unit_line(state: &State, id: CardId, side: Side, force: i64) -> AnyView {
    let class = match side {
        Side::Attack => "u a",
        Side::Defense => "u d",
    };
    view! { <p class=class><span>{card(state, id)}</span> <b>{number(force)}</b></p> }.into_any()
}

fn decides(stage: Stage) -> Side {
    match stage {
        Stage::AttackInfantry | Stage::AttackCavalry => Side::Attack,
        Stage::DefenseInfantry | Stage::DefenseCavalry => Side::Defense,
    }
}

/// Whose units a side sends.
fn of_side(state: &State, side: Side) -> String {
    let seat = match side {
        Side::Attack => state.current(),
        Side::Defense => state.attack().map_or(state.current(), |attack| attack.defender),
    };
    player(state, seat)
}

fn who_moves(state: &State, stage: Stage) -> String {
    let word: Key = match stage {
        Stage::AttackInfantry | Stage::DefenseInfantry => keys::CCG_INFANTRY,
        Stage::AttackCavalry | Stage::DefenseCavalry => keys::CCG_CAVALRY,
    };
    format!("{}: {}", of_side(state, decides(stage)), say(word))
}

/// Sends the mover's units of this stage as the plan says.
fn assign(session: Session, plan: &Plan, best: &Best) -> AnyView {
    let side = decides(plan.question.stage);
    let sent = plan.to_send(best);
    if sent.is_empty() {
        return view! { <p class="inkless" role="status">{say(keys::CCG_PLAN_NOBODY)}</p> }.into_any();
    }
    let press = move || {
        for (unit, province) in &sent {
            session.dispatch(Command::Assign { unit: *unit, side, province: *province });
        }
        page::go(session.page(TablePage::Attack));
    };
    view! { <Button kind=ButtonKind::Act label=say(keys::CCG_PLAN_ASSIGN) on_press=press /> }.into_any()
}
