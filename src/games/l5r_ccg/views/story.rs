//! Honor, point by point: every player's line over the turns, what happened on the way, and each gain and loss with its
//! reason.

use crate::games::l5r_ccg::event::Event;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::log::everything;
use crate::games::l5r_ccg::{Ccg, Table};
use crate::kernel::game::Game;
use crate::kernel::line::Line;

/// What marks a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// A battle was resolved.
    Battle,
    /// A duel was fought.
    Duel,
    /// A lobbying came to its end.
    Lobbying,
}

/// One gain or loss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// In which turn; 0 before the first.
    pub turn: u16,
    /// Whose.
    pub seat: SeatId,
    /// By how much.
    pub by: i16,
    /// Its sentence in the log.
    pub line: Line,
}

/// A player's Honor from the start to now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Whose.
    pub seat: SeatId,
    /// Honor at the start, then at the end of each turn, then now.
    pub honor: Vec<i16>,
    /// Everything gained.
    pub gained: i16,
    /// Everything lost, 0 or below.
    pub lost: i16,
}

/// How Honor went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The players, clockwise.
    pub courses: Vec<Course>,
    /// What happened, by turn, in order.
    pub marks: Vec<(u16, Marked)>,
    /// Every gain and loss, in order.
    pub points: Vec<Point>,
    /// The turn now.
    pub turn: u16,
}

/// How Honor went at a table.
pub fn view(table: &Table) -> View {
    let mut state = table.state_at(0);
    let mut courses: Vec<Course> = state.all().map(|seat| begun(&state, seat)).collect();
    let (mut marks, mut points) = (Vec::new(), Vec::new());
    for event in table.entries()[..table.cursor()].iter().flat_map(|entry| &entry.events) {
        Ccg::apply(&mut state, event);
        if matches!(event, Event::TurnEnded { .. }) {
            courses.iter_mut().for_each(|course| course.honor.push(state.seat(course.seat).honor));
        }
        marks.extend(marked(event).map(|mark| (state.turn(), mark)));
        if let Event::HonorChanged { seat, by, .. } = event {
            points.extend(point(&state, event, *seat, *by));
            if let Some(course) = courses.get_mut(seat.index()) {
                course.gained += (*by).max(0);
                course.lost += (*by).min(0);
            }
        }
    }
    courses.iter_mut().for_each(|course| course.honor.push(state.seat(course.seat).honor));
    View { courses, marks, points, turn: state.turn() }
}

fn marked(event: &Event) -> Option<Marked> {
    let all = [
        (matches!(event, Event::BattleEnded { .. }), Marked::Battle),
        (matches!(event, Event::DuelEnded { .. }), Marked::Duel),
        (matches!(event, Event::LobbyEnded { .. }), Marked::Lobbying),
    ];
    all.into_iter().find(|(is, _)| *is).map(|(_, mark)| mark)
}

fn begun(state: &State, seat: SeatId) -> Course {
    Course { seat, honor: vec![state.seat(seat).honor], gained: 0, lost: 0 }
}

fn point(after: &State, event: &Event, seat: SeatId, by: i16) -> Option<Point> {
    let line = everything(after, std::slice::from_ref(event)).into_iter().next()?;
    Some(Point { turn: after.turn(), seat, by, line })
}
