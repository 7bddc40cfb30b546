//! The split solved: bars, what it is worth, the best answer, a map of all splits, one drawn for the holder.

use super::fight::Draft;
use super::words;
use crate::games::bushido::command::{Exchange, Outcome};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::rules::odds::harm::mean;
use crate::games::bushido::text::names;
use crate::games::bushido::views::odds::goals::Goal;
use crate::games::bushido::views::odds::split::{Bar, SplitView, split};
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::Icon;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::bushido::session::Session;
use crate::ui::later::after_paint;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::sync::Arc;

/// Who asks what to choose.
#[derive(Clone, Copy)]
pub struct Thinking {
    side: RwSignal<Option<Side>>,
    goal: RwSignal<Goal>,
    solved: RwSignal<Option<Arc<Solved>>>,
    drawn: RwSignal<Option<Split>>,
    guess: RwSignal<Option<usize>>,
    cell: RwSignal<Option<(usize, usize)>>,
}

/// A solved split, and of what.
struct Solved {
    view: SplitView,
    exchange: Exchange,
}

impl Thinking {
    /// Nobody asks.
    pub fn new() -> Self {
        Self {
            side: RwSignal::new(None),
            goal: RwSignal::new(Goal::Even),
            solved: RwSignal::new(None),
            drawn: RwSignal::new(None),
            guess: RwSignal::new(None),
            cell: RwSignal::new(None),
        }
    }

    /// A side asks.
    pub fn open(self, side: Side) {
        self.solved.set(None);
        self.drawn.set(None);
        self.guess.set(None);
        self.cell.set(None);
        self.side.set(Some(side));
    }
}

/// The sheet over the exchange.
pub fn think_sheet(session: Session, draft: Draft, thinking: Thinking) -> AnyView {
    let solve = move |goal: Goal| {
        let Some(exchange) = untrack(|| draft.exchange(Outcome::Apart)) else { return };
        after_paint(move || {
            if !session.is_open() {
                return;
            }
            let view = session.glance(|state| split(state, &exchange, goal));
            if let Ok(view) = view {
                thinking.solved.try_set(Some(Arc::new(Solved { view, exchange })));
            }
        });
    };
    Effect::new(move || {
        let (side, goal) = (thinking.side.get(), thinking.goal.get());
        if side.is_some() {
            solve(goal);
        }
    });
    let body = move || {
        let side = thinking.side.get()?;
        let solved = thinking.solved.get()?;
        Some(solution(session, thinking, side, &solved))
    };
    let goals: Vec<Segment> = Goal::ALL.iter().map(|goal| Segment::of(say(goal_name(*goal)))).collect();
    let goals = Signal::stored(goals);
    let chosen = move || Some(thinking.goal.get().index());
    view! {
        <Sheet
            open=Signal::derive(move || thinking.side.get().is_some())
            title=say(keys::BUSHIDO_SPLIT_TITLE)
            close_label=say(keys::CLOSE)
            on_close=move || thinking.side.set(None)
        >
            <div class="bu stack">
                {body}
                <Segmented
                    label=say(keys::BUSHIDO_GOAL)
                    answers=goals
                    chosen=Signal::derive(chosen)
                    look=SegmentedLook::Wraps
                    on_choose=move |at: usize| {
                        if let Some(goal) = Goal::ALL.get(at) {
                            thinking.goal.set(*goal);
                        }
                    }
                />
            </div>
        </Sheet>
    }
    .into_any()
}

const fn goal_name(goal: Goal) -> Key {
    match goal {
        Goal::Even => keys::BUSHIDO_GOAL_EVEN,
        Goal::Hurt => keys::BUSHIDO_GOAL_HURT,
        Goal::Survive => keys::BUSHIDO_GOAL_SURVIVE,
        Goal::Hold => keys::BUSHIDO_GOAL_HOLD,
    }
}

/// A value as a side sees it.
fn seen(side: Side, value: f64) -> f64 {
    match side {
        Side::Active => value,
        Side::Other => -value,
    }
}

fn solution(session: Session, thinking: Thinking, side: Side, solved: &Arc<Solved>) -> AnyView {
    let view = &solved.view;
    let name = |side: Side| session.glance(|state| names::model(state, *solved.exchange.models.of(side)));
    let (own, other) = (name(side), name(side.opponent()));
    let mixed = say(Line::new(keys::BUSHIDO_MIX_OF).with("name", own.clone()));
    let answer = say(Line::new(keys::BUSHIDO_BEST_ANSWER).with("name", other.clone()));
    let often = view.bars.of(side.opponent()).iter().filter(|bar| bar.often > 0.0).copied().collect::<Vec<_>>();
    let boost = (side == Side::Active).then(|| boost(session, thinking, solved)).flatten();
    view! {
        <section class="card pad stack">
            <h3>{mixed}</h3>
            {bars(view.bars.of(side), Look::Own)}
        </section>
        {worth(thinking.goal.get_untracked(), seen(side, view.value), (&own, &other))}
        <section class="card pad stack">
            <h3>{answer}</h3>
            {bars(&often, Look::Others)}
        </section>
        {guess(thinking, side, solved, &other)}
        {boost}
        {map(thinking, side, solved, (own.clone(), other))}
        {draw(thinking, side, solved, &own)}
    }
    .into_any()
}

/// Whose bars they are: the other's are hatched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Own,
    Others,
}

fn bars(bars: &[Bar], look: Look) -> AnyView {
    let row = |bar: &Bar| {
        let never = bar.often <= 0.0;
        let often = if never {
            say(keys::BUSHIDO_NEVER)
        } else {
            say(Line::new(keys::BUSHIDO_PERCENT).with("percent", words::percent(bar.often)))
        };
        let ears = Line::new(keys::BUSHIDO_BAR_EARS).with("split", words::split_ears(bar.split));
        let spoken = say(ears.with("often", often.clone()));
        let width = format!("{:.1}%", bar.often * 100.0);
        view! {
            <li class="mix" class:never=never>
                <span class="vh">{spoken}</span>
                <span class="mdice" aria-hidden="true">{dice(bar.split)} " " {words::split(bar.split)}</span>
                <span class="mbar" class:hatched=look == Look::Others aria-hidden="true">
                    <i style:width=width></i>
                </span>
                <b aria-hidden="true">{often.clone()}</b>
            </li>
        }
    };
    view! { <ul class="mixs">{bars.iter().map(row).collect_view()}</ul> }.into_any()
}

/// A split as dice: a blade for Attack, a helmet for Defence.
fn dice(split: Split) -> AnyView {
    let signs = std::iter::repeat_n((Sign::Offensive, true), split.attack)
        .chain(std::iter::repeat_n((Sign::Defensive, false), split.defence));
    let one = |(sign, attack): (Sign, bool)| view! { <i class="sd" class:atk=attack><Icon sign=sign /></i> };
    view! { <span class="sds">{signs.map(one).collect_view()}</span> }.into_any()
}

/// What it is worth at least, on a scale between both.
fn worth(goal: Goal, value: f64, (own, other): (&str, &str)) -> AnyView {
    let (wound, kill) = goal.counts();
    let line = Line::new(keys::BUSHIDO_WORTH)
        .with("value", words::value(value))
        .with("name", other)
        .with("wound", format!("{wound}"))
        .with("kill", format!("{kill}"));
    let share = (value / 4.0).clamp(-1.0, 1.0) * 50.0;
    let (left, width) = if share < 0.0 { (50.0 + share, -share) } else { (50.0, share) };
    view! {
        <section class="card pad stack">
            <p class="rowx"><b class="bigvalue">{words::value(value)}</b> <span>{say(line)}</span></p>
            <div class="axis" aria-hidden="true">
                <i style:left=format!("{left:.1}%") style:width=format!("{width:.1}%")></i>
            </div>
            <p class="rowx apart sub2" aria-hidden="true">
                <span>{other.to_owned()}</span>
                <span>{say(keys::BUSHIDO_EVEN)}</span>
                <span>{own.to_owned()}</span>
            </p>
        </section>
    }
    .into_any()
}

/// Against a guess: what the other tends to do, and the best answer to it.
fn guess(thinking: Thinking, side: Side, solved: &Arc<Solved>, other: &str) -> AnyView {
    let theirs: Vec<Bar> = solved.view.bars.of(side.opponent()).clone();
    let answers: Vec<Segment> =
        theirs.iter().map(|bar| Segment::of(words::split(bar.split)).with_ears(words::split_ears(bar.split))).collect();
    let title = say(Line::new(keys::BUSHIDO_GUESS_TITLE).with("name", other));
    let (solved, other) = (Arc::clone(solved), other.to_owned());
    let told = move || {
        let bar = theirs.get(thinking.guess.get()?)?;
        let sure = [Bar { split: bar.split, often: 1.0 }];
        let answer = solved.view.answer(side, &sure);
        let line = Line::new(keys::BUSHIDO_GUESS)
            .with("name", other.clone())
            .with("split", words::split(bar.split))
            .with("best", answer.best.first().map(|best| words::split(*best)).unwrap_or_default());
        Some(say(line.with("value", words::value(seen(side, answer.value)))))
    };
    view! {
        <section class="card pad stack">
            <h3>{title.clone()}</h3>
            <Segmented
                label=title
                answers=Signal::stored(answers)
                chosen=thinking.guess
                look=SegmentedLook::Lines
                on_choose=move |at: usize| thinking.guess.set(Some(at))
            />
            <p role="status">{told}</p>
        </section>
    }
    .into_any()
}

/// What one more Boost would be worth.
fn boost(session: Session, thinking: Thinking, solved: &Arc<Solved>) -> Option<AnyView> {
    let goal = thinking.goal.get_untracked();
    let more = session.glance(|state| solved.view.one_more_boost(state, &solved.exchange, goal))?;
    let line = Line::new(keys::BUSHIDO_ONE_BOOST).with("value", words::value(more));
    Some(view! { <p class="card pad">{say(line)}</p> }.into_any())
}

/// Every split against every split; the pressed cell says more.
fn map(thinking: Thinking, side: Side, solved: &Arc<Solved>, (own, other): (String, String)) -> AnyView {
    let matrix = &solved.view.matrix;
    let (rows, columns) = (matrix.splits.of(side).clone(), matrix.splits.of(side.opponent()).clone());
    let value = {
        let solved = Arc::clone(solved);
        move |row: usize, column: usize| {
            let values = &solved.view.matrix.values;
            seen(
                side,
                match side {
                    Side::Active => values[row][column],
                    Side::Other => values[column][row],
                },
            )
        }
    };
    let most = matrix.values.iter().flatten().fold(0.1_f64, |most, one| most.max(one.abs()));
    let head = columns.iter().map(|split| view! { <th scope="col">{words::split(*split)}</th> }).collect_view();
    let body = rows.iter().enumerate().map(|(row, split)| {
        let cells = (0..columns.len()).map(|column| {
            let worth = value(row, column);
            let line = Line::new(keys::BUSHIDO_CELL)
                .with("row", words::split(*split))
                .with("column", words::split(columns[column]))
                .with("value", words::value(worth));
            let shade = format!("{:.2}", (worth.abs() / most).clamp(0.0, 1.0));
            let press = move |_| thinking.cell.set(Some((row, column)));
            view! {
                <td>
                    <button
                        type="button"
                        class="heat"
                        class:minus=worth < 0.0
                        style=("--heat", shade)
                        aria-label=say(line)
                        on:click=press
                    >
                        {words::value(worth)}
                    </button>
                </td>
            }
        });
        view! { <tr><th scope="row">{words::split(*split)}</th> {cells.collect_view()}</tr> }
    });
    let body = body.collect_view();
    let detail = {
        let solved = Arc::clone(solved);
        move || thinking.cell.get().and_then(|at| cell(side, &solved, at))
    };
    let caption = say(Line::new(keys::BUSHIDO_MAP_CAPTION).with("name", own).with("other", other));
    view! {
        <details class="card pad">
            <summary>{say(keys::BUSHIDO_ALL_SPLITS)}</summary>
            <p role="status">{detail}</p>
            <div class="scroll" tabindex="0" role="region" aria-label=caption.clone()>
                <table class="heatmap">
                    <caption class="sub2">{caption.clone()}</caption>
                    <thead><tr><td></td> {head}</tr></thead>
                    <tbody>{body}</tbody>
                </table>
            </div>
        </details>
    }
    .into_any()
}

fn cell(side: Side, solved: &Solved, (row, column): (usize, usize)) -> Option<String> {
    let splits = &solved.view.matrix.splits;
    let own = *splits.of(side).get(row)?;
    let theirs = *splits.of(side.opponent()).get(column)?;
    let both = match side {
        Side::Active => Sides { active: own, other: theirs },
        Side::Other => Sides { active: theirs, other: own },
    };
    let odds = solved.view.cell(&both);
    let (dealt, taken) = (odds.marked.of(side.opponent()), odds.marked.of(side));
    let line = Line::new(keys::BUSHIDO_CELL_DETAIL)
        .with("dealt", format!("{:.2}", mean(dealt)))
        .with("taken", format!("{:.2}", mean(taken)));
    let last = |marked: &[f64]| words::percent(marked.last().copied().unwrap_or(0.0));
    Some(say(line.with("kill", last(dealt)).with("death", last(taken))))
}

/// One drawn from the mixture, shown to whoever holds the phone; no log says it.
fn draw(thinking: Thinking, side: Side, solved: &Arc<Solved>, own: &str) -> AnyView {
    let solved = Arc::clone(solved);
    let press = move || {
        // The upper 32 bits are more than any bar can show.
        let number = f64::from(u32::try_from(keeper::random() >> 32).unwrap_or(0)) / f64::from(u32::MAX);
        thinking.drawn.set(solved.view.draw(side, number));
    };
    let told = move || {
        thinking.drawn.get().map(|split| say(Line::new(keys::BUSHIDO_DRAWN_SPLIT).with("split", words::split(split))))
    };
    let second = say(Line::new(keys::BUSHIDO_DRAW_SUB).with("name", own));
    view! {
        <Button kind=ButtonKind::Act label=say(keys::BUSHIDO_DRAW_ONE) second=second on_press=press />
        <p class="drawn"><b>{told}</b></p>
    }
    .into_any()
}
