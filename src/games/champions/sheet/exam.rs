//! From what was said of a Skill Test to what the rules and the odds are asked.

use super::draft::{Draft, Stage, Trial, TrialKind};
use super::fought;
use super::question::{ki_left, may_deceive};
use crate::games::champions::command::{Action, Command, Deception, Test};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::odds::advice::{Advice, Advised, TestEnd};
use crate::games::champions::odds::forms::{Kind, TestForm};
use crate::games::champions::odds::skill_test::RolledTest;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::sheet::draft::Ready;
use crate::games::champions::skill_test::{TestDice, TestKind, TestResolution, resolve};
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// The test as the rules call it.
pub fn kind(trial: &Trial) -> TestKind {
    match trial.kind {
        TrialKind::Investigation => TestKind::Investigation,
        TrialKind::ComplexManipulation => TestKind::ComplexManipulation,
    }
}

/// The test as it was rolled, once all dice lie on the table.
pub fn test_dice(draft: &Draft) -> Option<TestDice> {
    let trial = draft.trial()?;
    draft.hand.roll.whole()?;
    let changes = fought::changes(&draft.hand);
    Some(TestDice {
        first: fought::first(&draft.hand.roll),
        rerolls: fought::elemental_rerolls(&draft.hand.roll),
        deception: changes.deception,
        void: changes.void,
        element: trial.element,
        harmony: draft.choices.harmony,
        target: (trial.kind == TrialKind::ComplexManipulation).then_some(trial.target),
    })
}

/// What the fighter's card says in words that may touch a test, and whether its technique is among the dice (rulebook p. 13,
/// 20: most techniques work only in Combat, and only the players read which do not).
pub fn words(state: &State, draft: &Draft) -> Vec<Line> {
    let Some(Trial { actor: Actor::Champion(id), .. }) = draft.trial() else { return Vec::new() };
    let card = state.champion(*id).card();
    let name = || names::champion(state, *id);
    let note = (!card.note.is_empty())
        .then(|| Line::new(keys::STEP_CARD_SAYS).with("name", name()).with("note", names::note(&card.note)));
    let held = draft.hand.roll.whole().zip(card.technique.as_ref()).is_some_and(|(dice, technique)| {
        let counted = |element: Element| dice.iter().filter(|face| **face == element).count();
        technique.needs.each().all(|(element, wanted)| counted(element) >= usize::from(wanted))
    });
    note.into_iter().chain(held.then(|| Line::new(keys::FIGHT_TEST_TECHNIQUE).with("name", name()))).collect()
}

/// What the test comes to.
///
/// # Errors
///
/// What is against it.
pub fn resolution(state: &State, draft: &Draft) -> Option<Result<TestResolution, Refusal>> {
    let trial = draft.trial()?;
    if draft.stage(0) != Stage::Rolled {
        return None;
    }
    Some(resolve(state, trial.actor, kind(trial), &test_dice(draft)?))
}

/// The command that applies the test. Ki, Deception and successes follow from the dice.
pub fn command(draft: &Draft) -> Option<Command> {
    let trial = draft.trial()?;
    let dice = test_dice(draft)?;
    let test = Test { ki: 0, deception: Deception::Unused, successes: None, dice: Some(Box::new(dice)) };
    Some(Command::Act { actor: trial.actor, action: action(trial, test) })
}

/// The action of a test, however its successes were told.
pub fn action(trial: &Trial, test: Test) -> Action {
    match (trial.kind, trial.whom) {
        (TrialKind::Investigation, Some(whom)) => Action::Question { whom, test },
        (TrialKind::Investigation, None) => Action::Investigation(test),
        (TrialKind::ComplexManipulation, _) => Action::ComplexManipulation(test),
    }
}

/// The question about a test: before the roll, or with the dice on the table.
pub fn question(state: &State, draft: &Draft, target: u8, ki: u8) -> Option<TestForm> {
    let trial = draft.trial()?;
    Some(TestForm {
        kind: Kind::Test,
        dice: draft.hand.roll.dice().into(),
        ki: ki.into(),
        deception: draft.ready_deception == Ready::Yes && may_deceive(state, draft, None),
        harmony: trial.kind == TrialKind::Investigation || trial.harmony_counts == Harmony::Used,
        bonus: i64::from(trial.kind == TrialKind::Investigation && is_courtier(state, trial.actor)),
        target: target.into(),
        rolled: draft.hand.roll.whole(),
    })
}

/// How Deception, or Deception and Call of the Void, bring `target` successes of the dice as they lie, whatever the players
/// think of its price; nothing where they do not, or where it is not for them.
pub fn deception_does(state: &State, draft: &Draft, target: u8) -> Option<TestEnd> {
    let form = TestForm { deception: may_deceive(state, draft, None), ..question(state, draft, target, 0)? };
    let Advised { value, advice: Advice::Settle(end) } = RolledTest::new(&form).ok()?.advice() else { return None };
    (value > 0.5 && end.deception.is_some()).then_some(end)
}

/// Ki one can be ready to spend on a test.
pub fn ki(state: &State, draft: &Draft) -> u8 {
    ki_left(state, draft)
}

fn is_courtier(state: &State, actor: Actor) -> bool {
    let keywords = match actor {
        Actor::Champion(id) => Some(&state.champion(id).card().keywords),
        Actor::Ally(id) => state.ally(id).map(|ally| &ally.card().keywords),
    };
    keywords.is_some_and(|keywords| keywords.contains(&Keyword::Courtier))
}

/// Who is tested.
pub fn who(trial: &Trial) -> Who {
    trial.actor.into()
}

#[cfg(test)]
mod tests {
    use super::super::draft::Task;
    use super::*;
    use crate::games::champions::model::element::Element::{Air, Earth, Fire, Void, Water};
    use crate::games::champions::model::ids::ChampionId;
    use crate::games::champions::trial;

    fn rolled(dice: [Element; 5], target: u8) -> Draft {
        let mut draft = Draft::of(Task::Test(Trial {
            actor: Actor::Champion(ChampionId::First),
            kind: TrialKind::ComplexManipulation,
            whom: None,
            target,
            harmony_counts: Harmony::Unused,
            element: None,
        }));
        dice.iter().for_each(|die| draft.hand.add(*die));
        draft
    }

    #[test]
    fn that_deception_passes_the_test_as_it_lies_is_known_whatever_it_costs() {
        let table = trial::acting(&[]);
        let end = |dice, target| deception_does(table.state(), &rolled(dice, target), target);
        assert!(end([Fire, Fire, Earth, Water, Air], 3).is_some_and(|end| end.void.is_none()));
        assert!(end([Fire, Fire, Void, Void, Air], 4).is_some_and(|end| end.void.is_some()), "with Call of the Void");
        assert_eq!(end([Fire, Fire, Earth, Water, Air], 4), None, "it turns one die");
        assert_eq!(end([Fire, Fire, Void, Void, Air], 3), None, "Call of the Void does it for nothing");
    }
}
