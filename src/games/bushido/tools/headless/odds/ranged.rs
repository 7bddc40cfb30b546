//! `ranged`: a Ranged Attack.

use crate::games::bushido::model::damage::Body;
use crate::games::bushido::model::rulings::Rulings;
use crate::games::bushido::model::size::Size;
use crate::games::bushido::model::special::SpecialAttack;
use crate::games::bushido::rules::odds::harm::unmarked;
use crate::games::bushido::rules::odds::shot::{Inches, Shooter};
use crate::games::bushido::rules::shot::{Band, Conditions, ShooterCircumstance, ShotTerm, TargetCircumstance};
use crate::games::bushido::rules::test::challenge_dice;
use crate::games::bushido::tools::headless::parts::{BODY, body, cost, damage, only_body, rulings, special_attack};
use crate::games::bushido::tools::headless::read::{Read, count, flags, integer, nullable, required};
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Value, json};

const FIELDS: [&str; 13] = [
    "pool",
    "bands",
    "distance",
    "damage",
    "target",
    "attacker",
    "brutal",
    "adept",
    "prowess",
    "special",
    "number_modifier",
    "friend",
    "rulings",
];

const TARGET: [(&str, TargetCircumstance); 5] = [
    ("prone", TargetCircumstance::Prone),
    ("surprised", TargetCircumstance::Surprised),
    ("cover", TargetCircumstance::Cover),
    ("ran", TargetCircumstance::Ran),
    ("swarm", TargetCircumstance::Swarm),
];

const ATTACKER: [(&str, ShooterCircumstance); 4] = [
    ("ran", ShooterCircumstance::Ran),
    ("moved", ShooterCircumstance::Moved),
    ("lightweight", ShooterCircumstance::Lightweight),
    ("already_attacked", ShooterCircumstance::AlreadyAttacked),
];

struct Target {
    body: Body,
    size: Size,
    circumstances: Vec<TargetCircumstance>,
    ranged_defence: i64,
}

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let object = document.root().object(&FIELDS)?;
    let shooter = shooter(&object)?;
    let bands = bands(&object.required("bands")?)?;
    let distance = Inches::read(&object.required("distance")?)?;
    let target = target(&object.required("target")?)?;
    let attacker =
        object.or("attacker", Vec::new(), |node| flags(&node.object(&ATTACKER.map(|(name, _)| name))?, &ATTACKER))?;
    let other = integer(&object, "number_modifier", -10..=10, 0)?;
    let friend = object.or("friend", None, |node| nullable(node, only_body))?;
    let rulings = rulings(&object)?;
    let mut reaching =
        Band::ALL.into_iter().zip(bands).filter(|(_, most)| most.is_some_and(|most| distance.within(most)));
    let Some((band, _)) = reaching.next() else { return Ok(out_of_range(&target.body)) };
    let conditions = Conditions {
        size: target.size,
        target: |one| target.circumstances.contains(&one),
        shooter: |one| attacker.contains(&one),
        ranged_defence: target.ranged_defence,
        other,
    };
    let targets = Targets { aimed_at: target.body, size: target.size, friend };
    Ok(in_range(band, &conditions.terms(band), &shooter, &targets, &rulings))
}

/// Who may be hit.
struct Targets {
    aimed_at: Body,
    size: Size,
    friend: Option<Body>,
}

fn in_range(band: Band, terms: &[ShotTerm], shooter: &Shooter, targets: &Targets, rulings: &Rulings) -> Value {
    let number = terms.iter().map(|term| term.value).sum();
    let hits = shooter.hits(number, targets.friend.map(|_| targets.size), rulings);
    let success: f64 = hits.levels.iter().sum();
    let wounds = shooter.marks(&targets.aimed_at, &hits.levels, hits.stays, rulings);
    let astray = 1.0 - hits.stays;
    let friend = targets.friend.map(|body| {
        let wounds = shooter.marks(&body, &hits.levels, astray, rulings);
        json!({"hit": success * astray, "kills": wounds[body.wounds], "wounds": wounds})
    });
    json!({
        "band": band.name(),
        "number": number,
        "terms": terms.iter().map(shown).collect::<Vec<_>>(),
        "dice": hits.dice,
        "success": success,
        "levels": hits.levels,
        "hits_target": success * hits.stays,
        "kills": wounds[targets.aimed_at.wounds],
        "wounds": wounds,
        "friend": friend,
    })
}

fn shown(term: &ShotTerm) -> Value {
    json!({"what": term.kind.name(), "value": term.value})
}

fn out_of_range(body: &Body) -> Value {
    json!({
        "band": null, "number": null, "terms": [], "dice": null, "success": 0.0, "levels": [], "hits_target": 0.0,
        "wounds": unmarked(body.wounds), "kills": 0.0, "friend": null,
    })
}

fn shooter(object: &Object) -> Read<Shooter> {
    let pool = required(object, "pool", -5..=10)?;
    let special = object.or("special", None, |node| nullable(node, |node| special(node, pool)))?;
    Ok(Shooter {
        pool,
        cost: special.map_or(0, |(_, cost)| cost),
        brutal: integer(object, "brutal", -10..=10, 0)?,
        adept: count(object, "adept", 10)?,
        prowess: count(object, "prowess", 3)?,
        damage: damage(&object.required("damage")?)?,
        special: special.map(|(special, _)| special),
    })
}

fn special(node: &Node, pool: i64) -> Read<(SpecialAttack, usize)> {
    let object = node.object(&["name", "cost"])?;
    let special = special_attack(&object.required("name")?)?;
    let cost = cost(&object)?;
    if cost >= challenge_dice(pool) {
        let reason = "no die is left after this cost".to_owned();
        return Err(DocumentFault { path: object.node().path_of("cost"), reason });
    }
    Ok((special, cost))
}

fn bands(node: &Node) -> Read<Vec<Option<u8>>> {
    let read =
        |band: &Node| nullable(band, |band| u8::try_from(band.integer(1..=99)?).map_err(|_| band.fault("is too far")));
    let bands = node.items(3..=3)?.iter().map(read).collect::<Read<Vec<_>>>()?;
    let given: Vec<u8> = bands.iter().flatten().copied().collect();
    if given.is_empty() || given.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err(node.fault("the bands that are not null must ascend, and one must be there"));
    }
    Ok(bands)
}

fn target(node: &Node) -> Read<Target> {
    let names = TARGET.map(|(name, _)| name);
    let object = node.object(&[&BODY[..], &names, &["size", "ranged_defence"]].concat())?;
    Ok(Target {
        body: body(&object)?,
        size: object.required("size")?.choice(&Size::NAMED)?,
        circumstances: flags(&object, &TARGET)?,
        ranged_defence: integer(&object, "ranged_defence", -10..=10, 0)?,
    })
}
