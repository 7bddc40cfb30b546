//! `roll`: the odds of a roll (ER-DICE).

use super::odds::{list, number};
use super::reading::{TN, count, parse, refused, rulings, small};
use crate::games::empire_reborn::rules::odds::dice::{Dice, Luck, with_luck};
use crate::games::empire_reborn::rules::pool::Pool;
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Map, Value};

/// Answers a document.
pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = parse(text)?;
    let object = document.root().object(&["a", "b", "tn", "tns", "lucky", "unlucky", "rulings"])?;
    let dice = Dice::new(&rulings(&object)?);
    let total = dice.total(pool(&object.required("a")?)?);
    let mut answer = Map::new();
    answer.insert("mean".to_owned(), number(total.mean()));
    let tn = object.optional("tn").map(|node| node.integer(TN)).transpose()?;
    if tn.is_none() {
        refused(&object, "lucky", "needs a tn")?;
        refused(&object, "unlucky", "needs a tn")?;
    }
    let lucky = object.or("lucky", 0, |node| small(node, 0..=9))?;
    let unlucky =
        object.or("unlucky", Luck::Plain, |node| Ok(if node.boolean()? { Luck::Unlucky } else { Luck::Plain }))?;
    if let Some(tn) = tn {
        let chance = with_luck(dice.reaches(&total, tn), unlucky, lucky.into());
        answer.insert("success".to_owned(), number(chance));
    }
    if let Some(tns) = object.optional("tns") {
        let tns: Vec<i64> = tns.items(0..=40)?.iter().map(|tn| tn.integer(TN)).collect::<Result<_, _>>()?;
        answer.insert("at_least".to_owned(), list(tns.into_iter().map(|tn| dice.reaches(&total, tn))));
    }
    if let Some(other) = object.optional("b") {
        let comparison = total.against(&dice.total(pool(&other)?));
        answer.insert("wins".to_owned(), number(comparison.higher));
        answer.insert("tie".to_owned(), number(comparison.equal));
        answer.insert("loses".to_owned(), number(comparison.lower));
    }
    Ok(Value::Object(answer))
}

fn pool(node: &Node<'_>) -> Result<Pool, DocumentFault> {
    let object = node.object(&["roll", "keep", "drop", "bonus"])?;
    Ok(Pool {
        roll: count(&object.required("roll")?, 0..=20)?.into(),
        keep: count(&object.required("keep")?, 0..=20)?.into(),
        drop: object.or("drop", 0, |node| count(node, 0..=3))?.into(),
        bonus: object.or("bonus", 0, |node| node.integer(-50..=50))?,
    })
}
