//! A test in a sentence for the moment it is done: where it failed, with what it would have taken.

use super::log;
use crate::games::champions::Champions;
use crate::games::champions::command::{Action, Command};
use crate::games::champions::event::{Deed, Event};
use crate::games::champions::model::state::State;
use crate::kernel::journal::EntryOf;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// What an entry says first, by the table after it, and of a test that failed how many successes it needed.
pub fn headline(after: &State, entry: &EntryOf<Champions>) -> Line {
    let said = log::headline(after, entry);
    match missed(&entry.command, &entry.events) {
        Some(target) => Line::new(keys::LOG_TEST_MISSED).with("said", said).with("target", i16::from(target)),
        None => said,
    }
}

/// The successes a Complex Manipulation did not reach, where its dice were entered.
fn missed(command: &Command, events: &[Event]) -> Option<u8> {
    if let Command::Anyway(inner) = command {
        return missed(inner, events);
    }
    let Command::Act { action: Action::ComplexManipulation(test), .. } = command else { return None };
    let target = test.dice.as_ref()?.target?;
    let successes = events.iter().find_map(|event| {
        let Event::Acted { action: Deed::ComplexManipulation(successes), .. } = event else { return None };
        *successes
    })?;
    (successes < target).then_some(target)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::element::Element::{Air, Earth, Fire, Water};
    use crate::games::champions::model::ids::{Actor, ChampionId};
    use crate::games::champions::model::rolls::Harmony;
    use crate::games::champions::sheet::draft::{Draft, Task, Trial, TrialKind};
    use crate::games::champions::sheet::exam;
    use crate::games::champions::trial;
    use crate::kernel::journal::Stamp;
    use crate::words::{Language, Words};

    fn said(target: u8) -> String {
        let mut table = trial::acting(&[]).into_journal();
        let mut draft = Draft::of(Task::Test(Trial {
            actor: Actor::Champion(ChampionId::First),
            kind: TrialKind::ComplexManipulation,
            whom: None,
            target,
            harmony_counts: Harmony::Unused,
            element: None,
        }));
        [Fire, Fire, Earth, Water, Air].into_iter().for_each(|die| draft.hand.add(die));
        table.commit(exam::command(&draft).unwrap(), Stamp(0)).unwrap();
        let line = headline(table.state(), table.entries().last().unwrap());
        Words::new(Language::English).say(&line)
    }

    #[test]
    fn a_test_that_failed_says_what_it_needed_and_one_that_passed_does_not() {
        assert!(said(3).ends_with(", 2 successes, 3 were needed"), "{}", said(3));
        assert!(said(2).ends_with(", 2 successes"), "{}", said(2));
    }
}
