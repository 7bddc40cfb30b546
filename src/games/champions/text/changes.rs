//! What an entry changed on gauges, and how that is said.

use super::names;
use crate::games::champions::event::{Cause, Event};
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::kernel::line::{Arg, Line};
use crate::words::keys;

/// A gauge's change over a whole entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Whose.
    pub who: Who,
    /// Which gauge.
    pub gauge: Gauge,
    /// Before the entry.
    pub from: i16,
    /// After it.
    pub to: i16,
    /// Why it changed first.
    pub cause: Cause,
}

/// The changes of each gauge, folded into one from first to last; what ends where it began is left out.
pub fn changes(events: &[Event]) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for event in events {
        let &Event::Changed { who, gauge, from, to, cause } = event else { continue };
        match changes.iter_mut().find(|change| change.who == who && change.gauge == gauge) {
            Some(change) => change.to = to,
            None => changes.push(Change { who, gauge, from, to, cause }),
        }
    }
    changes.retain(|change| change.from != change.to);
    changes
}

/// A line, and behind it how far these events move the players' Honor, where they do.
pub fn with_honor(line: Line, events: &[Event]) -> Line {
    let honor = changes(events).into_iter().filter(|change| change.gauge == Gauge::Honor);
    match honor.map(|change| i32::from(change.to - change.from)).sum() {
        0 => line,
        by => Line::new(keys::SAID_AND_HONOR).with("line", line).with("by", Arg::Signed(by.into())),
    }
}

/// What an entry says that does nothing but change gauges.
pub(super) fn headline(state: &State, changes: &[Change]) -> (Option<Who>, Line) {
    let Some(change) = changes.first() else { return (None, keys::LOG_NOTHING.into()) };
    let line = Line::new(keys::LOG_CHANGE)
        .with("name", names::who(state, change.who))
        .with("gauge", names::gauge(change.gauge))
        .with("change", Arg::Signed((change.to - change.from).into()));
    (Some(change.who), line)
}

/// A change with its owner: "Matsu Tsuko: Life 4 to 3".
pub fn change_line(state: &State, change: &Change) -> Line {
    Line::new(keys::LOG_CHANGE_OF)
        .with("name", names::who(state, change.who))
        .with("gauge", names::gauge(change.gauge))
        .with("from", change.from)
        .with("to", change.to)
}
