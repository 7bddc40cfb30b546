//! A sheet that was left: it waits for whoever goes on with it, until it is a step or given up. A phase that ends does not
//! end it.

use super::draft::{Draft, Task};
use super::trial::TrialKind;
use crate::games::champions::Table;
use crate::games::champions::command::{Action, Command};
use crate::games::champions::model::ids::{Actor, EnemyId};

impl Draft {
    /// Whether it still waits at `table`, kept when that had `steps` steps: something was entered, the moment it was left at
    /// first was not taken back, and the next step was not this very Combat or test.
    pub fn waits(&self, table: &Table, steps: usize) -> bool {
        let taken = &table.entries()[..table.cursor()];
        let begun = self.begun(steps);
        let became = |at: usize| taken.get(at).is_some_and(|step| self.became(&step.command));
        !self.is_blank() && begun <= taken.len() && !became(begun) && !became(steps)
    }

    /// The same sheet, kept after `steps` steps, as the players go on with it after `now`: what was entered is not lost
    /// when the steps between are taken back.
    #[must_use]
    pub fn resumed(self, steps: usize, now: usize) -> Self {
        if steps == now { self } else { Self { since: Some(self.begun(steps)), ..self } }
    }

    /// Whether, kept after `steps` steps, it was being entered when the table had `now`.
    pub fn is_of(&self, steps: usize, now: usize) -> bool {
        now == steps || now == self.begun(steps)
    }

    fn begun(&self, steps: usize) -> usize {
        self.since.map_or(steps, |since| since.min(steps))
    }

    /// Whether a command is what this sheet was for.
    fn became(&self, command: &Command) -> bool {
        let between = |fighter: Actor, enemy: EnemyId| {
            self.duel().is_some_and(|duel| (duel.fighter, duel.enemy) == (Some(fighter), Some(enemy)))
        };
        match command {
            Command::Anyway(inner) => self.became(inner),
            Command::Fight(fight) => between(fight.terms.fighter, fight.terms.enemy),
            Command::Combat(outcome) => between(outcome.fighter, outcome.enemy),
            Command::Act { actor, action } => match &self.task {
                Task::Test(trial) => trial.actor == *actor && test(action) == Some(trial.kind),
                Task::Combat(_) => false,
            },
            _ => false,
        }
    }
}

/// The test of an action.
fn test(action: &Action) -> Option<TrialKind> {
    match action {
        Action::Investigation(_) | Action::Question { .. } => Some(TrialKind::Investigation),
        Action::ComplexManipulation(_) => Some(TrialKind::ComplexManipulation),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::draft::Duel;
    use super::*;
    use crate::games::champions::model::element::Element;
    use crate::games::champions::trial;
    use crate::kernel::journal::Stamp;

    fn entered(table: &Table) -> Draft {
        let mut draft = Draft::of(Task::Combat(Duel::begin(table.state(), None, None)));
        draft.hand.add(Element::Fire);
        draft
    }

    #[test]
    fn an_open_combat_waits_when_the_phase_ends_and_until_it_is_a_step() {
        let mut table = trial::acting(&[trial::GOBLIN]).into_journal();
        let (draft, steps) = (entered(&table), table.cursor());
        assert!(draft.waits(&table, steps));
        for _ in 0..5 {
            table.commit(Command::EndActivation, Stamp(0)).unwrap();
        }
        assert!(draft.waits(&table, steps), "the Activation, then the phase ended over it");
        table.go_to(steps);
        assert!(draft.waits(&table, steps), "what was taken back has not become it");
        let fought = Command::Combat(trial::told(table.state(), None, (1, 0)));
        table.commit(fought.clone(), Stamp(0)).unwrap();
        assert!(!draft.waits(&table, steps), "it is a step now");
        table.go_to(steps);
        assert!(draft.waits(&table, steps));
        table.commit(Command::Anyway(Box::new(fought)), Stamp(0)).unwrap();
        assert!(!draft.waits(&table, steps));
        table.go_to(steps - 1);
        assert!(!draft.waits(&table, steps), "its moment was taken back");
    }

    /// Five dice in, the Activation ended, *Go on* pressed (refused: another acts), the sheet left, one step taken back.
    #[test]
    fn what_the_players_looked_into_later_still_waits_where_they_left_it() {
        let mut table = trial::acting(&[trial::GOBLIN]).into_journal();
        let (draft, left_at) = (entered(&table), table.cursor());
        table.commit(Command::EndActivation, Stamp(0)).unwrap();
        let later = table.cursor();
        assert_eq!(draft.clone().resumed(left_at, left_at), draft, "nothing lies between");
        let draft = draft.resumed(left_at, later);
        assert!(draft.waits(&table, later) && draft.is_of(later, later));
        table.go_to(left_at);
        assert!(draft.waits(&table, later), "the dice are as they lay before that step");
        assert!(draft.is_of(later, left_at), "and its page opens with them");
        table.commit(Command::Combat(trial::told(table.state(), None, (1, 0))), Stamp(0)).unwrap();
        assert!(!draft.waits(&table, later), "it is a step now");
        table.go_to(left_at - 1);
        assert!(!draft.waits(&table, later), "the moment it was left at was taken back");
    }

    #[test]
    fn a_sheet_kept_before_it_could_say_so_was_left_where_it_was_kept() {
        let table = trial::acting(&[trial::GOBLIN]).into_journal();
        let draft = entered(&table);
        let text = serde_json::to_string(&draft).unwrap();
        assert!(!text.contains("since"), "{text}");
        assert_eq!(serde_json::from_str::<Draft>(&text).unwrap(), draft);
        assert!(draft.is_of(5, 5) && !draft.is_of(6, 5));
    }

    #[test]
    fn a_sheet_on_which_nothing_was_entered_does_not_wait() {
        let table = trial::acting(&[trial::GOBLIN]).into_journal();
        let mut draft = Draft::of(Task::Combat(Duel::begin(table.state(), None, None)));
        assert!(!draft.waits(&table, table.cursor()));
        draft.tell();
        assert!(!draft.waits(&table, table.cursor()), "by hand neither, before a Wound is said");
    }
}
