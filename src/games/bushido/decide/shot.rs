//! A Ranged Attack: its roll, whom it hits, its Damage Rolls (BU-RNG).

use super::exchange::leave_markers;
use super::{actions, rolls, turns};
use crate::games::bushido::assemble::melee::body;
use crate::games::bushido::assemble::ranged::{Aimed, aim, loaded, weapon_traits};
use crate::games::bushido::command::{Shot, ShotFact, WoundDice};
use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::{Event, ShotFired};
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::model::warband::PrintedStatistic;
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::damage::{Turn, marked};
use crate::games::bushido::rules::dice::{Faces, WithoutDie};
use crate::games::bushido::rules::exchange::strike::Strike;
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::shot::base_to_base_number;
use crate::games::bushido::rules::test::ranged_dice;
use crate::games::bushido::rules::traits::Traits;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Deed, ModelId, Standing};
use crate::kernel::chance::Chance;

/// A model makes a Ranged Attack.
pub(super) fn shoot(draft: &mut Draft, shot: &Shot, chance: &mut Chance) -> Result<(), Refusal> {
    let cost = if shot.facts.contains(&ShotFact::Free) { 0 } else { 1 };
    if cost > 0 {
        turns::begin_action(draft, shot.shooter, cost)?;
    } else {
        turns::in_main(draft)?;
    }
    check(draft, shot)?;
    let aimed = aim(&draft.state, shot)?;
    if aimed.ki > 0 {
        draft.pay(shot.shooter, aimed.ki)?;
    }
    let fired = fire(draft, shot, &aimed, chance)?;
    let (hit, wounds) = (fired.hit, fired.wounds);
    draft.happen(Event::Shot(Box::new(fired)));
    draft.happen(Event::Did { model: shot.shooter, deed: Deed::Shot });
    let traits = traits(draft, shot);
    if let Some(hit) = hit {
        let wounds = i16::from(wounds);
        // A Killed model gains no markers (A9).
        let survives = draft.state.model(hit).is_some_and(|model| !model.is_killed_by(wounds));
        if wounds > 0 && survives {
            leave_markers(draft, hit, &traits);
        }
        draft.wound(hit, wounds);
    }
    if traits.has("Reload") {
        for _ in 0..traits.amount("Reload").clamp(1, 9) {
            draft.mark(shot.shooter, Condition::Reload, 1);
        }
    }
    draft.take_counters(shot.shooter, cost);
    actions::spend_impetuous(draft, shot.shooter, cost);
    Ok(())
}

fn traits(draft: &Draft, shot: &Shot) -> Traits {
    let shooter = draft.state.model(shot.shooter);
    shooter.map_or_else(Traits::default, |shooter| weapon_traits(shooter, shot.weapon))
}

fn check(draft: &mut Draft, shot: &Shot) -> Result<(), Refusal> {
    let shooter = draft.model(shot.shooter)?;
    let no_pool = shooter.card().ranged == Some(PrintedStatistic::Dash) && shot.base.is_none();
    let against = [Condition::Prone, Condition::Held].into_iter().find(|one| shooter.has(*one));
    let (loaded, side) = (loaded(shooter, shot.shooter, shot.weapon), shooter.player());
    let target = draft.model(shot.target)?;
    let (enemies, on_table) = (target.player() != side, target.standing() == Standing::Battlefield);
    draft.require(!no_pool, RefusalKind::NoRangedPool(shot.shooter), reference::RANGED)?;
    if let Some(condition) = against {
        draft.require(false, RefusalKind::HasCondition { model: shot.shooter, condition }, reference::STATES)?;
    }
    if let Err(refusal) = loaded {
        draft.require(false, refusal.kind, refusal.rule)?;
    }
    draft.require(enemies, RefusalKind::SameSide, reference::RANGED)?;
    draft.require(on_table, RefusalKind::OutOfPlay(shot.target), reference::RANGED)
}

/// The roll and everything it leads to.
fn fire(draft: &Draft, shot: &Shot, aimed: &Aimed, chance: &mut Chance) -> Result<ShotFired, Refusal> {
    let (shooter, target) = (shot.shooter, shot.target);
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    let weapon = shot.weapon;
    let dice = Vec::new();
    let rolls = Vec::new();
    let missed = ShotFired { shooter, target, weapon, hit: None, number: None, dice, result: 0, wounds: 0, rolls };
    let Some(number) = aimed.number() else { return Ok(missed) };
    let rulings = draft.state.rulings();
    let dice = told(shot.dice.as_ref(), aimed.dice(), chance)?;
    let tally = Faces::of(&dice).tally(aimed.counting);
    let result = tally.modified(aimed.brutal, WithoutDie::of(&rulings));
    let fired = ShotFired { number: Some(small(number)), dice, result: small(result), ..missed };
    if result < number {
        return Ok(fired);
    }
    let hit = whom(shot, aimed, chance)?;
    let rolls = damage_rolls(draft, shot, aimed, (hit, result - number), (&rulings, chance))?;
    let wounds = rolls.iter().fold(0, |sum: u8, (_, _, wounds)| sum.saturating_add(*wounds));
    Ok(ShotFired { hit: Some(hit), wounds, rolls, ..fired })
}

fn told(entered: Option<&Vec<u8>>, count: usize, chance: &mut Chance) -> Result<Vec<u8>, Refusal> {
    match entered {
        Some(dice) => rolls::entered(dice, count).map(|()| dice.clone()),
        None => Ok(rolls::dice(count, chance)),
    }
}

/// Whom of two in base to base it hits (BU-RNG-4).
fn whom(shot: &Shot, aimed: &Aimed, chance: &mut Chance) -> Result<ModelId, Refusal> {
    let (Some(friend), Some(number)) = (shot.friend, base_to_base_number(aimed.size)) else { return Ok(shot.target) };
    let dice = told(shot.check.as_ref(), ranged_dice(aimed.pool, 0), chance)?;
    let result = i64::try_from(Faces::of(&dice).tally(aimed.counting).result).unwrap_or(0);
    Ok(if result >= number { shot.target } else { friend })
}

/// Each Damage Roll: the two dice used, the row, Wounds.
fn damage_rolls(
    draft: &Draft,
    shot: &Shot,
    aimed: &Aimed,
    (hit, level): (ModelId, i64),
    (rulings, chance): (&Rulings, &mut Chance),
) -> Result<Vec<([u8; 2], u8, u8)>, Refusal> {
    let mut rolls = Vec::new();
    let Some(strike) = Strike::of_attack(Side::Active, shot.special, level) else { return Ok(rolls) };
    let to = body(hit, draft.model(hit)?)?;
    let roll = strike.roll(&aimed.damage, &to, rulings);
    let (mut sum, mut turn) = (0, Turn::First);
    for (at, level) in strike.levels.iter().enumerate() {
        if sum >= to.wounds {
            break;
        }
        let faces = match &shot.damage {
            WoundDice::Generated => rolls::dice(aimed.damage.dice.rolled(), chance),
            WoundDice::Entered(made) => {
                let missing = Refusal { rule: reference::DAMAGE, kind: RefusalKind::DamageRollMissing };
                let faces = made.get(at).ok_or(missing)?;
                rolls::wounding(faces, aimed.damage.dice.rolled())?;
                faces.clone()
            }
        };
        let used = roll.used(faces);
        let dealt = roll.dealt(used, *level, turn);
        let wounds = marked(dealt.harm, to.wounds - sum);
        sum += wounds;
        // A row is at most 12, and so are the Wounds it gives.
        rolls.push((used, u8::try_from(dealt.row).unwrap_or(0), u8::try_from(wounds).unwrap_or(u8::MAX)));
        turn = Turn::Later;
    }
    Ok(rolls)
}
