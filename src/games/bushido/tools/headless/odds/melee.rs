//! `melee`: the hidden split, exactly.

use super::worth::{not_negative, worth};
use crate::games::bushido::model::fighter::Fighter;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::Special;
use crate::games::bushido::model::split::Split;
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::odds::exchange::matchup::{Matchup, Share};
use crate::games::bushido::rules::odds::exchange::midroll::Stage;
use crate::games::bushido::rules::odds::weights::Weights;
use crate::games::bushido::tools::headless::parts::{allocation, fighter, rulings, split_on_table};
use crate::games::bushido::tools::headless::read::{Read, by_side, count_of, faces, side, sides};
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Value, json};

#[derive(Clone, Copy)]
enum Kind {
    Odds,
    Split,
    Answer,
    Reroll,
}

const KINDS: [(&str, Kind); 4] =
    [("odds", Kind::Odds), ("split", Kind::Split), ("answer", Kind::Answer), ("reroll", Kind::Reroll)];

const COMMON: [&str; 6] = ["kind", "active", "other", "initiative", "weights", "rulings"];

impl Kind {
    const fn fields(self) -> &'static [&'static str] {
        match self {
            Self::Odds => &["allocations"],
            Self::Split => &[],
            Self::Answer => &["side", "mix"],
            Self::Reroll => &["allocations", "rolled", "stage"],
        }
    }
}

/// How far the probabilities of a mixture may be from 1 together.
const ROUNDING: f64 = 1e-9;

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let every: Vec<&str> = KINDS.iter().flat_map(|(_, kind)| kind.fields()).chain(&COMMON).copied().collect();
    let kind = document.root().object(&every)?.required("kind")?.choice(&KINDS)?;
    let object = document.root().object(&[&COMMON[..], kind.fields()].concat())?;
    let matchup = matchup(&object)?;
    let (value, answer) = match kind {
        Kind::Odds => odds(&object, &matchup)?,
        Kind::Split => split(&matchup),
        Kind::Answer => best_answer(&object, &matchup)?,
        Kind::Reroll => reroll(&object, &matchup)?,
    };
    if value.is_finite() {
        Ok(answer)
    } else {
        Err(object.required("weights")?.fault("are too great to be reckoned with"))
    }
}

fn matchup(object: &Object) -> Read<Matchup> {
    let read = sides(object, |node| fighter(node, &["worth"], worth))?;
    let worth = Sides::from_fn(|side| {
        let (fighter, worth) = read.of(side);
        let specials = fighter.parts().specials.all().iter().map(|one| one.special);
        specials.zip(worth.iter().copied()).collect::<Vec<(Special, f64)>>()
    });
    let node = object.required("weights")?;
    let weights = node.object(&["wound_dealt", "wound_taken", "kill", "death"])?;
    let weight = |field| not_negative(&weights.required(field)?);
    Ok(Matchup {
        initiative: object.or("initiative", Side::Active, side)?,
        rulings: rulings(object)?,
        weights: Weights {
            wound_dealt: weight("wound_dealt")?,
            wound_taken: weight("wound_taken")?,
            kill: weight("kill")?,
            death: weight("death")?,
            worth,
        },
        fighters: Sides { active: read.active.0, other: read.other.0 },
    })
}

fn odds(object: &Object, matchup: &Matchup) -> Read<(f64, Value)> {
    let node = object.required("allocations")?;
    let allocations = node.object(&["active", "other"])?;
    let splits = Sides::try_from_fn(|side| {
        let chosen = allocations.required(side.name())?.object(&["attack", "defence", "special"])?;
        allocation(&chosen, matchup.fighters.of(side))
    })?;
    let odds = matchup.odds(&splits);
    let (dealt, taken) = (&odds.marked.other, &odds.marked.active);
    let answer = json!({
        "value": odds.value,
        "dealt": dealt,
        "taken": taken,
        "kills": dealt.last(),
        "dies": taken.last(),
        "triggers": {"active": odds.triggers.active, "other": odds.triggers.other},
    });
    Ok((odds.value, answer))
}

fn split(matchup: &Matchup) -> (f64, Value) {
    let best = matchup.matrix().best_split();
    let mix = |shares: &[Share]| -> Vec<Value> {
        let shown = |share: &Share| {
            let Split { attack, defence, special } = share.split;
            let special = special.map(Special::name);
            json!({"attack": attack, "defence": defence, "special": special, "probability": share.probability})
        };
        shares.iter().map(shown).collect()
    };
    (best.value, json!({"value": best.value, "active": mix(&best.mix.active), "other": mix(&best.mix.other)}))
}

fn best_answer(object: &Object, matchup: &Matchup) -> Read<(f64, Value)> {
    let side = side(&object.required("side")?)?;
    let mix = mix(&object.required("mix")?, matchup.fighters.of(side.opponent()))?;
    let answer = matchup.matrix().best_answer(side, &mix);
    let shown = |split: &Split| json!({"attack": split.attack, "defence": split.defence, "special": split.special.map(Special::name)});
    let best: Vec<Value> = answer.best.iter().map(shown).collect();
    Ok((answer.value, json!({"value": answer.value, "best": best})))
}

fn mix(node: &Node, fighter: &Fighter) -> Read<Vec<Share>> {
    let mut mix: Vec<Share> = Vec::new();
    for item in node.items(1..=200)? {
        let object = item.object(&["attack", "defence", "special", "probability"])?;
        let split = allocation(&object, fighter)?;
        if mix.iter().any(|share| share.split == split) {
            return Err(item.fault("is there already"));
        }
        mix.push(Share { split, probability: not_negative(&object.required("probability")?)? });
    }
    let sum: f64 = mix.iter().map(|share| share.probability).sum();
    if (sum - 1.0).abs() > ROUNDING {
        return Err(node.fault(format!("the probabilities add up to {sum}, not to 1")));
    }
    Ok(mix)
}

/// Faces as they lie, in the order of the document.
type Row = Vec<u8>;

fn reroll(object: &Object, matchup: &Matchup) -> Read<(f64, Value)> {
    let rolled = by_side(&object.required("rolled")?, rolled)?;
    let allocations = by_side(&object.required("allocations")?, |node| Ok(node.clone()))?;
    let splits = Sides::try_from_fn(|side| {
        let (attack, defence) = rolled.of(side);
        let split = split_on_table(allocations.of(side), (attack.len(), defence.len()), matchup.fighters.of(side))?;
        few_rights(&object.required(side.name())?, matchup.fighters.of(side)).map(|()| split)
    })?;
    let dice = Sides::from_fn(|side| {
        let (attack, defence) = rolled.of(side);
        (Faces::of(attack), Faces::of(defence))
    });
    let stage = Stage::ALL[count_of(&object.required("stage")?, 1..=4)? - 1];
    let best = matchup.best_reroll(&splits, &dice, stage);
    let (attack, defence) = rolled.of(best.of);
    let answer = json!({
        "value": best.value,
        "stand": best.stand,
        "by": best.by.name(),
        "of": best.of.name(),
        "attack": positions(attack, best.again.0),
        "defence": positions(defence, best.again.1),
    });
    Ok((best.value, answer))
}

/// One to five dice of a side.
fn rolled(node: &Node) -> Read<(Row, Row)> {
    let object = node.object(&["attack", "defence"])?;
    let (attack, defence) = (faces(&object.required("attack")?, 0..=5)?, faces(&object.required("defence")?, 0..=5)?);
    if (1..=5).contains(&(attack.len() + defence.len())) {
        Ok((attack, defence))
    } else {
        Err(node.fault("a side has 1 to 5 dice here"))
    }
}

/// At most two rerolls a side.
fn few_rights(node: &Node, fighter: &Fighter) -> Read<()> {
    let parts = fighter.parts();
    if parts.dodge + parts.feint + parts.prowess.most() <= 2 {
        Ok(())
    } else {
        Err(node.fault("Dodge, Feint and Prowess are more than 2 together"))
    }
}

/// Positions of dice in their row, the first of each face.
fn positions(row: &[u8], again: Faces) -> Vec<usize> {
    let mut left = again.0;
    let mut positions = Vec::new();
    for (position, face) in row.iter().enumerate() {
        let count = &mut left[usize::from(face - 1)];
        if *count > 0 {
            *count -= 1;
            positions.push(position);
        }
    }
    positions
}
