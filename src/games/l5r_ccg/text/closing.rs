//! The page that closes a game, as plain data: what is worth telling, for the screen, a text or a picture.

use super::{log, names, verdict};
use crate::games::l5r_ccg::event::Event;
use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::state::{End, State};
use crate::games::l5r_ccg::views::statistics::{Contest, duels};
use crate::games::l5r_ccg::views::story::{self, Course};
use crate::games::l5r_ccg::{Ccg, Table};
use crate::kernel::game::Game;
use crate::kernel::line::{Arg, Line};
use crate::words::l5r_ccg as keys;
use std::cmp::Reverse;

/// Moments that are told at most, besides the greatest gain and the greatest loss of Honor.
const MOMENTS: usize = 8;

/// A game in short.
#[derive(Clone, Debug, PartialEq)]
pub struct Closing {
    /// Who won, and how; how the table stands as long as it is open.
    pub verdict: Line,
    /// After how many turns.
    pub lead: Line,
    /// The players: the winner, the others by Family Honor, those who are out.
    pub rows: Vec<Row>,
    /// Where the game turned, in order.
    pub turning: Vec<Line>,
}

/// A player at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Whose.
    pub seat: SeatId,
    /// Of which clan.
    pub clan: Clan,
    /// What the player is called.
    pub name: Arg,
    /// Family Honor: at the start, gained, lost, at the end.
    pub honor: [i16; 4],
    /// Standing Provinces.
    pub provinces: usize,
    /// Rings in play.
    pub rings: usize,
    /// Personalities that died.
    pub dead: usize,
}

/// The game so far, or when it is over.
pub fn closing(table: &Table) -> Closing {
    let state = table.state();
    let story = story::view(table);
    let turns = i16::try_from(state.turn()).unwrap_or(i16::MAX);
    let mut rows: Vec<Row> = story.courses.iter().map(|course| row(state, course)).collect();
    rows.sort_by_key(|row| {
        let won = matches!(state.end(), Some(End::Won(seat, _)) if seat == row.seat);
        (!won, state.seat(row.seat).out.is_some(), Reverse(row.honor[3]))
    });
    Closing {
        verdict: verdict::end(state).unwrap_or_else(|| keys::CCG_STORY.into()),
        lead: Line::new(keys::CCG_CLOSING_TURNS).with("count", turns),
        rows,
        turning: turning(table, &story),
    }
}

fn row(state: &State, course: &Course) -> Row {
    let seat = state.seat(course.seat);
    let start = course.honor.first().copied().unwrap_or(seat.honor);
    Row {
        seat: course.seat,
        clan: seat.clan,
        name: names::player(state, course.seat),
        honor: [start, course.gained, course.lost, seat.honor],
        provinces: seat.standing(),
        rings: seat.rings.len(),
        dead: seat.dead.len(),
    }
}

/// Provinces that fell, Rings, duels, who went out, and the greatest gain and loss of Honor, each with its turn.
fn turning(table: &Table, story: &story::View) -> Vec<Line> {
    let mut state = table.state_at(0);
    let (mut fought, mut points) = (duels(table).into_iter(), story.points.iter());
    let (gain, loss) = extremes(story);
    let (mut moments, mut swings) = (Vec::new(), Vec::new());
    let events = table.entries()[..table.cursor()].iter().flat_map(|entry| &entry.events);
    for (at, event) in events.enumerate() {
        Ccg::apply(&mut state, event);
        let told = || log::everything(&state, std::slice::from_ref(event)).into_iter().next();
        match event {
            Event::HonorChanged { .. } => {
                let told = |point: &&story::Point| [gain, loss].iter().flatten().any(|one| std::ptr::eq(*one, *point));
                let point = points.next().filter(told);
                swings.extend(point.map(|point| (at, in_turn(point.turn, point.line.clone()))));
            }
            Event::DuelEnded { .. } => {
                let contest = fought.next();
                moments.extend(told().map(|line| (at, in_turn(state.turn(), with_odds(line, contest)))));
            }
            Event::ProvinceFell { .. } | Event::RingEntered { .. } | Event::WentOut { .. } => {
                moments.extend(told().map(|line| (at, in_turn(state.turn(), line))));
            }
            _ => {}
        }
    }
    let early = moments.len().saturating_sub(MOMENTS);
    let mut all: Vec<(usize, Line)> = moments.into_iter().skip(early).chain(swings).collect();
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, line)| line).collect()
}

/// The greatest gain and the greatest loss of Honor, the first of several.
fn extremes(story: &story::View) -> (Option<&story::Point>, Option<&story::Point>) {
    let gains = story.points.iter().filter(|point| point.by > 0);
    let losses = story.points.iter().filter(|point| point.by < 0);
    (gains.min_by_key(|point| Reverse(point.by)), losses.min_by_key(|point| point.by))
}

fn in_turn(turn: u16, what: Line) -> Line {
    let turn = i16::try_from(turn).unwrap_or(i16::MAX);
    Line::new(keys::CCG_CLOSING_MOMENT).with("turn", turn).with("what", what)
}

/// A duel, with what its winner had been told before it.
fn with_odds(line: Line, contest: Option<Contest>) -> Line {
    let Some(told) = contest.and_then(|contest| contest.told) else { return line };
    let percent = i16::try_from((told + 5) / 10).unwrap_or(100);
    Line::new(keys::CCG_CLOSING_ODDS).with("what", line).with("percent", percent)
}

/// A player's line of the final table.
pub fn row_line(row: &Row) -> Line {
    let [start, gained, lost, now] = row.honor;
    Line::new(keys::CCG_CLOSING_ROW)
        .with("player", row.name.clone())
        .with("honor", now)
        .with("start", start)
        .with("gained", Arg::Signed(gained.into()))
        .with("lost", Arg::Signed(lost.into()))
        .with("provinces", row.provinces)
        .with("rings", row.rings)
        .with("dead", row.dead)
}

/// Everything as a text to share, line by line; an empty line parts what belongs apart.
pub fn text(closing: &Closing, say: impl Fn(&Line) -> String) -> String {
    let by_app = Line::new(keys::CLOSING_BY_APP).with("game", keys::GAME_CCG).with("app", keys::CLOSING_APP);
    let parts = [
        vec![say(&closing.verdict), say(&closing.lead)],
        closing.rows.iter().map(|row| say(&row_line(row))).collect(),
        closing.turning.iter().map(&say).collect(),
        vec![say(&by_app)],
    ];
    parts.iter().filter(|part| !part.is_empty()).map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n")
}
