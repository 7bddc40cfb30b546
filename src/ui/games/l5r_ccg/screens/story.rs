//! Honor, point by point: one ink line a player, what happened on the way, every gain and loss of the chosen turn, and
//! how it ended; then all of it in short can be shared.

use super::closing;
use super::statistics::percent;
use super::text::{change, number, player, small};
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::views::statistics::{self, Contest};
use crate::games::l5r_ccg::views::story::{Course, Marked, View, view};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::head::Head;
use crate::ui::components::row::RowText;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::session;
use crate::ui::texts::say;
use crate::ui::widgets::sharing::paper_way;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The drawing's left and right edge, and where 40 and −20 lie in it.
const LEFT: i32 = 34;
const RIGHT: i32 = 330;
const TOP: i32 = 16;
const BOTTOM: i32 = 256;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let now = session.part(view);
    let fought = session.part(statistics::duels);
    let last = now.with_untracked(|view| view.turn);
    let turn = RwSignal::new(last);
    let step = move |by: i32| {
        turn.update(|turn| {
            let most = i32::from(now.with_untracked(|view| view.turn));
            *turn = u16::try_from((i32::from(*turn) + by).clamp(0, most)).unwrap_or(0);
        });
    };
    let title = move || match turn.get() {
        0 => say(keys::CCG_BEFORE_FIRST),
        turn => say(Line::new(keys::CCG_TURN).with("turn", i16::try_from(turn).unwrap_or(i16::MAX))),
    };
    let lines = move || now.with(|view| session.glance(|state| points(state, view, turn.get())));
    let drawn = move || now.with(|view| session.glance(|state| chart(state, view, turn)));
    let sums = move || now.with(|view| session.glance(|state| table(state, &view.courses)));
    let end = closing::end(session);
    view! {
        <div class="screen one ccg">
            <Head
                title=say(keys::CCG_STORY)
                subtitle=say(keys::CCG_STORY_SUB)
                back=session.href(TablePage::Table)
                back_label=say(keys::CCG_BACK_TABLE)
                trailing=paper_way
            />
            <main class="body">
                {closing::ended(session, end)}
                <section class="card pad">{drawn} {move || now.with(|view| what_happened(view, turn))}</section>
                <section class="card pad stack">
                    <div class="rowx apart">
                        <h2>{title}</h2>
                        <span class="rowx">
                            <Button kind=ButtonKind::Round label=say(keys::CCG_TURN_BEFORE) sign=Sign::Back on_press=move || step(-1) />
                            <Button kind=ButtonKind::Round label=say(keys::CCG_TURN_AFTER) sign=Sign::Next on_press=move || step(1) />
                        </span>
                    </div>
                    {lines}
                </section>
                {sums} {move || fought.with(|all| session.glance(|state| duels(state, all)))}
            </main>
            {closing::dock(session, end)}
        </div>
    }
    .into_any()
}

/// The gains and losses of a turn.
fn points(state: &State, view: &View, turn: u16) -> AnyView {
    let own = view.points.iter().filter(|point| point.turn == turn);
    let rows: Vec<AnyView> = own
        .map(|point| {
            let (look, by) = (marks::mon(state, point.seat), change(point.by.into()));
            view! {
                <RowText
                    title=say(point.line.clone())
                    lead=move || look.clone().map(|look| view! { <crate::ui::components::mon::Mon look=look /> })
                    trailing=move || view! { <b>{by.clone()}</b> }
                />
            }
            .into_any()
        })
        .collect();
    if rows.is_empty() {
        return view! { <p class="sub2">{say(keys::CCG_NO_POINTS)}</p> }.into_any();
    }
    view! { <div class="rows">{rows}</div> }.into_any()
}

/// What marks the drawing, to be pressed: its turn opens below.
fn what_happened(view: &View, chosen: RwSignal<u16>) -> AnyView {
    let key = |(turn, what): &(u16, Marked)| {
        let (turn, what) = (*turn, *what);
        let pressed = Signal::derive(move || chosen.get() == turn);
        let ears = Line::new(keys::CCG_MARK).with("what", marked_name(what)).with("turn", small(turn.into()));
        view! {
            <Button
                label=turn.to_string()
                ears=say(ears)
                sign=marked_sign(what)
                pressed=pressed
                on_press=move || chosen.set(turn)
            />
        }
    };
    let mut marks = view.marks.clone();
    marks.dedup();
    view! {
        <div class="rowx wrap" role="group" aria-label=say(keys::CCG_MARKS) hidden=marks.is_empty()>
            {marks.iter().map(key).collect_view()}
        </div>
    }
    .into_any()
}

const fn marked_sign(what: Marked) -> Sign {
    match what {
        Marked::Battle => Sign::Melee,
        Marked::Duel => Sign::Duel,
        Marked::Lobbying => Sign::ImperialFavor,
    }
}

const fn marked_name(what: Marked) -> &'static str {
    match what {
        Marked::Battle => "battle",
        Marked::Duel => "duel",
        Marked::Lobbying => "lobbying",
    }
}

/// Where a turn lies from left to right.
fn along(turn: usize, turns: usize) -> i32 {
    let width = RIGHT - LEFT;
    let (turn, turns) = (i32::try_from(turn).unwrap_or(0), i32::try_from(turns.max(1)).unwrap_or(1));
    LEFT + width * turn / turns
}

/// Where Honor lies from top to bottom; beyond 40 and −20 a little room is left.
fn height(honor: i16) -> i32 {
    let honor = i32::from(honor).clamp(-24, 44);
    TOP + (40 - honor) * (BOTTOM - TOP) / 60
}

/// The lines of all players, told apart by weight and dash and named at the end.
fn chart(state: &State, view: &View, chosen: RwSignal<u16>) -> AnyView {
    let turns = view.courses.iter().map(|course| course.honor.len()).max().unwrap_or(2) - 1;
    let line = |(at, course): (usize, &Course)| {
        let points: Vec<String> = course
            .honor
            .iter()
            .enumerate()
            .map(|(turn, honor)| format!("{},{}", along(turn, turns), height(*honor)))
            .collect();
        let now = course.honor.last().copied().unwrap_or(0);
        let (right, up) = (along(course.honor.len() - 1, turns), height(now));
        let name = format!("{} {}", player(state, course.seat), number(now.into()));
        view! {
            <polyline class=format!("l{}", at % 4 + 1) points=points.join(" ") />
            <text class="nm" x=right - 4 y=up - 8 text-anchor="end">{name}</text>
        }
    };
    let mark = |(turn, what): &(u16, Marked)| {
        let turn = *turn;
        let sign = marked_sign(*what);
        let x = along(usize::from(turn), turns);
        view! { <use href=sign.href() x=x - 9 y=BOTTOM + 4 width="18" height="18" /> }
    };
    let cursor = move || {
        let x = along(usize::from(chosen.get()), turns);
        view! { <path class="cur" d=format!("M{x} {TOP}V{BOTTOM}") /> }
    };
    let grid = |honor: i16, class: &'static str| {
        let y = height(honor);
        view! {
            <path class=class d=format!("M{LEFT} {y}H{RIGHT}") />
            <text x=LEFT - 6 y=y + 5 text-anchor="end">{number(honor.into())}</text>
        }
    };
    let ears: Vec<String> = view.courses.iter().map(|course| told(state, course)).collect();
    view! {
        <svg class="chart" viewBox="0 0 340 292" role="img" aria-label=ears.join("; ")>
            {grid(40, "win")} {grid(20, "gr")} {grid(0, "gr")} {grid(-20, "fall")} {cursor}
            {view.courses.iter().enumerate().map(line).collect_view()} {view.marks.iter().map(mark).collect_view()}
        </svg>
    }
    .into_any()
}

fn told(state: &State, course: &Course) -> String {
    let line = Line::new(keys::CCG_COURSE_EARS).with("player", player(state, course.seat));
    let first = course.honor.first().copied().unwrap_or(0);
    say(line.with("from", first).with("to", course.honor.last().copied().unwrap_or(0)))
}

/// Start, gained, lost, now.
fn table(state: &State, courses: &[Course]) -> AnyView {
    let row = |course: &Course| {
        let cells = [
            number(course.honor.first().copied().unwrap_or(0).into()),
            change(course.gained.into()),
            change(course.lost.into()),
            number(course.honor.last().copied().unwrap_or(0).into()),
        ];
        view! {
            <tr>
                <th scope="row">{player(state, course.seat)}</th>
                {cells.map(|cell| view! { <td class="n">{cell}</td> })}
            </tr>
        }
    };
    let heads = [keys::CCG_SUM_START, keys::CCG_SUM_GAINED, keys::CCG_SUM_LOST, keys::CCG_SUM_NOW];
    view! {
        <section class="card pad">
            <table class="ccg-sum">
                <thead>
                    <tr>
                        <th scope="col">{say(keys::CCG_HONOR)}</th>
                        {heads.map(|key| view! { <th class="n" scope="col">{say(key)}</th> })}
                    </tr>
                </thead>
                <tbody>{courses.iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// The duels that were fought.
fn duels(state: &State, all: &[Contest]) -> Option<AnyView> {
    let row = |fought: &Contest| {
        let turn = say(Line::new(keys::CCG_TURN).with("turn", i16::try_from(fought.turn).unwrap_or(i16::MAX)));
        let named = |seat: SeatId| player(state, seat);
        let title = match fought.winner {
            Some(winner) => {
                let loser = if fought.sides.0 == winner { fought.sides.1 } else { fought.sides.0 };
                say(Line::new(keys::CCG_DUEL_WON).with("player", named(winner)).with("other", named(loser)))
            }
            None => say(keys::CCG_DUEL_TIED),
        };
        let told = fought.told.map(|told| say(Line::new(keys::CCG_WON_AT).with("percent", percent(told))));
        let sub = std::iter::once(turn).chain(told).collect::<Vec<_>>().join(" · ");
        view! { <RowText title=title sub=sub /> }
    };
    (!all.is_empty()).then(|| {
        view! { <h2>{say(keys::CCG_DUELS)}</h2> <div class="card rows">{all.iter().map(row).collect_view()}</div> }
            .into_any()
    })
}
