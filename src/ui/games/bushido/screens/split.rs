//! The split solved: bars, what it is worth, the best answer, a map of all splits, one drawn for the holder.

mod guess;
mod map;
mod more;

use super::fight::Draft;
use super::words;
use crate::games::bushido::command::{Exchange, Outcome};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::model::split::Split;
use crate::games::bushido::text::names;
use crate::games::bushido::views::odds::goals::{Counts, Goal};
use crate::games::bushido::views::odds::split::{Bar, SplitView, split};
use crate::games::bushido::views::rulings::{OF_EXCHANGES, otherwise};
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::Icon;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::games::bushido::session::Session;
use crate::ui::later::after_paint;
use crate::ui::measure::measured;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
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
    /// How often the other is guessed to choose each of its splits.
    guess: RwSignal<Vec<u32>>,
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
            guess: RwSignal::new(Vec::new()),
            cell: RwSignal::new(None),
        }
    }

    /// A side asks.
    pub fn open(self, side: Side) {
        self.solved.set(None);
        self.drawn.set(None);
        self.guess.set(Vec::new());
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
            let view = measured("split", || session.glance(|state| split(state, &exchange, goal)));
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
        <SheetOver over=thinking.side title=say(keys::BUSHIDO_SPLIT_TITLE)>
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
        </SheetOver>
    }
    .into_any()
}

/// What a goal is called.
pub const fn goal_name(goal: Goal) -> Key {
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
    view! {
        <section class="card pad stack">
            <h3>{mixed}</h3>
            {bars(view.bars.of(side), Look::Own)}
        </section>
        {worth(thinking.goal.get_untracked(), seen(side, view.value), (&own, &other))}
        {words::rulings(&session.glance(|state| otherwise(state, OF_EXCHANGES)))}
        <section class="card pad stack">
            <h3>{answer}</h3>
            {bars(&often, Look::Others)}
        </section>
        {draw(thinking, side, solved, &own)}
        {more::more(session, thinking, side, solved)}
        {guess::guess(session, thinking, side, solved, &other)}
        {map::map(thinking, side, solved, (own.clone(), other))}
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
    let Counts { wound, kill, special } = goal.counts();
    let line = Line::new(keys::BUSHIDO_WORTH)
        .with("name", other)
        .with("wound", format!("{wound}"))
        .with("kill", format!("{kill}"))
        .with("special", format!("{special}"));
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

/// A number from 0 to 1 by chance, for a draw that no log says.
pub fn keeper_share() -> f64 {
    // The upper 32 bits are more than any bar can show.
    f64::from(u32::try_from(keeper::random() >> 32).unwrap_or(0)) / f64::from(u32::MAX)
}

/// One drawn from the mixture, shown to whoever holds the phone; no log says it.
fn draw(thinking: Thinking, side: Side, solved: &Arc<Solved>, own: &str) -> AnyView {
    let solved = Arc::clone(solved);
    let press = move || thinking.drawn.set(solved.view.draw(side, keeper_share()));
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
