//! A step of the log told again: how a Combat or a test came to its result, from what was rolled and chosen.
//!
//! Nothing of this is kept: the lines follow from the command and the table before it. A table that was taken over as it
//! was recorded may hold results that today's rules make otherwise; of those nothing is told.

use super::Champions;
use super::combat;
use super::combat::fight::Fight;
use super::combat::steps::Step;
use super::command::Command;
use super::draft::Draft;
use super::event::{Deed, Event};
use super::model::ids::Actor;
use super::model::state::State;
use super::skill_test;
use super::skill_test::steps::TestStep;
use super::skill_test::{TestDice, TestKind};
use crate::kernel::draft::Law;
use crate::kernel::journal::EntryOf;

/// The lines of a step, each with its rule.
#[derive(Clone, Debug, PartialEq)]
pub enum Retold {
    /// A Combat, in its ten steps.
    Combat(Vec<Step>),
    /// A test out of Combat.
    Test(Vec<TestStep>),
}

/// Whether a command says its dice. A result that the players worked out has no lines.
pub fn has_dice(command: &Command) -> bool {
    said(command).is_some()
}

/// How a step came to what was recorded, at the table `before` it. Nothing where its command says no dice, or where
/// today's rules make something else of them.
pub fn retold(before: &State, step: &EntryOf<Champions>) -> Option<Retold> {
    let mut draft = Draft::new(before, Law::of(&step.command, Command::behind_anyway).0);
    match said(&step.command)? {
        Said::Fight(fight) => {
            let known = combat::resolve::resolved(&mut draft, fight).ok()?;
            let so = |event: &Event| matches!(event, Event::Fought { outcome } if *outcome == known.outcome);
            step.events.iter().any(so).then_some(Retold::Combat(known.steps))
        }
        Said::Test(actor, kind, dice) => {
            let known = skill_test::resolve::resolved(&mut draft, actor, kind, dice).ok()?;
            let deed = match kind {
                TestKind::Investigation => Deed::Investigation(Some(known.successes)),
                TestKind::ComplexManipulation => Deed::ComplexManipulation(Some(known.successes)),
            };
            let so = |event: &Event| matches!(event, Event::Acted { action, .. } if *action == deed);
            step.events.iter().any(so).then_some(Retold::Test(known.steps))
        }
    }
}

/// Dice that a command says.
enum Said<'a> {
    Fight(&'a Fight),
    Test(Actor, TestKind, &'a TestDice),
}

fn said(command: &Command) -> Option<Said<'_>> {
    match command {
        Command::Anyway(command) => said(command),
        Command::Fight(fight) => Some(Said::Fight(fight)),
        Command::Act { actor, action } => {
            let (kind, dice) = skill_test::dice_of(action)?;
            Some(Said::Test(*actor, kind, dice))
        }
        Command::Combat(_) => None,
        Command::SettleFavor(_) | Command::BeginActivations { .. } | Command::EndActivation => None,
        Command::EndEnemies | Command::Recover | Command::UseToken { .. } | Command::AddEnemies { .. } => None,
        Command::Adjust { .. } | Command::AdjustThreshold { .. } | Command::WoundEnemy { .. } => None,
        Command::WoundEach { .. } | Command::EliminateEnemy { .. } | Command::EndGame { .. } => None,
        Command::SetLastTurn { .. } | Command::SetStartingHonor { .. } => None,
        Command::DealWounds { .. } | Command::SetMiniatures { .. } | Command::Corrupt { .. } => None,
        Command::ClanPower { .. } | Command::LayTokens { .. } => None,
        Command::ReturnEnemy { .. } | Command::RemoveEnemy { .. } | Command::AddAllies { .. } => None,
        Command::RemoveAlly { .. } | Command::Fall { .. } | Command::BringBack { .. } => None,
        Command::KeepObjective { .. } | Command::RevealObjective { .. } | Command::CompleteObjective { .. } => None,
        Command::ReopenObjective { .. } | Command::DropObjective { .. } | Command::NoteWorth { .. } => None,
        Command::TakeEquipment { .. } | Command::DropEquipment { .. } | Command::UseEquipment { .. } => None,
        Command::EnterChampionCard { .. } | Command::EnterEnemyCard { .. } | Command::EnterAllyCard { .. } => None,
        Command::GiveFavor { .. } | Command::SetClock { .. } | Command::TakeOver { .. } => None,
        Command::Remark { .. } | Command::PlayIntermission { .. } | Command::RevealRingEvent { .. } => None,
        Command::Board(_) | Command::Investigation(_) | Command::Story(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::combat::fight::FightDice;
    use crate::games::champions::combat::steps::Reason;
    use crate::games::champions::combat::terms::Terms;
    use crate::games::champions::command::{Action, Deception, Starter, Test};
    use crate::games::champions::model::element::Element;
    use crate::games::champions::model::ids::{ChampionId, EnemyId, Who};
    use crate::games::champions::model::rolls::{ElementalRoll, EnemyRoll};
    use crate::games::champions::skill_test::steps::TestReason;
    use crate::games::champions::trial::{self, Trial};
    use crate::kernel::chance::Source;

    const FIRST: Actor = Actor::Champion(ChampionId::First);
    const FIVE: [Element; 5] = [Element::Fire, Element::Fire, Element::Fire, Element::Water, Element::Earth];

    fn roll(faces: &[Element]) -> ElementalRoll {
        ElementalRoll { faces: faces.to_vec(), source: Source::Entered }
    }

    fn fight(faces: &[Element]) -> Command {
        let enemy = EnemyRoll::Totals { offence: 3, defence: 1 };
        let terms = Terms::between(FIRST, EnemyId(0), Starter::Players);
        Command::Fight(Box::new(Fight::plain(terms, FightDice { first: roll(faces), enemy, rerolls: Vec::new() })))
    }

    /// The newest step of a table in which `command` was carried out, with the table before it.
    fn after(mut trial: Trial, command: Command) -> (State, EntryOf<Champions>) {
        let before = trial.state().clone();
        trial.does(command);
        (before, trial.into_journal().entries().last().unwrap().clone())
    }

    fn combat((before, step): &(State, EntryOf<Champions>)) -> Vec<Reason> {
        let Some(Retold::Combat(steps)) = retold(before, step) else { panic!("not told: {step:?}") };
        steps.into_iter().map(|step| step.line).collect()
    }

    /// Wounds a Combat tells of: whose, and the two numbers they are the difference of.
    fn wounds(told: &[Reason]) -> Vec<(Who, u8, u8, u8)> {
        let of = |line: &Reason| match line {
            Reason::Wounds { who, offence, defence, wounds, .. } => Some((*who, *offence, *defence, *wounds)),
            _ => None,
        };
        told.iter().filter_map(of).collect()
    }

    #[test]
    fn a_combat_is_told_by_the_table_before_it() {
        // The Zombie has 2 Life, and is gone from the table after.
        let (before, step) = after(trial::acting(&[trial::ZOMBIE]), fight(&FIVE));
        assert!(has_dice(&step.command));
        let told = combat(&(before, step));
        assert_eq!(wounds(&told), [(Who::Enemy(EnemyId(0)), 3, 1, 2), (FIRST.into(), 3, 1, 2)]);
        let fallen = told.iter().filter(|line| matches!(line, Reason::Eliminated { who: Who::Enemy(_) }));
        assert_eq!(fallen.count(), 1);
    }

    #[test]
    fn what_was_done_anyway_is_told_too() {
        let trial = trial::acting(&[trial::ZOMBIE]);
        let four = fight(&FIVE[..4]);
        assert!(trial.asks(&four).is_err(), "the card says five dice");
        let told = combat(&after(trial, Command::Anyway(Box::new(four))));
        assert_eq!(wounds(&told).len(), 2);
    }

    #[test]
    fn what_was_recorded_otherwise_is_not_told() {
        let (before, mut step) = after(trial::acting(&[trial::ZOMBIE]), fight(&FIVE));
        for event in &mut step.events {
            if let Event::Fought { outcome } = event {
                outcome.taken += 1;
            }
        }
        assert!(has_dice(&step.command));
        assert_eq!(retold(&before, &step), None);
    }

    #[test]
    fn a_test_is_told_with_its_successes_and_what_they_bring() {
        let test = || {
            let dice = TestDice::plain(roll(&FIVE));
            Test { ki: 0, deception: Deception::Unused, successes: None, dice: Some(Box::new(dice)) }
        };
        let tell = |action| {
            let (before, step) = after(trial::acting(&[]), Command::Act { actor: FIRST, action });
            let Some(Retold::Test(steps)) = retold(&before, &step) else { panic!("not told") };
            let has = |is: fn(&TestReason) -> bool| steps.iter().any(|step| is(&step.line));
            let three = has(|line| matches!(line, TestReason::Successes { successes: 3 }));
            (three, has(|line| matches!(line, TestReason::Brings { .. })))
        };
        assert_eq!(tell(Action::ComplexManipulation(test())), (true, false));
        assert_eq!(tell(Action::Investigation(test())), (true, true));
    }

    #[test]
    fn what_the_players_worked_out_has_no_lines() {
        let trial = trial::acting(&[trial::GOBLIN]);
        let command = Command::Combat(trial::told(trial.state(), None, (1, 0)));
        let (before, step) = after(trial, command);
        assert!(!has_dice(&step.command));
        assert_eq!(retold(&before, &step), None);
    }
}
