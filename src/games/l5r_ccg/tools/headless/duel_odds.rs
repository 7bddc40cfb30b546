//! `duel`: odds of every plan and the advice.

use super::reading::{self, Read};
use crate::games::l5r_ccg::rules::odds::duel::{
    Advice, Answer, Cards, Chances, FACES, Me, Micro, Mismatch, Model, Opponent, Payoffs, Plan, Question, Side, Value,
    WHOLE, answer as odds, default_chances,
};
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Value as Json, json};
use std::ops::RangeInclusive;

/// Answers a document of `duel`.
///
/// # Errors
///
/// The document is none, does not fit together, or has too many different hands.
pub fn answer(text: &str) -> Read<Json> {
    let document = reading::parse(text)?;
    let root = document.root().object(&["challenged", "me", "opponent", "values"])?;
    let challenged = root.required("challenged")?.choice(&[("me", Side::Me), ("opponent", Side::Opponent)])?;
    let me = read_me(&root.required("me")?)?;
    let node = root.required("opponent")?;
    let opponent = read_opponent(&node)?;
    let payoffs = read_payoffs(root.optional("values").as_ref())?;
    let question = Question::new(challenged, me, opponent, payoffs).map_err(|why| mismatch(&root, &node, why))?;
    Ok(told(&odds(&question)))
}

fn mismatch(root: &Object<'_>, opponent: &Node<'_>, why: Mismatch) -> DocumentFault {
    let fault = |field: &str, reason: &str| DocumentFault { path: opponent.path_of(field), reason: reason.to_owned() };
    match why {
        Mismatch::Focuses => fault("focused", "the numbers of focuses do not fit"),
        Mismatch::Known => fault("known", "more cards are known than there are"),
        Mismatch::Cards => fault("cards.unseen", "not enough cards for those that are hidden"),
        Mismatch::TooLarge => root.node().fault("too large"),
    }
}

/// How often a focus card counts (CC-DUEL-4).
fn read_per_card(object: &Object<'_>) -> Read<i64> {
    Ok(if reading::flag(object, "double")? { 2 } else { 1 })
}

fn read_me(node: &Node<'_>) -> Read<Me> {
    let object = node.object(&["chi", "double", "hand", "focused"])?;
    Ok(Me {
        chi: reading::number(&object, "chi", 0, 99)?,
        per_card: read_per_card(&object)?,
        hand: read_cards(&object.required("hand")?, 12)?,
        focused: object.or("focused", Vec::new(), |node| read_cards(node, 12))?,
    })
}

fn read_cards(node: &Node<'_>, most: usize) -> Read<Vec<Value>> {
    // What was read is 0 to 10, so it loses nothing.
    let value = |item: &Node<'_>| item.integer(0..=10).map(|value| value as Value);
    node.items(0..=most)?.iter().map(value).collect()
}

fn read_opponent(node: &Node<'_>) -> Read<Opponent> {
    let object = node.object(&["chi", "double", "hand", "focused", "known", "cards", "model"])?;
    let (hand, focused) =
        (object.required("hand")?.integer(0..=12)?, reading::number_or(&object, "focused", 0, 0, 12)?);
    Ok(Opponent {
        chi: reading::number(&object, "chi", 0, 99)?,
        per_card: read_per_card(&object)?,
        // Both were read as 0 to 12.
        hand: hand as usize,
        focused: focused as usize,
        known: object.or("known", Vec::new(), |node| read_cards(node, usize::MAX))?,
        cards: object.or("cards", default_chances(), read_distribution)?,
        model: object.or("model", Model::Knows, read_model)?,
    })
}

fn read_distribution(node: &Node<'_>) -> Read<Cards> {
    if node.text(0..=usize::MAX).is_ok() {
        return node.choice(&[("default", ())]).map(|()| default_chances());
    }
    let object = node.object(&["chances", "unseen"])?;
    match (object.optional("chances"), object.optional("unseen")) {
        (Some(chances), None) => {
            let weights = read_faces(&chances, |node| read_decimal(node, 0..=1_000_000))?;
            if weights.iter().all(|weight| *weight == 0) {
                return Err(chances.fault("no weight is above 0"));
            }
            Ok(Cards::Chances(weights))
        }
        (None, Some(unseen)) => Ok(Cards::Unseen(read_faces(&unseen, |node| node.integer(0..=99))?)),
        (Some(_), Some(_)) | (None, None) => Err(node.fault("is neither chances nor cards not seen")),
    }
}

/// A number for some of the Focus Values, 0 for the others.
fn read_faces(node: &Node<'_>, read: impl Fn(&Node<'_>) -> Read<i64>) -> Read<[i64; FACES]> {
    let names: Vec<String> = (0..FACES).map(|value| value.to_string()).collect();
    let fields: Vec<&str> = names.iter().map(String::as_str).collect();
    let object = node.object(&fields)?;
    let mut amounts = [0; FACES];
    for (amount, field) in amounts.iter_mut().zip(&fields) {
        *amount = object.or(field, 0, &read)?;
    }
    Ok(amounts)
}

/// What a model is, before what else it says is looked at.
#[derive(Clone, Copy)]
enum Kind {
    Knows,
    Lead,
    Count,
}

fn read_model(node: &Node<'_>) -> Read<Model> {
    let kinds = [("knows", Kind::Knows), ("lead", Kind::Lead), ("count", Kind::Count)];
    match node.object(&["kind", "per_card", "margin", "strike"])?.required("kind")?.choice(&kinds)? {
        Kind::Knows => node.object(&["kind"]).map(|_| Model::Knows),
        Kind::Lead => {
            let object = node.object(&["kind", "per_card", "margin"])?;
            Ok(Model::Lead {
                per_card: read_decimal(&object.required("per_card")?, 0..=10)?,
                margin: object.or("margin", WHOLE, |node| read_decimal(node, -20..=20))?,
            })
        }
        Kind::Count => {
            let strike = node.object(&["kind", "strike"])?.required("strike")?.items(0..=12)?;
            strike.iter().map(read_probability).collect::<Read<_>>().map(Model::Count)
        }
    }
}

fn read_probability(node: &Node<'_>) -> Read<f64> {
    let number = node.number()?;
    number
        .as_f64()
        .filter(|value| (0.0..=1.0).contains(value))
        .ok_or_else(|| node.fault(format!("{number} is not in 0..=1")))
}

/// A number with at most six decimals, exactly.
fn read_decimal(node: &Node<'_>, range: RangeInclusive<i32>) -> Read<Micro> {
    let number = node.number()?;
    let bounds = f64::from(*range.start())..=f64::from(*range.end());
    let value = number.as_f64().filter(|value| bounds.contains(value));
    let value = value.ok_or_else(|| node.fault(format!("{number} is not in {range:?}")))?;
    let micro = (value * WHOLE as f64).round();
    // The nearest number of six decimals is what was written if it reads as the same, or all but the same, number.
    if (micro / WHOLE as f64 - value).abs() > 4.0 * f64::EPSILON * value.abs() {
        return Err(node.fault(format!("{number} has more than six decimals")));
    }
    Ok(micro as Micro)
}

fn read_payoffs(node: Option<&Node<'_>>) -> Read<Payoffs> {
    let defaults = Payoffs { win: 100, tie: 50, loss: 0, card: 0 };
    let Some(node) = node else { return Ok(defaults) };
    let object = node.object(&["win", "tie", "loss", "card"])?;
    let payoffs = Payoffs {
        win: reading::number_or(&object, "win", defaults.win, -1000, 1000)?,
        tie: reading::number_or(&object, "tie", defaults.tie, -1000, 1000)?,
        loss: reading::number_or(&object, "loss", defaults.loss, -1000, 1000)?,
        card: reading::number_or(&object, "card", defaults.card, 0, 1000)?,
    };
    if payoffs.win < payoffs.tie || payoffs.tie < payoffs.loss {
        return Err(node.fault("a victory is worth less than a tie, or a tie less than a defeat"));
    }
    Ok(payoffs)
}

fn told(answer: &Answer) -> Json {
    let turn = match answer.turn {
        Side::Me => "me",
        Side::Opponent => "opponent",
    };
    let advice = answer.advice.map(|advice| match advice {
        Advice::Strike => "strike",
        Advice::Focus => "focus",
    });
    let Chances { win, tie, loss } = answer.now;
    json!({
        "turn": turn,
        "now": { "win": win, "tie": tie, "loss": loss },
        "plans": answer.plans.iter().map(plan).collect::<Vec<_>>(),
        "best": answer.best,
        "value": answer.plans[answer.best].value,
        "advice": advice,
        "model_contradicted": answer.model_contradicted
    })
}

fn plan(plan: &Plan) -> Json {
    let Chances { win, tie, loss } = plan.chances;
    json!({ "focus": plan.focus, "value": plan.value, "win": win, "tie": tie, "loss": loss, "cards": plan.cards })
}
