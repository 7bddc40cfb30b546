//! `turn`: Starting Phase and End Phase.

use super::players::{by_player, player};
use super::read::{Read, flag, integer, nullable, required};
use crate::games::bushido::model::damage::Durability;
use crate::games::bushido::model::player::Players;
use crate::games::bushido::rules::turn::ending::{EndingModel, FearTest, Frightened, LastResort, Out, end};
use crate::games::bushido::rules::turn::starting::{Coin, KiLimit, StartingModel, Whereabouts, pass_tokens, start};
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Value, json};

#[derive(Clone, Copy)]
enum Phase {
    Starting,
    Ending,
}

const STARTING: [&str; 6] = ["phase", "turn", "models", "communal", "points", "reset"];
const STARTING_MODEL: [&str; 11] = [
    "id",
    "player",
    "ki_stat",
    "ki_cap",
    "ki",
    "where",
    "spirit_block",
    "disease",
    "impetuous",
    "impetuous_trait",
    "fortune",
];
const ENDING_MODEL: [&str; 17] = [
    "id",
    "player",
    "wounds",
    "marked",
    "tough",
    "durable",
    "regenerate",
    "fire",
    "bleed",
    "poison",
    "stunned",
    "blind",
    "berserk",
    "frightened",
    "fear_test",
    "last_stand",
    "rise",
];
const MOST_MARKERS: usize = 30;

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let phase = document.root().object(&STARTING)?.required("phase")?;
    match phase.choice(&[("starting", Phase::Starting), ("ending", Phase::Ending)])? {
        Phase::Starting => starting(&document.root().object(&STARTING)?),
        Phase::Ending => ending(&document.root().object(&["phase", "models"])?),
    }
}

/// The models of a list with their ids, each there once.
fn models<T>(object: &Object, fields: &[&str], read: impl Fn(&Object) -> Read<T>) -> Read<(Vec<String>, Vec<T>)> {
    let mut ids: Vec<String> = Vec::new();
    let mut models = Vec::new();
    for item in object.required("models")?.items(0..=usize::MAX)? {
        let object = item.object(fields)?;
        let id = object.required("id")?;
        let name = id.text(0..=usize::MAX)?;
        if ids.iter().any(|known| known == name) {
            return Err(id.fault("is there already"));
        }
        ids.push(name.to_owned());
        models.push(read(&object)?);
    }
    Ok((ids, models))
}

fn starting(object: &Object) -> Read<Value> {
    let turn = required(object, "turn", 1..=7)?;
    let amounts = |node: &Node| by_player(node, |object, field| integer(object, field, 0..=9999, 0));
    let communal = object.or("communal", Players::default(), amounts)?;
    let mut points = object.or("points", Players::default(), amounts)?;
    let read_turns = |node: &Node| node.items(0..=usize::MAX)?.iter().map(|item| item.integer(1..=7)).collect();
    let reset: Vec<i64> = object.or("reset", Vec::new(), read_turns)?;
    let (ids, mut models) = models(object, &STARTING_MODEL, starting_model)?;
    let gained = start(&mut models);
    if reset.contains(&turn) {
        points = Players::default();
    }
    let passes = pass_tokens(&models);
    let shown: Vec<Value> = ids.iter().zip(&models).map(|(id, model)| started(id, model)).collect();
    Ok(json!({
        "models": shown,
        "communal": {"a": communal.a + gained.a, "b": communal.b + gained.b},
        "pass_tokens": {"a": passes.a, "b": passes.b},
        "points": {"a": points.a, "b": points.b},
    }))
}

fn starting_model(object: &Object) -> Read<StartingModel> {
    let markers = |field| integer(object, field, 0..=20, 0);
    let places = [("battlefield", Whereabouts::Battlefield), ("elsewhere", Whereabouts::Elsewhere)];
    let coins = [("none", Coin::NotTossed), ("won", Coin::Won), ("lost", Coin::Lost)];
    Ok(StartingModel {
        player: player(&object.required("player")?)?,
        ki_statistic: required(object, "ki_stat", 0..=20)?,
        limit: ki_limit(&object.required("ki_cap")?)?,
        ki: integer(object, "ki", 0..=99, 0)?,
        whereabouts: object.or("where", Whereabouts::Battlefield, |node| node.choice(&places))?,
        spirit_block: markers("spirit_block")?,
        disease: markers("disease")?,
        impetuous: markers("impetuous")?,
        impetuous_trait: markers("impetuous_trait")?,
        coin: object.or("fortune", Coin::NotTossed, |node| node.choice(&coins))?,
        activation: 0,
    })
}

fn ki_limit(node: &Node) -> Read<KiLimit> {
    let Some(given) = node.clone().non_null() else { return Ok(KiLimit::None) };
    match given.choice(&[("*", KiLimit::Communal)]) {
        Ok(communal) => Ok(communal),
        Err(_) => Ok(KiLimit::Most(given.integer(0..=99)?)),
    }
}

fn started(id: &str, model: &StartingModel) -> Value {
    json!({
        "id": id,
        "ki": model.ki,
        "activation": model.activation,
        "spirit_block": model.spirit_block,
        "disease": model.disease,
        "impetuous": model.impetuous,
    })
}

fn ending(object: &Object) -> Read<Value> {
    let (ids, mut models) = models(object, &ENDING_MODEL, ending_model)?;
    let ending = end(&mut models);
    let shown: Vec<Value> = ids.iter().zip(&models).map(|(id, model)| ended(id, model)).collect();
    let events = ending.changes.iter();
    let events =
        events.map(|change| json!({"id": ids[change.model], "source": change.source.name(), "wounds": change.wounds}));
    let questions = ending.questions.iter().map(|(at, question)| json!({"id": ids[*at], "about": question.name()}));
    Ok(json!({
        "models": shown,
        "events": events.collect::<Vec<_>>(),
        "questions": questions.collect::<Vec<_>>(),
    }))
}

fn ending_model(object: &Object) -> Read<EndingModel> {
    player(&object.required("player")?)?;
    let wounds = required(object, "wounds", 1..=30)?;
    let marked = required(object, "marked", 0..=wounds)?;
    let last_stand = flag(object, "last_stand")?;
    if marked == wounds && !last_stand {
        return Err(object.required("marked")?.fault("only Last Stand keeps a model with all Wounds marked in play"));
    }
    let rise = object.or("rise", None, |node| nullable(node, |node| node.integer(-10..=30)))?;
    let count = |field| integer(object, field, 0..=20, 0);
    Ok(EndingModel {
        wounds,
        marked,
        tough: integer(object, "tough", -10..=10, 0)?,
        durability: if flag(object, "durable")? { Durability::Durable } else { Durability::Ordinary },
        regenerate: count("regenerate")?,
        fire: markers(object, "fire")?,
        bleed: markers(object, "bleed")?,
        poison: markers(object, "poison")?,
        stunned: count("stunned")?,
        blind: count("blind")?,
        berserk: count("berserk")?,
        fear: fear(object)?,
        last_resort: if rise.is_some() { LastResort::Rise } else { LastResort::None },
        out: None,
    })
}

fn fear(object: &Object) -> Read<Option<Frightened>> {
    let tests = [("passed", FearTest::Passed), ("failed", FearTest::Failed), ("never_failed", FearTest::NeverFailed)];
    let test = object.or("fear_test", None, |node| nullable(node, |node| node.choice(&tests)))?;
    Ok(flag(object, "frightened")?.then_some(Frightened { test }))
}

/// Values of markers, the highest first.
fn markers(object: &Object, field: &str) -> Read<Vec<i64>> {
    let read = |node: &Node| node.items(0..=MOST_MARKERS)?.iter().map(|item| item.integer(1..=9)).collect();
    let mut values: Vec<i64> = object.or(field, Vec::new(), read)?;
    values.sort_unstable_by(|one, another| another.cmp(one));
    Ok(values)
}

fn ended(id: &str, model: &EndingModel) -> Value {
    json!({
        "id": id,
        "marked": model.marked,
        "fire": model.fire,
        "bleed": model.bleed,
        "poison": model.poison,
        "stunned": model.stunned,
        "blind": model.blind,
        "berserk": model.berserk,
        "frightened": model.fear.is_some(),
        "out": model.out.map(Out::name),
    })
}
