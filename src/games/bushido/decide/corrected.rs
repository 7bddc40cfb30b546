//! A corrected exchange or shot with exactly the Damage Rolls that fall due now: those that do not any more go, and those
//! that nobody has rolled are asked for.

use super::{decide, exchange, rolls};
use crate::games::bushido::assemble::melee;
use crate::games::bushido::assemble::ranged::aim;
use crate::games::bushido::command::{Command, DiceTold, Exchange, Outcome, Shot, WoundDice};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::exchange::resolve::Resolution;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::ModelId;
use crate::kernel::chance::{Chance, Position, Seed};
use std::collections::BTreeMap;

/// Which Damage Roll of an exchange: whose attack it was, who rolls, the how-manieth of that comparison.
type Due = (Side, Side, usize);

/// `after` with the Damage Rolls of `before` that still fall due; dice that nobody has rolled are [`rolls::UNKNOWN`].
/// Where the app rolls, and where the dice do not fit anyway, nothing is changed.
#[must_use]
pub(in super::super) fn corrected(state: &State, before: &Command, after: Command) -> Command {
    match (before, after) {
        (Command::Anyway(before), Command::Anyway(after)) => {
            Command::Anyway(Box::new(corrected(state, before, *after)))
        }
        (Command::Fight(before), Command::Fight(mut after)) => {
            if let Some(damage) = fight(state, before, &after)
                && let Outcome::Rolled { damage: told, .. } = &mut after.outcome
            {
                *told = WoundDice::Entered(damage);
            }
            Command::Fight(after)
        }
        (_, Command::Shoot(mut shot)) => {
            if let Some(damage) = shoot(state, &shot) {
                shot.damage = WoundDice::Entered(damage);
            }
            Command::Shoot(shot)
        }
        (_, after) => after,
    }
}

/// Who made each Damage Roll that the players typed in, in their order; nobody where that cannot be said.
pub(in super::super) fn rolled_by(state: &State, command: &Command) -> Vec<ModelId> {
    let command = command.behind_anyway().unwrap_or(command);
    if let Command::Shoot(shot) = command
        && let WoundDice::Entered(told) = &shot.damage
    {
        return vec![shot.shooter; told.len()];
    }
    let Command::Fight(exchange) = command else { return Vec::new() };
    let resolution = told(exchange).and_then(|told| resolution(state, exchange, &told));
    let by = |resolution: &Resolution| dues(resolution).map(|(_, by, _)| *exchange.models.of(by)).collect();
    resolution.as_ref().map_or_else(Vec::new, by)
}

/// The Damage Rolls of a corrected exchange; nothing where they are not the players' own or cannot be said.
fn fight(state: &State, before: &Exchange, after: &Exchange) -> Option<Vec<Vec<u8>>> {
    let old = resolution(state, before, &told(before)?)?;
    // What was put right may be one of their dice: each stands where it stood.
    let told = told(after)?;
    let known: BTreeMap<Due, &Vec<u8>> = dues(&old).zip(&told).collect();
    let mut made = Vec::new();
    loop {
        let now = resolution(state, after, &made)?;
        let (Some(due), Some(roll)) = (pending(&now), now.pending) else { return Some(made) };
        let told = known.get(&due).copied().filter(|faces| faces.len() == roll.dice);
        made.push(told.cloned().unwrap_or_else(|| vec![rolls::UNKNOWN; roll.dice]));
    }
}

/// The Damage Rolls of an exchange that the players made themselves.
fn told(exchange: &Exchange) -> Option<Vec<Vec<u8>>> {
    match &exchange.outcome {
        Outcome::Rolled { damage: WoundDice::Entered(told), .. } => Some(told.clone()),
        Outcome::Rolled { .. } | Outcome::Told { .. } | Outcome::Apart => None,
    }
}

/// How an exchange stands after these Damage Rolls; nothing where its dice are the app's or do not fit.
fn resolution(state: &State, exchange: &Exchange, damage: &[Vec<u8>]) -> Option<Resolution> {
    let Outcome::Rolled { splits, dice: DiceTold::Entered(dice), .. } = &exchange.outcome else { return None };
    let prepared = exchange::prepared(state, exchange, splits).ok()?;
    let dice = exchange::entered(splits, dice).ok()?;
    melee::resolve(state, &prepared, (*splits, &dice), &shown(damage)).ok()
}

/// The Damage Rolls that were made, in their order.
fn dues(resolution: &Resolution) -> impl Iterator<Item = Due> {
    resolution
        .comparisons
        .iter()
        .flat_map(|one| one.rolls.iter().enumerate().map(|(number, roll)| (one.comparison.attacker, roll.by, number)))
}

/// The Damage Roll that is asked for.
fn pending(resolution: &Resolution) -> Option<Due> {
    let last = resolution.comparisons.last()?;
    resolution.pending.map(|roll| (last.comparison.attacker, roll.by, last.rolls.len()))
}

/// The Damage Rolls of a corrected shot; nothing where they are not the players' own or cannot be said.
fn shoot(state: &State, shot: &Shot) -> Option<Vec<Vec<u8>>> {
    let WoundDice::Entered(told) = &shot.damage else { return None };
    let blank = vec![rolls::UNKNOWN; aim(state, shot).ok()?.damage.dice.rolled()];
    let mut made = Vec::new();
    loop {
        let tried = Shot { damage: WoundDice::Entered(shown(&made)), ..shot.clone() };
        let tried = Command::Anyway(Box::new(Command::Shoot(Box::new(tried))));
        match decide(state, &tried, &mut Chance::seeded(Seed(0), Position::default())) {
            Ok(_) => return Some(made),
            Err(Refusal { kind: RefusalKind::DamageRollMissing, .. }) => {
                made.push(told.get(made.len()).unwrap_or(&blank).clone());
            }
            Err(_) => return None,
        }
    }
}

/// Rolls in which every die shows something: an unknown one the least, so that whatever may fall due is asked for.
fn shown(damage: &[Vec<u8>]) -> Vec<Vec<u8>> {
    damage.iter().map(|roll| roll.iter().map(|face| (*face).max(1)).collect()).collect()
}
