//! The answer of `battle`.

use super::reading::BattleNames;
use crate::games::l5r_ccg::model::rule::Rule;
use crate::games::l5r_ccg::rules::battle::{CardAt, Done, Force, HonorChange, Resolution, Why};
use crate::games::l5r_ccg::tools::headless::reading::outcome;
use serde_json::{Value, json};

/// What one action or effect did.
pub(super) fn step(done: &Result<Done, Rule>, names: &BattleNames<'_>) -> Value {
    let nothing = Done::default();
    let (rule, did) = match done {
        Ok(did) => (None, did),
        Err(rule) => (Some(rule.id()), &nothing),
    };
    json!({
        "ok": rule.is_none(),
        "rule": rule,
        "bowed": cards(&did.bowed, names),
        "destroyed": cards(&did.destroyed, names),
        "strength": did.strength,
        "against": did.against
    })
}

/// The whole answer.
pub(super) fn told(resolution: &Resolution, steps: &[Value], names: &BattleNames<'_>) -> Value {
    let terrain: Vec<Value> = resolution.terrain.iter().map(|done| step(done, names)).collect();
    let totals = &resolution.totals;
    let needs = resolution.needs;
    json!({
        "steps": steps,
        "terrain": terrain,
        "forces": totals.forces.iter().map(|one| force(one, names)).collect::<Vec<_>>(),
        "attack": totals.attack.unwrap_or(0),
        "defense": totals.defense.unwrap_or(0),
        "strength": totals.strength,
        "result": outcome(resolution.outcome),
        "province_destroyed": resolution.province_destroyed,
        "destroyed": cards(&resolution.destroyed, names),
        "honor": resolution.honor.iter().map(|change| honor(change, names)).collect::<Vec<_>>(),
        "restored": cards(&resolution.restored, names),
        "honorable_dead": cards(&resolution.honorable_dead, names),
        "dishonorable_dead": cards(&resolution.dishonorable_dead, names),
        "removed": names.units.names(&resolution.removed),
        "bow_home": names.units.names(&resolution.bow_home),
        "stay": names.units.names(&resolution.stay),
        "favor": resolution.favor.map(|at| names.players[at]),
        "needs": {
            "attack_to_win": needs.attack_to_win,
            "attack_to_take": needs.attack_to_take,
            "defense_to_win": needs.defense_to_win,
            "defense_to_hold": needs.defense_to_hold
        }
    })
}

fn cards<'a>(cards: &[CardAt], names: &BattleNames<'a>) -> Vec<&'a str> {
    cards.iter().map(|card| names.card(*card)).collect()
}

fn force(force: &Force, names: &BattleNames<'_>) -> Value {
    json!({ "unit": names.units.name(force.unit), "force": force.total, "personality": force.personality })
}

fn honor(change: &HonorChange, names: &BattleNames<'_>) -> Value {
    let (why, card) = match change.why {
        Why::Battle => ("battle", None),
        Why::DishonorableDeath(card) => ("dishonorable_death", Some(names.card(card))),
    };
    json!({ "player": names.players[change.player], "change": change.change, "why": why, "card": card })
}
