//! Chances of shots and tests before they are rolled.

use crate::games::bushido::assemble::melee::body;
use crate::games::bushido::assemble::ranged::{Aimed, aim};
use crate::games::bushido::assemble::tests::{attempt, ki_side, tactical_dice};
use crate::games::bushido::command::{Shot, Test, TestKind};
use crate::games::bushido::model::player::Players;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::rules::dice::{Counting, WithoutDie};
use crate::games::bushido::rules::exchange::results::RemovedDice;
use crate::games::bushido::rules::odds::challenge::{Challenge, fear};
use crate::games::bushido::rules::odds::harm::mean;
use crate::games::bushido::rules::odds::opposed::{Readings, Roller, compare};
use crate::games::bushido::rules::odds::shot::Shooter;
use crate::games::bushido::rules::test::{Automatic, opposed_dice};
use crate::games::bushido::state::State;

/// A shot before it is rolled.
#[derive(Clone, Debug)]
pub struct ShotView {
    /// What it is made of.
    pub aimed: Aimed,
    /// The chance to hit the target.
    pub hits: f64,
    /// Wounds it deals on average.
    pub wounds: f64,
    /// The chance to kill.
    pub kills: f64,
    /// The chance to hit the friend, where there is one.
    pub friend: Option<f64>,
}

/// Reads a shot and its chances.
///
/// # Errors
///
/// A model or value that is not known.
pub fn shot(state: &State, shot: &Shot) -> Result<ShotView, Refusal> {
    let aimed = aim(state, shot)?;
    let none = ShotView { aimed: aimed.clone(), hits: 0.0, wounds: 0.0, kills: 0.0, friend: None };
    let Some(number) = aimed.number() else { return Ok(none) };
    let rulings = state.rulings();
    let shooter = Shooter {
        pool: aimed.pool,
        cost: aimed.cost,
        brutal: aimed.brutal,
        adept: aimed.counting.adept,
        prowess: aimed.prowess,
        damage: aimed.damage,
        special: shot.special,
    };
    let hits = shooter.hits(number, shot.friend.map(|_| aimed.size), &rulings);
    let success: f64 = hits.levels.iter().sum();
    let marked = shooter.marks(&aimed.body, &hits.levels, hits.stays, &rulings);
    if let Some(friend) = shot.friend.and_then(|id| Some((id, state.model(id)?))) {
        body(friend.0, friend.1)?;
    }
    Ok(ShotView {
        hits: success * hits.stays,
        wounds: mean(&marked),
        kills: marked.last().copied().unwrap_or(0.0),
        friend: shot.friend.map(|_| success * (1.0 - hits.stays)),
        ..none
    })
}

/// How likely each player wins a Tactical Test with its best model; ties are rolled again. `added` is what counts
/// besides the dice: *Scout* before the first turn.
pub fn tactical(state: &State, added: &Players<i64>) -> Players<f64> {
    let readings = Readings { without_die: WithoutDie::of(&state.rulings()), removed: RemovedDice::Ignored };
    let results = Players::from_fn(|player| {
        Roller {
            dice: tactical_dice(state, player),
            modifier: *added.of(player),
            counting: Counting::default(),
            prowess: 0,
            discarded: 0,
        }
        .results(readings)
    });
    let (a, b) = compare(&results.a, &results.b).again_until_decided();
    Players { a, b }
}

/// The chance that a test is passed.
///
/// # Errors
///
/// A model or value that is not known.
pub fn test(state: &State, test: &Test) -> Result<f64, Refusal> {
    if let TestKind::Opposed { other, boosts } = &test.kind {
        let ids = Sides { active: test.model, other: *other };
        let sides = Sides::try_from_fn(|side| ki_side(state, *ids.of(side), *boosts.of(side), side))?;
        return Ok(opposed(state, &sides));
    }
    let Some(attempt) = attempt(state, test)? else { return Ok(0.0) };
    match attempt.automatic {
        Some(Automatic::Pass) => return Ok(1.0),
        Some(Automatic::Fail) => return Ok(0.0),
        None => {}
    }
    let challenge = Challenge {
        dice: attempt.dice,
        number: attempt.number,
        modifier: attempt.modifier,
        counting: attempt.counting,
        prowess: attempt.prowess,
    };
    Ok(fear(challenge.success(), attempt.rolls))
}

fn opposed(state: &State, sides: &Sides<crate::games::bushido::assemble::tests::KiSide>) -> f64 {
    let (active, other) = opposed_dice(sides.active.pool, sides.other.pool);
    let dice = Sides { active, other };
    let rulings = state.rulings();
    let readings = Readings { without_die: WithoutDie::of(&rulings), removed: RemovedDice::of(&rulings) };
    let results = Sides::from_fn(|side: Side| {
        let own = sides.of(side);
        Roller {
            dice: *dice.of(side),
            modifier: own.modifier,
            counting: own.counting,
            prowess: 0,
            discarded: sides.of(side.opponent()).removes,
        }
        .results(readings)
    });
    let compared = compare(&results.active, &results.other).ties_to_first();
    compared.first.iter().sum()
}
