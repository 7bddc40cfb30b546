//! How a step of the log came to its result: a Combat or a test, told again from what was rolled and chosen.
//!
//! Nothing of this is kept: the lines follow from the command and the table before it, as they did when it was decided.

use super::combat;
use super::combat::steps::Step;
use super::command::Command;
use super::draft::{Draft, Law};
use super::model::state::State;
use super::skill_test;
use super::skill_test::steps::TestStep;

/// The lines of a step, each with its rule.
#[derive(Clone, Debug, PartialEq)]
pub enum Account {
    /// A Combat, in its ten steps.
    Combat(Vec<Step>),
    /// A test out of Combat.
    Test(Vec<TestStep>),
}

/// Whether a command says its dice, so that it can be told again. A result that the players worked out has no lines.
pub fn can_be_told(command: &Command) -> bool {
    match Law::of(command).1 {
        Command::Fight(_) => true,
        Command::Act { action, .. } => skill_test::rolled(action).is_some(),
        _ => false,
    }
}

/// How `command` came to its result at the table `before` it; nothing where it says no dice, or where these do not fit
/// the table.
pub fn account(before: &State, command: &Command) -> Option<Account> {
    let (law, command) = Law::of(command);
    let mut draft = Draft::new(before, law);
    match command {
        Command::Fight(fight) => {
            let known = combat::resolve::resolved(&mut draft, fight).ok()?;
            Some(Account::Combat(known.steps))
        }
        Command::Act { actor, action } => {
            let (kind, dice) = skill_test::rolled(action)?;
            let known = skill_test::resolve::resolved(&mut draft, *actor, kind, dice).ok()?;
            Some(Account::Test(known.steps))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::combat::fight::{Fight, FightDice};
    use crate::games::champions::combat::steps::Reason;
    use crate::games::champions::combat::terms::Terms;
    use crate::games::champions::command::{Action, Deception, Starter, Test};
    use crate::games::champions::entry::Entry;
    use crate::games::champions::model::element::Element;
    use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
    use crate::games::champions::model::rolls::{ElementalRoll, EnemyRoll};
    use crate::games::champions::skill_test::TestDice;
    use crate::games::champions::skill_test::steps::TestReason;
    use crate::games::champions::trial;
    use crate::kernel::chance::Source;

    const FIRST: Actor = Actor::Champion(ChampionId::First);

    fn roll(faces: [Element; 5]) -> ElementalRoll {
        ElementalRoll { faces: faces.to_vec(), source: Source::Entered }
    }

    fn fight(fighter: Actor) -> Command {
        let first = roll([Element::Fire, Element::Fire, Element::Water, Element::Earth, Element::Void]);
        let enemy = EnemyRoll::Totals { offence: 3, defence: 1 };
        let terms = Terms::between(fighter, EnemyId(0), Starter::Players);
        Command::Fight(Box::new(Fight::plain(terms, FightDice { first, enemy, rerolls: Vec::new() })))
    }

    /// Wounds a Combat tells of: whose, and the two numbers they are the difference of.
    fn wounds(told: Option<Account>) -> Vec<(Who, u8, u8, u8)> {
        let Some(Account::Combat(steps)) = told else { panic!("no Combat: {told:?}") };
        let of = |step: &Step| match &step.line {
            Reason::Wounds { who, offence, defence, wounds, .. } => Some((*who, *offence, *defence, *wounds)),
            _ => None,
        };
        steps.iter().filter_map(of).collect()
    }

    #[test]
    fn a_combat_is_told_by_the_table_before_it() {
        let mut trial = trial::acting(&[trial::GOBLIN]);
        let command = fight(FIRST);
        let before = trial.state().clone();
        trial.does(command.clone());
        assert!(can_be_told(&command));
        let sums = [(Who::Enemy(EnemyId(0)), 2, 1, 1), (FIRST.into(), 3, 1, 2)];
        assert_eq!(wounds(account(&before, &command)), sums);
    }

    #[test]
    fn what_was_done_anyway_is_told_too() {
        let trial = trial::acting(&[trial::GOBLIN]);
        // It is not the second Champion's turn.
        let command = fight(Actor::Champion(ChampionId::Second));
        assert!(trial.asks(&command).is_err());
        let anyway = Command::Anyway(Box::new(command));
        assert!(trial.asks(&anyway).is_ok());
        assert!(can_be_told(&anyway));
        assert_eq!(wounds(account(trial.state(), &anyway)).len(), 2);
    }

    #[test]
    fn a_test_is_told_with_its_successes() {
        let trial = trial::acting(&[]);
        let dice = TestDice::plain(roll([Element::Air, Element::Air, Element::Air, Element::Fire, Element::Void]));
        let test = Test { ki: 0, deception: Deception::Unused, successes: None, dice: Some(Box::new(dice)) };
        let command = Command::Act { actor: FIRST, action: Action::ComplexManipulation(test) };
        let Some(Account::Test(steps)) = account(trial.state(), &command) else { panic!("no test") };
        assert!(steps.iter().any(|step| matches!(step.line, TestReason::Successes { successes: 3 })));
    }

    #[test]
    fn what_the_players_worked_out_has_no_lines() {
        let trial = trial::acting(&[trial::GOBLIN]);
        let entry = Entry { dealt: Some(1), taken: Some(0), ..Entry::begin(trial.state(), None, None) };
        let command = Command::Combat(entry.outcome(trial.state()).unwrap());
        assert!(!can_be_told(&command));
        assert_eq!(account(trial.state(), &command), None);
    }
}
