//! What an entry changed on gauges, and how that is said.

use super::names;
use crate::games::champions::event::{Cause, Event};
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::kernel::line::{Arg, Line};
use crate::words::champions as keys;

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

/// A line, and behind it how far these events move the players' Honor, Glory and Purity, where they do.
pub fn with_scores(line: Line, events: &[Event]) -> Line {
    let changes = changes(events);
    [Gauge::Honor, Gauge::Glory, Gauge::Purity].into_iter().fold(line, |line, gauge| {
        let moved = changes.iter().filter(|change| change.gauge == gauge);
        match moved.map(|change| i32::from(change.to - change.from)).sum() {
            0 => line,
            by => Line::new(keys::SAID_AND_SCORE)
                .with("line", line)
                .with("gauge", names::gauge(gauge))
                .with("by", Arg::Signed(by.into())),
        }
    })
}

/// The line of a Combat, and behind it the Enemies that fell with its events; `after` is the table after them. Any other
/// line stays as it is: where an Enemy falls otherwise, it says so itself.
pub fn with_eliminated(line: Line, after: &State, events: &[Event]) -> Line {
    if !events.iter().any(|event| matches!(event, Event::Fought { .. })) {
        return line;
    }
    let fell = events.iter().filter_map(|event| match event {
        Event::EnemyEliminated { enemy, .. } => Some(names::enemy(after, *enemy)),
        _ => None,
    });
    fell.fold(line, |line, name| {
        Line::new(keys::SAID_AND_FELL).with("line", line).with("name", name).with("status", keys::STATUS_ELIMINATED)
    })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::model::ids::ChampionId;
    use crate::games::champions::trial;
    use crate::words::{Language, Words};

    /// What is said of a step that moves these gauges from one number to another.
    fn said(moves: &[(ChampionId, Gauge, i16, i16)]) -> String {
        let moved = |&(champion, gauge, from, to)| Event::Changed {
            who: Who::Champion(champion),
            gauge,
            from,
            to,
            cause: Cause::ByHand,
        };
        let events: Vec<Event> = moves.iter().map(moved).collect();
        let line = Line::new(keys::COMBAT_BOTH_WOUNDS).with("dealt", 2_i16).with("taken", 1_i16);
        Words::new(Language::English).say(&with_scores(line, &events))
    }

    #[test]
    fn honor_that_moves_stands_behind_the_line() {
        let (first, second) = (ChampionId::First, ChampionId::Second);
        assert_eq!(said(&[(first, Gauge::Honor, 5, 6)]), "2 dealt, 1 taken, Honor +1");
        assert_eq!(said(&[(first, Gauge::Honor, 5, 3)]), "2 dealt, 1 taken, Honor −2");
        assert_eq!(said(&[(first, Gauge::Honor, 5, 3), (second, Gauge::Honor, 4, 5)]), "2 dealt, 1 taken, Honor −1");
    }

    #[test]
    fn glory_that_moves_stands_behind_the_honor() {
        let first = ChampionId::First;
        assert_eq!(said(&[(first, Gauge::Glory, 3, 5)]), "2 dealt, 1 taken, Glory +2");
        let both = [(first, Gauge::Glory, 3, 5), (first, Gauge::Honor, 4, 3)];
        assert_eq!(said(&both), "2 dealt, 1 taken, Honor −1, Glory +2");
        assert_eq!(said(&[(first, Gauge::Purity, 5, 4)]), "2 dealt, 1 taken, Purity −1");
    }

    #[test]
    fn an_enemy_that_falls_in_a_combat_is_named_behind_its_line() {
        let mut trial = trial::acting(&[0]);
        let enemy = trial.state().enemies().next().map(|(id, _)| id);
        let combat = Command::Combat(trial::told(trial.state(), enemy, (9, 0)));
        let events = trial.asks(&combat).unwrap();
        trial.does(combat);
        let words = Words::new(Language::English);
        let name = words.say(&names::enemy(trial.state(), enemy.unwrap()));
        let said = |events: &[Event]| {
            let line = Line::new(keys::COMBAT_BOTH_WOUNDS).with("dealt", 9_i16).with("taken", 0_i16);
            words.say(&with_eliminated(line, trial.state(), events))
        };
        assert_eq!(said(&events), format!("9 dealt, 0 taken, {name} Eliminated"));
        let fell: Vec<Event> = events.into_iter().filter(|event| !matches!(event, Event::Fought { .. })).collect();
        assert_eq!(said(&fell), "9 dealt, 0 taken", "elsewhere a line says so itself");
    }

    #[test]
    fn honor_that_ends_where_it_began_is_left_out() {
        let (first, second) = (ChampionId::First, ChampionId::Second);
        assert_eq!(said(&[]), "2 dealt, 1 taken");
        assert_eq!(said(&[(first, Gauge::Life, 5, 3)]), "2 dealt, 1 taken");
        assert_eq!(said(&[(first, Gauge::Honor, 5, 4), (first, Gauge::Honor, 4, 5)]), "2 dealt, 1 taken");
        assert_eq!(said(&[(first, Gauge::Honor, 5, 4), (second, Gauge::Honor, 4, 5)]), "2 dealt, 1 taken");
    }
}
