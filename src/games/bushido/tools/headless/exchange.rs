//! `exchange`: a Melee Exchange resolved with the dice on the table.

use super::odds::worth::worth;
use super::parts::{fighter, rulings, split_on_table};
use super::read::{Read, by_side, faces, side, sides};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::Special;
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::exchange::aftermath::{Contact, Marker};
use crate::games::bushido::rules::exchange::resolve::{
    Pending, Resolution, ResolvedComparison, ResolvedRoll, RollFault, Rolled,
};
use crate::games::bushido::rules::exchange::results::{Results, TieBreak, Winner};
use crate::kernel::document::{Document, DocumentFault, Node};
use serde_json::{Value, json};

const FIELDS: [&str; 7] = ["active", "other", "initiative", "allocations", "dice", "damage_rolls", "rulings"];

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let object = document.root().object(&FIELDS)?;
    let fighters = sides(&object, |node| Ok(fighter(node, &["worth"], worth)?.0))?;
    let initiative = object.or("initiative", Side::Active, side)?;
    let dice = by_side(&object.required("dice")?, dice)?;
    let allocations = by_side(&object.required("allocations")?, |node| Ok(node.clone()))?;
    let splits = Sides::try_from_fn(|side| {
        let (attack, defence) = dice.of(side);
        split_on_table(allocations.of(side), (attack.len(), defence.len()), fighters.of(side))
    })?;
    let damage_rolls = object.optional("damage_rolls");
    let rolls: Vec<Vec<u8>> = match &damage_rolls {
        Some(node) => node.items(0..=usize::MAX)?.iter().map(|roll| faces(roll, 2..=3)).collect::<Read<_>>()?,
        None => Vec::new(),
    };
    let rulings = rulings(&object)?;
    let rolled = Rolled { fighters: &fighters, splits, dice, initiative, rulings: &rulings };
    rolled.resolve(&rolls).map(|resolution| shown(&resolution)).map_err(|fault| {
        let (at, reason) = match fault {
            RollFault::WrongNumber { at, dice } => (at, format!("{dice} dice are rolled here")),
            RollFault::NotNeeded(at) => (at, "not needed".to_owned()),
        };
        DocumentFault { path: format!("{}[{at}]", object.node().path_of("damage_rolls")), reason }
    })
}

/// Attack and Defence dice of a side.
pub fn dice(node: &Node) -> Read<(Faces, Faces)> {
    let object = node.object(&["attack", "defence"])?;
    let kind = |field| Ok(Faces::of(&faces(&object.required(field)?, 0..=10)?));
    Ok((kind("attack")?, kind("defence")?))
}

fn shown(resolution: &Resolution) -> Value {
    let results = |side| -> Value {
        let Results { attack, defence, dice } = resolution.results.of(side);
        json!({"attack": attack, "defence": defence, "dice": dice})
    };
    let wounds = match resolution.pending {
        Some(_) => Value::Null,
        None => json!({"active": resolution.wounds.active, "other": resolution.wounds.other}),
    };
    let markers = |side: Side| -> Vec<&str> { resolution.markers.of(side).iter().copied().map(Marker::name).collect() };
    let removed: Vec<&str> = resolution.removed.iter().map(|side| side.name()).collect();
    json!({
        "results": {"active": results(Side::Active), "other": results(Side::Other)},
        "comparisons": resolution.comparisons.iter().map(comparison).collect::<Vec<_>>(),
        "wounds": wounds,
        "markers": {"active": markers(Side::Active), "other": markers(Side::Other)},
        "in_btb": resolution.contact == Contact::Kept && removed.is_empty(),
        "removed": removed,
        "pending": resolution.pending.map(|Pending { by, level, dice }| json!({"by": by.name(), "level": level, "dice": dice})),
    })
}

fn comparison(resolved: &ResolvedComparison) -> Value {
    let made = resolved.comparison;
    let winner = match made.winner {
        Winner::Attack => "attack",
        Winner::Defence => "defence",
    };
    let tie = made.tie.map(|tie| match tie {
        TieBreak::Dice => "dice",
        TieBreak::Active => "active",
    });
    json!({
        "attacker": made.attacker.name(),
        "winner": winner,
        "level": made.level,
        "tie": tie,
        "special": resolved.special.map(Special::name),
        "rolls": resolved.rolls.iter().map(roll).collect::<Vec<_>>(),
    })
}

fn roll(resolved: &ResolvedRoll) -> Value {
    let ResolvedRoll { by, level, used, modifier, row, wounds } = resolved;
    json!({"by": by.name(), "level": level, "used": used, "modifier": modifier, "row": row, "wounds": wounds})
}
