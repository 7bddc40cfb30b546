//! Tests: their dice, their result, and what depends on them (BU-TEST).

use super::{rolls, turns};
use crate::games::bushido::assemble::tests::{Attempt, attempt, ki_side, opposed_results};
use crate::games::bushido::command::{Action, Fright, Purpose, Test, TestKind, TestTold};
use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::{Event, Passed, Tested};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::dice::{Faces, WithoutDie};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::test::{Automatic, FearRolls, opposed_dice};
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::ModelId;
use crate::kernel::chance::Chance;
use crate::kernel::name::Note;
use std::cmp::Ordering;

/// A test is made.
pub(super) fn test(draft: &mut Draft, test: &Test, chance: &mut Chance) -> Result<(), Refusal> {
    let in_play = draft.model(test.model)?.standing().is_in_play();
    draft.require(in_play, RefusalKind::OutOfPlay(test.model), reference::TEST)?;
    let (dice, passed) = match (&test.told, attempt(&draft.state, test)) {
        (TestTold::Passed, read) => (Vec::new(), told(draft, test, read, Passed::Yes)?),
        (TestTold::Failed, read) => (Vec::new(), told(draft, test, read, Passed::No)?),
        (TestTold::Entered(_) | TestTold::Generated, read) => match read? {
            Some(attempt) => {
                pay(draft, test.model, attempt.ki)?;
                challenge(draft, &attempt, &test.told, chance)?
            }
            None => opposed(draft, test, chance)?,
        },
    };
    let Test { model, kind, purpose, .. } = test.clone();
    draft.happen(Event::Tested(Box::new(Tested { model, kind, purpose, dice, passed })));
    consequences(draft, test, passed)
}

/// What the players say counts even where a value is unknown; its Boosts are paid where it is not.
fn told(
    draft: &mut Draft,
    test: &Test,
    read: Result<Option<Attempt>, Refusal>,
    passed: Passed,
) -> Result<Passed, Refusal> {
    if let Ok(Some(attempt)) = read {
        pay(draft, test.model, attempt.ki)?;
    }
    Ok(passed)
}

fn pay(draft: &mut Draft, id: ModelId, ki: i16) -> Result<(), Refusal> {
    if ki > 0 { draft.pay(id, ki) } else { Ok(()) }
}

/// Rolls against a number, as often as *Bravery*, *Cowardly* and *Terror* ask for.
fn challenge(
    draft: &Draft,
    attempt: &Attempt,
    told: &TestTold,
    chance: &mut Chance,
) -> Result<(Vec<Vec<u8>>, Passed), Refusal> {
    match attempt.automatic {
        Some(Automatic::Pass) => return Ok((Vec::new(), Passed::Yes)),
        Some(Automatic::Fail) => return Ok((Vec::new(), Passed::No)),
        None => {}
    }
    let without_die = WithoutDie::of(&draft.state.rulings());
    let mut made: Vec<Vec<u8>> = Vec::new();
    let mut passes = 0;
    loop {
        let faces = match told {
            TestTold::Entered(lists) => {
                let missing = Refusal { rule: reference::TEST, kind: RefusalKind::WrongDice };
                let faces = lists.get(made.len()).ok_or(missing)?;
                rolls::entered(faces, attempt.dice)?;
                faces.clone()
            }
            TestTold::Generated | TestTold::Passed | TestTold::Failed => rolls::dice(attempt.dice, chance),
        };
        let result = Faces::of(&faces).tally(attempt.counting).modified(attempt.modifier, without_die);
        made.push(faces);
        let success = result >= attempt.number;
        passes += u8::from(success);
        let decided = match (attempt.rolls, success) {
            (FearRolls::AgainAfterFailure, true) => Some(Passed::Yes),
            (FearRolls::AgainAfterFailure, false) => (made.len() > 1).then_some(Passed::No),
            (FearRolls::PassedInARow(needed), true) => (passes >= needed).then_some(Passed::Yes),
            (FearRolls::PassedInARow(_), false) => Some(Passed::No),
        };
        if let Some(passed) = decided {
            return Ok((made, passed));
        }
    }
}

/// Rolls both pools: the higher result, then more dice, then the activating side.
fn opposed(draft: &mut Draft, test: &Test, chance: &mut Chance) -> Result<(Vec<Vec<u8>>, Passed), Refusal> {
    let TestKind::Opposed { other, boosts } = &test.kind else { return Ok((Vec::new(), Passed::No)) };
    let ids = Sides { active: test.model, other: *other };
    let sides = Sides::try_from_fn(|side| ki_side(&draft.state, *ids.of(side), *boosts.of(side), side))?;
    for side in Side::ALL {
        pay(draft, *ids.of(side), sides.of(side).ki)?;
    }
    let soulless = draft.model(*other)?.traits().has("Soulless");
    if soulless {
        return Ok((Vec::new(), Passed::No));
    }
    let (active, rest) = opposed_dice(sides.active.pool, sides.other.pool);
    let made = match &test.told {
        TestTold::Entered(lists) => {
            let [first, second] = &lists[..] else {
                return Err(Refusal { rule: reference::OPPOSED, kind: RefusalKind::WrongDice });
            };
            rolls::entered(first, active)?;
            rolls::entered(second, rest)?;
            [first.clone(), second.clone()]
        }
        TestTold::Generated | TestTold::Passed | TestTold::Failed => {
            let first = rolls::dice(active, chance);
            [first, rolls::dice(rest, chance)]
        }
    };
    let without_die = WithoutDie::of(&draft.state.rulings());
    let dice = Sides { active: &made[0][..], other: &made[1][..] };
    let results = opposed_results(&sides, &dice, without_die);
    let passed = match results.active.cmp(&results.other) {
        Ordering::Greater | Ordering::Equal => Passed::Yes,
        Ordering::Less => Passed::No,
    };
    Ok((made.to_vec(), passed))
}

/// What depends on a test (BU-TEST-12, BU-STA).
fn consequences(draft: &mut Draft, test: &Test, passed: Passed) -> Result<(), Refusal> {
    match (test.purpose, passed) {
        (Purpose::Noted, _) | (Purpose::Declared | Purpose::Approached, Passed::Yes) => Ok(()),
        (Purpose::Immobilised, Passed::Yes) => {
            draft.clear(test.model, Condition::Immobilised);
            Ok(())
        }
        (Purpose::Declared | Purpose::Immobilised, Passed::No) => {
            turns::begin_action(draft, test.model, 1)?;
            draft.happen(Event::Acted {
                model: test.model,
                action: Action::Other { counters: 1, note: Note::default() },
            });
            draft.take_counters(test.model, 1);
            Ok(())
        }
        (Purpose::Approached, Passed::No) => {
            let number = match &test.kind {
                TestKind::Fear(Fright::Model(other)) => draft.model(*other)?.traits().amount("Fear"),
                TestKind::Fear(Fright::Number(number)) => i64::from(*number),
                TestKind::Size { .. } | TestKind::Ki { .. } | TestKind::Die { .. } | TestKind::Opposed { .. } => 1,
            };
            draft.mark(test.model, Condition::Frightened, u8::try_from(number.max(1)).unwrap_or(1));
            Ok(())
        }
    }
}
