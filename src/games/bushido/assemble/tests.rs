//! Tests as their rules want them: how many dice, what is added, what decides without a roll.

use crate::games::bushido::command::{Fright, Test, TestKind};
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::refusal::{CardValue, Refusal, RefusalKind};
use crate::games::bushido::rules::dice::{Counting, Faces, Ones, WithoutDie};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::test::{
    Automatic, FearRolls, Fright as Frightening, Nerve, fear_rolls, opposed_dice, size_dice,
};
use crate::games::bushido::setup::TableRuling;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Model, ModelId};

/// A test against a number, before it is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Dice of each roll.
    pub dice: usize,
    /// The Challenge Number.
    pub number: i64,
    /// Added to the result.
    pub modifier: i64,
    /// How the dice are counted.
    pub counting: Counting,
    /// Rerolls of own dice.
    pub prowess: usize,
    /// How often it is rolled.
    pub rolls: FearRolls,
    /// What decides it without a roll.
    pub automatic: Option<Automatic>,
    /// Ki the Boosts cost.
    pub ki: i16,
}

/// Reads a test against a number; nothing for an opposed one.
///
/// # Errors
///
/// A model or value that is not known.
pub fn attempt(state: &State, test: &Test) -> Result<Option<Attempt>, Refusal> {
    let model = known(state, test.model)?;
    let plain = Attempt {
        dice: 1,
        number: 0,
        modifier: 0,
        counting: Counting::default(),
        prowess: 0,
        rolls: FearRolls::PassedInARow(1),
        automatic: None,
        ki: 0,
    };
    Ok(Some(match &test.kind {
        TestKind::Fear(fright) => fear(state, test.model, model, fright, plain)?,
        TestKind::Size { number } => {
            let (dice, modifier) = size(state, test.model, model)?;
            Attempt { dice, modifier, number: (*number).into(), ..plain }
        }
        TestKind::Ki { number, boosts } => {
            let (pool, ki) = ki_pool(test.model, model, *boosts)?;
            let dice = usize::try_from(pool.max(1)).unwrap_or(1);
            Attempt { dice, number: (*number).into(), counting: mantra(model, Ones::Dropped), ki, ..plain }
        }
        TestKind::Die { number } => Attempt { number: (*number).into(), ..plain },
        TestKind::Opposed { .. } => return Ok(None),
    }))
}

fn known(state: &State, id: ModelId) -> Result<&Model, Refusal> {
    state.model(id).ok_or(Refusal { rule: reference::PLAY, kind: RefusalKind::NoModel })
}

fn unknown(model: ModelId, value: CardValue) -> Refusal {
    Refusal { rule: reference::UNKNOWN, kind: RefusalKind::Unknown { model, value } }
}

fn mantra(model: &Model, otherwise: Ones) -> Counting {
    let traits = model.traits();
    let ones = if traits.has("Mantra") { Ones::Stay } else { otherwise };
    Counting { ones, adept: usize::try_from(traits.amount("Adept")).unwrap_or(0) }
}

/// The Ki Statistic as a pool, and the Ki its Boosts cost.
fn ki_pool(id: ModelId, model: &Model, boosts: u8) -> Result<(i64, i16), Refusal> {
    let base = model.ki_statistic().ok_or_else(|| unknown(id, CardValue::Ki))?;
    let cost = match (boosts, model.card().ki_boost) {
        (0, _) => 0,
        (_, Some(cost)) => i64::from(boosts) * cost.max(1),
        (_, None) => return Err(unknown(id, CardValue::BoostCost)),
    };
    let spirit = model.traits().amount("Spirit");
    let most = (2 * base).max(1) + spirit.max(0);
    let pool = (base + i64::from(boosts) + spirit).min(most);
    Ok((pool, i16::try_from(cost).unwrap_or(i16::MAX)))
}

/// Dice of a Size test, and what is added to its result (ruling SizeTestModifier).
fn size(state: &State, id: ModelId, model: &Model) -> Result<(usize, i64), Refusal> {
    let size = model.card().size.ok_or_else(|| unknown(id, CardValue::Size))?;
    let traits = model.traits();
    let change = i64::from(traits.has("Strong")) - i64::from(traits.has("Weak")) - i64::from(traits.has("Swarm"));
    Ok(if state.switched(TableRuling::SizeTestModifier) {
        (size_dice(size, 0), change)
    } else {
        (size_dice(size, change), 0)
    })
}

fn fear(state: &State, id: ModelId, model: &Model, fright: &Fright, plain: Attempt) -> Result<Attempt, Refusal> {
    let (frightening, terror) = match fright {
        Fright::Number(number) => (Frightening { number: (*number).into(), dread: None }, false),
        Fright::Model(other) => {
            let traits = known(state, *other)?.traits();
            let dread = traits.value("Dread").or_else(|| traits.has("Dread").then_some(0));
            (Frightening { number: traits.amount("Fear"), dread }, traits.has("Terror"))
        }
    };
    let traits = model.traits();
    let has = |nerve: Nerve| match nerve {
        Nerve::Fearless => traits.has("Fearless") || model.has(Condition::Impetuous),
        Nerve::Soulless => traits.has("Soulless"),
        Nerve::Frightened => model.has(Condition::Frightened),
        Nerve::Bravery => traits.has("Bravery"),
        Nerve::Cowardly => traits.has("Cowardly"),
        Nerve::Terror => terror,
    };
    let automatic = frightening.automatic(traits.amount("Fear"), has);
    let pool = match (automatic, ki_pool(id, model, 0)) {
        (Some(_), read) => read.map_or(1, |(pool, _)| pool),
        (None, read) => read?.0,
    };
    Ok(Attempt {
        dice: frightening.dice(pool),
        number: frightening.number,
        modifier: traits.amount("Courage"),
        counting: mantra(model, Ones::Dropped),
        rolls: fear_rolls(has),
        automatic,
        ..plain
    })
}

/// A side of an opposed Ki test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KiSide {
    /// The pool before BU-TEST-2.
    pub pool: i64,
    /// Added to the result: *Willpower* of the activating side, *Resistance* of the other.
    pub modifier: i64,
    /// How the dice are counted.
    pub counting: Counting,
    /// How many of the opponent's highest dice it removes.
    pub removes: usize,
    /// Ki the Boosts cost.
    pub ki: i16,
}

/// Reads a side of an opposed Ki test; `acts` for the activating one.
///
/// # Errors
///
/// A model or value that is not known.
pub fn ki_side(state: &State, id: ModelId, boosts: u8, side: Side) -> Result<KiSide, Refusal> {
    let model = known(state, id)?;
    let (pool, ki) = ki_pool(id, model, boosts)?;
    let traits = model.traits();
    let (added, removing) = match side {
        Side::Active => ("Willpower", "Overwhelm"),
        Side::Other => ("Resistance", "Mettle"),
    };
    Ok(KiSide {
        pool,
        modifier: traits.amount(added),
        counting: mantra(model, Ones::Dropped),
        removes: usize::try_from(traits.amount(removing)).unwrap_or(0),
        ki,
    })
}

/// What both come to in an opposed Ki test, and with how many dice; equal is a success of the activating side.
pub fn opposed_results(sides: &Sides<KiSide>, dice: &Sides<&[u8]>, without_die: WithoutDie) -> Sides<(i64, usize)> {
    Sides::from_fn(|side| {
        let (own, against) = (sides.of(side), sides.of(side.opponent()));
        let tally = Faces::of(dice.of(side)).without_highest(against.removes).tally(own.counting);
        (tally.modified(own.modifier, without_die), tally.dice)
    })
}

/// Dice of a test's roll at this place, from 0: of an opposed one the second is that of the other side.
///
/// # Errors
///
/// A model or value that is not known.
pub fn dice_of_roll(state: &State, test: &Test, at: usize) -> Result<usize, Refusal> {
    let TestKind::Opposed { other, boosts } = &test.kind else {
        return Ok(attempt(state, test)?.map_or(1, |attempt| attempt.dice));
    };
    let active = ki_side(state, test.model, boosts.active, Side::Active)?;
    let (first, second) = opposed_dice(active.pool, ki_side(state, *other, boosts.other, Side::Other)?.pool);
    Ok(if at == 0 { first } else { second })
}

/// What a player adds to the result of the Tactical Test for deployment: the highest *Scout* (BU-SET-4).
pub fn scouting(state: &State, player: Player) -> i64 {
    best(state, player, "Scout").unwrap_or(0)
}

/// The dice of a player's best model in a Tactical Test: one and those of *Tactician* (BU-TEST-9).
pub fn tactical_dice(state: &State, player: Player) -> usize {
    1 + usize::try_from(best(state, player, "Tactician").unwrap_or(0)).unwrap_or(0)
}

fn best(state: &State, player: Player, name: &str) -> Option<i64> {
    let own = state.models().filter(|(_, model)| model.player() == player && model.standing().is_in_play());
    own.map(|(_, model)| model.traits().amount(name)).max()
}
