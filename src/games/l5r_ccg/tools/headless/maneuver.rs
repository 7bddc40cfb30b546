//! `maneuver`: the planner of assignments.

use super::reading::{self, Names, Read};
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::maneuver::{Plan, Question, Stage, Unit, Weights, plan};
use crate::kernel::document::{Node, Object};
use serde_json::{Map, Value, json};

const STAGES: [(&str, Stage); 4] = [
    ("attack_infantry", Stage::AttackInfantry),
    ("defense_infantry", Stage::DefenseInfantry),
    ("attack_cavalry", Stage::AttackCavalry),
    ("defense_cavalry", Stage::DefenseCavalry),
];

/// Answers a document of `maneuver`.
///
/// # Errors
///
/// The document is none, or there are too many ways to assign the units.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let root = document.root().object(&["provinces", "attack", "defense", "weights", "stage", "assigned"])?;
    let (provinces, strengths) = read_provinces(&root.required("provinces")?)?;
    let mut names = Names::default();
    let mut units = read_units(&root.required("attack")?, Side::Attack, &mut names)?;
    units.extend(read_units(&root.required("defense")?, Side::Defense, &mut names)?);
    let weights = read_weights(&root.required("weights")?)?;
    let stage = root.or("stage", Stage::AttackInfantry, |node| node.choice(&STAGES))?;
    read_assigned(&root, stage, &names, &provinces, &mut units)?;
    let question = Question { strengths, units, weights, stage };
    let plan = plan(&question).map_err(|_| root.node().fault("too large"))?;
    Ok(told(&question, &plan, &names, &provinces))
}

fn read_provinces<'a>(node: &Node<'a>) -> Read<(Names<'a>, Vec<i64>)> {
    let mut names = Names::default();
    let mut strengths = Vec::new();
    for item in node.items(1..=6)? {
        let object = item.object(&["id", "strength"])?;
        names.add(&object.required("id")?)?;
        strengths.push(reading::number(&object, "strength", 0, 99)?);
    }
    Ok((names, strengths))
}

fn read_units<'a>(node: &Node<'a>, side: Side, names: &mut Names<'a>) -> Read<Vec<Unit>> {
    reading::list(node, |item| {
        let object = item.object(&["id", "force", "cards", "cavalry"])?;
        names.add(&object.required("id")?)?;
        Ok(Unit {
            side,
            force: reading::number(&object, "force", 0, 99)?,
            cards: reading::number_or(&object, "cards", 1, 1, 30)?,
            cavalry: reading::flag(&object, "cavalry")?,
            at: None,
            sent: false,
        })
    })
}

fn read_weights(node: &Node<'_>) -> Read<Weights> {
    let object = node.object(&["province", "card", "honor", "all"])?;
    let weight = |field: &str| reading::number_or(&object, field, 0, 0, 1000);
    Ok(Weights { province: weight("province")?, card: weight("card")?, honor: weight("honor")?, all: weight("all")? })
}

/// Where the units of the stages that are over were sent: exactly those must be named.
fn read_assigned<'a>(
    root: &Object<'a>,
    stage: Stage,
    names: &Names<'a>,
    provinces: &Names<'a>,
    units: &mut [Unit],
) -> Read<()> {
    let node = root.optional("assigned");
    let entries = node.as_ref().map_or(Ok(Vec::new()), Node::entries)?;
    let over = |at: usize| units[at].stage() < stage;
    for (name, entry) in &entries {
        if !(0..units.len()).any(|at| names.name(at) == *name && over(at)) {
            return Err(entry.fault("is no unit of a stage that is over"));
        }
    }
    let missing = (0..units.len()).find(|at| over(*at) && entries.iter().all(|(name, _)| *name != names.name(*at)));
    if let Some(at) = missing {
        let reason = format!("{:?} is missing", names.name(at));
        return Err(root.required("assigned")?.fault(reason));
    }
    for (at, unit) in units.iter_mut().enumerate() {
        if let Some((_, entry)) = entries.iter().find(|(name, _)| *name == names.name(at)) {
            unit.at = entry.clone().non_null().map(|node| provinces.find(&node)).transpose()?;
        }
    }
    Ok(())
}

fn told(question: &Question, plan: &Plan, names: &Names<'_>, provinces: &Names<'_>) -> Value {
    let sent = |at: usize| (names.name(at).to_owned(), json!(plan.line[at].map(|place| provinces.name(place))));
    let all = 0..question.units.len();
    let own = all.clone().filter(|at| question.units[*at].stage() == question.stage);
    let end = |(at, end): (usize, &crate::games::l5r_ccg::rules::maneuver::End)| json!({ "id": provinces.name(at), "result": reading::outcome(end.outcome), "destroyed": end.destroyed });
    json!({
        "value": plan.value,
        "best": own.map(sent).collect::<Map<_, _>>(),
        "line": all.map(sent).collect::<Map<_, _>>(),
        "provinces": plan.ends.iter().enumerate().map(end).collect::<Vec<_>>()
    })
}
